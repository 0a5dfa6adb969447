// Words of the drawers of the list, which are fetched with them.
import type { Skip } from "../api/workspace";
import type { Method } from "../state/workspace/choices.svelte";
import { cubes, formatCount as number, frCubes, many } from "./numbers";

const en = {
    method: "Method",
    methods: {
        "two-phase": "Two-phase",
        optimal: "Optimal",
    } satisfies Record<Method, string>,
    methodHints: {
        "two-phase": "Short solutions, quickly",
        optimal: "The shortest solution, with proof",
    } satisfies Record<Method, string>,
    anyLength: "none",
    secondsEach: "Seconds per cube",
    leastSeconds: "Minimum seconds",
    mostCubes: "Maximum cubes",
    onlyAbove: "Only above length",
    everyCube: "every cube",
    automatic: "automatic",
    atOnce: "Cubes at once",
    threads: "Threads per cube",
    skipTitle: "When adding, skip",
    skips: {
        no: "nothing",
        symmetry: "cubes that are symmetric to one in the list",
        inversion: "these, and their inverses",
    } satisfies Record<Skip, string>,
    howMany: "How many",
    addScrambles: "As scrambles",
    scrambleHint: "Maneuvers that make random positions, as the WCA requires: 1\u202f000 at most",
    fileHint: "Cube Explorer's .txt or JSON. Or drop it on the list, or paste lines there.",
    transformTitle: (n: number) => `Change ${cubes(n)}`,
    rotate: "Rotate",
    rotateBy: (by: string) => `Rotate by ${by}`,
    reflect: "Reflect",
    mirrors: { RL: "right ↔ left", UD: "up ↔ down", FB: "front ↔ back" },
    multiply: "Multiply",
    multiplyBy: "by the maneuver or cube",
    multiplyShown: "By the cube shown",
    keepOriginals: "Keep the originals and add the results",

    reportTitle: (source: string) => `Import of ${source}`,
    reportSummary: (added: number, skipped: number, wrong: number) =>
        `${cubes(added)} added, ${number(skipped)} skipped, ${many(wrong, `${wrong} line`, `${number(wrong)} lines`)} not understood.`,
    sameAs: "the same as",

    inAll: "Total",
    withManeuver: "With a maneuver",
    optimal: "Proven shortest",
    symmetric: "Symmetric",
    selfInverse: "Self-inverse",
    withCentres: "With centres that count",
    unreachableCount: "Not solvable",
    lengths: "Lengths",
    bySymmetry: "By symmetry",
    byAntisymmetry: "By antisymmetry",
    length: "Length",
    cubesColumn: "Cubes",
    asTable: "As a table",
    chartSpoken: (n: number, from: string, to: string) =>
        `Lengths of ${cubes(n)}, from ${from} to ${to}.`,
    barSpoken: (length: string, n: number, optimal: number) =>
        `${length}: ${cubes(n)}${optimal > 0 ? `, ${number(optimal)} proven shortest` : ""}`,
    noLengths: "No maneuver is known yet: run some cubes first.",
};

const fr: typeof en = {
    method: "Méthode",
    methods: {
        "two-phase": "Deux phases",
        optimal: "Optimale",
    },
    methodHints: {
        "two-phase": "Des solutions courtes, vite",
        optimal: "La solution la plus courte, avec la preuve",
    },
    anyLength: "aucune",
    secondsEach: "Secondes par cube",
    leastSeconds: "Secondes au minimum",
    mostCubes: "Cubes au maximum",
    onlyAbove: "Seulement au-dessus de",
    everyCube: "tous les cubes",
    automatic: "automatique",
    atOnce: "Cubes à la fois",
    threads: "Fils par cube",
    skipTitle: "À l’ajout, omettre",
    skips: {
        no: "rien",
        symmetry: "les cubes symétriques d’un cube de la liste",
        inversion: "ceux-là, et leurs inverses",
    },
    howMany: "Nombre",
    addScrambles: "Comme mélanges",
    scrambleHint:
        "Des manœuvres qui mènent à des positions au hasard, selon la WCA\u00a0: 1\u202f000 au plus",
    fileHint:
        "Fichier .txt de Cube Explorer ou JSON. On peut aussi le déposer sur la liste, ou y coller des lignes.",
    transformTitle: (n) => `Modifier ${frCubes(n)}`,
    rotate: "Tourner",
    rotateBy: (by) => `Tourner de ${by}`,
    reflect: "Refléter",
    mirrors: { RL: "droite ↔ gauche", UD: "haut ↔ bas", FB: "avant ↔ arrière" },
    multiply: "Multiplier",
    multiplyBy: "par la manœuvre ou le cube",
    multiplyShown: "Par le cube affiché",
    keepOriginals: "Garder les originaux et ajouter les résultats",

    reportTitle: (source) => `Import de ${source}`,
    reportSummary: (added, skipped, wrong) =>
        `${frCubes(added)} ${many(added, "ajouté", "ajoutés")}, ${number(skipped)} omis, ${many(wrong, `${wrong} ligne incomprise`, `${number(wrong)} lignes incomprises`)}.`,
    sameAs: "identique à",

    inAll: "Total",
    withManeuver: "Avec une manœuvre",
    optimal: "Optimaux (prouvé)",
    symmetric: "Symétriques",
    selfInverse: "Involutifs",
    withCentres: "Avec des centres qui comptent",
    unreachableCount: "Insolubles",
    lengths: "Longueurs",
    bySymmetry: "Par symétrie",
    byAntisymmetry: "Par antisymétrie",
    length: "Longueur",
    cubesColumn: "Cubes",
    asTable: "En tableau",
    chartSpoken: (n, from, to) => `Longueurs de ${frCubes(n)}, de ${from} à ${to}.`,
    barSpoken: (length, n, optimal) =>
        `${length}\u00a0: ${frCubes(n)}${optimal > 0 ? `, dont ${number(optimal)} ${many(optimal, "optimal (prouvé)", "optimaux (prouvé)")}` : ""}`,
    noLengths: "Aucune manœuvre n’est encore connue\u00a0: lancez d’abord quelques recherches.",
};

export const drawers = { en, fr };
