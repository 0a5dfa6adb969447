// The address bar says what the page shows, and a link opened shows it again.
import { ApiError, post } from "../api/client";
import type { ReadAnswer, SolveAnswer } from "../api/types";
import { type Facelets, applyAll, solved } from "../cube/facelets";
import { asSeen } from "../cube/held";
import { type LinkParts, readQuery, twizzleLink, writeQuery } from "../cube/links";
import { formatMoves, parseMoves } from "../cube/moves";
import { t } from "../i18n/index.svelte";
import { box, isFacelets } from "./box.svelte";
import { cube } from "./cube.svelte";
import { openPocket, pocketInLink } from "./pocket.svelte";
import { tab } from "./tab.svelte";
import { view } from "./view.svelte";

// Browsers refuse addresses that change too often; the strictest of them takes a
// hundred in ten seconds.
const span = 10_000; // milliseconds
const atOnce = 50; // changes in that span; those after them keep a pause
const pause = 300; // milliseconds

class LinkState {
    // A language in the address stays there, also when another one is chosen.
    readonly #hasLanguage = new URLSearchParams(location.search).has("lang");
    #timer: ReturnType<typeof setTimeout> | undefined;
    #written: readonly number[] = []; // when, in the last span
    #isRead = $state(false); // the address is written only after it was read

    readonly query: string = $derived(this.queryOf(tab.inLink));

    // Where another page is that shows the same cube.
    queryOf(name: string | null): string {
        return writeQuery({
            start: cube.start,
            alg: cube.moves.length === 0 ? "" : box.wcaText,
            view: view.inLink,
            lang: this.#hasLanguage ? t.language : null,
            tab: name,
            pocket: name === "pocket" ? pocketInLink() : null,
        });
    }

    get page(): string {
        return location.origin + location.pathname + this.query;
    }

    // Called once, inside the root effect. A change is written at once, so that a
    // reload does not lose it; of very many in a row, the last.
    keep(): void {
        $effect(() => {
            void this.query;
            if (!this.#isRead) return;
            const wait = this.#wait();
            if (wait <= 0) this.#write();
            else this.#timer = setTimeout(() => this.#write(), wait);
            return () => clearTimeout(this.#timer);
        });
    }

    // The way back (or forth) between the pages. It leads to a page, not to the
    // cube of that time: the cube has its own way back, undo.
    onWay(): void {
        tab.open(readQuery(location.search).tab);
        this.#write();
    }

    // Shows what the address asks for.
    async open(query: string = location.search): Promise<void> {
        const parts = readQuery(query);
        tab.open(parts.tab);
        view.open(parts.view);
        openPocket(parts.pocket);
        if (parts.cube !== null || parts.setup !== null || parts.alg !== null)
            await box.open(await startOf(parts), parts.alg ?? "");
        this.#isRead = true;
    }

    // A start that is not solved is told to Twizzle by turns that make it.
    async twizzle(): Promise<string> {
        const setup = cube.start === solved ? "" : await generatorOf(cube.start);
        return twizzleLink(setup, formatMoves(cube.moves));
    }

    #wait(): number {
        this.#written = this.#written.filter((time) => time > Date.now() - span);
        if (this.#written.length < atOnce) return 0;
        return this.#written.at(-1)! + pause - Date.now();
    }

    #write(): void {
        const address = location.pathname + this.query + location.hash;
        if (address === location.pathname + location.search + location.hash) return;
        const isSamePage = readQuery(location.search).tab === tab.inLink;
        history[isSamePage ? "replaceState" : "pushState"](history.state, "", address);
        this.#written = [...this.#written, Date.now()];
    }
}

async function startOf({ cube: given, setup }: LinkParts): Promise<Facelets> {
    const text = given ?? setup;
    if (text === null) return solved;
    if (isFacelets(text)) return text;
    const here = parseMoves(text.split(/\s+/).filter((token) => token !== ""));
    if (here) return applyAll(solved, here);
    try {
        const answer = await post<ReadAnswer>("/read", { text });
        const moves = answer.moves && parseMoves(answer.moves);
        return moves ? applyAll(solved, moves) : answer.facelets;
    } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return solved;
    }
}

async function generatorOf(start: Facelets): Promise<string> {
    const answer = await post<SolveAnswer & { generator: string | null }>("/solve", {
        cube: asSeen(start),
        time_ms: 200,
        generator: true,
    });
    return answer.generator ?? "";
}

export const link = new LinkState();
