import type { Method } from "../state/workspace/choices.svelte";
import type { Metric, Operation, RowState, SearchMetric, Skip, SortKey } from "../api/workspace";

// A thin space between thousands, as everywhere on the page.
const number = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, "\u202f");

const cubes = (n: number): string => (n === 1 ? "1 cube" : `${number(n)} cubes`);
const frCubes = (n: number): string => (n < 2 ? `${n} cube` : `${number(n)} cubes`);
const many = (n: number, one: string, several: string): string => (n < 2 ? one : several);

const enTurns = {
    htm: "face turns",
    qtm: "quarter turns",
    stm: "slice turns",
    etm: "turns as written",
    axial: "axial turns",
} satisfies Record<Metric, string>;
const frTurns = {
    htm: "tours de face",
    qtm: "quarts de tour",
    stm: "tours de tranche",
    etm: "tours écrits",
    axial: "tours axiaux",
} satisfies Record<Metric, string>;

// The server describes what it undoes in English: "delete 3 cubes".
const frVerbs: Readonly<Record<string, string>> = {
    add: "ajouter",
    import: "importer",
    rename: "renommer",
    delete: "supprimer",
    rotate: "tourner",
    reflect: "refléter",
    invert: "inverser",
    multiply: "multiplier",
    duplicate: "dupliquer",
    show: "montrer",
};
const frSenses: Readonly<Record<string, string>> = {
    generator: " par le générateur",
    solver: " par la solution",
};
function frDeed(deed: string): string {
    const match = /^(\w+) (.+?)(?: as (generator|solver)s?)?$/.exec(deed);
    const verb = frVerbs[match?.[1] ?? ""];
    return match && verb ? `${verb} ${match[2]}${frSenses[match[3] ?? ""] ?? ""}` : deed;
}

