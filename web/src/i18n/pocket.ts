const en = {
    stage: "The 2×2×2",
    view3d: "2×2×2 in 3D",
    net: "Net of the 2×2×2",
    complete: "All 24 stickers are painted.",
    paintHelp: "Press a swatch to pick its colour, then paint.",
    turn: (move: string) => `Turn ${move}`,

    forms: "What can be written here",
    formRows: [
        ["R U2 F' x y", "a maneuver: turns of U R F D L B and of the whole cube"],
        [
            "UFUFRRRRFDFDDBDBLLLLUBUB",
            "24 stickers, in any six letters, faces in the order U R F D L B",
        ],
        ["x1'' y0 z0", "turns of layers by coordinates, as in the paper with the Maple programs"],
        ["000:BUL 001:BUR …", "eight cubies: place x y z and the colours across x, y and z"],
    ] as readonly (readonly [string, string])[],

    all: "All shortest",
    allHint: "Every shortest solution, not only one",

    distances: (half: number, quarter: number) =>
        `${half} face ${half === 1 ? "turn" : "turns"}, ${quarter} quarter ${quarter === 1 ? "turn" : "turns"}`,
    number: "Position",
    numberOf: (number: string, all: string) => `number ${number} of ${all}`,
    imagesMeaning:
        "Positions that are the same up to the 48 symmetries; with inverses, if that is more",
    imagesOf: (images: number, isomorphs: number) =>
        images === isomorphs ? `${images}` : `${images}, with inverses ${isomorphs}`,
    cycles: "Cycles",
    copyForms: {
        facelets: "Facelets",
        generator: "Maneuver",
        cubies: "Cubies",
        layers: "Layers",
        link: "Link",
    },

    counts: "How far away are the positions?",
    countsMeaning: (all: string) =>
        `All ${all} positions by the fewest turns that solve them. The row of the position shown is marked.`,
    antipodes: "Antipodes",
    antipodesMeaning: (positions: string, classes: string, length: string) =>
        `${positions} positions are ${length} away, farther than all others. Up to symmetry there are ${classes}:`,
    antipode: (generator: string, positions: number, symmetry: string) =>
        `${generator}: ${positions} positions, symmetry ${symmetry}`,
    loading: "Counting…",
};

const fr: typeof en = {
    stage: "Le 2×2×2",
    view3d: "2×2×2 en 3D",
    net: "Patron du 2×2×2",
    complete: "Les 24 facettes sont peintes.",
    paintHelp: "Touchez une pastille pour choisir sa couleur, puis peignez.",
    turn: (move) => `Tourner ${move}`,

    forms: "Ce que l’on peut écrire ici",
    formRows: [
        [
            "R U2 F' x y",
            "une manœuvre\u00a0: tours des faces U R F D L B et rotations du cube entier",
        ],
        [
            "UFUFRRRRFDFDDBDBLLLLUBUB",
            "24 facettes, en six lettres quelconques, faces dans l’ordre U R F D L B",
        ],
        [
            "x1'' y0 z0",
            "des couches par leurs coordonnées, comme dans l’article aux programmes Maple",
        ],
        [
            "000:BUL 001:BUR …",
            "huit petits cubes\u00a0: place x y z et couleurs perpendiculaires à x, y et z",
        ],
    ],

    all: "Toutes les plus courtes",
    allHint: "Toutes les solutions les plus courtes, pas une seule",

    distances: (half, quarter) =>
        `${half} tour${half > 1 ? "s" : ""} de face, ${quarter} quart${quarter > 1 ? "s" : ""} de tour`,
    number: "Position",
    numberOf: (number, all) => `numéro ${number} sur ${all}`,
    imagesMeaning:
        "Positions identiques aux 48 symétries près\u202f; avec les inverses, s’il y en a plus",
    imagesOf: (images, isomorphs) =>
        images === isomorphs ? `${images}` : `${images}, avec les inverses ${isomorphs}`,
    cycles: "Cycles",
    copyForms: {
        facelets: "Facettes",
        generator: "Manœuvre",
        cubies: "Petits cubes",
        layers: "Couches",
        link: "Lien",
    },

    counts: "À quelle distance sont les positions\u202f?",
    countsMeaning: (all) =>
        `Les ${all} positions selon le plus petit nombre de mouvements qui les résout. La ligne de la position affichée est marquée.`,
    antipodes: "Antipodes",
    antipodesMeaning: (positions, classes, length) =>
        `${positions} positions sont à ${length}, plus loin que toutes les autres. Aux symétries près, il y en a ${classes}\u00a0:`,
    antipode: (generator, positions, symmetry) =>
        `${generator}\u00a0: ${positions} positions, symétrie ${symmetry}`,
    loading: "Dénombrement…",
};

export const pocket = { en, fr };
