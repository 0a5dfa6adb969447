// The engine's sentences in French, fetched for those who read French. Until they are here
// the engine's own words stand.
class FrenchSentences {
    #sentenceOf = $state.raw<(code: string) => string | undefined>(() => undefined);

    of(code: string): string | undefined {
        return this.#sentenceOf(code);
    }
    async load(): Promise<void> {
        this.#sentenceOf = (await import("./french")).frenchSentence;
    }
}

export const frenchSentences = new FrenchSentences();
