// The statements about the papers in French. The engine speaks English: titles and
// claims are known by their names, answers by their pattern.
import type { TheoryLine } from "../api/laboratory";

interface French {
    readonly title: string;
    readonly papers: string;
    readonly answer: readonly [RegExp, (...parts: string[]) => string];
}

const nb = "\u00a0";

const lines: Readonly<Record<string, French>> = {
    "group-orders": {
        title: "Les deux groupes",
        papers: "|G| = 519024039293878272000 et |R| = |G|/12 = 43252003274489856000.",
        answer: [
            /= (\d+) elements; .* of (\d+), by/,
            (all, reachable) =>
                `G, toutes les façons d’assembler les pièces, a 8! 12! 3^8 2^12 = ${all} éléments\u202f; les six faces engendrent un groupe R de ${reachable} éléments, d’après Schreier et Sims.`,
        ],
    },
    trace: {
        title: "La trace comme morphisme",
        papers: "La trace est un morphisme, et R en est le noyau.",
        answer: [
            /has (-?\d+), the same twist twice (-?\d+)/,
            (once, twice) =>
                `Les 18 mouvements ont la trace [0;0;0], la trace prend 12 valeurs quand on lit sa dernière partie modulo 3, et |G| = 12 |R|${nb}: R est donc le noyau. Lue à la lettre, avec le mod signé de Caml, ce n’est pas un morphisme${nb}: un coin tordu donne ${once}, la même torsion deux fois ${twice}.`,
        ],
    },
    centre: {
        title: "Le centre de R",
        papers: "Le centre est formé de l’identité et du mot damier, qui bascule toutes les arêtes.",
        answer: [
            /has (\d+) elements/,
            (count) =>
                `Il a ${count} éléments${nb}: l’identité et la position où toutes les arêtes sont basculées.`,
        ],
    },
    faces: {
        title: "Ce qu’engendrent quelques faces",
        papers: "Cinq faces engendrent R, et quatre n’y suffisent pas.",
        answer: [/.*/, () => "Cinq faces engendrent R\u202f; quatre non, quelles qu’elles soient."],
    },
    pair: {
        title: "Deux générateurs",
        papers: "Ils donnent une paire de générateurs.",
        answer: [
            /^(.+) and (.+?) (do not )?generate all/,
            (a, b, not) => `${a} et ${b} ${not ? "n’engendrent pas" : "engendrent"} R tout entier.`,
        ],
    },
    "element-orders": {
        title: "Les ordres des éléments",
        papers: "Ils cherchent des positions d’ordre 1260 et énumèrent les ordres rencontrés.",
        answer: [
            /of (\d+) orders, the largest is (\d+); G of (\d+), up to (\d+)/,
            (kinds, largest, all, most) =>
                `Les éléments de R ont ${kinds} ordres, le plus grand est ${largest}\u202f; ceux de G en ont ${all}, jusqu’à ${most}.`,
        ],
    },
    exponent: {
        title: "Une puissance qui résout toute position",
        papers: "P^166320 est l’identité pour tout P de R\u202f; l’inverse est donc P^166319.",
        answer: [
            /one is (\d+); it divides (\d+)( not)?/,
            (least, claimed, not) =>
                `La plus petite est ${least}\u202f; elle ${not ? "ne divise pas" : "divise"} ${claimed}.`,
        ],
    },
    morph: {
        title: "Les nombres d’isomorphes",
        papers: "8 positions n’ont d’autre isomorphe qu’elles-mêmes\u202f; l’ensemble des valeurs est conjecturé.",
        answer: [
            /in R are (.+); (\d+) positions have .* the (\d+) subgroups/,
            (values, alone, subgroups) =>
                `Les valeurs dans R sont ${values}\u202f; ${alone} positions n’ont d’autre isomorphe qu’elles-mêmes. Compté par les ${subgroups} sous-groupes des 96 isomorphismes.`,
        ],
    },
    classes: {
        title: "Les positions à isomorphisme près",
        papers: "",
        answer: [
            /^(\d+) up to .*, (\d+) up to/,
            (of48, of96) => `${of48} aux 48 symétries près, ${of96} aux 96 isomorphismes près.`,
        ],
    },
    diameter: {
        title: "Jusqu’où peut aller une position, en comptant les mots",
        papers: "Le diamètre est d’au moins 19, puis d’au moins 21 quarts de tour.",
        answer: [
            /at least (\d+) quarter .* at least (\d+) because opposite .* at least (\d+) face/,
            (plain, quarter, half) =>
                `Une position est à au moins ${plain} quarts de tour puisqu’il y en a 12, à au moins ${quarter} parce que les faces opposées commutent et que les tours d’une face s’ajoutent, et à au moins ${half} tours de face pour la même raison. (On sait aujourd’hui, par des calculs bien plus longs${nb}: 26 et 20.)`,
        ],
    },
    "positions-at-10": {
        title: "Les positions à 10 quarts de tour",
        papers: "Environ 67 milliards de positions sont à 10 quarts de tour.",
        answer: [
            /at most (\d+)/,
            (words) => `Il y en a au plus ${words}, car il n’y a pas plus de mots.`,
        ],
    },
    "by-depth": {
        title: "Positions et classes par profondeur",
        papers: "Le nombre moyen d’isomorphes est de 86,5 à la profondeur 6 et de 92 à la profondeur 8.",
        answer: [
            /in the mean (.*)\.$/,
            (means) =>
                `Les classes ont en moyenne ${means!
                    .replace(/(\d)\.(\d)/g, "$1,$2")
                    .replaceAll("members at depth", "membres à la profondeur")
                    .replace("membres à la profondeur 6, ", "membres à la profondeur 6 et ")}.`,
        ],
    },
    "corner-permutations": {
        title: "Les permutations des coins à la profondeur 7",
        papers: "Toutes les permutations impaires des coins apparaissent à la profondeur 7.",
        answer: [/^(\d+) of the (\d+)/, (seen, all) => `${seen} des ${all} impaires apparaissent.`],
    },
    "rank-parity": {
        title: "La parité d’après le rang",
        papers: "Une permutation est paire si et seulement si son rang modulo 4 est 0 ou 3.",
        answer: [
            /fewer than (\d+) points; .* rank (\d+)/,
            (points, rank) =>
                `Vrai pour moins de ${points} points\u202f; pour ${points}, la permutation de rang ${rank} est la première à le contredire.`,
        ],
    },
    "order-1260": {
        title: "Les mots courts d’ordre 1260",
        papers: "jBBWrW et boWvWb sont d’ordre 1260 et ne sont pas isomorphes.",
        answer: [
            /than 6 quarter turns; (\d+) are/,
            (count) =>
                `Aucun n’a moins de 6 quarts de tour\u202f; ${count} ont cette longueur, à isomorphisme près.`,
        ],
    },
    "one-layer": {
        title: "Les mots qui ne changent qu’une couche",
        papers: "Tous les courts (ALGr) ont 6 ou 8 quarts de tour.",
        answer: [
            /there are (\d+) within (\d+)/,
            (count, depth) =>
                `À isomorphisme et aux tours de la couche près, il y en a ${count} en ${depth} quarts de tour au plus.`,
        ],
    },
};

const heads: Readonly<Record<string, string>> = {
    order: "ordre",
    faces: "faces",
    "positions of R": "positions de R",
    "positions of G": "positions de G",
    isomorphs: "isomorphes",
    "quarter turns": "quarts de tour",
    positions: "positions",
    classes: "classes",
    "mean isomorphs": "isomorphes en moyenne",
    "corner permutations": "permutations des coins",
    word: "mot",
};
export const frenchHead = (head: string): string => heads[head] ?? head;

// What is not known stays null, and is shown in the engine's words.
export function frenchLine(line: TheoryLine): Record<"title" | "papers" | "answer", string | null> {
    const french = lines[line.name];
    const match = french?.answer[0].exec(line.answer);
    return {
        title: french?.title ?? null,
        papers: french?.papers ?? null,
        answer: match ? french!.answer[1](...match.slice(1)) : null,
    };
}
