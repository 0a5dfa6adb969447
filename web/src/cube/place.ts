// Places in a text: the engine counts bytes of UTF-8, the page counts as
// JavaScript does.

const encoder = new TextEncoder();

function indexAtByte(text: string, byte: number): number {
    let [index, bytes] = [0, 0];
    for (const character of text) {
        if (bytes >= byte) break;
        bytes += encoder.encode(character).length;
        index += character.length;
    }
    return index;
}

export interface Range {
    readonly from: number;
    readonly to: number;
}

export const rangeOf = (text: string, place: { offset: number; length: number }): Range => ({
    from: indexAtByte(text, place.offset),
    to: indexAtByte(text, place.offset + place.length),
});