const en = {
    title: "Workspace",
    list: "Cubes",
    cubeNumber: (id: number) => `Cube ${id}`,
    count: cubes,
    selected: (n: number) => `${number(n)} selected`,
    loading: "Loading…",

    add: "Add",
    addHint: "Add the cube shown to the list",
    addOptions: "What to add, and what to skip",
    more: "More",
    close: "Close",
    rowMenu: (name: string) => `Actions for ${name}`,

    undo: "Undo",
    redo: "Redo",
    undoDeed: (what: string | null) => (what === null ? "Undo" : `Undo: ${what}`),
    redoDeed: (what: string | null) => (what === null ? "Redo" : `Redo: ${what}`),
    show: "Show on the cube",
    rename: "Rename",
    name: "Name",
    delete: "Delete",
    duplicate: "Duplicate",
    invert: "Invert",
    transform: "Rotate, reflect, multiply…",
    copy: "Copy as text",
    selectAll: "Select all",
    selectSeveral: "Select several",
    doneSelecting: "Done selecting",
    statistics: "Statistics",
    importFile: "Import a file…",
    exportAllText: "Export all as text",
    exportAllJson: "Export all as JSON",
    exportText: "Export as text",
    exportJson: "Export as JSON",
    random: "Random cubes…",

    generator: "Generator",
    solver: "Solver",
    generatorLetter: "G",
    solverLetter: "S",
    showAs: "Show all as",
    asGenerator: "Show as generator",
    asSolver: "Show as solver",
    isGenerator: "Generator: makes the position from solved. Press for the solver.",
    isSolver: "Solver: solves the position. Press for the generator.",

    sortBy: "Sort by",
    sorts: { id: "Number", name: "Name", length: "Length", date: "Date" } satisfies Record<
        SortKey,
        string
    >,
    upwards: "Upwards",
    downwards: "Downwards",

    states: {
        idle: "",
        queued: "queued",
        running: "searching",
        paused: "paused",
        interrupted: "interrupted",
        done: "",
        stopped: "stopped",
        failed: "failed",
    } satisfies Record<RowState, string>,
    searching: (depth: number) => `searching ${depth}`,
    ofTheTime: (percent: number) => `${percent}\u202f% of the time`,
    nodes: (n: string) => `${n} nodes`,
    unreachable: "unreachable",
    noManeuver: "no maneuver yet",
    lengthSpoken: (n: number, metric: Metric, isOptimal: boolean) =>
        `${n} ${enTurns[metric]}${isOptimal ? ", proven shortest" : ""}`,

    run: "Run",
    runAll: "Run all",
    runSome: (n: number) => `Run ${number(n)}`,
    runHint: "Search for short solutions",
    runOptions: "How to run",
    method: "Method",
    methods: {
        "two-phase": "Two-phase",
        optimal: "Optimal",
    } satisfies Record<Method, string>,
    methodHints: {
        "two-phase": "Short solutions, quickly",
        optimal: "The shortest solution, with proof",
    } satisfies Record<Method, string>,
    memory: "Memory for the table",
    memoryExample: "such as 800M or 3G",
    stopAt: "Stop at length",
    anyLength: "none",
    secondsEach: "Seconds per cube",
    noTimeLimit: "no limit",
    onlyAbove: "Only above length",
    everyCube: "every cube",
    atOnce: "Cubes at once",
    threads: "Threads per cube",
    metric: "Count",
    automatic: "automatic",
    metrics: { htm: "face turns (f)", qtm: "quarter turns (q)" } satisfies Record<
        SearchMetric,
        string
    >,
    pause: "Pause",
    stop: "Stop",
    continue: "Continue",
    pauseAll: "Pause all",
    stopAll: "Stop all",
    continueAll: "Continue all",
    progress: (done: number, total: number) => `${number(done)} of ${number(total)}`,
    queued: (n: number, left: number) =>
        left === 0
            ? `${cubes(n)} queued.`
            : `${cubes(n)} queued; ${cubes(left)} left out: short enough, unreachable or running already.`,
    finished: (n: number) => `Finished: ${cubes(n)}.`,

    skipTitle: "When adding, skip",
    skips: {
        no: "nothing",
        symmetry: "cubes that are symmetric to one in the list",
        inversion: "these, and inverses of them",
    } satisfies Record<Skip, string>,
    randomTitle: "Random cubes",
    randomCubes: "Random cubes",
    howMany: "How many",
    addRandom: "Add",
    adding: (done: number, of: number) => `${number(done)} of ${number(of)}…`,
    chooseFile: "Choose a file…",
    fileHint: "Cube Explorer's .txt or JSON. Or drop it on the list, or paste lines there.",
    dropHere: "Drop the file to add its cubes",
    fileTooLarge: (name: string) =>
        `${name} is larger than 16 MB. Please split it into smaller files.`,
    pasted: "Clipboard",

    added: (n: number) => (n === 0 ? "Nothing was added." : `${cubes(n)} added.`),
    deleted: (n: number) => `${cubes(n)} deleted.`,
    changed: {
        rotate: (n: number) => `${cubes(n)} rotated.`,
        reflect: (n: number) => `${cubes(n)} reflected.`,
        invert: (n: number) => `${cubes(n)} inverted.`,
        multiply: (n: number) => `${cubes(n)} multiplied.`,
        duplicate: (n: number) => `${cubes(n)} duplicated.`,
    } satisfies Record<Operation, (n: number) => string>,
    copied: (n: number) => `${cubes(n)} copied.`,
    noClipboard: "This browser gives no access to the clipboard here. Export as text instead.",
    undone: (what: string) => `Undone: ${what}.`,
    redone: (what: string) => `Done again: ${what}.`,
    nothingToUndo: "Nothing to undo.",
    nothingToRedo: "Nothing to redo.",
    isDuplicate: (name: string) => `Not added: the same as ${name}, seen another way.`,
    showIt: "Show it",
    addAnyway: "Add anyway",
    paintAllFirst: "Some stickers have no colour yet. Please paint all of them first.",
    dismiss: "Dismiss",

    transformTitle: (n: number) => `Change ${cubes(n)}`,
    rotate: "Rotate",
    rotateBy: (by: string) => `Rotate by ${by}`,
    reflect: "Reflect",
    mirrors: { RL: "right ↔ left", UD: "up ↔ down", FB: "front ↔ back" },
    multiply: "Multiply",
    multiplyBy: "by the maneuver or cube",
    multiplyButton: "Multiply",
    multiplyShown: "By the cube shown",
    keepOriginals: "Keep the originals and add the results",

    reportTitle: (source: string) => `Import of ${source}`,
    reportSummary: (added: number, skipped: number, wrong: number) =>
        `${cubes(added)} added, ${number(skipped)} skipped, ${many(wrong, `${wrong} line`, `${number(wrong)} lines`)} not understood.`,
    line: (n: number) => `Line ${number(n)}`,
    element: (n: number) => `Cube no. ${number(n)}`,
    sameAs: "the same as",

    noCubes: "No cubes yet",
    emptyBefore: "Paint one, paste a scramble, or press the dice.",
    paintOne: "Paint one",
    pasteScramble: "Paste a scramble",
    addRandomOne: "Random",

    inAll: "In all",
    withManeuver: "With a maneuver",
    optimal: "Proven shortest",
    symmetric: "Symmetric",
    selfInverse: "Self-inverse",
    unreachableCount: "Unreachable",
    lengths: "Lengths",
    bySymmetry: "By symmetry",
    length: "Length",
    cubesColumn: "Cubes",
    ofThemOptimal: "Proven shortest",
    asTable: "As a table",
    chartSpoken: (n: number, from: string, to: string) =>
        `Lengths of ${cubes(n)}, from ${from} to ${to}.`,
    barSpoken: (length: string, n: number, optimal: number) =>
        `${length}: ${cubes(n)}${optimal > 0 ? `, ${number(optimal)} proven shortest` : ""}`,
    noLengths: "No maneuver is known yet: run some cubes first.",
    keys: {
        add: "Add the cube shown, from anywhere",
        move: "Go to the next cube and show it",
        extend: "Select more",
        moveOnly: "Move without selecting",
        toggle: "Select or not",
        open: "Show it and go to the cube",
        menu: "Actions for the row",
        sense: "Generator or solver",
        pause: "Pause or continue",
        paste: "Paste cubes, one per line",
    },
};

