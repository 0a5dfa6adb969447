// Where the page is: which place has the focus, what is open over it.
export type Place = "box" | "cube" | "net" | "list" | "facts";
type Overlay = "help" | "palette";

class Page {
    open = $state<Overlay | null>(null);
    #optionsButton: (() => void) | null = null;

    // A dialog tells that it was closed a moment later, when another may be open.
    close(overlay: Overlay): void {
        if (this.open === overlay) this.open = null;
    }

    // The innermost one that is seen: the rows of the list, or the pane that has none.
    goTo(place: Place): void {
        const places = document.querySelectorAll<HTMLElement>(`[data-place="${place}"]`);
        const isSeen = (e: Element) => e.checkVisibility({ visibilityProperty: true });
        const target = [...places].filter(isSeen).at(-1);
        if (target) target.focus();
        else (document.activeElement as HTMLElement | null)?.blur();
    }

    isAt(place: Place): boolean {
        return !!document.activeElement?.closest(`[data-place="${place}"]`);
    }

    // The options open beside their button, so the button knows how.
    provideOptions(toggle: () => void): () => void {
        this.#optionsButton = toggle;
        return () => (this.#optionsButton = null);
    }
    toggleOptions(): void {
        this.#optionsButton?.();
    }
}

export const page = new Page();
