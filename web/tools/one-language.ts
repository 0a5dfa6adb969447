// A dictionary keeps both languages side by side, so that TypeScript sees to it that both have
// every word. Whoever reads the page needs one of them: `import … from "./solve?fr"` is what
// the dictionary exports, in that language only, and the bundler drops the other one.
import type { Plugin } from "vite";

const wish = /\?(en|fr)$/;
const both = /export const (\w+) = \{ en, fr \};/;
const passedOn = /(export \{[^}]*\} from "[^"?]+)"/g;

export function oneLanguage(): Plugin {
    return {
        name: "one-language",
        enforce: "pre",
        async resolveId(source, importer) {
            const language = wish.exec(source)?.[0];
            if (language === undefined) return null;
            const file = await this.resolve(source.replace(wish, ""), importer);
            return file && file.id + language;
        },
        transform(code, id) {
            const language = wish.exec(id)?.[1];
            if (language === undefined) return null;
            const one = code
                .replace(both, `export const $1 = ${language};`)
                .replace(passedOn, `$1?${language}"`);
            if (one === code) throw new Error(`${id} exports no words in two languages`);
            return { code: one, map: null };
        },
    };
}
