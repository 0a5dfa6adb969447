// One long question and what has come of it so far. It goes on on the server while
// other pages are looked at, or the page is closed, and is found again.
//
//     const counting = new QuestionStore<LevelCount, CountSummary>("count");
//     await counting.start({ metric: "htm", depth: 8 });
//     counting.items, counting.progress, counting.isBusy, counting.stop()
import { ApiError, type EngineError } from "../api/client";
import {
    type Question,
    type QuestionKind,
    type QuestionProgress,
    QuestionsApi,
    randomKey,
} from "../api/questions";
import { type TaskState, isHalted, isUnderWay } from "../api/tasks";
import { KeptQuestion } from "./kept-question";
import { RemoteTask, forgetTask } from "./remote-task";
import { standing } from "./server.svelte";
import { tabStorage } from "./storage";

export type QuestionPhase = "idle" | "starting" | TaskState;

// A question that the server has not answered yet. Whoever reloads the page in that
// moment asks it again, with the same key, and so gets the same question.
interface Asked {
    readonly key: string;
    readonly fields: Readonly<Record<string, unknown>>;
}

export class QuestionStore<Item, Summary> {
    #phase = $state<QuestionPhase>("idle");
    #asked = $state.raw<Readonly<Record<string, unknown>>>({});
    #progress = $state.raw<QuestionProgress | null>(null);
    #items = $state.raw<readonly Item[]>([]);
    #summary = $state.raw<Summary | null>(null);
    #error = $state.raw<EngineError | null>(null);

    #attempt = 0; // the answer to an older one is of no use
    #fresh: Item[] = []; // that came since the page was drawn
    #seen = new Set<string>(); // the items as text: a stream opened again repeats them
    #isWhole = true; // no item can have been missed
    #isDrawing = false;
    readonly #kept: KeptQuestion;
    readonly #askedKey: string;
    readonly #api: QuestionsApi<Item, Summary>;
    readonly #task: RemoteTask<Question<Item, Summary>>;

