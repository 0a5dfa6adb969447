// The page's own links and those of Twizzle.
//
//     ?alg=R+U              turns from solved
//     ?setup-alg=R&alg=U    turns after other turns
//     ?cube=<54>&alg=U      turns from stickers
//     ?tab=laboratory       another page than the cube's
//     ?tab=pocket&pocket=<24>
//     ?tab=patterns&where=shows(all,"dot")    what is looked for there
import type { Facelets } from "./facelets";
import { solved } from "./facelets";

export interface LinkParts {
    readonly cube: string | null; // stickers, or any other form of a position
    readonly setup: string | null;
    readonly alg: string | null;
    readonly view: string | null;
    readonly tab: string | null;
    readonly pocket: string | null; // stickers of the 2×2×2
    readonly where: string | null; // a condition
}

// alg.cubing.net writes _ for blanks and - for primes.
const decoded = (text: string | null): string | null =>
    text !== null && /^[^\s']*[_-][^\s']*$/.test(text)
        ? text.replaceAll("_", " ").replaceAll("-", "'")
        : text;

export function readQuery(query: string): LinkParts {
    const fields = new URLSearchParams(query);
    const setup =
        fields.get("setup-alg") ?? fields.get("setup") ?? fields.get("experimental-setup-alg");
    return {
        cube: fields.get("cube"),
        setup: decoded(setup),
        alg: decoded(fields.get("alg")),
        view: fields.get("view"),
        tab: fields.get("tab"),
        pocket: fields.get("pocket"),
        where: fields.get("where"),
    };
}

export interface Shown {
    readonly start: Facelets;
    readonly alg: string;
    readonly view?: string | null;
    readonly lang?: string | null;
    readonly tab?: string | null;
    readonly pocket?: string | null;
    readonly where?: string | null;
}

export function writeQuery({ start, alg, view, lang, tab, pocket, where }: Shown): string {
    const fields = new URLSearchParams();
    if (start !== solved) fields.set("cube", start);
    if (alg !== "") fields.set("alg", alg);
    if (view) fields.set("view", view);
    if (lang) fields.set("lang", lang);
    if (tab) fields.set("tab", tab);
    if (pocket) fields.set("pocket", pocket);
    if (where) fields.set("where", where);
    const query = fields.toString();
    return query === "" ? "" : `?${query}`;
}

// Twizzle knows no stickers, so the start is told by turns that lead to it.
export function twizzleLink(setup: string, alg: string): string {
    const fields = new URLSearchParams();
    if (setup !== "") fields.set("setup-alg", setup);
    fields.set("alg", alg);
    return `https://alpha.twizzle.net/edit/?${fields.toString()}`;
}
