// Where the stickers of six pictures are in the net, when the engine has found out how the
// cube was held for each of them.
import { type Face, faces } from "./geometry";

export interface Place {
    readonly face: string;
    readonly quarter_turns: number; // clockwise, until the picture is upright in the net
}

// The cell of a picture that comes to a cell of its face when it is turned clockwise.
function turnedCell(cell: number, quarterTurns: number): number {
    let at = cell;
    for (let turn = 0; turn < quarterTurns % 4; ++turn)
        at = 3 * (2 - (at % 3)) + Math.floor(at / 3);
    return at;
}

export const pictureOf = (face: Face, places: readonly Place[]): number =>
    places.findIndex((place) => place.face === face);

// The patch, nine to a picture, that is seen at a facelet of the net.
export function patchAt(facelet: number, places: readonly Place[]): number {
    const picture = pictureOf(faces[Math.floor(facelet / 9)]!, places);
    return 9 * picture + turnedCell(facelet % 9, places[picture]!.quarter_turns);
}