    // Two questions of a kind on the page need names of their own.
    constructor(
        readonly kind: QuestionKind,
        name: string = kind,
    ) {
        this.#api = new QuestionsApi(kind);
        this.#task = new RemoteTask(this.#api, {
            state: (state) => (this.#phase = state),
            news: {
                progress: (data) => (this.#progress = data as QuestionProgress),
                item: (data) => this.#add(data as Item),
            },
            ended: (data) => void this.#finish(data as Question<Item, Summary>),
            reread: (question) => this.#reread(question),
            gone: () => this.#lose(),
            lost: () => (this.#isWhole = false),
        });
        this.#kept = new KeptQuestion(name);
        this.#askedKey = `antipode.question.${name}.asked`;
        const asked = tabStorage.read<Asked>(this.#askedKey);
        if (this.#kept.id) void this.#reattach(this.#kept.id);
        else if (asked) void this.#ask(asked);
        else void this.#adopt();
    }

    readonly phase: QuestionPhase = $derived(this.#phase);
    get isBusy(): boolean {
        return this.#phase !== "idle" && (this.#phase === "starting" || isUnderWay(this.#phase));
    }
    get isPaused(): boolean {
        return isHalted(this.#phase);
    }
    // The fields as the server understood them, also after a reload.
    readonly asked: Readonly<Record<string, unknown>> = $derived(this.#asked);
    readonly progress: QuestionProgress | null = $derived(this.#progress);
    readonly items: readonly Item[] = $derived(this.#items);
    readonly summary: Summary | null = $derived(this.#summary);
    // What was wrong with the question (`field`, `place`), or why it failed.
    get error(): EngineError | null {
        return standing(this.#error);
    }

    // Takes the place of the question before, which is forgotten.
    async start(fields: Readonly<Record<string, unknown>>): Promise<void> {
        this.#leave();
        const asked = { key: randomKey(), fields };
        tabStorage.keep(this.#askedKey, asked);
        await this.#ask(asked);
    }

    async #ask({ key, fields }: Asked): Promise<void> {
        const attempt = this.#attempt;
        this.#phase = "starting";
        try {
            const asked = await this.#api.ask(fields, key);
            // One that is over at once has not told its items.
            const question = isUnderWay(asked.state) ? asked : await this.#api.get(asked.id);
            if (attempt === this.#attempt) this.#attach(question);
            else void forgetTask(this.#api, question.id, false);
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            if (attempt === this.#attempt) this.#refuse(error);
        }
    }

    // What was found until now stays. What the server has not answered yet is over as well.
    async stop(): Promise<void> {
        if (this.#phase === "starting") {
            this.#leave();
            this.#phase = "stopped";
        } else if (this.isBusy) await this.#try(() => this.#task.stop());
    }
    async pause(): Promise<void> {
        if (this.isBusy) await this.#try(this.#task.pause);
    }
    async resume(): Promise<void> {
        if (this.isPaused) await this.#try(this.#task.resume);
    }
    async #try(work: () => Promise<unknown>): Promise<void> {
        try {
            await work();
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            this.#error = error.reason;
        }
    }

    // As if nothing had been asked.
    clear(): void {
        this.#leave();
    }

    async #reattach(id: string): Promise<void> {
        const attempt = this.#attempt;
        const question = await this.#api.get(id).catch(() => null);
        if (attempt !== this.#attempt) return;
        if (question) this.#attach(question);
        else this.#kept.forget();
    }
    // What was asked in a tab that is closed now.
    async #adopt(): Promise<void> {
        const attempt = this.#attempt;
        const id = await this.#kept.leftBehind();
        if (id === null || attempt !== this.#attempt) return;
        const question = await this.#api.get(id).catch((error: unknown) => error);
        if (attempt !== this.#attempt) return;
        if (!(question instanceof Error)) this.#attach(question as Question<Item, Summary>);
        else if (question instanceof ApiError && question.status === 404)
            this.#kept.forgetLeftBehind();
    }

    #attach(question: Question<Item, Summary>): void {
        this.#kept.keep(question.id);
        tabStorage.forget(this.#askedKey);
        this.#begin(question);
        this.#task.attachWhenItRuns(question, (running) => this.#begin(running));
    }
    #begin(question: Question<Item, Summary>): void {
        this.#take(question);
        this.#isWhole = (question.items ?? []).length === 0;
    }

    // Many items may come at once; the page follows once per frame.
    #add(item: Item): void {
        const text = JSON.stringify(item);
        if (this.#seen.has(text)) return;
        this.#seen.add(text);
        this.#fresh.push(item);
        if (this.#isDrawing) return;
        this.#isDrawing = true;
        const attempt = this.#attempt;
        setTimeout(() => {
            this.#isDrawing = false;
            if (attempt === this.#attempt) this.#flush();
        }, 50);
    }
    #flush(): void {
        if (this.#fresh.length === 0) return;
        this.#items = [...this.#items, ...this.#fresh];
        this.#fresh = [];
    }

    // Where something may have been missed, the whole is asked for.
    async #finish(question: Question<Item, Summary>): Promise<void> {
        const attempt = this.#attempt;
        this.#flush();
        const whole =
            this.#isWhole || question.items
                ? question
                : await this.#api.get(question.id).catch(() => question);
        if (attempt === this.#attempt) this.#take(whole);
    }
    #reread(question: Question<Item, Summary>): void {
        this.#flush();
        this.#take(question);
    }
    // The server was started again and knows nothing.
    #lose(): void {
        this.#flush();
        this.#phase = "stopped";
        this.#kept.forget();
    }

    #take(question: Question<Item, Summary>): void {
        this.#phase = question.state;
        this.#asked = question.question ?? {};
        this.#progress = question.progress;
        if (question.items) {
            this.#items = question.items;
            this.#seen = new Set(question.items.map((item) => JSON.stringify(item)));
        }
        this.#summary = question.summary;
        this.#error = question.error ?? null;
    }

    // A page that is left hears no answer, either: what it asked is not forgotten.
    #refuse(error: ApiError): void {
        this.#phase = "idle";
        this.#error = error.reason;
        if (error.status !== 0) tabStorage.forget(this.#askedKey);
    }

    #leave(): void {
        void this.#task.forget();
        this.#kept.forget();
        tabStorage.forget(this.#askedKey);
        this.#phase = "idle";
        this.#progress = null;
        this.#items = [];
        this.#fresh = [];
        this.#seen = new Set();
        this.#summary = null;
        this.#error = null;
        ++this.#attempt;
    }
}
