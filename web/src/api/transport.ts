// How the page reaches the engine. Over HTTP to the server that it came from; whatever
// else answers the same questions can take its place, such as an engine in the browser.

export interface Transport {
    ask(path: string, init: RequestInit): Promise<Response>;
    listen(path: string): EventSource;
}

const address = (path: string): string => `/api/v1${path}`;

export const http: Transport = {
    ask: (path, init) => fetch(address(path), init),
    listen: (path) => new EventSource(address(path)),
};

let chosen = http;
export const transport = (): Transport => chosen;
export function useTransport(other: Transport): void {
    chosen = other;
}
