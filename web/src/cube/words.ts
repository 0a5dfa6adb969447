// Words as what they do: turns of opposite faces may stand in either order.
import { type Move, axisOf, formatMove } from "./moves";

const isParallel = (a: Move, b: Move): boolean => {
    const [u, v] = [axisOf(a), axisOf(b)];
    return u.every((x, i) => Math.abs(x) === Math.abs(v[i]!));
};

// Neighbours about one axis in the order of their letters.
function ordered(word: readonly Move[]): string[] {
    const groups: Move[][] = [];
    for (const move of word) {
        const last = groups.at(-1);
        if (last && isParallel(last[0]!, move)) last.push(move);
        else groups.push([move]);
    }
    return groups.flatMap((group) => group.map(formatMove).sort());
}

export const isSameWord = (a: readonly Move[], b: readonly Move[]): boolean =>
    ordered(a).join(" ") === ordered(b).join(" ");
