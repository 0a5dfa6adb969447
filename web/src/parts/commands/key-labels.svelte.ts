// Keys as they are printed on the keyboard in front of the person.
import { readable } from "./chords";

// Only some browsers tell; elsewhere the names of the American layout are shown.
interface LayoutMap {
    get(code: string): string | undefined;
}
type Keyboard = { getLayoutMap?: () => Promise<LayoutMap> };

let layout = $state.raw<LayoutMap | null>(null);
const keyboard = (navigator as Navigator & { keyboard?: Keyboard }).keyboard;
void keyboard?.getLayoutMap?.().then(
    (map) => (layout = map),
    () => {}, // a page inside another one may not ask
);

const american: Readonly<Record<string, string>> = {
    Semicolon: ";", Comma: ",", Period: ".", Slash: "/", Quote: "'", Minus: "-", Equal: "=",
    BracketLeft: "[", BracketRight: "]", Backquote: "`", Backslash: "\\", IntlBackslash: "<",
}; // prettier-ignore

function nameOf(code: string): string {
    const known = layout?.get(code) ?? american[code];
    if (known) return known.toUpperCase();
    return code.replace(/^(Key|Digit)/, "").replace(/^Numpad/, "Num ");
}

export function keyLabel(chord: string): string {
    const parts = chord.split(/(?<=.)\+/);
    return readable([...parts.slice(0, -1), nameOf(parts.at(-1)!)].join("+"));
}
