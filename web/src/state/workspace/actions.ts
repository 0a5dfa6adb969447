// What a person does to the list. Each says in one sentence what came of it.
import { countedColours, countedFaces, countingColours } from "../../cube/centres";
import { type Facelets, applyAll, solved } from "../../cube/facelets";
import { asSeen } from "../../cube/held";
import type { Face } from "../../cube/geometry";
import { type Move, formatMoves, inverseWord, parseWord } from "../../cube/moves";
import {
    type Added,
    type NewCube,
    type Row,
    type Sense,
    type Transform,
    workspaceApi,
} from "../../api/workspace";
import { t } from "../../i18n/index.svelte";
import { inWords, tell } from "../../i18n/sentences";
import { sessions } from "../sessions";
import { workspace } from "../workspace.svelte";
import { attempt } from "./attempt";
import { choices } from "./choices.svelte";
import { type NoticeAction, notice } from "./notice.svelte";
import { selection } from "./selection.svelte";

export const nameOf = (row: { id: number; name: string }): string =>
    row.name || t.workspace.cubeNumber(row.id);

const undoOffer = (): NoticeAction => ({ label: t.cube.undo, run: () => void undo() });

// The solved cube with the centres that count in a position.
const homeOf = (position: Facelets): Facelets => countingColours(solved, countedColours(position));

// The row on the cube: as turns when a generator is known, else as it lies.
export function open(row: Row): void {
    const { cube } = sessions.cube;
    const word = parseWord(row.maneuver ?? "") ?? [];
    const moves = row.sense === "generator" ? word : inverseWord(word);
    const home = homeOf(row.position);
    if (applyAll(home, moves) === row.position) cube.set({ start: home, moves });
    else cube.set({ start: row.position });
}

export async function add(skip = choices.skip): Promise<void> {
    const { cube } = sessions.cube;
    if (!cube.isComplete) return notice.wrong(t.workspace.paintAllFirst);
    if (cube.isFromHome && cube.moves.length > 0)
        await addWord(cube.moves, countedColours(cube.start), skip);
    else await addCube({ cube: asSeen(cube.position) }, skip);
}

// Whether a word makes the cube on the page. The turns to a cross do not: their inverse makes
// another cube.
export function makesCube(word: readonly Move[]): boolean {
    const seen = asSeen(sessions.cube.cube.position);
    return asSeen(applyAll(homeOf(seen), word)) === seen;
}

// A maneuver is its position and, at the same time, the first word found for it. It turns
// the centres; which of them count is said besides.
export const addWord = (
    word: readonly Move[],
    centres: readonly Face[] = countedFaces(sessions.cube.cube.position),
    skip = choices.skip,
): Promise<void> =>
    addCube(
        {
            cube: formatMoves(word),
            ...(centres.length > 0 ? { centres: centres.join("") } : {}),
        },
        skip,
    );

export async function addCube(cube: NewCube, skip = choices.skip): Promise<void> {
    await attempt(async () => showAdded(cube, await workspaceApi.add([cube], skip)));
}

// Tells about one cube that was added, or why it was not.
async function showAdded(cube: NewCube, { added, skipped, errors }: Added): Promise<void> {
    await workspace.refresh();
    const [id] = added;
    const [duplicate] = skipped;
    if (errors[0]) notice.wrong(inWords(errors[0].error, t.language));
    else if (duplicate) tellDuplicate(cube, duplicate.duplicate_of, duplicate.name);
    else if (id !== undefined) {
        await selection.goTo(id);
        notice.done(t.workspace.added(1), undoOffer());
    }
}

function tellDuplicate(cube: NewCube, id: number, name: string): void {
    notice.done(
        t.workspace.isDuplicate(nameOf({ id, name })),
        { label: t.workspace.showIt, run: () => void selection.goTo(id) },
        { label: t.workspace.addAnyway, run: () => void addCube(cube, "no") },
    );
}

export async function rename(row: Row, name: string): Promise<void> {
    if (name === row.name) return;
    workspace.patch({ ...row, name });
    const isDone = await attempt(() => workspaceApi.change(row.id, { name }));
    if (!isDone) workspace.patch(row);
    await workspace.refresh();
}

export async function showAs(row: Row, sense: Sense): Promise<void> {
    await attempt(() => workspaceApi.change(row.id, { sense }));
    await workspace.refresh();
}

export async function showAllAs(sense: Sense): Promise<void> {
    await attempt(() => workspaceApi.sense({ all: true }, sense));
    await workspace.refresh();
}

export async function showSelectedAs(sense: Sense): Promise<void> {
    await attempt(() => workspaceApi.sense(selection.target, sense));
    await workspace.refresh();
}

export async function remove(): Promise<void> {
    if (selection.size === 0) return;
    await attempt(async () => {
        const { active, target } = selection;
        const isBefore = (id: number) => (workspace.indexOf(id) ?? Infinity) < active;
        const before = "ids" in target ? target.ids.filter(isBefore).length : 0;
        const { rows } = await workspaceApi.delete(target);
        await workspace.refresh();
        selection.takePlace(active - before);
        notice.done(t.workspace.deleted(rows.length), undoOffer());
    });
}

// The selection, changed in place or, with in_place: false, added beside it.
export async function transform(change: Transform): Promise<void> {
    if (selection.size === 0) return;
    await attempt(async () => {
        const { rows } = await workspaceApi.transform(selection.target, change);
        await workspace.refresh();
        if (!change.in_place && rows.length === 1) await selection.goTo(rows[0]!);
        const [row] = selection.rows();
        if (selection.size === 1 && row) open(row);
        notice.done(t.workspace.changed[change.operation](rows.length), undoOffer());
    });
}

// The inverses of the selection that are isomorphic to no row.
export async function addInverses(): Promise<void> {
    const change = { operation: "invert", in_place: false, skip_isomorphs: "symmetry" } as const;
    await attempt(async () => {
        const { rows } = await workspaceApi.transform(selection.target, change);
        await workspace.refresh();
        notice.done(t.workspace.added(rows.length), undoOffer());
    });
}

// The symmetry of each cube of the selection, into its name.
export async function label(): Promise<void> {
    await attempt(async () => {
        const { rows } = await workspaceApi.label(selection.target);
        await workspace.refresh();
        notice.done(t.workspace.labelled(rows.length), undoOffer());
    });
}

// Along what was done, one step back or forward.
async function travel(
    go: typeof workspaceApi.undo,
    said: (what: string) => string,
    nothing: string,
): Promise<void> {
    await attempt(async () => {
        const { done_message } = await go();
        await workspace.refresh();
        selection.forgetGone();
        notice.done(said(tell(done_message, t.language)));
    }, nothing);
}

export const undo = (): Promise<void> =>
    travel(workspaceApi.undo, t.workspace.undone, t.workspace.nothingToUndo);
export const redo = (): Promise<void> =>
    travel(workspaceApi.redo, t.workspace.redone, t.workspace.nothingToRedo);
