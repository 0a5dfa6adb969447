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

    // What is kept, over what is usual: it may be of an older page, and lack parts.
    over<T extends object>(key: string, usual: T): T {
        return laidOver(structuredClone(usual), this.read(key)) as T;
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === "object" && value !== null && !Array.isArray(value);

function laidOver(usual: unknown, kept: unknown): unknown {
    if (!isRecord(usual)) return kept === undefined ? usual : kept;
    if (!isRecord(kept)) return usual;
    const parts = Object.entries(kept).map(([name, part]) => [name, laidOver(usual[name], part)]);
    return { ...usual, ...Object.fromEntries(parts) };
}

export const browser = new Keeper(() => localStorage);
// For the time of a reload, and for this tab only.
export const tabStorage = new Keeper(() => sessionStorage);
