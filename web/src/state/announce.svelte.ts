// What a screen reader says although nothing has the focus: results and errors.

class Announcer {
    #polite = $state("");
    #urgent = $state("");

    readonly polite: string = $derived(this.#polite);
    readonly urgent: string = $derived(this.#urgent);

    say(sentence: string): void {
        this.#polite = sentence;
    }
    warn(sentence: string): void {
        this.#urgent = sentence;
    }
    // So that the same error is heard again when it comes back.
    calm(): void {
        this.#urgent = "";
    }
}

export const announcer = new Announcer();
