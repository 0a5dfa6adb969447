// Questions of the pages that ask some, and what is done with positions that were found.
import { conditionLike } from "../../api/wanted";
import { plainlySeen } from "../../cube/held";
import type { PuzzleSession } from "../../state/puzzle/session.svelte";
import { conditions, shown } from "../../state/wanted/conditions.svelte";
import { asking } from "../../state/asking.svelte";
import { declare } from "./command";
import { goToTab } from "./page";

// What the page that is shown provides.
const offered = (what: "addAll" | "solveAll") => ({
    run: () => shown.now?.[what](),
    when: () => shown.now?.hasFound ?? false,
});

async function lookForMore({ cube }: PuzzleSession): Promise<void> {
    conditions.set("symmetry", await conditionLike(plainlySeen(cube.position)));
    goToTab("symmetry");
}

export const finderCommands = declare(
    { where: "finder", group: "finder" },
    {
        findStart: {
            where: "asking",
            keys: ["Alt+F"],
            words: (t) => asking.now?.label() ?? t.common.finder.start,
            run: () => asking.now?.start(),
            when: () => asking.now?.isReady() ?? false,
        },
        findStop: {
            where: "asking",
            keys: ["Alt+X"],
            words: (t) => t.common.finder.stop,
            run: () => asking.stop(),
            when: () => asking.isBusy,
        },
        findPause: {
            where: "asking",
            keys: ["Alt+Shift+X"],
            words: (t) => t.common.finder.pause,
            run: () => asking.rest(),
            when: () => asking.canRest,
        },
        findAdd: {
            keys: ["Alt+A"],
            words: (t) => t.common.finder.addAll,
            ...offered("addAll"),
        },
        findSolve: {
            keys: ["Alt+Shift+A"],
            words: (t) => t.common.finder.solveAll,
            ...offered("solveAll"),
        },
        moreLikeThis: {
            where: "cube",
            keys: ["Alt+Y"],
            words: (t) => t.common.finder.like,
            run: lookForMore,
            when: ({ cube, facts }) => cube.isComplete && facts.trouble === null,
        },
    },
);
