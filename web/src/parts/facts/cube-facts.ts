// What is told about a cube.
import { ask } from "../../api/client";
import type { Info } from "../../api/types";
import { formatCount, t } from "../../i18n/index.svelte";
import { faceletsOf, twistsIn } from "../../cube/centres";
import { faces } from "../../cube/geometry";
import { inWords } from "../../i18n/sentences";
import { link } from "../../state/link.svelte";
import type { CopyForm, Fact } from "./fact";
import { papersList } from "./papers";

function parityOf({ corner_parity, edge_parity }: Info): string {
    const { parities, corners, edges } = t.solve;
    if (corner_parity === edge_parity) return parities[corner_parity];
    return (
        `${corners.toLowerCase()} ${parities[corner_parity]}, ` +
        `${edges.toLowerCase()} ${parities[edge_parity]}`
    );
}

function symmetryOf({ symmetry, antisymmetry }: Info): Fact {
    const isPlain = antisymmetry === null || antisymmetry === symmetry;
    const value = isPlain ? symmetry : `${symmetry}, ${t.solve.antisymmetry(antisymmetry)}`;
    return { name: t.solve.symmetry, value, isWide: !isPlain };
}

const solvableOf = ({ reachable, reason_message }: Info): Fact => ({
    name: t.solve.reachable,
    value: reason_message ? t.solve.noBecause(inWords(reason_message, t.language)) : t.solve.yes,
    isWrong: !reachable,
    isWide: !reachable,
});

// Where they count: "U 180°, F −90°".
const centresOf = ({ centres }: Info): Fact[] => {
    if (!centres) return [];
    const angles = ["", "90°", "180°", "−90°"];
    const turned = faces.flatMap((face, i) =>
        centres[i] ? [`${face} ${angles[centres[i]]}`] : [],
    );
    return [{ name: t.solve.centres, value: turned.join(", ") || t.solve.allHome, isWide: true }];
};

export const cubeFacts = (info: Info): Fact[] => [
    solvableOf(info),
    { name: t.solve.order, value: formatCount(info.order), meaning: t.solve.orderMeaning },
    { name: t.solve.parity, value: parityOf(info) },
    { name: t.solve.isomorphs, value: formatCount(info.morph), meaning: t.solve.isomorphsMeaning },
    { name: t.solve.selfInverse, value: info.self_inverse ? t.solve.yes : t.solve.no },
    symmetryOf(info),
    { name: t.solve.corners, value: info.cycles.corners || t.solve.allHome, isWide: true },
    { name: t.solve.edges, value: info.cycles.edges || t.solve.allHome, isWide: true },
    ...centresOf(info),
];

async function reidOf(info: Info): Promise<string> {
    const centres = info.centres ? { centres: "all" } : {};
    return (await ask("POST /convert", { cube: faceletsOf(info), to: "reid", ...centres })).text;
}

const zipOf = ({ zip, centres }: Info): string =>
    papersList(zip) + (centres ? `+${twistsIn(centres)}` : "");

const jsonOf = ({ cubies, centres }: Info): string =>
    JSON.stringify({ ...cubies, ...(centres ? { centres } : {}) });

export const cubeForms = (info: Info): CopyForm[] => [
    { name: t.solve.forms.facelets, text: () => faceletsOf(info) },
    { name: t.solve.forms.reid, text: () => reidOf(info) },
    { name: t.solve.forms.zip, text: () => zipOf(info) },
    { name: t.solve.forms.json, text: () => jsonOf(info) },
    { name: t.solve.forms.link, text: () => link.page },
];
