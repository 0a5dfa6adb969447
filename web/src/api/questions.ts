// Long questions: asked once, answered piece by piece, alive without a connection.
//
//     const question = await new QuestionsApi("count").ask({ depth: 8 }, randomKey());
import { call } from "./client";
import { TaskApi } from "./tasks";
import type { Question as ToldQuestion } from "./wire";

export type { QuestionProgress } from "./wire";
export type QuestionKind = ToldQuestion["kind"];

// What the server knows of a question. The items come in the order they were found;
// lists of questions leave them out.
export interface Question<Item = unknown, Summary = unknown> extends Omit<
    ToldQuestion,
    "items" | "summary" | "question"
> {
    readonly question: Readonly<Record<string, unknown>>; // the fields as understood
    readonly items?: readonly Item[];
    readonly summary: Summary | null;
}

const path = "/laboratory";

// Pages that came over plain HTTP have no crypto.randomUUID.
export const randomKey = (): string =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, "0"),
    ).join("");

// What lets the twists of all centres count in a question.
export const centresIn = (count: boolean): { centres?: string } =>
    count ? { centres: "all" } : {};

export class QuestionsApi<Item, Summary> extends TaskApi<Question<Item, Summary>> {
    constructor(private readonly kind: QuestionKind) {
        super(`${path}/questions`);
    }
    // Wrong input is refused at once, as an ApiError with the field and the place. Asked
    // again with the same key, it is the same question.
    ask = (
        fields: Readonly<Record<string, unknown>>,
        key: string,
    ): Promise<Question<Item, Summary>> =>
        call("POST", `${path}/${this.kind}`, fields, undefined, { "Idempotency-Key": key });
}
