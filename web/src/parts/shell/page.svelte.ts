// Where the page is: which place has the focus, what is open over it.
type Place = "box" | "cube" | "net" | "list";
type Overlay = "help" | "palette";

class Page {
    open = $state<Overlay | null>(null);
    #optionsButton: (() => void) | null = null;

    // The innermost one that is seen: the rows of the list, or the pane that has none.
    goTo(place: Place): void {
        const places = document.querySelectorAll<HTMLElement>(`[data-place="${place}"]`);
        const target = [...places].filter((element) => element.checkVisibility()).at(-1);
        if (target) target.focus();
        else (document.activeElement as HTMLElement | null)?.blur();
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
