// What the engine says about conditions, in French: what each name asks, and what
// is wrong with a condition that cannot be read.
const nb = "\u00a0";

const summaries: Readonly<Record<string, string>> = {
    order: "combien de fois répéter la position pour revenir au cube résolu",
    morph: "combien d’isomorphes elle a : ses images par les 48 symétries et l’inversion",
    symmetries: "combien des 48 symétries la laissent telle quelle",
    antisymmetries: "combien des 48 symétries en font son inverse",
    symmetry: 'le nom de ses symétries, comme "D3d"',
    antisymmetry: 'le nom de ses symétries et antisymétries ensemble ; "" s’il n’y en a pas',
    label: 'les deux, comme les écrit Cube Explorer : "S6{D3d}"',
    self_inverse: "la faire deux fois résout le cube",
    reachable: "on peut la résoudre en tournant les faces",
    parity: 'de sa permutation des coins : "even" (paire) ou "odd" (impaire)',
    edge_parity: "de sa permutation des arêtes ; la même dans les positions possibles",
    is_solved: "toutes les pièces sont en place",
    corners_solved: "tous les coins sont en place",
    edges_solved: "toutes les arêtes sont en place",
    corners_placed: "chaque coin est à son emplacement, tordu ou non",
    edges_placed: "chaque arête est à son emplacement, basculée ou non",
    corners_oriented: "chaque coin montre sa facette U ou D sur U ou D",
    edges_oriented:
        "aucune arête n’est basculée : U, R, D, L et les demi-tours de F et B la ramènent",
    corners_home: "combien de coins sont en place",
    edges_home: "combien d’arêtes sont en place",
    twisted_corners: "combien de coins sont tordus à leur emplacement",
    flipped_edges: "combien d’arêtes sont basculées à leur emplacement",
    changed: "combien de pièces ne sont pas en place",
    cycles: "combien il y a de cycles, pièces tournées sur place comprises",
    cycles_of: "combien d’entre eux ont tant de pièces : cycles_of(edges, 3)",
    is_three_cycle: "trois d’entre elles permutent sans tourner, et rien d’autre ne change",
    only_changes:
        "seule cette couche a changé, et pas par un simple tour de celle-ci (l’ALGr des articles)",
    solved_outside: "toutes les pièces hors de cette couche sont en place",
    home: "cette pièce est en place : home(UF), home(DBL)",
    isomorphic_to: 'c’est un isomorphe de ce CUBE : isomorphic_to("R U")',
    zip: 'ses quatre nombres : zip == "[9;9;0;0]"',
    pos_ref: "le zip qui représente sa classe",
};

// A colon and a semicolon keep to the word before them.
const typeset = (text: string): string => text.replace(/ ([:;])/g, `${nb}$1`);

export const frenchSummary = (name: string): string | null =>
    summaries[name] === undefined ? null : typeset(summaries[name]);

type Say = (...parts: string[]) => string;

const kinds: Readonly<Record<string, string>> = {
    "yes or no": "oui ou non",
    "a number": "un nombre",
    "a text": "un texte",
};
const kind = (english: string): string => kinds[english] ?? english;

const patterns: readonly (readonly [RegExp, Say])[] = [
    [
        /^the condition ends at column (\d+): (.+)$/s,
        (column, wanted) => `la condition s’arrête à la colonne ${column} : ${french(wanted!)}`,
    ],
    [
        /^unexpected '(.+)' at column (\d+): (.+)$/s,
        (text, column, wanted) => `« ${text} » inattendu, colonne ${column} : ${french(wanted!)}`,
    ],
    [
        /^unknown name '(.+)' at column (\d+): known are .+$/s,
        (name, column) =>
            `nom inconnu « ${name} », colonne ${column} : la liste ci-dessous donne ceux qui existent`,
    ],
    [
        /^(?:a condition|what stands .+) must be (.+), but '(.+)' at column (\d+) is (.+)$/s,
        (wanted, text, column, given) =>
            `on attend ${kind(wanted!)}, mais « ${text} », colonne ${column}, est ${kind(given!)}`,
    ],
    [
        /^'(.+)' is (.+) and '(.+)' is (.+), which '(.+)' cannot compare at column (\d+)$/s,
        (a, typeA, b, typeB, sign, column) =>
            `« ${a} » est ${kind(typeA!)} et « ${b} » est ${kind(typeB!)} : « ${sign} » ne peut les comparer, colonne ${column}`,
    ],
    [
        /^only numbers are compared with '(.+)'; .+ at column (\d+)$/s,
        (sign, column) =>
            `seuls des nombres se comparent par « ${sign} » ; == et != vont avec tout, colonne ${column}`,
    ],
    [
        /^the text that begins at column (\d+) does not end.+$/s,
        (column) => `le texte qui commence à la colonne ${column} n’est pas fermé`,
    ],
    [/^two values are compared with ==$/, () => "deux valeurs se comparent par =="],
    [
        /^expected a name, a number.+$/,
        () => 'on attend un nom, un nombre, un "texte" ou une parenthèse',
    ],
    [
        /^a condition ends here, or goes on.+$/,
        () => "la condition s’arrête là, ou continue par and, or ou une comparaison",
    ],
    [
        /^a condition is made of .+$/,
        () =>
            'une condition se compose de noms, de nombres, de "textes", de parenthèses, de == != < <= > >=, + - * %, and, or, not',
    ],
    [/^expected '\)'.*$/, () => "on attend « ) »"],
    [/^expected a face.+$/, () => "on attend une face : U, R, F, D, L ou B"],
    [/^expected corners or edges$/, () => "on attend corners ou edges"],
    [/^expected a piece.+$/, () => "on attend une pièce, arête comme UF ou coin comme DBL"],
    [/^(\w+) is written (.+)$/, (name, form) => `${name} s’écrit ${form}`],
];

function french(sentence: string): string {
    for (const [pattern, say] of patterns) {
        const match = pattern.exec(sentence);
        if (match) return say(...match.slice(1));
    }
    return sentence;
}

// A whole sentence; null where no pattern knows it.
export function frenchTrouble(sentence: string): string | null {
    const said = french(sentence);
    if (said === sentence) return null;
    const set = typeset(said).replaceAll("« ", `«${nb}`).replaceAll(" »", `${nb}»`);
    return set.charAt(0).toUpperCase() + set.slice(1) + ".";
}
