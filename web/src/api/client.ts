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

async function answerTo(
    method: Method,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
    headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
    const init = bodyOf(body);
    const response = await transport()
        .ask(path, {
            ...init,
            method,
            headers: { ...init.headers, ...headers } as Record<string, string>,
            ...(signal ? { signal } : {}),
        })
        .catch((error: unknown) => {
            if (error instanceof DOMException && error.name === "AbortError") throw error;
            observer(false);
            throw new ApiError(0, {
                message: "The server does not answer.",
                code: "server-unreachable",
                kind: "unreachable",
            });
        });
    observer(true);
    if (!response.ok) throw await failure(response);
    return response;
}

export async function call<T>(...question: Parameters<typeof answerTo>): Promise<T> {
    const response = await answerTo(...question);
    return (response.status === 204 ? undefined : await response.json()) as T;
}
// What is not JSON: a file.
export const getText = async (path: string): Promise<string> =>
    (await answerTo("GET", path)).text();
export const postText = async (path: string, body: unknown): Promise<string> =>
    (await answerTo("POST", path, body)).text();

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
