// What the browser keeps for the page. A private window or a full disk may refuse: then
// nothing is remembered, and all else works as always.

class Keeper {
    constructor(private readonly storage: () => Storage) {}

    text(key: string): string | null {
        try {
            return this.storage().getItem(key);
        } catch {
            return null;
        }
    }

    // Null also where something else than JSON is kept.
    read<T>(key: string): T | null {
        try {
            return JSON.parse(this.text(key) ?? "null") as T | null;
        } catch {
            return null;
        }
    }

    keep(key: string, value: unknown): void {
        try {
            this.storage().setItem(key, typeof value === "string" ? value : JSON.stringify(value));
        } catch {
            // See above.
        }
    }

    forget(key: string): void {
        try {
            this.storage().removeItem(key);
        } catch {
            // See above.
        }
    }
}

export const browser = new Keeper(() => localStorage);
// For the time of a reload, and for this tab only.
export const tabStorage = new Keeper(() => sessionStorage);
