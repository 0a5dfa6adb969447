// Finds words by some of their letters, in order: "mrr" finds "Mirror image".

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// How well a text fits, the more the better; null if it does not. Letters at the
// beginning of words and letters that follow each other count for more.
export function fit(query: string, text: string): number | null {
    const [wanted, letters] = [plain(query).replace(/\s+/g, ""), plain(text)];
    let [score, at, streak] = [0, 0, 0];
    for (const letter of wanted) {
        const found = letters.indexOf(letter, at);
        if (found < 0) return null;
        streak = found === at ? streak + 1 : 1;
        const isBeginning = found === 0 || !/[\p{L}\p{N}]/u.test(letters[found - 1]!);
        score += streak + (isBeginning ? 4 : 0) - Math.min(found - at, 4) * 0.25;
        at = found + 1;
    }
    return score - letters.length * 0.01;
}

// Those that fit by one of their texts, the best first; equals stay in their order.
export function best<T>(query: string, all: readonly T[], textsOf: (one: T) => string[]): T[] {
    if (query.trim() === "") return [...all];
    return all
        .flatMap((one) => {
            const scores = textsOf(one).map((text) => fit(query, text) ?? -Infinity);
            const score = Math.max(...scores);
            return score === -Infinity ? [] : [{ one, score }];
        })
        .sort((a, b) => b.score - a.score)
        .map(({ one }) => one);
}
