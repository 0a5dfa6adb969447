// The words of the pages on which positions are looked for: patterns and symmetry.
const plural = (count: string, one: string, many: string): string =>
    count === "1" ? one : `${count} ${many}`;
// In French nothing is one, too: "0 cube" beside "Un cube".
const frPlural = (count: string, one: string, many: string): string =>
    plural(count, one, count === "0" ? one.slice(one.indexOf(" ") + 1) : many);

const en = {
    patternsIntroduction:
        "All cubes whose faces show what you draw. A letter stands for one colour, whichever it is; different letters are different colours.",
    drawing: (number: number) => `Drawing ${number}`,
    paintWith: "Paint with",
    cell: (row: number, column: number, what: string) => `Row ${row}, column ${column}: ${what}`,
    label: (letter: string) => `colour ${letter}`,
    any: "any colour",
    labelShort: { a: "a", b: "b", c: "c", d: "d", e: "e", f: "f", ".": "any" },
    facesOf: "On the faces",
    asDrawn: "Exactly as drawn",
    asDrawnHint: "Otherwise a face may show it turned or reflected.",
    clear: "Clear",
    removeDrawing: (number: number) => `Remove drawing ${number}`,
    addDrawing: "Another drawing",
    ready: "Ready-made drawings",
    takeReady: (name: string) => `Draw: ${name}`,
    readyNames: {
        solid: "solid", dot: "dot", checkerboard: "checkerboard", plus: "plus", cross: "cross",
        stripe: "stripe", bar: "bar", square: "square", H: "H", T: "T", L: "L", U: "U", Y: "Y",
        Z: "Z", diagonal: "diagonal", corner: "corner", edge: "edge", stripes: "stripes",
    } as Record<string, string>, // prettier-ignore
    drawingsHint: "A face with no drawing ticked may show anything; with several, any one of them.",

    filters: "Colours, pieces and more",
    colours: "Colours on every face",
    colourCount: (count: number) => (count === 1 ? "1 colour" : `${count} colours`),
    continuous: "Continuous",
    continuousHint:
        "Lines go on over the edges: an edge and the corner beside it agree on both faces, or on neither.",
    notSelfInverse: "Not self-inverse",
    only: "Pieces that move",
    onlyNames: { all: "all", corners: "corners only", edges: "edges only" },
    parity: "Permutation",
    parityNames: { any: "any", even: "even", odd: "odd" },
    aloneHints: {
        corners: "Corners count alone: two edges are exchanged, and all edges shown grey.",
        edges: "Edges count alone: two corners are exchanged, and all corners shown grey.",
    },

    search: "Search",
    classes: "Show",
    classNames: {
        "48": "one of each class (48)",
        "96": "one of each class, with inverses (96)",
        every: "every position",
    },
    limit: "Maximum pictures",
    copyCondition: "Copy the condition",
    conditionHint: "symmetries >= 6 and order == 12",
    slowHint:
        "Nothing yet: this condition leaves very many cubes to go through. Ask for symmetries, faces or pieces as well, or search within a few moves in the laboratory.",

    found: (count: string) => plural(count, "One cube", "cubes"),
    foundSoFar: (count: string) => plural(count, "One cube so far", "cubes so far"),
    nothingFound: "There is no such cube.",
    counting: "Counting all of them…",
    total: (positions: string, classes: string) =>
        `${plural(positions, "One position", "positions")} in ${plural(classes, "one class", "classes")} altogether`,
    totalPositions: (positions: string) =>
        `${plural(positions, "One position", "positions")} altogether`,
    atMost: (positions: string) => `At most ${positions} positions altogether`,
    limitReached: "The first ones; there are more than the limit shows.",
    results: "Cubes found",
    empty: "Pictures of the cubes appear here as they are found.",
    showCube: (what: string) => `Show on the cube: ${what}`,
    addAll: "Add all to the list",
    solveAll: "Add all and solve them",
    showMore: (count: string) => `Show ${count} more`,

    symmetryIntroduction:
        "Press the symmetries the cube should have. Press one twice for an antisymmetry, which turns the cube into its inverse.",
    operations: "Symmetries of the cube",
    kinds: {
        quarter: "Quarter turns",
        half: "Half turns",
        mirror: "Mirrors",
        rotary: "Rotary reflections",
        edge: "Half turns about edges",
        diagonal: "Diagonal mirrors",
        third: "120° turns about corners",
        centre: "Centre",
        identity: "Inverse",
    },
    operationNames: {
        quarter: (at: string) => `Quarter turn about ${at}`,
        half: (at: string) => `Half turn about ${at}`,
        mirror: (at: string) => `Mirror between ${at}`,
        rotary: (at: string) => `Quarter turn about ${at}, then the mirror`,
        edge: (at: string) => `Half turn about the edges ${at}`,
        diagonal: (at: string) => `Diagonal mirror between the edges ${at}`,
        third: (at: string) => `120° turn about the corners ${at}`,
        centre: () => "Reflection through the centre",
        identity: () => "The cube is its own inverse",
    },
    states: { none: "not asked for", sym: "symmetry", anti: "antisymmetry", both: "both" },
    typeNow: "Type",
    symmetriesCount: (count: number) => (count === 1 ? "one symmetry" : `${count} symmetries`),
    antisymmetriesCount: (count: number) =>
        count === 1 ? "one antisymmetry" : `${count} antisymmetries`,
    exactly: "Match",
    exactlyNames: { least: "at least", exactly: "exactly" },
    gallery: "The 33 classes",
    types: "The 65 types of antisymmetry",
    order: (order: number) => `order ${order}`,
    positions: (count: string) => plural(count, "one position", "positions"),
    classesExactly: (count: string) => plural(count, "one class exactly", "classes exactly"),
    takeClass: (name: string) => `Take the symmetries of ${name}`,
    listsFailed: "The classes could not be loaded.",
    view: "The symmetry on a cube that can be turned",
};

