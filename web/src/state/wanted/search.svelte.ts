// A search for all positions of which a condition is true: pictures as they are found,
// then their exact number.
import { centresIn } from "../../api/questions";
import type { WantedPosition, WantedCount, WantedSummary } from "../../api/wanted";
import { QuestionStore } from "../question.svelte";
import { browser } from "../storage";
import { type FinderName, conditions } from "./conditions.svelte";

// Which positions count as one: up to 48 symmetries, these and inversion, or none.
export const classChoices = ["48", "96", "every"] as const;

const usual = {
    classes: "48" as (typeof classChoices)[number],
    limit: 1000,
    centres: false, // their twists count
};
export const limits = [1, 10_000] as const;

export class WantedSearch {
    readonly listing: QuestionStore<WantedPosition, WantedSummary>;
    readonly counting: QuestionStore<never, WantedCount>;
    readonly options: typeof usual;
    readonly #optionsKey: string;

    constructor(readonly name: FinderName) {
        this.listing = new QuestionStore("find", `${name}.list`);
        this.counting = new QuestionStore("find", `${name}.count`);
        this.#optionsKey = `antipode.${name}`;
        this.options = $state(browser.over(this.#optionsKey, usual));
    }

    get where(): string {
        return conditions.of(this.name);
    }
    get isReady(): boolean {
        return this.where.trim() !== "";
    }
    get isBusy(): boolean {
        return this.listing.isBusy || this.counting.isBusy;
    }

    // No fewer positions than there are, where there are more than can be counted or shown.
    get atMost(): number | string | null {
        const { summary, progress } = this.listing;
        if (summary) return summary.at_most ?? null;
        const { code, arguments: given } = progress?.text_message ?? {};
        return code === "found-of-many" ? String(given?.["count"]) : null;
    }

    async start(): Promise<void> {
        const { classes, limit, centres } = this.options;
        this.counting.clear();
        await this.listing.start({
            where: this.where,
            limit,
            ...(classes === "every" ? { every: true } : { classes }),
            ...centresIn(centres),
        });
    }

    async stop(): Promise<void> {
        await Promise.all([this.listing.stop(), this.counting.stop()]);
    }

    // Called inside effects of the page: keeps the options, and counts what was listed.
    keepOptions(): void {
        browser.keep(this.#optionsKey, this.options);
    }
    countListed(): void {
        if (this.listing.phase !== "done" || this.counting.phase !== "idle") return;
        if (this.counting.error) return;
        const { where, classes, every, centres } = this.listing.asked;
        if (where === undefined) return;
        void this.counting.start({ where, classes, every, centres, count: true });
    }
}
