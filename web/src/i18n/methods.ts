import type { Effort } from "../api/methods";
import type { Ending } from "../api/types";
import { roundTime } from "./proof";

const turns = (count: number): string => `${count} ${count === 1 ? "turn" : "turns"}`;
const tours = (count: number): string => `${count} ${count <= 1 ? "mouvement" : "mouvements"}`;

const en = {
    views: "What to do with the methods",
    viewNames: { explain: "Explain", compare: "Compare" },
    loading: "Loading the methods…",
    titles: {
        layers: "Layer by layer",
        "three-cycles": "3-cycles",
        thistlethwaite: "Thistlethwaite",
        kloosterman: "Kloosterman",
        kociemba: "Kociemba",
        "two-phase": "Two-phase",
        ida: "Iterative deepening",
        pieces: "Single pieces",
        korf: "Korf",
        reid: "Reid",
        optimal: "Optimal",
    } as Readonly<Record<string, string>>,
    efforts: {
        quick: "any cube, at once",
        patient: "any cube, given time",
        shallow: "only a few turns from solved",
    } satisfies Record<Effort, string>,
    guarantee: "Guarantee",
    tables: "Tables",
    memory: "Memory",
    noMemory: "none",

    explain: "Explain this cube",
    isSolvedNow: "It is solved: turn it, or take a random one.",
    isUnfinished: "Some stickers are not painted yet: finish the cube on the Cube page.",
    timeLimit: "Time limit (s)",
    waiting: "Waiting for the questions before this one…",
    working: (method: string) => `${method} is searching…`,
    stoppedEarly: "Stopped before anything was found.",
    failed: "The server could not answer.",
    slowNote: "This method may not finish such a cube within the time limit.",
    shallowNote: "This method only solves cubes a few turns from solved, and gives up on others.",

    solutionOf: (count: number) => `Solved in ${turns(count)}`,
    inPhases: (count: number) => `${count} ${count === 1 ? "phase" : "phases"}`,
    cancelled: (count: number, rest: number) =>
        `${turns(rest)} without the ${count} that ${count === 1 ? "cancels" : "cancel"} where phases meet`,
    alreadySolved: "The cube is solved already.",
    unfinished: {
        time: "Not finished within the time limit; more time may help.",
        nodes: "Not finished: the search was cut short.",
        stopped: "Not finished: it was stopped.",
        length: "Not finished: there is no solution within the limits.",
        proven: "Not finished: there is no solution within the limits.",
    } satisfies Record<Ending, string>,
    unfinishedPhases: "Reached so far:",
    olderCube: "This is about a different cube from the one now on the Cube page.",
    phases: "Phases",
    phaseSpoken: (number: number, name: string) => `After phase ${number}: ${name}`,
    noTurns: "nothing to do",
    turns,
    afterTurn: (number: number, move: string) => `After turn ${number}: ${move}`,
    home: (corners: number, edges: number, centres: readonly number[] = []) => {
        const right = centres.filter((twist) => twist === 0).length;
        if (corners === 8 && edges === 12 && right === centres.length) return "everything is home";
        if (centres.length === 0) return `${corners} of 8 corners and ${edges} of 12 edges home`;
        return `${corners} of 8 corners, ${edges} of 12 edges and ${right} of ${centres.length} centres home`;
    },
    front: "from the front",
    behind: "from behind",
    dimming: "Dim what is not home",
    player: "Step through the solution",
    phaseBack: "One phase back",
    phaseOn: "One phase forward",

    which: "Methods to compare",
    cubes: "Cubes",
    seed: "Seed",
    depth: "Turns from solved",
    uniform: "random",
    perCube: "Seconds per cube",
    compare: "Compare",
    noneTicked: "Tick at least one method.",
    longRun: (seconds: number) => `This may take up to ${roundTime(seconds, { d: "days" })}.`,
    table: "Comparison",
    columns: {
        method: "Method",
        solved: "Solved",
        proven: "Proven",
        mean: "Mean length",
        longest: "Longest",
        time: "Mean time",
        slowest: "Slowest",
        nodes: "Nodes per cube",
        memory: "Tables",
        making: "Built in",
    },
    atHand: "ready",
    running: "running…",
    queued: "waiting",
    leftOut: "not run",
    notFinished: (method: string, count: number, of: number) =>
        `${method} did not finish ${of === 1 ? "the cube" : `${count} of ${of} cubes`} within the limit.`,
    comparedHeard: (count: number) =>
        `Comparison of ${count} ${count === 1 ? "method" : "methods"} is done`,
    ranked: "Charts",
    enoughTurns: "Turns proven to be enough for every cube",
    meanLength: "Mean length in turns",
    meanTime: "Mean time (logarithmic)",
    chartSpoken: (title: string, parts: readonly string[]) => `${title}: ${parts.join(", ")}`,
    partSpoken: (method: string, value: string) => `${method} ${value}`,
    noneSolved: "none solved",
    download: "Download",
    downloadTable: "Table as JSON",
    downloadChart: "Chart as SVG",
};

