// The steps of a method in French: their names and the sentences that tell their
// goals come from the server in English, from few patterns.
type Say = string | ((...parts: string[]) => string);

const nb = "\u00a0";
const thin = "\u202f";

const kinds: Readonly<Record<string, string>> = { corner: "coin", edge: "arête" };
const piece = (kind: string): string => kinds[kind]!;
const the = (kind: string): string => (kind === "corner" ? "Le coin" : "L’arête");
const and = (pieces: string): string => pieces.replaceAll(" and ", " et ");

const where = (place: string, kind: string): string => {
    if (place === "is home but flipped") return "est à sa place mais basculée";
    if (place === "is home but twisted") return "est à sa place mais pivoté";
    const slot = place.replace(/^is at /, "");
    return `est ${kind === "corner" ? "placé" : "placée"} en ${slot}`;
};

const names: readonly (readonly [RegExp, Say])[] = [
    [/^(corner|edge) (\S+)$/, (kind, name) => `${piece(kind!)} ${name}`],
    [/^a cross on U$/, "une croix sur U"],
    [/^edges of U$/, "arêtes de U"],
    [/^corners of U in their places$/, "coins de U à leur place"],
    [/^corners of U turned$/, "coins de U pivotés"],
    [/^a quarter turn$/, "un quart de tour"],
    [/^(corner|edge)s (\S+ → .+)$/, (kind, round) => `${piece(kind!)}s ${round}`],
    [/^twist corners (.+)$/, (pieces) => `pivoter les coins ${and(pieces!)}`],
    [/^flip edges (.+)$/, (pieces) => `basculer les arêtes ${and(pieces!)}`],
    [/^orient the edges$/, "orienter les arêtes"],
    [
        /^orient the corners and fill the middle layer$/,
        "orienter les coins et remplir la couche du milieu",
    ],
    [/^make it solvable by half turns$/, "rendre le cube soluble par demi-tours"],
    [/^finish with half turns$/, "finir par des demi-tours"],
    [/^fill the U layer$/, "remplir la couche U"],
    [/^finish inside (<.+>)$/, (group) => `finir dans ${group}`],
    [/^phase one: into (<.+>)$/, (group) => `première phase${nb}: vers ${group}`],
    [/^phase two: home$/, `seconde phase${nb}: jusqu’au cube résolu`],
    [/^phase two of the inverse, backwards$/, "seconde phase de l’inverse, à rebours"],
    [
        /^phase one of the inverse, backwards: out of (<.+>)$/,
        (group) => `première phase de l’inverse, à rebours${nb}: hors de ${group}`,
    ],
    [/^all at once$/, "d’un seul trait"],
];

const layers: readonly (readonly [RegExp, Say])[] = [
    [
        /^The (corner|edge) (\S+) is home already\.$/,
        (kind, name) => `${the(kind!)} ${name} est déjà à sa place.`,
    ],
    [
        /^The edge (\S+) (is .+?): the shortest way to its place that keeps .+$/,
        (name, place) =>
            `L’arête ${name} ${where(place!, "edge")}${nb}: le plus court chemin vers sa place qui garde les arêtes de la croix déjà en place.`,
    ],
    [
        /^The corner (\S+) (is .+?): (the U layer|it is taken out).*? is turned until it is above .+$/,
        (name, place, how) =>
            `Le coin ${name} ${where(place!, "corner")}${nb}: ${how === "the U layer" ? "" : "il en est sorti vers la couche U, puis "}la couche U tourne jusqu’à ce qu’il soit au-dessus de sa place, et il est inséré du côté où regarde sa facette D.`,
    ],
    [
        /^The edge (\S+) (is .+?): (another edge takes its place first, then )?it is brought over .+$/,
        (name, place, first) =>
            `L’arête ${name} ${where(place!, "edge")}${nb}: ${first ? "une autre prend d’abord sa place, puis " : ""}elle est amenée au-dessus du centre de sa couleur de côté, et descend dans la couche du milieu avec le coin du dessous.`,
    ],
    [
        /^The edges of the last layer show U on top: (.+) turns two of them over\.$/,
        (word) =>
            `Les arêtes de la dernière couche montrent U dessus${nb}: ${word} en bascule deux.`,
    ],
    [
        /^The edges of the last layer are home: (.+) takes three of them round\.$/,
        (word) =>
            `Les arêtes de la dernière couche sont à leur place${nb}: ${word} en fait circuler trois.`,
    ],
    [
        /^Each corner of the last layer is in its place, twisted or not: (.+) takes three .+$/,
        (word) =>
            `Chaque coin de la dernière couche est à sa place, pivoté ou non${nb}: ${word} en fait circuler trois.`,
    ],
    [
        /^The cube is solved: (.+), two or four times, turns the corner at URF; .+$/,
        (word) =>
            `Le cube est résolu${nb}: ${word}, deux ou quatre fois, pivote le coin en URF${thin}; puis la couche U y amène le suivant, et ce qui arrive en dessous se défait de soi-même.`,
    ],
];

