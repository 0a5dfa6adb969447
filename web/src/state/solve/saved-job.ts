// The job of this tab, kept for the time of a reload.
import type { Facelets } from "../../cube/facelets";

interface SavedJob {
    readonly id: string;
    readonly position: Facelets;
}

const storageKey = "antipode.job";

export const savedJob = {
    read(): SavedJob | null {
        try {
            return JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as SavedJob | null;
        } catch {
            return null;
        }
    },
    write(job: SavedJob): void {
        sessionStorage.setItem(storageKey, JSON.stringify(job));
    },
    clear(): void {
        sessionStorage.removeItem(storageKey);
    },
};
