// Solving, and playing what was found.
import { cubeSteps } from "../../state/sessions";
import { settings } from "../../state/settings.svelte";
import {
    addToList,
    canSolve,
    copyWord,
    shareLink,
    shareTwizzle,
    showSolution,
    showWhole,
    solveNow,
    switchGoal,
    wordText,
} from "../solve/intents";
import { changeSpeed } from "../solve/speed";
import { page } from "../shell/page.svelte";
import { declare } from "./command";

export const solveCommands = declare(
    { where: "puzzle", group: "solve" },
    {
        solve: {
            keys: ["Enter"],
            words: (t) => t.solve.solve,
            run: solveNow,
            when: canSolve,
        },
        stop: {
            keys: ["Shift+Enter"],
            words: (t) => t.solve.stop,
            run: ({ solver }) => solver.stop(),
            when: ({ solver }) => solver.isUnderWay,
        },
        pauseSearch: {
            keys: ["Alt+Enter"],
            words: (t) => t.solve.pauseOrResume,
            run: ({ solver }) => (solver.isHalted ? solver.resume() : solver.pause()),
            when: ({ solver }) => solver.isUnderWay && solver.phase !== "starting",
        },
        goal: {
            where: "cube",
            keys: ["Alt+K"],
            words: (t) => t.solve.switchGoal,
            run: switchGoal,
        },
        niss: {
            where: "cube",
            keys: ["Alt+Shift+I"],
            words: (t) => t.goals.switchNiss,
            run: () => {
                settings.solve.part.isNiss = !settings.solve.part.isNiss;
            },
            when: () => settings.solve.part.name !== "",
        },
        goalOn: {
            where: "cube",
            keys: ["Alt+E"],
            words: (t) => t.goals.goOnNext,
            run: () => cubeSteps.goOn(),
            when: () => cubeSteps.next !== null,
        },
        goalBack: {
            where: "cube",
            words: (t) => t.goals.stepBack,
            run: () => cubeSteps.back(),
            when: () => cubeSteps.done.length > 0,
        },
        goalWhole: {
            where: "cube",
            words: (t) => t.goals.showWhole,
            run: showWhole,
            when: () => cubeSteps.whole !== null,
        },
        options: {
            where: "cube",
            keys: ["Alt+O"],
            words: (t) => t.solve.options,
            run: () => page.toggleOptions(),
        },
        addToList: {
            where: "cube",
            keys: ["Ctrl+Enter", "+", "Insert"],
            words: (t) => t.solve.addToList,
            run: addToList,
            when: ({ cube }) => cube.isComplete,
        },
        sense: {
            keys: ["Alt+G"],
            words: (t) => t.solve.switchSense,
            run: () => {
                settings.solve.sense = settings.solve.sense === "solver" ? "generator" : "solver";
            },
        },
        copy: {
            keys: ["Ctrl+C"],
            words: (t) => t.solve.copy,
            run: copyWord,
            when: (session) => wordText(session) !== "",
        },
        papers: {
            where: "cube",
            keys: ["Alt+P"],
            words: (t) => t.solve.papersNotation,
            run: () => {
                settings.papersNotation = !settings.papersNotation;
            },
        },
        solutionBefore: {
            keys: ["PageUp"],
            words: (t) => t.solve.solutionBefore,
            run: (session) => showSolution(session, session.solver.chosen - 1),
            when: ({ solver }) => solver.chosen > 0,
        },
        solutionAfter: {
            keys: ["PageDown"],
            words: (t) => t.solve.solutionAfter,
            run: (session) => showSolution(session, session.solver.chosen + 1),
            when: ({ solver }) => solver.chosen < solver.words.length - 1,
        },
        share: {
            keys: ["Alt+S"],
            words: (t) => t.solve.shareLink,
            run: shareLink,
        },
        twizzle: {
            where: "cube",
            keys: ["Alt+Shift+S"],
            words: (t) => t.solve.shareTwizzle,
            run: shareTwizzle,
        },
    },
);

export const playerCommands = declare(
    { where: "puzzle", group: "player" },
    {
        play: {
            keys: ["Space"],
            words: (t) => t.solve.playOrPause,
            run: ({ player }) => player.toggle(),
            when: ({ player }) => player.count > 0,
        },
        stepBack: {
            keys: ["ArrowLeft"],
            words: (t) => t.solve.stepBack,
            run: ({ player }) => player.step(-1),
            when: ({ player }) => player.place > 0,
            isRepeated: true,
        },
        stepOn: {
            keys: ["ArrowRight"],
            words: (t) => t.solve.stepOn,
            run: ({ player }) => player.step(1),
            when: ({ player }) => player.place < player.count,
            isRepeated: true,
        },
        toStart: {
            keys: ["Home"],
            words: (t) => t.solve.toStart,
            run: ({ player }) => player.goTo(0),
            when: ({ player }) => player.place > 0,
        },
        toEnd: {
            keys: ["End"],
            words: (t) => t.solve.toEnd,
            run: ({ player }) => player.goTo(player.count),
            when: ({ player }) => player.place < player.count,
        },
        faster: {
            keys: ["Alt+ArrowUp"],
            words: (t) => t.solve.faster,
            run: () => changeSpeed(1),
        },
        slower: {
            keys: ["Alt+ArrowDown"],
            words: (t) => t.solve.slower,
            run: () => changeSpeed(-1),
        },
    },
);
