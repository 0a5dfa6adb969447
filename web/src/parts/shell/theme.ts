import { settings } from "../../state/settings.svelte";

const systemIsDark = (): boolean => matchMedia("(prefers-color-scheme: dark)").matches;

const isDark = (): boolean =>
    settings.theme === "auto" ? systemIsDark() : settings.theme === "dark";

// To the other look. Back at what the system wants, it is followed again.
export function toggleTheme(): void {
    const wanted = isDark() ? "light" : "dark";
    settings.theme = wanted === (systemIsDark() ? "dark" : "light") ? "auto" : wanted;
}
