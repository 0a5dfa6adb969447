// The one way to the engine: JSON in, JSON out, failures as ApiError.
import { type Coded, type Message, codedMessage } from "./message";
import { transport } from "./transport";

export interface Place {
    offset: number;
    length: number;
}

export interface StickerChange {
    facelet: string; // "U9"
    index: number; // 0 to 53
    from: string;
    to: string;
}

export interface Repair extends Coded {
    description: string;
    changes: StickerChange[];
    facelets?: string;
}

// Why something was refused, or why a job or a question failed.
export interface EngineError extends Message {
    readonly kind: string;
    readonly input?: string;
    readonly place?: Place;
    readonly field?: string;
    readonly repairs?: Repair[];
    readonly facelets_at_fault?: number[];
}

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
    const body = (await response.json().catch(() => null)) as { error: EngineError } | null;
    const unread = { message: `${response.status} ${response.statusText}`, kind: "environment" };
    return new ApiError(response.status, body?.error ?? unread);
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

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> =>
    call<T>("GET", path, undefined, signal);
export const post = <T>(path: string, body: unknown = {}, signal?: AbortSignal): Promise<T> =>
    call<T>("POST", path, body, signal);