const fr: typeof en = {
    patternsIntroduction:
        "Tous les cubes dont les faces montrent ce que vous dessinez. Une lettre désigne une couleur, quelle qu’elle soit\u202f; des lettres différentes, des couleurs différentes.",
    drawing: (number) => `Dessin ${number}`,
    paintWith: "Peindre avec",
    cell: (row, column, what) => `Ligne ${row}, colonne ${column}\u00a0: ${what}`,
    label: (letter) => `couleur ${letter}`,
    any: "couleur quelconque",
    labelShort: { a: "a", b: "b", c: "c", d: "d", e: "e", f: "f", ".": "libre" },
    facesOf: "Sur les faces",
    asDrawn: "Exactement ainsi",
    asDrawnHint: "Sinon une face peut le montrer tourné ou en miroir.",
    clear: "Effacer",
    removeDrawing: (number) => `Supprimer le dessin ${number}`,
    addDrawing: "Autre dessin",
    ready: "Dessins tout prêts",
    takeReady: (name) => `Dessiner\u00a0: ${name}`,
    readyNames: {
        solid: "uni", dot: "point", checkerboard: "damier", plus: "plus", cross: "croix",
        stripe: "bande", bar: "barre", square: "carré", H: "H", T: "T", L: "L", U: "U", Y: "Y",
        Z: "Z", diagonal: "diagonale", corner: "coin", edge: "bord", stripes: "bandes",
    }, // prettier-ignore
    drawingsHint:
        "Une face sans dessin coché peut montrer n’importe quoi\u202f; avec plusieurs, n’importe lequel d’entre eux.",

    filters: "Couleurs, pièces, etc.",
    colours: "Couleurs sur chaque face",
    colourCount: (count) => (count === 1 ? "1 couleur" : `${count} couleurs`),
    continuous: "Continus",
    continuousHint:
        "Les lignes se prolongent par-dessus les arêtes\u00a0: une arête et le coin voisin s’accordent sur les deux faces, ou sur aucune.",
    notSelfInverse: "Non involutifs",
    only: "Pièces déplacées",
    onlyNames: { all: "toutes", corners: "coins seuls", edges: "arêtes seules" },
    parity: "Permutation",
    parityNames: { any: "quelconque", even: "paire", odd: "impaire" },
    aloneHints: {
        corners:
            "Seuls les coins comptent\u00a0: deux arêtes sont échangées, et toutes sont en gris.",
        edges: "Seules les arêtes comptent\u00a0: deux coins sont échangés, et tous sont en gris.",
    },

    search: "Chercher",
    classes: "Afficher",
    classNames: {
        "48": "un par classe (48)",
        "96": "un par classe, inverses compris (96)",
        every: "toutes les positions",
    },
    limit: "Images au maximum",
    copyCondition: "Copier la condition",
    conditionHint: "symmetries >= 6 and order == 12",
    slowHint:
        "Rien pour l’instant\u00a0: cette condition laisse un très grand nombre de cubes à parcourir. Demandez aussi des symétries, des faces ou des pièces, ou cherchez dans le laboratoire, à quelques mouvements.",

    found: (count) => frPlural(count, "Un cube", "cubes"),
    foundSoFar: (count) => frPlural(count, "Un cube pour l’instant", "cubes pour l’instant"),
    nothingFound: "Il n’y a aucun cube de ce genre.",
    counting: "Décompte exact…",
    total: (positions, classes) =>
        `${frPlural(positions, "Une position", "positions")} en ${frPlural(classes, "une classe", "classes")} au total`,
    totalPositions: (positions) => `${frPlural(positions, "Une position", "positions")} au total`,
    atMost: (positions) => `Au plus ${positions} positions au total`,
    limitReached: "Les premiers\u202f; il y en a plus que la limite n’en montre.",
    results: "Cubes trouvés",
    empty: "Les images des cubes apparaissent ici à mesure qu’ils sont trouvés.",
    showCube: (what) => `Afficher sur le cube\u00a0: ${what}`,
    addAll: "Tout ajouter à la liste",
    solveAll: "Tout ajouter et résoudre",
    showMore: (count) => `Afficher ${count} de plus`,

    symmetryIntroduction:
        "Appuyez sur les symétries que le cube doit avoir. Appuyez deux fois sur l’une d’elles pour une antisymétrie, qui change le cube en son inverse.",
    operations: "Symétries du cube",
    kinds: {
        quarter: "Quarts de tour",
        half: "Demi-tours",
        mirror: "Miroirs",
        rotary: "Rotations-réflexions",
        edge: "Demi-tours autour d’arêtes",
        diagonal: "Miroirs diagonaux",
        third: "Tiers de tour autour de coins",
        centre: "Centre",
        identity: "Inverse",
    },
    operationNames: {
        quarter: (at) => `Quart de tour autour de ${at}`,
        half: (at) => `Demi-tour autour de ${at}`,
        mirror: (at) => `Miroir entre ${at}`,
        rotary: (at) => `Quart de tour autour de ${at}, puis le miroir`,
        edge: (at) => `Demi-tour autour des arêtes ${at}`,
        diagonal: (at) => `Miroir diagonal entre les arêtes ${at}`,
        third: (at) => `Tiers de tour autour des coins ${at}`,
        centre: () => "Symétrie par rapport au centre",
        identity: () => "Le cube est son propre inverse",
    },
    states: { none: "non demandée", sym: "symétrie", anti: "antisymétrie", both: "les deux" },
    typeNow: "Type",
    symmetriesCount: (count) => (count === 1 ? "une symétrie" : `${count} symétries`),
    antisymmetriesCount: (count) => (count === 1 ? "une antisymétrie" : `${count} antisymétries`),
    exactly: "Correspondance",
    exactlyNames: { least: "au moins", exactly: "exactement" },
    gallery: "Les 33 classes",
    types: "Les 65 types d’antisymétrie",
    order: (order) => `ordre ${order}`,
    positions: (count) => frPlural(count, "une position", "positions"),
    classesExactly: (count) => frPlural(count, "une classe exactement", "classes exactement"),
    takeClass: (name) => `Prendre les symétries de ${name}`,
    listsFailed: "Les classes n’ont pas pu être chargées.",
    view: "La symétrie sur un cube que l’on peut tourner",
};

export const wanted = { en, fr };
