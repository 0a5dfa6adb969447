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

export interface ErrorBody extends Coded {
    error: string;
    kind: string;
    input?: string;
    place?: Place;
    field?: string;
    repairs?: Repair[];
    facelets_at_fault?: number[];
}

// Why a job or a question failed.
export interface TaskError extends Message {
    readonly kind: string;
}

export const errorBody = ({ message, ...rest }: TaskError): ErrorBody => ({
    error: message,
    ...rest,
});
export const messageOf = (body: ErrorBody): Message => codedMessage(body.error, body);
export const repairMessage = (repair: Repair): Message => codedMessage(repair.description, repair);

export class ApiError extends Error {
    constructor(
        readonly status: number,
        readonly body: ErrorBody,
    ) {
        super(body.error);
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
    const body = (await response.json().catch(() => null)) as ErrorBody | null;
    return new ApiError(
        response.status,
        body ?? { error: `${response.status} ${response.statusText}`, kind: "environment" },
    );
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
                error: "The server does not answer.",
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
