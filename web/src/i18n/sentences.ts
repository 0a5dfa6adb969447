// The engine speaks English. Here its sentences are said in French: a list of
// patterns, each with its translation; what no pattern knows stays as it is.
import type { Language } from "./index.svelte";

type Say = (...parts: string[]) => string;
type Pattern = readonly [RegExp | string, string | Say];

const nb = "\u00a0"; // before a colon
const quoted = (text: string): string => `«${nb}${text}${nb}»`;
const sense = (turn: string): string =>
    turn === "clockwise" ? "dans le sens horaire" : "dans le sens antihoraire";
const piece = (word: string): string => (word.startsWith("corner") ? "coin" : "arête");
const thePiece = (word: string): string => (piece(word) === "coin" ? "le coin" : "l’arête");

const accepted =
    "on attend une face U R F D L B, une tranche M E S, un tour large Rw ou r, une rotation x y z, " +
    "une paire Rs ou Ra, ou une parenthèse (A) [A,B] [A:B] ^(A)";
const acceptedLetters =
    "on attend une lettre parmi H D F P G A ou V O W J R B, majuscule pour le sens antihoraire, " +
    "minuscule pour le sens horaire, ou une parenthèse (A) [A,B] [A:B] ^(A)";

// What only a 2×2×2 is told.
const pocketPatterns: readonly Pattern[] = [
    [
        /^a 2x2x2 cannot do (\S+): .+$/,
        (move) =>
            `un 2×2×2 ne peut pas faire ${move}${nb}: on accepte les rotations des faces U R F D L B et du cube entier, x y z`,
    ],
    [
        /^(\d+) facelets were given, but a 2x2x2 has 24: .+$/,
        (count) =>
            `${count} facettes sont données, mais un 2×2×2 en a 24${nb}: quatre par face, dans l’ordre U R F D L B, ligne par ligne`,
    ],
    [
        /^a 2x2x2 has six colours, but (\d+) occurs?: (.+)$/,
        (count, colours) =>
            `un 2×2×2 a six couleurs, mais il y en a ${count}${nb}: ${and(colours!)}`,
    ],
    [/^expected a quarter turn (.+)$/, (turns) => `on attend un quart de tour ${or(turns!)}`],
    [
        /^the cubie at (\d+) is missing: .+$/,
        (place) =>
            `le petit cube ${place} manque${nb}: il en faut huit, chacun par trois coordonnées et trois couleurs, comme 000:BUL`,
    ],
    [/^the cubie at (\d+) occurs twice$/, (place) => `le petit cube ${place} apparaît deux fois`],
    [
        /^(the corners are twisted .+ in all): one corner must be twisted in its place$/,
        (law) => `${french(law!)}${nb}: il faut tordre un coin sur place`,
    ],
];

