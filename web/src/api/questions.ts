// Long questions: asked once, answered piece by piece, alive without a connection.
//
//     const question = await questionsApi.ask("count", { depth: 8 }, randomKey());
//     const close = followQuestion(question.id, { item: add, progress: show, done: finish });
import { type TaskError, call, get } from "./client";
import { type Watcher, openEvents } from "./events";
import type { Message } from "./message";

export const questionKinds = ["count", "find", "path", "theory", "explain", "compare"] as const;
export type QuestionKind = (typeof questionKinds)[number];

export type QuestionState =
    "queued" | "running" | "paused" | "done" | "stopped" | "failed" | "interrupted";

export interface QuestionProgress {
    readonly fraction: number; // 0 to 1
    readonly text: string; // in the engine's words
    readonly text_message: Message;
    readonly seconds: number;
    readonly seconds_left: number | null;
}

// What the server knows of a question. The items come in the order they were found;
// lists of questions leave them out.
export interface Question<Item = unknown, Summary = unknown> {
    readonly id: string;
    readonly kind: QuestionKind;
    readonly state: QuestionState;
    readonly question: Readonly<Record<string, unknown>>; // the fields as understood
    readonly progress: QuestionProgress | null;
    readonly items?: readonly Item[];
    readonly summary: Summary | null;
    readonly created: string;
    readonly error?: TaskError;
}

const path = "/laboratory";
const pathOf = (id: string): string => `${path}/questions/${encodeURIComponent(id)}`;

// Pages that came over plain HTTP have no crypto.randomUUID.
export const randomKey = (): string =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, "0"),
    ).join("");

export const questionsApi = {
    // Wrong input is refused at once, as an ApiError with the field and the place. Asked
    // again with the same key, it is the same question.
    ask: <Item, Summary>(
        kind: QuestionKind,
        fields: Readonly<Record<string, unknown>>,
        key: string,
    ) =>
        call<Question<Item, Summary>>("POST", `${path}/${kind}`, fields, undefined, {
            "Idempotency-Key": key,
        }),
    get: <Item, Summary>(id: string) => get<Question<Item, Summary>>(pathOf(id)),
    // Stops one that runs and keeps what it found; forgets one that has ended.
    stop: (id: string) => call<unknown>("DELETE", pathOf(id)),
    // It rests after its next step.
    pause: (id: string) => call<unknown>("POST", `${pathOf(id)}/pause`),
    resume: (id: string) => call<unknown>("POST", `${pathOf(id)}/resume`),
};

export interface QuestionEvents<Item, Summary> extends Watcher {
    state(state: QuestionState): void;
    progress(progress: QuestionProgress): void;
    item(item: Item): void;
    done(question: Question<Item, Summary>): void;
}

export function followQuestion<Item, Summary>(
    id: string,
    events: QuestionEvents<Item, Summary>,
): () => void {
    return openEvents(
        `${pathOf(id)}/events`,
        {
            state: (data) => events.state((data as { state: QuestionState }).state),
            progress: (data) => events.progress(data as QuestionProgress),
            item: (data) => events.item(data as Item),
            done: (data) => events.done(data as Question<Item, Summary>),
        },
        events,
    );
}