const fr: typeof en = {
    title: "Espace de travail",
    list: "Cubes",
    cubeNumber: (id) => `Cube ${id}`,
    count: frCubes,
    selected: (n) => many(n, `${n} sélectionné`, `${number(n)} sélectionnés`),
    loading: "Chargement…",

    add: "Ajouter",
    addHint: "Ajouter à la liste le cube montré",
    addOptions: "Quoi ajouter, quoi omettre",
    more: "Plus",
    close: "Fermer",
    rowMenu: (name) => `Actions pour ${name}`,

    undo: "Annuler",
    redo: "Rétablir",
    undoDeed: (what) => (what === null ? "Annuler" : `Annuler\u00a0: ${frDeed(what)}`),
    redoDeed: (what) => (what === null ? "Rétablir" : `Rétablir\u00a0: ${frDeed(what)}`),
    show: "Montrer sur le cube",
    rename: "Renommer",
    name: "Nom",
    delete: "Supprimer",
    duplicate: "Dupliquer",
    invert: "Inverser",
    transform: "Tourner, refléter, multiplier…",
    copy: "Copier le texte",
    selectAll: "Tout sélectionner",
    selectSeveral: "En sélectionner plusieurs",
    doneSelecting: "Sélection terminée",
    statistics: "Statistiques",
    importFile: "Importer un fichier…",
    exportAllText: "Tout exporter en texte",
    exportAllJson: "Tout exporter en JSON",
    exportText: "Exporter en texte",
    exportJson: "Exporter en JSON",
    random: "Cubes au hasard…",

    generator: "Générateur",
    solver: "Solution",
    generatorLetter: "G",
    solverLetter: "S",
    showAs: "Tout montrer par",
    asGenerator: "Montrer le générateur",
    asSolver: "Montrer la solution",
    isGenerator:
        "Générateur\u00a0: produit la position à partir du cube résolu. Cliquer pour la solution.",
    isSolver: "Solution\u00a0: résout la position. Cliquer pour le générateur.",

    sortBy: "Trier par",
    sorts: { id: "Numéro", name: "Nom", length: "Longueur", date: "Date" },
    upwards: "Croissant",
    downwards: "Décroissant",

    states: {
        idle: "",
        queued: "en attente",
        running: "recherche",
        paused: "en pause",
        interrupted: "interrompu",
        done: "",
        stopped: "arrêté",
        failed: "échec",
    },
    searching: (depth) => `recherche à ${depth}`,
    ofTheTime: (percent) => `${percent}\u202f% du temps`,
    nodes: (n) => `${n} nœuds`,
    unreachable: "inaccessible",
    noManeuver: "pas encore de manœuvre",
    lengthSpoken: (n, metric, isOptimal) =>
        `${n} ${frTurns[metric]}${isOptimal ? ", longueur minimale prouvée" : ""}`,

    run: "Lancer",
    runAll: "Tout lancer",
    runSome: (n) => `Lancer ${number(n)}`,
    runHint: "Chercher des solutions courtes",
    runOptions: "Comment chercher",
    method: "Méthode",
    methods: {
        "two-phase": "Deux phases",
        optimal: "Optimale",
    },
    methodHints: {
        "two-phase": "Des solutions courtes, vite",
        optimal: "La solution la plus courte, avec la preuve",
    },
    memory: "Mémoire pour la table",
    memoryExample: "par exemple 800M ou 3G",
    stopAt: "S’arrêter à la longueur",
    anyLength: "aucune",
    secondsEach: "Secondes par cube",
    noTimeLimit: "sans limite",
    onlyAbove: "Seulement au-dessus de",
    everyCube: "tous les cubes",
    atOnce: "Cubes à la fois",
    threads: "Fils par cube",
    metric: "Compter en",
    automatic: "automatique",
    metrics: { htm: "tours de face (f)", qtm: "quarts de tour (q)" },
    pause: "Pause",
    stop: "Arrêter",
    continue: "Continuer",
    pauseAll: "Tout mettre en pause",
    stopAll: "Tout arrêter",
    continueAll: "Tout continuer",
    progress: (done, total) => `${number(done)} sur ${number(total)}`,
    queued: (n, left) =>
        left === 0
            ? `${frCubes(n)} en attente.`
            : `${frCubes(n)} en attente\u202f; ${frCubes(left)} omis, déjà assez courts, inaccessibles ou en recherche.`,
    finished: (n) => `Terminé\u00a0: ${frCubes(n)}.`,

    skipTitle: "À l’ajout, omettre",
    skips: {
        no: "rien",
        symmetry: "les cubes symétriques d’un cube de la liste",
        inversion: "ceux-là, et leurs inverses",
    },
    randomTitle: "Cubes au hasard",
    randomCubes: "Cubes au hasard",
    howMany: "Combien",
    addRandom: "Ajouter",
    adding: (done, of) => `${number(done)} sur ${number(of)}…`,
    chooseFile: "Choisir un fichier…",
    fileHint:
        "Fichier .txt de Cube Explorer ou JSON. On peut aussi le déposer sur la liste, ou y coller des lignes.",
    dropHere: "Déposez le fichier pour ajouter ses cubes",
    fileTooLarge: (name) =>
        `${name} dépasse 16\u202fMo. Veuillez le partager en fichiers plus petits.`,
    pasted: "Presse-papiers",

    added: (n) =>
        n === 0 ? "Rien n’a été ajouté." : `${frCubes(n)} ${many(n, "ajouté", "ajoutés")}.`,
    deleted: (n) => `${frCubes(n)} ${many(n, "supprimé", "supprimés")}.`,
    changed: {
        rotate: (n) => `${frCubes(n)} ${many(n, "tourné", "tournés")}.`,
        reflect: (n) => `${frCubes(n)} ${many(n, "reflété", "reflétés")}.`,
        invert: (n) => `${frCubes(n)} ${many(n, "inversé", "inversés")}.`,
        multiply: (n) => `${frCubes(n)} ${many(n, "multiplié", "multipliés")}.`,
        duplicate: (n) => `${frCubes(n)} ${many(n, "dupliqué", "dupliqués")}.`,
    },
    copied: (n) => `${frCubes(n)} ${many(n, "copié", "copiés")}.`,
    noClipboard:
        "Ce navigateur ne donne pas accès au presse-papiers ici. Exportez plutôt en texte.",
    undone: (what) => `Annulé\u00a0: ${frDeed(what)}.`,
    redone: (what) => `Rétabli\u00a0: ${frDeed(what)}.`,
    nothingToUndo: "Rien à annuler.",
    nothingToRedo: "Rien à rétablir.",
    isDuplicate: (name) => `Pas ajouté\u00a0: c’est «\u00a0${name}\u00a0», vu d’une autre façon.`,
    showIt: "Le montrer",
    addAnyway: "Ajouter quand même",
    paintAllFirst:
        "Certaines facettes n’ont pas encore de couleur. Veuillez d’abord les peindre toutes.",
    dismiss: "Masquer",

    transformTitle: (n) => `Modifier ${frCubes(n)}`,
    rotate: "Tourner",
    rotateBy: (by) => `Tourner de ${by}`,
    reflect: "Refléter",
    mirrors: { RL: "droite ↔ gauche", UD: "haut ↔ bas", FB: "avant ↔ arrière" },
    multiply: "Multiplier",
    multiplyBy: "par la manœuvre ou le cube",
    multiplyButton: "Multiplier",
    multiplyShown: "Par le cube montré",
    keepOriginals: "Garder les originaux et ajouter les résultats",

    reportTitle: (source) => `Import de ${source}`,
    reportSummary: (added, skipped, wrong) =>
        `${frCubes(added)} ${many(added, "ajouté", "ajoutés")}, ${number(skipped)} ${many(skipped, "omis", "omis")}, ${many(wrong, `${wrong} ligne incomprise`, `${number(wrong)} lignes incomprises`)}.`,
    line: (n) => `Ligne ${number(n)}`,
    element: (n) => `Cube n° ${number(n)}`,
    sameAs: "comme",

    noCubes: "Pas encore de cubes",
    emptyBefore: "Peignez-en un, collez un mélange, ou pressez le dé.",
    paintOne: "En peindre un",
    pasteScramble: "Coller un mélange",
    addRandomOne: "Au hasard",

    inAll: "En tout",
    withManeuver: "Avec une manœuvre",
    optimal: "Minimaux prouvés",
    symmetric: "Symétriques",
    selfInverse: "Inverses d’eux-mêmes",
    unreachableCount: "Inaccessibles",
    lengths: "Longueurs",
    bySymmetry: "Par symétrie",
    length: "Longueur",
    cubesColumn: "Cubes",
    ofThemOptimal: "Minimaux prouvés",
    asTable: "En tableau",
    chartSpoken: (n, from, to) => `Longueurs de ${frCubes(n)}, de ${from} à ${to}.`,
    barSpoken: (length, n, optimal) =>
        `${length}\u00a0: ${frCubes(n)}${optimal > 0 ? `, dont ${number(optimal)} ${many(optimal, "minimal prouvé", "minimaux prouvés")}` : ""}`,
    noLengths: "Aucune manœuvre n’est encore connue\u00a0: lancez d’abord quelques recherches.",
    keys: {
        add: "Ajouter le cube montré, de partout",
        move: "Aller au cube suivant et le montrer",
        extend: "Étendre la sélection",
        moveOnly: "Se déplacer sans sélectionner",
        toggle: "Sélectionner ou non",
        open: "Le montrer et aller au cube",
        menu: "Actions pour la ligne",
        sense: "Générateur ou solution",
        pause: "Pause ou suite",
        paste: "Coller des cubes, un par ligne",
    },
};

export const workspace = { en, fr };
