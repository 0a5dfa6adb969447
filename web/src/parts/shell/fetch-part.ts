// Fetches the code of a part that is not needed at first, with its style.
//
//     const Part = await fetchPart(() => import("./Part.svelte"));
//
// What the build writes around import() asks for each style sheet once only. One that did not
// come, as the server was away, would never come, and the part without it the next time. So it
// is asked for again here.
import type { Component } from "svelte";

export type Load<Given extends Record<string, unknown> = Record<string, never>> = () => Promise<{
    default: Component<Given>;
}>;

// By what fetches them: what came once is there at once, and the focus can go to it.
const fetched = new WeakMap<object, unknown>();
const lost = new Set<HTMLLinkElement>();

// Such an error is told to nobody but the link, on the way down to it.
function note({ target }: Event): void {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lost.add(target);
}
globalThis.addEventListener?.("error", note, true);

function again(link: HTMLLinkElement): Promise<unknown> {
    lost.delete(link);
    const next = link.cloneNode() as HTMLLinkElement;
    const arrival = new Promise((arrived, failed) => {
        next.addEventListener("load", arrived);
        next.addEventListener("error", failed);
    });
    link.replaceWith(next);
    return arrival;
}

export async function fetchPart<Given extends Record<string, unknown>>(
    load: Load<Given>,
): Promise<Component<Given>> {
    await Promise.all([...lost].map(again));
    const part = (await load()).default;
    fetched.set(load, part);
    return part;
}
export const fetchedPart = <Given extends Record<string, unknown>>(
    load: Load<Given>,
): Component<Given> | undefined => fetched.get(load) as Component<Given> | undefined;
