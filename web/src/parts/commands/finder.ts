// Looking for positions by their faces and symmetries.
import { conditionLike } from "../../api/wanted";
import { plainlySeen } from "../../cube/held";
import { t } from "../../i18n/index.svelte";
import type { PuzzleSession } from "../../state/puzzle/session.svelte";
import { type Finder, conditions, shown } from "../../state/wanted/conditions.svelte";
import { declare } from "./command";
import { goToTab } from "./page";

// What the page that is shown provides.
const offered = (
    what: "start" | "stop" | "addAll" | "solveAll",
    isPossible: (finder: Finder) => boolean,
) => ({
    run: () => shown.finder?.[what](),
    when: () => shown.finder !== null && isPossible(shown.finder),
});

async function lookForMore({ cube }: PuzzleSession): Promise<void> {
    conditions.set("symmetry", await conditionLike(plainlySeen(cube.position)));
    goToTab("symmetry");
}

export const finderCommands = declare(
    { where: "finder", group: "finder" },
    {
        findStart: {
            keys: ["Alt+F"],
            words: () => t.common.finder.start,
            ...offered("start", ({ isReady, isBusy }) => isReady && !isBusy),
        },
        findStop: {
            keys: ["Alt+X"],
            words: () => t.common.finder.stop,
            ...offered("stop", ({ isBusy }) => isBusy),
        },
        findAdd: {
            keys: ["Alt+A"],
            words: () => t.common.finder.addAll,
            ...offered("addAll", ({ hasFound }) => hasFound),
        },
        findSolve: {
            keys: ["Alt+Shift+A"],
            words: () => t.common.finder.solveAll,
            ...offered("solveAll", ({ hasFound }) => hasFound),
        },
        moreLikeThis: {
            where: "cube",
            keys: ["Alt+Y"],
            words: () => t.common.finder.like,
            run: lookForMore,
            when: ({ cube, facts }) => cube.isComplete && facts.trouble === null,
        },
    },
);
