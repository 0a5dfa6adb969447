// What the engine tells, in French, by code. A colon, a semicolon and the inside of « »
// keep to the word beside them; that is seen to here, so the sentences have plain spaces.
import { camera } from "./camera";
import { conditions } from "./conditions";
import { cube } from "./cube";
import { general } from "./general";
import { list } from "./list";
import { notation } from "./notation";
import { phases } from "./phases";
import { pocket } from "./pocket";
import { requests } from "./requests";
import { solving } from "./solving";
import { theory } from "./theory";

const sentences: Readonly<Record<string, string>> = {
    ...notation,
    ...cube,
    ...pocket,
    ...conditions,
    ...phases,
    ...theory,
    ...list,
    ...solving,
    ...requests,
    ...camera,
    ...general,
};

export const typeset = (sentence: string): string =>
    sentence
        .replace(/ ([:!?])/g, "\u00a0$1")
        .replace(/ ;/g, "\u202f;")
        .replace(/« /g, "«\u00a0")
        .replace(/ »/g, "\u00a0»");

export const frenchCodes: readonly string[] = Object.keys(sentences);

export const frenchSentence = (code: string): string | undefined =>
    sentences[code] === undefined ? undefined : typeset(sentences[code]);