const fr: typeof en = {
    views: "Que faire des méthodes\u202f?",
    viewNames: { explain: "Expliquer", compare: "Comparer" },
    loading: "Chargement des méthodes…",
    titles: {
        layers: "Couche par couche",
        "three-cycles": "3-cycles",
        thistlethwaite: "Thistlethwaite",
        kloosterman: "Kloosterman",
        kociemba: "Kociemba",
        "two-phase": "Deux phases",
        ida: "Approfondissement itératif",
        pieces: "Pièce par pièce",
        korf: "Korf",
        reid: "Reid",
        optimal: "Optimale",
    },
    efforts: {
        quick: "tout cube, aussitôt",
        patient: "tout cube, avec du temps",
        shallow: "à quelques mouvements du cube résolu",
    },
    guarantee: "Garantie",
    tables: "Tables",
    memory: "Mémoire",
    noMemory: "aucune",

    explain: "Expliquer ce cube",
    isSolvedNow: "Il est résolu\u00a0: tournez-le, ou prenez-en un au hasard.",
    isUnfinished:
        "Des facettes ne sont pas encore peintes\u00a0: terminez le cube sur la page Cube.",
    timeLimit: "Temps limite (s)",
    waiting: "En attente des questions précédentes…",
    working: (method) => `${method}\u00a0: recherche…`,
    stoppedEarly: "Arrêté avant d’avoir trouvé quoi que ce soit.",
    failed: "Le serveur n’a pas pu répondre.",
    slowNote: "Pour un tel cube, cette méthode peut ne pas finir dans le temps limite.",
    shallowNote:
        "Cette méthode ne résout que des cubes à quelques mouvements du cube résolu, et renonce aux autres.",

    solutionOf: (count) => `Résolu en ${tours(count)}`,
    inPhases: (count) => `${count} ${count <= 1 ? "phase" : "phases"}`,
    cancelled: (count, rest) =>
        `${tours(rest)} sans ${count === 1 ? "celui qui s’annule" : `les ${count} qui s’annulent`} entre les phases`,
    alreadySolved: "Le cube est déjà résolu.",
    unfinished: {
        time: "Pas terminé dans le temps limite\u202f; avec plus de temps, peut-être.",
        nodes: "Pas terminé\u00a0: la recherche a été écourtée.",
        stopped: "Pas terminé\u00a0: la recherche a été arrêtée.",
        length: "Pas terminé\u00a0: il n’y a pas de solution dans ces limites.",
        proven: "Pas terminé\u00a0: il n’y a pas de solution dans ces limites.",
    },
    unfinishedPhases: "Atteint jusque-là\u00a0:",
    olderCube: "Ceci concerne un autre cube que celui de la page Cube.",
    phases: "Phases",
    phaseSpoken: (number, name) => `Après la phase ${number}\u00a0: ${name}`,
    noTurns: "rien à faire",
    turns: tours,
    afterTurn: (number, move) => `Après le mouvement ${number}\u00a0: ${move}`,
    home: (corners, edges, centres = []) => {
        const right = centres.filter((twist) => twist === 0).length;
        if (corners === 8 && edges === 12 && right === centres.length) return "tout est en place";
        const placed = [
            `${corners} ${corners <= 1 ? "coin" : "coins"} sur 8`,
            `${edges} ${edges <= 1 ? "arête" : "arêtes"} sur 12`,
        ];
        if (centres.length === 0) return `${placed.join(" et ")} en place`;
        return `${placed.join(", ")} et ${right} ${right <= 1 ? "centre" : "centres"} sur ${centres.length} en place`;
    },
    front: "de face",
    behind: "de derrière",
    dimming: "Estomper ce qui n’est pas en place",
    player: "Suivre la solution pas à pas",
    phaseBack: "Une phase en arrière",
    phaseOn: "Une phase en avant",

    which: "Méthodes à comparer",
    cubes: "Cubes",
    seed: "Graine",
    depth: "Longueur du mélange",
    uniform: "au hasard",
    perCube: "Secondes par cube",
    compare: "Comparer",
    noneTicked: "Cochez au moins une méthode.",
    longRun: (seconds) => `Cela peut durer jusqu’à ${roundTime(seconds, { d: "jours" })}.`,
    table: "Comparaison",
    columns: {
        method: "Méthode",
        solved: "Résolus",
        proven: "Prouvés",
        mean: "Longueur moyenne",
        longest: "La plus longue",
        time: "Temps moyen",
        slowest: "Le plus lent",
        nodes: "Nœuds par cube",
        memory: "Tables",
        making: "Construites en",
    },
    atHand: "prêtes",
    running: "en cours…",
    queued: "en attente",
    leftOut: "non exécutée",
    notFinished: (method, count, of) =>
        `${method} n’a pas terminé ${of === 1 ? "le cube" : `${count} des ${of} cubes`} dans la limite.`,
    comparedHeard: (count) =>
        `La comparaison de ${count} ${count <= 1 ? "méthode" : "méthodes"} est terminée`,
    ranked: "Graphiques",
    enoughTurns: "Mouvements qui suffisent pour tout cube (prouvé)",
    meanLength: "Longueur moyenne en mouvements",
    meanTime: "Temps moyen (échelle logarithmique)",
    chartSpoken: (title, parts) => `${title}\u00a0: ${parts.join(", ")}`,
    partSpoken: (method, value) => `${method} ${value}`,
    noneSolved: "aucun résolu",
    download: "Télécharger",
    downloadTable: "Tableau en JSON",
    downloadChart: "Graphique en SVG",
};

export const methods = { en, fr };