// In one turn of the loop the whole sentence must match; "recursive" parts are
// said by the same list.
const patterns: readonly Pattern[] = [
    [
        /^(.+) at (?:line (\d+), )?column (\d+): (.+)$/,
        (problem, line, column, remedy) =>
            `${french(problem!)}, ${line ? `ligne ${line}, ` : ""}colonne ${column}${nb}: ${french(remedy!)}`,
    ],
    [/^unknown move '(.+)'$/, (move) => `mouvement inconnu ${quoted(move!)}`],
    [/^unexpected '(.+)'$/, (text) => `${quoted(text!)} inattendu`],
    [/^unclosed '(.+)'$/, (text) => `${quoted(text!)} n’est pas fermé`],
    [/^number (\d+)$/, (digits) => `nombre ${digits}`],
    [/^repetition (\d+)$/, (digits) => `répétition ${digits}`],
    ["too many turns", "trop de mouvements"],
    ["too many open brackets", "trop de parenthèses ouvertes"],
    [/^expected a face .+$/, accepted],
    [/^expected a letter .+$/, acceptedLetters],
    [/^it must be completed to (.+)$/, (form) => `à compléter en ${or(form!)}`],
    [
        /^the '(.+)' at (?:.*)column (\d+) must be completed to (.+)$/,
        (text, column, form) =>
            `le ${quoted(text!)} de la colonne ${column} est à compléter en ${or(form!)}`,
    ],
    ["no bracket is open there", "aucune parenthèse n’y est ouverte"],
    ["it belongs inside [A,B] or [A:B]", "sa place est dans [A,B] ou [A:B]"],
    [
        "a number or prime directly follows what it belongs to",
        "un nombre ou une apostrophe suit directement ce qu’il modifie",
    ],
    ["one prime is enough", "une seule apostrophe suffit"],
    [
        "the number comes before the prime, as in 2'",
        "le nombre précède l’apostrophe, comme dans 2'",
    ],
    [
        "a turn accepts 2 or 3, with or without a prime",
        "un mouvement accepte 2 ou 3, avec ou sans apostrophe",
    ],
    ["a comment starts with //", "un commentaire commence par //"],
    [
        "moves on the inverse are written ^(A), without a space",
        "les mouvements sur l’inverse s’écrivent ^(A), sans espace",
    ],
    [
        /^a bracket can be repeated 1 to (\d+) times$/,
        (most) => `une parenthèse se répète de 1 à ${most} fois`,
    ],
    [
        /^a maneuver may have up to (\d+) when .+$/,
        (most) => `une manœuvre en compte au plus ${most}, parenthèses développées`,
    ],
    [
        /^each colour must occur (\d) times, but (.+)$/,
        (times, counts) =>
            `chaque couleur doit apparaître ${times} fois, mais ${and(counts!.replace(/(\S+) occurs (\d+) times/g, "$1 apparaît $2 fois"))}`,
    ],
    [
        /^(\d+) facelets were given, but a cube has 54: .+$/,
        (count) =>
            `${count} facettes sont données, mais un cube en a 54${nb}: neuf par face, dans l’ordre U R F D L B, ligne par ligne`,
    ],
    [
        /^facelet (\S+) \(number (\d+)\) is (.+), which no centre shows: accepted are (.+)$/,
        (facelet, number, shown, letters) =>
            `la facette ${facelet} (la ${number}e) est ${shown}, qu’aucun centre ne montre${nb}: on accepte ${letters}`,
    ],
    [
        /^the centres of (\S+) and (\S+) \(.+\) both show (.+): .+$/,
        (a, b, shown) =>
            `les centres de ${a} et de ${b} montrent tous deux ${shown}${nb}: les six centres doivent différer`,
    ],
    [
        /^the (corner|edge) at (\S+) \(stickers (.+)\) shows (\S+) the wrong way round: .+$/,
        (word, slot, stickers, shown) =>
            `${thePiece(word!)} ${slot} (facettes ${stickers}) montre ${shown} à l’envers${nb}: deux de ses facettes sont échangées`,
    ],
    [
        /^the (corner|edge) at (\S+) \(stickers (.+)\) shows (\S+): .+$/,
        (word, slot, stickers, shown) =>
            `${thePiece(word!)} ${slot} (facettes ${stickers}) montre ${shown}${nb}: ${piece(word!) === "coin" ? "aucun coin" : "aucune arête"} n’a ces couleurs`,
    ],
    [
        /^the (corner|edge) (\S+) occurs twice: at (\S+)(?: \(stickers .+?\))? and at (\S+)(?: \(stickers .+\))?$/,
        (word, shown, a, b) =>
            `${thePiece(word!)} ${shown} apparaît deux fois${nb}: en ${a} et en ${b}`,
    ],
    [/^however the rest is painted, (.+)$/, (law) => `quelle que soit la suite, ${french(law!)}`],
    [
        /^the (corner|edge)s at (.+) must be (\d+) different pieces, but only (.+) fit there$/,
        (word, slots, count, pieces) =>
            `les ${piece(word!)}s ${and(slots!)} doivent être ${count} pièces différentes, mais seules ${and(pieces!)} y conviennent`,
    ],
    [
        /^this cube cannot be solved by turning: (.+)$/,
        (reason) => `ce cube ne peut être résolu en tournant les faces${nb}: ${french(reason!)}`,
    ],
    ...pocketPatterns,
    [
        /^the corners are twisted by a third of a turn(?: (\S+))? in all$/,
        (turn) =>
            `les coins sont tordus, au total, d’un tiers de tour${turn ? ` ${sense(turn)}` : ""}`,
    ],
    ["an odd number of edges is flipped", "un nombre impair d’arêtes est basculé"],
    [
        "two pieces are exchanged (corner and edge parity differ)",
        "deux pièces sont échangées (les parités des coins et des arêtes diffèrent)",
    ],
    [
        /^twist the corner at (\S+) (\S+)$/,
        (slot, turn) => `tourner le coin ${slot} ${sense(turn!)}`,
    ],
    [/^flip the edge at (\S+)$/, (slot) => `basculer l’arête ${slot}`],
    [
        /^exchange the (corner|edge|sticker)s (?:at )?(\S+) and (\S+)$/,
        (word, a, b) =>
            `échanger les ${word === "sticker" ? "facette" : piece(word!)}s ${a} et ${b}`,
    ],
    [
        /^, (twisting|flipping) the one that comes to (\S+)(?: (\S+))?$/,
        (_verb, slot, turn) =>
            turn
                ? `, en tournant ${sense(turn)} celui qui arrive en ${slot}`
                : `, en basculant celle qui arrive en ${slot}`,
    ],
    [
        /^(?:repaint )?(\S+) from (\S) to (\S)$/,
        (at, from, to) => `repeindre ${at} de ${from} en ${to}`,
    ],
    [
        /^(.+?)(, (?:twisting|flipping) the one .+)$/,
        (first, rest) => french(first!) + french(rest!),
    ],
    [/^(.+?); (.+)$/, (first, rest) => `${french(first!)}${"\u202f"}; ${french(rest!)}`],
    [/^(.+?) and (.+)$/, (first, rest) => `${french(first!)} et ${french(rest!)}`],
    [
        /^the turns (<.+>) make (\S+) positions and this is none of them.*$/,
        (turns, count) =>
            `les mouvements ${turns} engendrent ${count} positions, et celle-ci n’en est pas`,
    ],
    ["The server does not answer.", "Le serveur ne répond pas."],
];

const and = (text: string): string =>
    text.replace(/stickers?/g, "facettes").replaceAll(" and ", " et ");
const or = (text: string): string => text.replace(" or ", " ou ");

function french(sentence: string): string {
    for (const [pattern, say] of patterns) {
        if (typeof pattern === "string") {
            if (pattern === sentence) return say as string;
            continue;
        }
        const match = pattern.exec(sentence);
        if (match) return typeof say === "string" ? say : say(...match.slice(1));
    }
    return sentence;
}

const asSentence = (text: string): string =>
    text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? "" : ".");

// A whole sentence, with a capital and a full stop.
export const inWords = (sentence: string, language: Language): string =>
    asSentence(language === "fr" ? french(sentence) : sentence);

// A phrase for a button: "Twist the corner at URF clockwise".
export function asLabel(phrase: string, language: Language): string {
    const text = language === "fr" ? french(phrase) : phrase;
    return text.charAt(0).toUpperCase() + text.slice(1);
}
