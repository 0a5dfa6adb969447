// What can be done outside the cube and the list, and by which key.
import { t } from "../../i18n/index.svelte";
import { announcer } from "../../state/announce.svelte";
import { player } from "../../state/player.svelte";
import { settings } from "../../state/settings.svelte";
import { solve } from "../../state/solve.svelte";
import { type Tab, tab, tabs } from "../../state/tab.svelte";
import {
    addToList,
    copyWord,
    shareLink,
    shareTwizzle,
    showSolution,
    solveNow,
    switchGoal,
} from "../solve/intents";
import { changeSpeed } from "../solve/speed";
import { page } from "./page.svelte";
import { sheets } from "./sheets.svelte";
import { toggleTheme } from "./theme";

export interface Action {
    readonly chord: string;
    readonly label: () => string;
    readonly run: () => unknown;
    readonly isEverywhere?: boolean; // not only beside the cube
}

const everywhere = (given: Action): Action => ({ ...given, isEverywhere: true });

const action = (chord: string, label: () => string, run: () => unknown): Action => ({
    chord,
    label,
    run,
});

const pauseOrResume = (): unknown =>
    solve.phase === "paused" || solve.phase === "interrupted" ? solve.resume() : solve.pause();

const tabAction = (name: Tab): Action =>
    everywhere(
        action(
            `Alt+${tabs.indexOf(name) + 1}`,
            () => t.common.tabNames[name],
            () => goToTab(name),
        ),
    );

export function goToTab(name: Tab): void {
    sheets.open = null;
    tab.show(name);
    announcer.say(t.common.tabNames[name]);
}

function toCube(): void {
    sheets.open = null;
    page.goTo("cube");
}

function switchSense(): void {
    settings.solve.sense = settings.solve.sense === "solver" ? "generator" : "solver";
}

export const actions = {
    toBox: everywhere(
        action(
            "/",
            () => t.common.toBox,
            () => page.goTo("box"),
        ),
    ),
    toCube: action("Escape", () => t.common.toCube, toCube),
    help: everywhere(
        action(
            "?",
            () => t.common.keys,
            () => (page.isHelpOpen = true),
        ),
    ),
    solve: action("Enter", () => t.solve.solve, solveNow),
    stop: action(
        "Shift+Enter",
        () => t.solve.stop,
        () => solve.stop(),
    ),
    pauseSearch: action("Alt+Enter", () => t.solve.pauseOrResume, pauseOrResume),
    goal: action("Alt+M", () => t.solve.switchGoal, switchGoal),
    solutionBefore: action(
        "Shift+ArrowLeft",
        () => t.solve.solutionBefore,
        () => showSolution(solve.chosen - 1),
    ),
    solutionAfter: action(
        "Shift+ArrowRight",
        () => t.solve.solutionAfter,
        () => showSolution(solve.chosen + 1),
    ),
    addToList: action("Ctrl+Enter", () => t.solve.addToList, addToList),
    options: action(
        "Alt+O",
        () => t.solve.options,
        () => page.toggleOptions(),
    ),
    sense: action("Alt+G", () => t.solve.switchSense, switchSense),
    copy: action("Ctrl+C", () => t.solve.copy, copyWord),
    play: action(
        "Space",
        () => t.solve.playOrPause,
        () => player.toggle(),
    ),
    stepBack: action(
        "ArrowLeft",
        () => t.solve.stepBack,
        () => player.step(-1),
    ),
    stepOn: action(
        "ArrowRight",
        () => t.solve.stepOn,
        () => player.step(1),
    ),
    toStart: action(
        "Home",
        () => t.solve.toStart,
        () => player.toStart(),
    ),
    toEnd: action(
        "End",
        () => t.solve.toEnd,
        () => player.toEnd(),
    ),
    faster: action(
        "Alt+ArrowUp",
        () => t.solve.faster,
        () => changeSpeed(1),
    ),
    slower: action(
        "Alt+ArrowDown",
        () => t.solve.slower,
        () => changeSpeed(-1),
    ),
    papers: action(
        "Alt+P",
        () => t.solve.papersNotation,
        () => {
            settings.papersNotation = !settings.papersNotation;
        },
    ),
    share: action("Alt+S", () => t.solve.shareLink, shareLink),
    twizzle: action("Alt+Shift+S", () => t.solve.shareTwizzle, shareTwizzle),
    workspace: action(
        "Alt+W",
        () => t.common.workspaceRegion,
        () => sheets.toggle("workspace"),
    ),
    facts: action(
        "Alt+I",
        () => t.common.factsRegion,
        () => sheets.toggle("facts"),
    ),
    theme: everywhere(action("Alt+T", () => t.common.theme, toggleTheme)),
    language: everywhere(
        action(
            "Alt+L",
            () => t.common.language,
            () => {
                t.language = t.language === "en" ? "fr" : "en";
            },
        ),
    ),
    cube: tabAction("cube"),
    methods: tabAction("methods"),
    laboratory: tabAction("laboratory"),
    pocket: tabAction("pocket"),
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof actions;
