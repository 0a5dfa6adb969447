// The texts that a command is found by. Cubers know many of the words in English, whatever
// they read, so that the words of the other language find it as well, once they are here.
import { Words, t } from "../../i18n/index.svelte";
import { wordsOf } from "./registry";

const foreign = new Words();

export async function learnOther(): Promise<void> {
    await foreign.learn(t.other);
}

export function textsOf(name: string): string[] {
    const languages = foreign.language === t.language ? [t] : [t, foreign];
    return languages.map((words) => wordsOf(name, words));
}
