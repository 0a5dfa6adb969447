// On a small screen the workspace and the facts are sheets that come up from
// below, one at a time. On a large one they are always there.
export const sheetNames = ["workspace", "facts"] as const;
export type SheetName = (typeof sheetNames)[number];

class Sheets {
    open = $state<SheetName | null>(null);

    toggle(name: SheetName): void {
        this.open = this.open === name ? null : name;
    }
}

export const sheets = new Sheets();
