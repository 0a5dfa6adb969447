// Cubes into the list and out of it: files, the clipboard, random ones.
import { type Message, codedMessage } from "../../api/message";
import {
    type Added,
    type Format,
    type ImportFormat,
    type Placed,
    workspaceApi,
} from "../../api/workspace";
import { t } from "../../i18n/index.svelte";
import { download } from "../download";
import { workspace } from "../workspace.svelte";
import { undo } from "./actions";
import { attempt } from "./attempt";
import { choices } from "./choices.svelte";
import { notice } from "./notice.svelte";
import { selection } from "./selection.svelte";

export const mostRandom = 100_000;
const randomPerRequest = 10_000;
export const mostScrambles = 1000;
const scramblesPerRequest = 100;
const largestImport = 16 * 1024 * 1024; // bytes, as the server has it

export interface ImportReport {
    readonly source: string;
    readonly added: number;
    readonly skipped: readonly { place: string; duplicateOf: number; name: string }[];
    readonly errors: readonly { place: string; message: Message }[];
    readonly notes: readonly { place: string; message: Message }[]; // added, but not as it says
}

// Lines for an import, drawn some at a time.
interface Drawing {
    readonly count: number;
    readonly atOnce: number;
    readonly draw: (more: number, before: number) => Promise<readonly string[]>;
}

class Transfer {
    // What an import could not read, until it is put away.
    #report = $state.raw<ImportReport | null>(null);
    // Of something long: how much of it is done.
    #progress = $state.raw<{ done: number; of: number } | null>(null);

    readonly report: ImportReport | null = $derived(this.#report);
    get progress(): { done: number; of: number } | null {
        return this.#progress;
    }
    closeReport(): void {
        this.#report = null;
    }

    async importFile(file: File): Promise<void> {
        if (file.size > largestImport) return notice.wrong(t.workspace.fileTooLarge(file.name));
        await this.importText(await file.text(), file.name);
    }

    async importText(text: string, source: string): Promise<void> {
        const format: ImportFormat = /^\s*[[{]/.test(text) && isJson(text) ? "json" : "txt";
        await attempt(async () => {
            const answer = await workspaceApi.importText(text, format, choices.skip);
            await workspace.refresh();
            this.#tell(answer, source);
        });
    }

    async addRandom(count: number): Promise<void> {
        const draw = async (more: number) => (await workspaceApi.random(more)).cubes;
        await this.#addDrawn({ count, atOnce: randomPerRequest, draw }, t.workspace.randomCubes);
    }

    async addScrambles(count: number): Promise<void> {
        const name = t.workspace.scramble;
        const draw = async (more: number, before: number) =>
            (await workspaceApi.scrambles(more)).scrambles.map(
                ({ scramble }, i) => `${scramble} //${name(before + i + 1)}`,
            );
        await this.#addDrawn({ count, atOnce: scramblesPerRequest, draw }, t.workspace.scrambles);
    }

    async #addDrawn({ count, atOnce, draw }: Drawing, source: string): Promise<void> {
        await attempt(async () => {
            const lines: string[] = [];
            while (lines.length < count) {
                const more = Math.min(count - lines.length, atOnce);
                lines.push(...(await draw(more, lines.length)));
                this.#progress = { done: lines.length, of: count };
            }
            // As one import, so that one undo takes them all back.
            const answer = await workspaceApi.importText(lines.join("\n"), "txt", choices.skip);
            await workspace.refresh();
            if (answer.added.length === 1) await selection.goTo(answer.added[0]!);
            this.#tell(answer, source);
        });
        this.#progress = null;
    }

    #tell(answer: Added, source: string): void {
        const report = reportOf(answer, source);
        const isWhole = [report.errors, report.skipped, report.notes].every((l) => l.length === 0);
        this.#report = isWhole ? null : report;
        notice.done(t.workspace.added(report.added), {
            label: t.cube.undo,
            run: () => void undo(),
        });
    }

    async exportSelected(format: Format): Promise<void> {
        await attempt(async () =>
            save(await workspaceApi.exportText(format, await selection.ids()), format),
        );
    }

    async exportAll(format: Format): Promise<void> {
        await attempt(async () => save(await workspaceApi.exportText(format, null), format));
    }

    // The selection as it is saved as HTML; without one, the whole list.
    async print(): Promise<void> {
        await attempt(async () => {
            const ids = selection.size === 0 || selection.isAll ? null : await selection.ids();
            (await import("./print")).print(await workspaceApi.exportText("html", ids));
        });
    }
}

function isJson(text: string): boolean {
    try {
        JSON.parse(text);
        return true;
    } catch {
        return false; // a maneuver may begin with a bracket as well
    }
}

const placeOf = ({ line, index }: Placed): string =>
    line === undefined ? t.workspace.element((index ?? 0) + 1) : t.workspace.line(line);

const reportOf = ({ added, skipped, errors, notes = [] }: Added, source: string): ImportReport => ({
    source,
    added: added.length,
    skipped: skipped.map((s) => ({ place: placeOf(s), duplicateOf: s.duplicate_of, name: s.name })),
    errors: errors.map((e) => ({ place: placeOf(e), message: e.error })),
    notes: notes.map((n) => ({ place: placeOf(n), message: codedMessage(n.note, n) })),
});

const save = (text: string, format: Format): void =>
    download(text, `cubes.${format}`, format === "html" ? "text/html" : "text/plain");

export const transfer = new Transfer();
