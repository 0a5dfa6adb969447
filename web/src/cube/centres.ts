// Centres that show how they are turned, as on a cube with pictures.
//
//     UUU…BBB+213000     stickers, and behind a + the twist of the centre at each face
//
// A twist counts clockwise quarter turns against a solved cube that is held in the same
// way, by U R F D L B; a dot stands for a centre that does not count. So a rotation takes
// twists along unchanged, and a slice turn is the turn of the two faces beside it: as the
// engine counts them.
import { type Face, type Vector, centreOf, dot, downOf, faceTowards, faces, normalOf, opposite, rightOf } from "./geometry"; // prettier-ignore
import { type Move, families, turned } from "./moves";

const stickerCount = 54;
const uncounted = ".";
export const allCentres: readonly Face[] = faces;

export type Twists = string; // "213000"; empty: no centre counts

export const stickersOf = (facelets: string): string => facelets.slice(0, stickerCount);
export const twistsOf = (facelets: string): Twists => facelets.slice(stickerCount + 1);
export const hasCentres = (facelets: string): boolean => facelets.length > stickerCount;

export const withTwists = (facelets: string, twists: Twists): string =>
    /[0-3]/.test(twists) ? `${stickersOf(facelets)}+${twists}` : stickersOf(facelets);

// All of them count, if none did before.
export const withCentres = (facelets: string): string =>
    hasCentres(facelets) ? facelets : withTwists(facelets, "000000");

// Of an answer of the engine: null for a centre that does not count.
export const twistsIn = (centres: readonly (number | null)[] | undefined): Twists =>
    centres?.map((twist) => twist ?? uncounted).join("") ?? "";

// A position as the engine tells it, with the twists of the centres where they count.
export const faceletsOf = (told: {
    readonly facelets: string;
    readonly centres?: readonly (number | null)[];
}): string => withTwists(told.facelets, twistsIn(told.centres));

// Whether a text tells of centres: only then they are to be read.
export const tellsCentres = (text: string): boolean => /(\+|%2B)[\d.]|"centres"/i.test(text);

const colourAt = (facelets: string, face: Face): Face => facelets[centreOf(face)] as Face;

// The faces, as the cube is held, whose centres count.
export const countedFaces = (facelets: string): readonly Face[] =>
    faces.filter((_, i) => /[0-3]/.test(twistsOf(facelets)[i] ?? ""));
export const countedColours = (facelets: string): readonly Face[] =>
    countedFaces(facelets).map((face) => colourAt(facelets, face));

// Centres of these colours count, and those that did not before are not turned.
export function countingColours(facelets: string, colours: readonly Face[]): string {
    const before = twistsOf(facelets);
    const twists = faces.map((face, i) => {
        if (!colours.includes(colourAt(facelets, face))) return uncounted;
        return /[0-3]/.test(before[i] ?? "") ? before[i]! : "0";
    });
    return withTwists(facelets, twists.join(""));
}

const turnedBy = (twist: string, quarters: number): string =>
    twist === uncounted ? twist : String((Number(twist) + quarters + 4) % 4);

export function turnCentre(facelets: string, face: Face, quarters: number): string {
    const at = faces.indexOf(face);
    const twists = [...twistsOf(facelets)].map((twist, i) =>
        i === at ? turnedBy(twist, quarters) : twist,
    );
    return withTwists(facelets, twists.join(""));
}

// The first centre that is turned otherwise.
export const turnedFace = (before: Twists, after: Twists): Face | undefined =>
    faces.find((_, i) => before[i] !== after[i]);

// The middle layer takes four centres along; the other two are then turned against it.
export function turnTwists(twists: Twists, move: Move): Twists {
    if (twists === "") return twists;
    const { face, layers } = families[move.family] as { face: Face; layers: readonly number[] };
    const middle = layers.includes(0) ? move.quarters : 0;
    const own = (layers.includes(1) ? move.quarters : 0) - middle;
    const other = middle - (layers.includes(-1) ? move.quarters : 0);
    const result = [...twists];
    faces.forEach((from, i) => {
        const to = middle === 0 ? from : faceTowards(turned(normalOf(from), move));
        result[faces.indexOf(to)] = twists[i]!;
    });
    const turn = (at: Face, quarters: number) => {
        const i = faces.indexOf(at);
        result[i] = turnedBy(result[i]!, quarters);
    };
    turn(face, own);
    turn(opposite(face), other);
    return result.join("");
}

const up = (face: Face): Vector => downOf(face).map((x) => 0 - x) as unknown as Vector;

// How a vector of the solved cube lies when the cube is held so.
function held(facelets: string, v: Vector): Vector {
    const sum = [0, 0, 0];
    for (const face of faces) {
        const along = Math.max(0, dot(v, normalOf(colourAt(facelets, face))));
        normalOf(face).forEach((x, i) => (sum[i]! += along * x));
    }
    return sum as unknown as Vector;
}

function quartersFromUp(face: Face, direction: Vector): number {
    if (dot(direction, up(face)) !== 0) return 1 - dot(direction, up(face));
    return 2 - dot(direction, rightOf(face));
}

// Where the arrow on each centre points, in clockwise quarter turns from upwards in the
// net; null where it has none. On a solved cube that is held as usual all point upwards.
export function arrowsOf(facelets: string): readonly (number | null)[] {
    const twists = twistsOf(facelets);
    return faces.map((face, i) => {
        const twist = twists[i] ?? uncounted;
        if (twist === uncounted) return null;
        const home = quartersFromUp(face, held(facelets, up(colourAt(facelets, face))));
        return (home + Number(twist)) % 4;
    });
}

export const arrowAt = (facelets: string, index: number): number | null =>
    index % 9 === 4 && hasCentres(facelets) ? arrowsOf(facelets)[Math.floor(index / 9)]! : null;

// An arrow that points upwards, as in the engine's pictures: in a square from -1 to 1, y
// downwards. Where a symbol is on the sticker, only its head at the rim.
export type Flat = readonly [x: number, y: number];
export const arrow = {
    whole: [[0, -0.8], [0.52, -0.14], [0.18, -0.14], [0.18, 0.75], [-0.18, 0.75], [-0.18, -0.14], [-0.52, -0.14]],
    head: [[0, -0.87], [0.4, -0.52], [-0.4, -0.52]],
} as const satisfies Record<string, readonly Flat[]>; // prettier-ignore

export const turnedPoints = (points: readonly Flat[], quarters: number): readonly Flat[] =>
    quarters === 0
        ? points
        : turnedPoints(
              points.map(([x, y]): Flat => [-y, x]),
              quarters - 1,
          );

export const pathOf = (points: readonly Flat[]): string =>
    `M${points.map((point) => point.join(" ")).join("L")}z`;
export const arrowPaths = { whole: pathOf(arrow.whole), head: pathOf(arrow.head) };
