// What is about the page as a whole.
import { t } from "../../i18n/index.svelte";
import { announcer } from "../../state/announce.svelte";
import { type Tab, tab, tabs } from "../../state/tab.svelte";
import { page } from "../shell/page.svelte";
import { type SheetName, sheets } from "../shell/sheets.svelte";
import { toggleTheme } from "../shell/theme";
import { declare } from "./command";

export function goToTab(name: Tab): void {
    sheets.open = null;
    tab.show(name);
    announcer.say(t.common.tabNames[name]);
}

function toCube(): void {
    sheets.open = null;
    page.goTo("cube");
}

const sheet = (name: SheetName, key: string, words: () => string) =>
    ({ where: "cube", keys: [key], words, run: () => sheets.toggle(name) }) as const;

const tabCommands = declare(
    { where: "everywhere", group: "page" },
    Object.fromEntries(
        tabs.map((name, i) => [
            name,
            {
                keys: [`Alt+${i + 1}`],
                words: () => t.common.tabNames[name],
                run: () => goToTab(name),
            },
        ]),
    ) as Record<Tab, { keys: string[]; words: () => string; run: () => void }>,
);

export const pageCommands = {
    ...declare(
        { where: "everywhere", group: "page" },
        {
            palette: {
                keys: ["Ctrl+K"],
                words: () => t.common.palette,
                run: () => (page.open = "palette"),
            },
            help: {
                keys: ["?"],
                words: () => t.common.keys,
                run: () => (page.open = "help"),
            },
            toBox: {
                keys: { letters: ["/"], cstimer: ["Ctrl+/"] },
                words: () => t.common.toBox,
                run: () => page.goTo("box"),
            },
            toCube: {
                where: "puzzle",
                keys: ["Escape"],
                words: () => t.common.toCube,
                run: toCube,
            },
            workspace: sheet("workspace", "Alt+W", () => t.common.workspaceRegion),
            facts: sheet("facts", "Alt+I", () => t.common.factsRegion),
            theme: { keys: ["Alt+T"], words: () => t.common.theme, run: toggleTheme },
            language: {
                keys: ["Alt+L"],
                words: () => t.common.language,
                run: () => t.choose(t.language === "en" ? "fr" : "en"),
            },
        },
    ),
    ...tabCommands,
};
