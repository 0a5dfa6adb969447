// What is about the page as a whole.
import { type Words, t } from "../../i18n/index.svelte";
import { announcer } from "../../state/announce.svelte";
import { type Tab, tab, tabs } from "../../state/tab.svelte";
import { page } from "../shell/page.svelte";
import { type SheetName, sheets } from "../shell/sheets.svelte";
import { toggleTheme } from "../shell/theme";
import { goToCube, toggleSheet } from "../workspace/elsewhere";
import { declare } from "./command";

export function goToTab(name: Tab): void {
    sheets.open = null;
    tab.show(name);
    announcer.say(t.common.tabNames[name]);
}

const sheet = (name: SheetName, key: string) =>
    ({
        where: "cube",
        keys: [key],
        words: (t: Words) => t.common[`${name}Region`],
        run: () => toggleSheet(name),
    }) as const;

const tabCommands = declare(
    { where: "everywhere", group: "page" },
    Object.fromEntries(
        tabs.map((name, i) => [
            name,
            {
                keys: [`Alt+${i + 1}`],
                words: (t) => t.common.tabNames[name],
                run: () => goToTab(name),
            },
        ]),
    ) as Record<Tab, { keys: string[]; words: (t: Words) => string; run: () => void }>,
);

export const pageCommands = {
    ...declare(
        { where: "everywhere", group: "page" },
        {
            palette: {
                keys: ["Ctrl+K"],
                words: (t) => t.common.palette,
                run: () => (page.open = "palette"),
            },
            help: {
                keys: ["?"],
                words: (t) => t.common.keys,
                run: () => (page.open = "help"),
            },
            toBox: {
                keys: { letters: ["/"], cstimer: ["Ctrl+/"] },
                words: (t) => t.common.toBox,
                run: () => page.goTo("box"),
            },
            toCube: {
                where: "puzzle",
                keys: ["Escape"],
                words: (t) => t.common.toCube,
                run: goToCube,
            },
            workspace: sheet("workspace", "Alt+W"),
            facts: sheet("facts", "Alt+I"),
            theme: { keys: ["Alt+T"], words: (t) => t.common.theme, run: toggleTheme },
            language: {
                keys: ["Alt+L"],
                words: (t) => t.common.language,
                run: () => t.choose(t.other),
            },
        },
    ),
    ...tabCommands,
};
