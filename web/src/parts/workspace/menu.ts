export interface MenuAction {
    readonly label: string;
    readonly command?: string; // whose key does the same
    readonly isOff?: boolean;
    readonly isGrave?: boolean; // takes something away
    readonly run: () => void;
}

export type MenuItem = MenuAction | "line";

// Items that do not apply are left out; so are lines that would then be double.
export function tidy(items: readonly (MenuItem | false)[]): MenuItem[] {
    const kept: MenuItem[] = [];
    for (const item of items) {
        if (!item || (item === "line" && (kept.length === 0 || kept.at(-1) === "line"))) continue;
        kept.push(item);
    }
    if (kept.at(-1) === "line") kept.pop();
    return kept;
}
