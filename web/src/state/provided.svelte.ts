// What a page lends to commands while it is shown, so that its code is fetched only when it is
// opened.
export class Provided<Offer> {
    #now = $state.raw<Offer | null>(null);

    readonly now: Offer | null = $derived(this.#now);

    // Gives back how to end that. Another page may have come meanwhile.
    provide(offer: Offer): () => void {
        this.#now = offer;
        return () => {
            if (this.#now === offer) this.#now = null;
        };
    }
}
