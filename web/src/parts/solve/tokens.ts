// Which turns of a long word are shown: a button for each of tens of thousands would
// make the page stand still.

const shown = 240;
const step = 80; // the part moves in steps, so that most turns change nothing

export interface Part {
    readonly first: number;
    readonly end: number; // the first one after it
}

export function partOf(index: number, count: number): Part {
    if (count <= shown) return { first: 0, end: count };
    const wanted = step * Math.floor(index / step) - step;
    const first = Math.max(0, Math.min(wanted, count - shown));
    return { first, end: first + shown };
}
