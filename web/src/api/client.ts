// The one way to the engine: JSON in, JSON out, failures as ApiError.
//
//     const { facelets } = await ask("POST /inverse", { cube: "R U" });
import { type Message, codedMessage } from "./message";
import { transport } from "./transport";
import type { Answers, Refusal, Repair, Requests, EngineError as ToldError } from "./wire";

export type { Place, Repair } from "./wire";

// Why something was refused, or why a job or a question failed; also that nobody answered.
export type EngineError = Omit<ToldError, "kind"> & {
    readonly kind: ToldError["kind"] | "unreachable";
};

export const repairMessage = (repair: Repair): Message => codedMessage(repair.description, repair);

export class ApiError extends Error {
    constructor(
        readonly status: number,
        readonly reason: EngineError,
    ) {
        super(reason.message);
    }
}

// Who wants to know whether the server is there hears of every call.
type Observer = (answered: boolean) => void;
let observer: Observer = () => {};
export function observeCalls(tell: Observer): void {
    observer = tell;
}
// What was asked before an answer was lost, and is answered after that, says nothing about now.
let losses = 0;

type Method = "GET" | "POST" | "PATCH" | "DELETE";

async function failure(response: Response): Promise<ApiError> {
    const body = (await response.json().catch(() => null)) as Refusal | null;
    const message = `${response.status} ${response.statusText}`;
    return new ApiError(response.status, body?.error ?? { message, kind: "environment" });
}

// A body that is text is sent as it is, anything else as JSON.
const bodyOf = (body: unknown): RequestInit => {
    if (body === undefined) return {};
    const isText = typeof body === "string";
    const type = isText ? "text/plain" : "application/json";
    return { headers: { "Content-Type": type }, body: isText ? body : JSON.stringify(body) };
};

// Whoever takes a question back knows that. All else that breaks off an answer, in the middle
// of it too, is a server that is away.
const brokenOff =
    (signal?: AbortSignal) =>
    (error: unknown): never => {
        if (signal?.aborted) throw error;
        ++losses;
        observer(false);
        throw new ApiError(0, {
            message: "The server does not answer.",
            code: "server-unreachable",
            kind: "unreachable",
        });
    };

async function answerTo(
    method: Method,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
    headers: Readonly<Record<string, string>> = {},
): Promise<string> {
    const init = bodyOf(body);
    const lossesBefore = losses;
    const response = await transport()
        .ask(path, {
            ...init,
            method,
            headers: { ...init.headers, ...headers } as Record<string, string>,
            ...(signal ? { signal } : {}),
        })
        .catch(brokenOff(signal));
    if (losses === lossesBefore) observer(true);
    if (!response.ok) throw await failure(response);
    return response.text().catch(brokenOff(signal));
}

export async function call<T>(...question: Parameters<typeof answerTo>): Promise<T> {
    const text = await answerTo(...question);
    return (text === "" ? undefined : JSON.parse(text)) as T;
}
// What is not JSON: a file.
export const getText = (path: string): Promise<string> => answerTo("GET", path);
export const postText = (path: string, body: unknown): Promise<string> =>
    answerTo("POST", path, body);

// In a query the numbers of a list stand in one value.
export const queryOf = (fields: object): string =>
    new URLSearchParams(
        Object.entries(fields).map(([name, value]) => [name, String(value)]),
    ).toString();

type Fields<Key> = Key extends keyof Requests ? Requests[Key] : Readonly<Record<string, never>>;

// What has an address of its own, by method and path; the document knows its fields and
// its answer.
export function ask<Key extends keyof Answers>(
    question: Key,
    fields?: Fields<Key>,
    signal?: AbortSignal,
): Promise<Answers[Key]> {
    const [method, path] = question.split(" ") as [Method, string];
    if (method !== "GET") return call(method, path, fields ?? {}, signal);
    return call(method, fields ? `${path}?${queryOf(fields)}` : path, undefined, signal);
}
