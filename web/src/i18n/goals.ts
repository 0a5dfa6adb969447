// How far Solve goes.
const en = {
    choice: "Solve as far as",
    whole: "the whole cube",
    names: {
        cross: "cross", "x-cross": "x-cross", "xx-cross": "xx-cross", "xxx-cross": "xxx-cross",
        f2l: "F2L", layer: "layer", "2x2x2": "2×2×2 block", "2x2x3": "2×2×3 block",
        "1x2x3": "1×2×3 block", "eo-line": "EO line", "eo-cross": "EO cross", eo: "EO", co: "CO",
        dr: "DR", htr: "HTR", oll: "OLL", "oll-edges": "OLL, edges only", corners: "corners",
        edges: "edges", solved: "everything, in order of length",
    } as Record<string, string>, // prettier-ignore
    face: "Face",
    axis: "Axis",
    at: "Pieces",
    any: "any",
    atHint: (example: string) => `such as ${example}; empty: any`,
};

const fr: typeof en = {
    choice: "Résoudre jusqu’à",
    whole: "tout le cube",
    names: {
        cross: "croix", "x-cross": "x-croix", "xx-cross": "xx-croix", "xxx-cross": "xxx-croix",
        f2l: "F2L", layer: "couche", "2x2x2": "bloc 2×2×2", "2x2x3": "bloc 2×2×3",
        "1x2x3": "bloc 1×2×3", "eo-line": "ligne EO", "eo-cross": "croix EO", eo: "EO", co: "CO",
        dr: "DR", htr: "HTR", oll: "OLL", "oll-edges": "OLL, arêtes seules", corners: "coins",
        edges: "arêtes", solved: "tout, par ordre de longueur",
    }, // prettier-ignore
    face: "Face",
    axis: "Axe",
    at: "Pièces",
    any: "n’importe",
    atHint: (example) => `par exemple ${example}\u202f; vide\u00a0: n’importe`,
};

export const goalWords = { en, fr };
