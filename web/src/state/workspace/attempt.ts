import { ApiError } from "../../api/client";
import { t } from "../../i18n/index.svelte";
import { inWords } from "../../i18n/sentences";
import { notice } from "./notice.svelte";

// What the server refused, as a sentence in the language of the page.
export const sentenceOf = (error: ApiError): string => inWords(error.reason, t.language);

// Does something with the server; what the server refuses is said in place, and `nothing`
// where there is nothing that it could be done to.
export async function attempt<T>(work: () => Promise<T>, nothing?: string): Promise<T | undefined> {
    try {
        return await work();
    } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 409 && nothing) notice.done(nothing);
        else if (error.status === 0) notice.lost(t.common.serverLost);
        else notice.wrong(sentenceOf(error));
        return undefined;
    }
}
