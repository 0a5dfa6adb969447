// All commands of the page under their names, and how one is done.
import { ApiError } from "../../api/client";
import { type Words, t } from "../../i18n/index.svelte";
import { announcer } from "../../state/announce.svelte";
import type { PuzzleSession } from "../../state/puzzle/session.svelte";
import { sessionShown, sessions } from "../../state/sessions";
import { type Tab, tab } from "../../state/tab.svelte";
import { isFinder } from "../../state/wanted/conditions.svelte";
import type { Command, Where } from "./command";
import { cubeCommands } from "./cube";
import { finderCommands } from "./finder";
import { listCommands, rowCommands } from "./list";
import { pageCommands } from "./page";
import { playerCommands, solveCommands } from "./solving";
import { scanCommands } from "./scan";
import { turns } from "./turns";

const named = {
    ...cubeCommands,
    ...solveCommands,
    ...playerCommands,
    ...finderCommands,
    ...scanCommands,
    ...pageCommands,
    ...listCommands,
    ...rowCommands,
};
export type CommandName = keyof typeof named;

export const commands: Readonly<Record<CommandName, Command>> &
    Readonly<Record<string, Command | undefined>> = { ...turns, ...named };
export const commandNames = Object.keys(commands);

// Pages without a puzzle speak of the cube.
const sessionOf = (session: PuzzleSession | null): PuzzleSession => session ?? sessions.cube;

const asksQuestions = (page: Tab): boolean =>
    isFinder(page) || page === "methods" || page === "laboratory";

// Whether a command belongs to the page that is shown.
export function isHere(where: Where): boolean {
    if (where === "everywhere") return true;
    if (where === "finder") return isFinder(tab.now);
    if (where === "asking") return asksQuestions(tab.now);
    if (where === "scan") return tab.now === "scan";
    return where === "puzzle" ? sessionShown() !== null : tab.isCube;
}

export const wordsOf = (name: string, words: Words = t): string =>
    commands[name]?.words(words) ?? name;

export const isPossible = (name: string): boolean =>
    commands[name]?.when?.(sessionOf(sessionShown())) ?? true;

export async function perform(name: string): Promise<void> {
    if (isPossible(name)) await trying(() => commands[name]?.run(sessionOf(sessionShown())));
}

// What the server cannot be asked is told at the top of the page; it is said as well.
export async function trying(work: () => unknown): Promise<void> {
    try {
        await work();
    } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        announcer.warn(error.status === 0 ? t.common.serverLost : error.message);
    }
}