const cycles: readonly (readonly [RegExp, Say])[] = [
    [
        /^The permutations of corners and of edges are even now, .+$/,
        "Les permutations des coins et des arêtes sont maintenant paires\u00a0: des 3-cycles peuvent les défaire.",
    ],
    [
        /^The (corner|edge)s go round (.+?): (\S+) of the papers, .+$/,
        (kind, round, word) =>
            `Les ${piece(kind!)}s circulent ${round}${nb}: ${word} des articles, ou un mot isomorphe, qui ne déplace aucune autre pièce.`,
    ],
    [
        /^An isomorph of the papers' word (flip|twist)s the (?:corner|edge)s (.+) where they are, .+$/,
        (how, pieces) =>
            `Un mot isomorphe à celui des articles ${how === "flip" ? "bascule les arêtes" : "pivote les coins"} ${and(pieces!)} sur place, et ne déplace rien.`,
    ],
];

const groups: readonly (readonly [RegExp, Say])[] = [
    [
        /^Every edge can be brought home without quarter turns of F and B, .+$/,
        "Chaque arête peut rentrer à sa place sans quarts de tour de F et B, qui sont ceux qui basculent les arêtes\u202f; à partir d’ici, des demi-tours de F et B suffisent.",
    ],
    [
        /^No corner is twisted and the four edges of the middle layer are in it: .+$/,
        "Aucun coin n’est pivoté et les quatre arêtes de la couche du milieu y sont\u00a0: à partir d’ici, U, D et des demi-tours des autres faces suffisent.",
    ],
    [
        /^Every edge is in its own middle layer and the corners are where half turns .+$/,
        "Chaque arête est dans sa propre couche du milieu et les coins sont où des demi-tours peuvent les laisser\u00a0: il ne faut plus aucun quart de tour.",
    ],
    [
        /^The pieces of the U layer are in the U layer, .+$/,
        "Les pièces de la couche U sont dans la couche U, et donc celles des autres couches dans les leurs.",
    ],
    [
        /^No corner is twisted, no edge is flipped, and the edges of the middle layer .+$/,
        "Aucun coin n’est pivoté, aucune arête n’est basculée, et les arêtes de la couche du milieu y sont\u00a0: à partir d’ici, U, D et des demi-tours suffisent.",
    ],
    [
        /^The cube is solved, by U, D and half turns of the other faces only\.$/,
        "Le cube est résolu, par U, D et des demi-tours des autres faces seulement.",
    ],
    [
        /^Turns of (<.+>) are enough from here\.$/,
        (group) => `À partir d’ici, les mouvements de ${group} suffisent.`,
    ],
    [
        /^It is the inverse that was solved, and this is the end of its solution, inside (<.+>), undone\.$/,
        (group) =>
            `C’est l’inverse qui a été résolu, et voici la fin de sa solution, dans ${group}, défaite.`,
    ],
    [
        /^The cube is solved\. Every shorter word was excluded .+$/,
        "Le cube est résolu. Tous les mots plus courts ont été exclus avant que celui-ci soit trouvé.",
    ],
    [/^The cube is solved\.$/, "Le cube est résolu."],
];

const patterns = [...names, ...layers, ...cycles, ...groups];

// Nothing where the sentence is a new one.
export function frenchPhase(text: string): string | null {
    for (const [pattern, say] of patterns) {
        const match = pattern.exec(text);
        if (match) return typeof say === "string" ? say : say(...match.slice(1));
    }
    return null;
}
