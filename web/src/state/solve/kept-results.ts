// What was found for positions left meanwhile: undo brings it back.
import type { Facelets } from "../../cube/facelets";
import { type Result, nothing } from "./result";

const most = 100;

export class KeptResults {
    #results = new Map<Facelets, Result>();

    of(position: Facelets): Result {
        return this.#results.get(position) ?? nothing;
    }

    // The search ends when its position is left.
    keep(position: Facelets, result: Result): void {
        const ending = result.ending ?? "stopped";
        this.#results.set(position, { ...result, phase: "ended", ending });
        const oldest = this.#results.keys().next().value;
        if (this.#results.size > most && oldest) this.#results.delete(oldest);
    }
}
