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
    from: "The cube already has",
    fromHint: "Only turns that keep it are made",
    nothing: "nothing: all turns",
    niss: "NISS",
    switchNiss: "With or without NISS",
    nissHint: "Turns on the inverse too; those are written ^(…)",
    onInverse: "Made on the inverse, so not played here",
    steps: "Steps",
    goOn: (goal: string) => `Go on with ${goal}`,
    goOnNext: "Go on with the next step",
    stepBack: "Take back this step",
    showWhole: "Show the steps as one solution",
    wholeWord: (length: string) => `Whole solution (${length})`,
};

const fr: typeof en = {
    choice: "Résoudre jusqu’à",
    whole: "tout le cube",
    names: {
        cross: "croix", "x-cross": "x-cross", "xx-cross": "xx-cross", "xxx-cross": "xxx-cross",
        f2l: "F2L", layer: "couche", "2x2x2": "bloc 2×2×2", "2x2x3": "bloc 2×2×3",
        "1x2x3": "bloc 1×2×3", "eo-line": "EO line", "eo-cross": "EO cross", eo: "EO", co: "CO",
        dr: "DR", htr: "HTR", oll: "OLL", "oll-edges": "OLL, arêtes seules", corners: "coins",
        edges: "arêtes", solved: "tout, par ordre de longueur",
    }, // prettier-ignore
    face: "Face",
    axis: "Axe",
    at: "Pièces",
    any: "peu importe",
    atHint: (example) => `par exemple ${example}\u202f; vide\u00a0: peu importe`,
    from: "Le cube a déjà",
    fromHint: "Seuls les mouvements qui le conservent sont faits",
    nothing: "rien\u00a0: tous les mouvements",
    niss: "NISS",
    switchNiss: "Avec ou sans NISS",
    nissHint: "Tourner aussi sur l’inverse\u202f; ces mouvements s’écrivent ^(…)",
    onInverse: "Fait sur l’inverse, donc pas joué ici",
    steps: "Étapes",
    goOn: (goal) => `Continuer avec ${goal}`,
    goOnNext: "Continuer avec l’étape suivante",
    stepBack: "Revenir à l’étape précédente",
    showWhole: "Afficher les étapes comme une seule solution",
    wholeWord: (length) => `Solution complète (${length})`,
};

export const goals = { en, fr };
