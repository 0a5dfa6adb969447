// The one way to the server: JSON in, JSON out, failures as ApiError.

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

export interface Repair {
    description: string;
    changes: StickerChange[];
    facelets?: string;
}

export interface ErrorBody {
    error: string;
    kind: string;
    input?: string;
    place?: Place;
    field?: string;
    repairs?: Repair[];
    facelets_at_fault?: number[];
}

// Why a job or a question failed.
export interface TaskError {
    readonly message: string;
    readonly kind: string;
}

export const errorBody = ({ message, kind }: TaskError): ErrorBody => ({ error: message, kind });

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

export async function call<T>(
    method: Method,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
    headers: Readonly<Record<string, string>> = {},
): Promise<T> {
    const response = await fetch(`/api/v1${path}`, {
        method,
        ...(body === undefined
            ? { headers }
            : {
                  headers: { "Content-Type": "application/json", ...headers },
                  body: JSON.stringify(body),
              }),
        ...(signal ? { signal } : {}),
    }).catch((error: unknown) => {
        if (error instanceof DOMException && error.name === "AbortError") throw error;
        observer(false);
        throw new ApiError(0, { error: "The server does not answer.", kind: "unreachable" });
    });
    observer(true);
    if (!response.ok) throw await failure(response);
    return (response.status === 204 ? undefined : await response.json()) as T;
}

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> =>
    call<T>("GET", path, undefined, signal);
export const post = <T>(path: string, body: unknown = {}, signal?: AbortSignal): Promise<T> =>
    call<T>("POST", path, body, signal);
