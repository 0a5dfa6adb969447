// The address bar says what the page shows, and a link opened shows it again.
import { ApiError, call } from "../api/client";
import type { SolveAnswer } from "../api/types";
import { faceletsOf } from "../cube/centres";
import { type Facelets, applyAll, solved } from "../cube/facelets";
import { type LinkParts, readQuery, twizzleLink, writeQuery } from "../cube/links";
import { formatMoves, parseMoves, parseWord } from "../cube/moves";
import { isPocketFacelets } from "../cube/pocket";
import { t } from "../i18n/index.svelte";
import { askToRead, cubeIn, isFacelets } from "./puzzle/cube-engine";
import { sessions } from "./sessions";
import { tabStorage } from "./storage";
import { tab } from "./tab.svelte";
import { conditions } from "./wanted/conditions.svelte";

const { cube, box, camera } = sessions.cube;
const pocket = sessions.pocket.cube;

// A longer maneuver is not told in the address, which a server reads up to 16 KiB and
// people do not read at all: the position is. A reload finds the turns in the tab.
const longestWord = 1500; // letters
const longKey = "antipode.maneuver";
const pocketKey = "antipode.pocket";
interface Maneuver {
    readonly position: Facelets;
    readonly start: Facelets;
    readonly text: string;
}

// As the address tells it; a solved one is not told.
const pocketInLink = (): string | null =>
    pocket.isComplete && pocket.position !== pocket.puzzle.solved ? pocket.position : null;

// The other pages say nothing of it in the address.
async function openPocket(name: string | null, facelets: string | null): Promise<void> {
    const kept = tabStorage.read<Maneuver>(pocketKey);
    if (kept && (facelets === kept.position || (facelets === null && name !== "pocket")))
        await sessions.pocket.box.open(kept.start, kept.text);
    else if (facelets !== null && isPocketFacelets(facelets))
        pocket.set({ start: facelets.toUpperCase() });
}

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

    readonly #alg: string = $derived(cube.moves.length === 0 ? "" : box.wcaText);
    readonly #isLong: boolean = $derived(this.#alg.length > longestWord);
    readonly #ofPocket: Maneuver = $derived({
        position: pocket.position,
        start: pocket.start,
        text: pocket.moves.length === 0 ? "" : sessions.pocket.box.wcaText,
    });
    readonly query: string = $derived(this.queryOf(tab.inLink));

    // Where another page is that shows the same cube.
    queryOf(name: string | null): string {
        return writeQuery({
            start: this.#isLong ? cube.position : cube.start,
            alg: this.#isLong ? "" : this.#alg,
            view: camera.inLink,
            lang: this.#hasLanguage ? t.language : null,
            tab: name,
            pocket: name === "pocket" ? pocketInLink() : null,
            where: conditions.inLink(name),
        });
    }

    get page(): string {
        return location.origin + location.pathname + this.query;
    }

    // Called once, inside the root effect. A change is written at once, so that a
    // reload does not lose it; of very many in a row, the last.
    keep(): void {
        $effect(() => {
            void [this.query, this.#isLong && this.#alg, this.#ofPocket];
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
        camera.open(parts.view);
        const pocketIsRead = openPocket(parts.tab, parts.pocket);
        conditions.open(parts.tab, parts.where);
        const long = tabStorage.read<Maneuver>(longKey);
        const isOnlyCube = parts.setup === null && parts.alg === null;
        if (long && isOnlyCube && (parts.cube ?? solved) === long.position)
            await box.open(long.start, long.text);
        else if (parts.cube !== null || parts.setup !== null || parts.alg !== null)
            await box.open(await startOf(parts), parts.alg ?? "");
        else sessions.cube.centres.begin();
        await pocketIsRead;
        this.#isRead = true;
    }

    // A start that is not solved is told to Twizzle by turns that make it.
    async twizzle(): Promise<string> {
        const setup = cube.isFromHome ? "" : await generatorOf(cube.start);
        return twizzleLink(setup, formatMoves(cube.moves));
    }

    #keepManeuvers(): void {
        const isPlain = this.#ofPocket.text === "" && pocket.position === pocket.puzzle.solved;
        if (isPlain) tabStorage.forget(pocketKey);
        else tabStorage.keep(pocketKey, this.#ofPocket);
        const { position, start } = cube;
        if (this.#isLong) tabStorage.keep(longKey, { position, start, text: this.#alg });
        else tabStorage.forget(longKey);
    }

    #wait(): number {
        this.#written = this.#written.filter((time) => time > Date.now() - span);
        if (this.#written.length < atOnce) return 0;
        return this.#written.at(-1)! + pause - Date.now();
    }

    #write(): void {
        this.#keepManeuvers();
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
    const here = parseWord(text);
    if (here) return applyAll(solved, here);
    try {
        const answer = await askToRead({ text });
        const moves = answer.moves && parseMoves(answer.moves);
        return moves ? applyAll(solved, moves) : faceletsOf(answer);
    } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return solved;
    }
}

async function generatorOf(start: Facelets): Promise<string> {
    const answer = await call<SolveAnswer>("POST", "/solve", {
        ...cubeIn(start),
        time_ms: 200,
        generator: true,
    });
    return answer.generator ?? "";
}

export const link = new LinkState();
