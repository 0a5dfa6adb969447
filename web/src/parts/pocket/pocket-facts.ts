// What is told about a 2×2×2.
import type { PocketInfo } from "../../api/pocket";
import { formatCount, t } from "../../i18n/index.svelte";
import { link } from "../../state/link.svelte";
import type { CopyForm, Fact } from "../facts/fact";

const positions = 3_674_160; // 7! 3^6

export function pocketFacts(info: PocketInfo): Fact[] {
    const w = t.pocket;
    const { distance, position, images, isomorphs } = info;
    return [
        {
            name: t.laboratory.distance,
            value: w.distances(distance.htm, distance.qtm),
            isWide: true,
        },
        {
            name: t.workspace.generator,
            value: info.generator || t.solve.none,
            isWide: true,
            isWord: true,
        },
        { name: t.solve.order, value: formatCount(info.order), meaning: t.solve.orderMeaning },
        { name: t.solve.parity, value: t.solve.parities[info.parity] },
        { name: t.solve.symmetry, value: info.symmetry },
        { name: t.solve.isomorphs, value: w.imagesOf(images, isomorphs), meaning: w.imagesMeaning },
        { name: w.cycles, value: info.cycles || t.solve.allHome, isWide: true },
        {
            name: w.number,
            value: w.numberOf(formatCount(position), formatCount(positions)),
            isWide: true,
        },
    ];
}

export const pocketForms = (info: PocketInfo): CopyForm[] => [
    { name: t.pocket.copyForms.facelets, text: () => info.facelets },
    { name: t.pocket.copyForms.generator, text: () => info.generator },
    { name: t.pocket.copyForms.cubies, text: () => info.cubies },
    { name: t.pocket.copyForms.layers, text: () => info.layers },
    { name: t.pocket.copyForms.link, text: () => link.page },
];
