// An explanation as a way from position to position, turn by turn.
import type { ExplainedPhase, Explanation } from "../../api/methods";
import { type Facelets, apply, applyAll, unpainted } from "../../cube/facelets";
import { centreOf, stickers } from "../../cube/geometry";
import { type Move, parseWord } from "../../cube/moves";
import { pieceAt } from "../../cube/open";

export interface Chapter {
    readonly phase: ExplainedPhase;
    readonly moves: readonly Move[];
    readonly from: number; // how many turns come before it
    readonly to: number;
}

export interface Story {
    readonly positions: readonly Facelets[]; // before the first turn, and after each
    readonly chapters: readonly Chapter[];
}

const wordOf = (text: string): Move[] => parseWord(text) ?? [];

// `held` is the cube that was asked about, as the hand holds it.
export function storyOf(explanation: Explanation, held: Facelets): Story {
    const positions = [held];
    const chapters = explanation.phases.map((phase) => {
        const moves = wordOf(phase.moves);
        const from = positions.length - 1;
        for (const move of moves) positions.push(apply(positions.at(-1)!, move));
        return { phase, moves, from, to: positions.length - 1 };
    });
    return { positions, chapters };
}

// The chapter in which this turn is; before the first turn it is the first one.
export const chapterAt = ({ chapters }: Story, index: number): number =>
    Math.max(
        chapters.findIndex(({ from, to }) => index > from && index <= to),
        0,
    );

export const solutionOf = ({ solution }: Explanation): Move[] | null =>
    solution === null ? null : wordOf(solution);

// Turns of the parts that are not in the whole, because they cancel where parts meet.
export const cancelledIn = ({ phases, length }: Explanation): number =>
    length === null ? 0 : phases.reduce((sum, phase) => sum + phase.length, 0) - length;

// Piece by piece: much is home before the last phase begins.
export function isPieceByPiece({ phases }: Explanation): boolean {
    const before = phases.at(-2);
    return before !== undefined && before.corners_home.length + before.edges_home.length >= 8;
}

// Only the stickers of pieces that are where they belong; the others unpainted.
export function onlyHome(facelets: Facelets): Facelets {
    const isHome = (index: number) => facelets[index] === facelets[centreOf(stickers[index]!.face)];
    return stickers
        .map(({ index }) => (pieceAt(index).every(isHome) ? facelets[index] : unpainted))
        .join("");
}

// Turned over, so that what is behind and below comes to the front.
const over = wordOf("x2 y'");
export const fromBehind = (facelets: Facelets): Facelets => applyAll(facelets, over);
