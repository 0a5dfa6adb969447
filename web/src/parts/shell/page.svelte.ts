// Where the page is: which place has the focus, what is open over it.
type Place = "box" | "cube" | "net";
type Overlay = "help" | "palette";

class Page {
    open = $state<Overlay | null>(null);
    #optionsButton: (() => void) | null = null;

    goTo(place: Place): void {
        const places = document.querySelectorAll<HTMLElement>(`[data-place="${place}"]`);
        const target = [...places].find((element) => element.checkVisibility());
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
