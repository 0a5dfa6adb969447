// What is open in the pane itself: one panel at a time, one menu, one name that
// is being written.
import type { MenuItem } from "./menu";

export const panels = ["add", "run", "transform", "statistics"] as const;
export type PanelName = (typeof panels)[number];

export interface Spot {
    readonly x: number;
    readonly y: number;
    readonly edge: "left" | "right"; // of the menu, at x
    readonly above?: number; // where a menu ends that has no room below
}

class Pane {
    panel = $state<PanelName | null>(null);
    renaming = $state<number | null>(null); // the id of the row
    isSelecting = $state(false); // a tap adds to the selection
    menu = $state.raw<{ items: readonly MenuItem[]; label: string; spot: Spot } | null>(null);

    toggle(panel: PanelName): void {
        this.panel = this.panel === panel ? null : panel;
    }

    // Under the button it belongs to, their right edges in line.
    openMenuAt(button: Element, label: string, items: readonly MenuItem[]): void {
        const { right, bottom, top } = button.getBoundingClientRect();
        this.menu = {
            items,
            label,
            spot: { x: right, y: bottom + 4, edge: "right", above: top - 4 },
        };
    }
}

export const pane = new Pane();
