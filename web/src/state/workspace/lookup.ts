// Rows that are not held here: asked for one by one, or swept for their ids.
import type { Row } from "../../api/workspace";
import { workspace } from "../workspace.svelte";

const rowsPerSweep = 10_000; // as many as the server gives at once

export async function fetchRow(index: number): Promise<Row | undefined> {
    return workspace.rowAt(index) ?? (await workspace.ask(index, 1)).rows[0];
}

async function sweep(first: number, last: number): Promise<number[]> {
    const ids: number[] = [];
    while (first <= last) {
        const { rows } = await workspace.ask(first, Math.min(rowsPerSweep, last - first + 1));
        if (rows.length === 0) break;
        for (const row of rows) ids.push(row.id);
        first += rows.length;
    }
    return ids;
}

// The ids of the rows first..last in the order of the list.
export async function idsBetween(first: number, last: number): Promise<number[]> {
    const ids: number[] = [];
    for (let index = first; index <= last; ++index) {
        const row = workspace.rowAt(index);
        if (!row) return [...ids, ...(await sweep(index, last))];
        ids.push(row.id);
    }
    return ids;
}

async function findByHalving(id: number): Promise<number | undefined> {
    let [low, high] = [0, workspace.total - 1];
    while (low <= high) {
        const middle = Math.floor((low + high) / 2);
        const found = (await workspace.ask(middle, 1)).rows[0]?.id;
        if (found === id) return middle;
        if (found === undefined) return undefined;
        if (found < id === (workspace.order === "up")) low = middle + 1;
        else high = middle - 1;
    }
    return undefined;
}

// Where a row stands in the whole list: by halving where ids are in order, else
// by going through it.
export async function findRow(id: number): Promise<number | undefined> {
    const held = workspace.indexOf(id);
    if (held !== undefined) return held;
    if (workspace.sort === "id") return findByHalving(id);
    const index = (await sweep(0, workspace.total - 1)).indexOf(id);
    return index < 0 ? undefined : index;
}
