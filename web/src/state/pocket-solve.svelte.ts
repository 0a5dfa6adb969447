// The shortest solutions of the 2×2×2, and the player that shows one of them.
import { untrack } from "svelte";
import { type PocketMetric, solvePocket } from "../api/pocket";
import { ApiError } from "../api/client";
import type { Facelets } from "../cube/facelets";
import { type Move, parseMoves } from "../cube/moves";
import { pocket } from "./pocket.svelte";
import { settings } from "./settings.svelte";

interface Answer {
    readonly about: Facelets;
    readonly metric: PocketMetric;
    readonly length: number;
    readonly words: readonly (readonly Move[])[];
}

class PocketSolve {
    #answer = $state.raw<Answer | null>(null);
    #chosen = $state(0);
    #error = $state.raw<{ about: Facelets; sentence: string } | null>(null);
    #isPlaying = $state(false);
    #timer: ReturnType<typeof setTimeout> | undefined;

    // A solution is shown as long as its position is there.
    readonly answer: Answer | null = $derived(
        this.#answer?.about === pocket.position ? this.#answer : null,
    );
    readonly word: readonly Move[] = $derived(this.answer?.words[this.#chosen] ?? []);
    readonly error: string | null = $derived(
        this.#error?.about === pocket.position ? this.#error.sentence : null,
    );

    get chosen(): number {
        return this.#chosen;
    }
    // How many turns of the solution have been made.
    get index(): number {
        return pocket.played.length;
    }
    get isPlaying(): boolean {
        return this.#isPlaying && this.answer !== null;
    }

    async ask(): Promise<void> {
        const about = pocket.position;
        const { metric, all } = settings.pocket;
        this.pause();
        try {
            const answer = await solvePocket({ cube: about, as: "facelets", metric, all });
            if (pocket.position === about) this.#show(about, answer);
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            this.#error = { about, sentence: error.body.error };
        }
    }

    // Called by the page while it is there: who changes what is counted while a
    // solution is shown wants the other one.
    keep(): void {
        $effect(() => {
            const { metric, all } = settings.pocket;
            const answer = this.#answer;
            if (!answer || answer.about !== pocket.position) return;
            if (answer.metric !== metric || all !== this.#isAll) untrack(() => void this.ask());
        });
        $effect(() => () => this.pause());
    }

    choose(chosen: number): void {
        this.pause();
        this.#chosen = chosen;
        pocket.play([]);
    }

    goTo(index: number): void {
        this.pause();
        this.#seek(index);
    }
    step(by: 1 | -1): void {
        this.goTo(this.index + by);
    }
    toggle(): void {
        if (this.isPlaying) return this.pause();
        if (this.word.length === 0) return;
        if (this.index === this.word.length) this.#seek(0);
        this.#isPlaying = true;
        this.#tick();
    }
    pause(): void {
        clearTimeout(this.#timer);
        this.#isPlaying = false;
    }

    #isAll = false; // whether the answer has all solutions

    #show(about: Facelets, answer: Awaited<ReturnType<typeof solvePocket>>): void {
        const { solution, solutions, length, metric } = answer;
        const words = (solutions ?? [solution]).map((word) =>
            parseMoves(word.split(" ").filter((token) => token !== "")),
        );
        this.#isAll = solutions !== undefined;
        this.#answer = { about, metric, length, words: words.filter((word) => word !== null) };
        this.#error = null;
        this.choose(0);
    }

    #seek(index: number): void {
        const turns = Math.min(Math.max(index, 0), this.word.length);
        if (turns !== this.index) pocket.play(this.word.slice(0, turns));
    }

    #tick(): void {
        this.#seek(this.index + 1);
        const isOver = this.index === this.word.length;
        this.#timer = setTimeout(() => (isOver ? this.pause() : this.#tick()), settings.turnTime);
    }
}

export const pocketSolve = new PocketSolve();
