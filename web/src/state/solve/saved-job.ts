// The job of this tab, kept for the time of a reload.
import type { Facelets } from "../../cube/facelets";
import { tabStorage } from "../storage";

interface SavedJob {
    readonly id: string;
    readonly position: Facelets;
}

const storageKey = "antipode.job";

export const savedJob = {
    read: (): SavedJob | null => tabStorage.read<SavedJob>(storageKey),
    write: (job: SavedJob): void => tabStorage.keep(storageKey, job),
    clear: (): void => tabStorage.forget(storageKey),
};
