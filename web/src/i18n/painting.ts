// Words of the editor's tools, which are fetched with them.
import type { PieceKind } from "../cube/pieces";

const en = {
    fillsIn: "Fill in while painting",
    fillsInHint:
        "Two stickers of a corner give the third; what contradicts a new sticker is cleared",
    kinds: { corners: "Corners", edges: "Edges" } satisfies Record<PieceKind, string>,
    empty: "Clear",
    clean: "Solve",
    random: "Random",
    randomHints: {
        corners: "Random corners; the edges are solved",
        edges: "Random edges; the corners are solved",
    } satisfies Record<PieceKind, string>,
};

const fr: typeof en = {
    fillsIn: "Compléter en peignant",
    fillsInHint:
        "Deux facettes d’un coin donnent la troisième\u202f; ce qui contredit une nouvelle facette est effacé",
    kinds: { corners: "Coins", edges: "Arêtes" },
    empty: "Effacer",
    clean: "Résoudre",
    random: "Au hasard",
    randomHints: {
        corners: "Des coins au hasard\u202f; les arêtes sont résolues",
        edges: "Des arêtes au hasard\u202f; les coins sont résolus",
    },
};

export const painting = { en, fr };
