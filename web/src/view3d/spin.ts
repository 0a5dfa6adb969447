// How patterns on stickers turn with them. The position does not know which way
// up a symbol is; the picture does, or symbols would jump when a turn arrives. Of centres
// that count, the position does know.
import { arrowsOf, hasCentres } from "../cube/centres";
import { turnOf } from "../cube/facelets";
import { dot, downOf, rightOf, stickers } from "../cube/geometry";
import { type Move, movesCell, turned } from "../cube/moves";

// For each sticker the quarter turns, counter-clockwise as seen from outside,
// from the upright pattern of the net.
export type Spin = readonly number[];
export const upright: Spin = Array<number>(54).fill(0);

// Upright, but for the arrows on centres.
export function spinOf(facelets: string): Spin {
    if (!hasCentres(facelets)) return upright;
    const spin = [...upright];
    arrowsOf(facelets).forEach((arrow, i) => (spin[9 * i + 4] = (4 - (arrow ?? 0)) % 4));
    return spin;
}

export function spun(spin: Spin, move: Move): Spin {
    const goesTo = turnOf(move);
    const result = [...spin];
    for (const { index, face, cell } of stickers) {
        if (!movesCell(move, cell)) continue;
        const now = stickers[goesTo[index]!]!;
        const down = turned(downOf(face), move);
        const sideways = dot(down, rightOf(now.face));
        const quarters = sideways === 0 ? 1 - dot(down, downOf(now.face)) : 2 - sideways;
        result[now.index] = (spin[index]! + quarters) % 4;
    }
    return result;
}
