// The statements about the papers: answers by their codes, titles and claims by the
// names of the statements.
export const theory = {
    "theory-group-orders":
        "G, toutes les façons d’assembler les pièces, a 8! 12! 3^8 2^12 = {all} éléments ; les six faces engendrent un groupe R de {reachable} éléments, d’après Schreier et Sims.",
    "theory-trace":
        "Les 18 mouvements ont la trace [0;0;0], la trace prend 12 valeurs quand on lit sa dernière partie modulo 3, et |G| = 12 |R| : R est donc le noyau. Lue à la lettre, avec le mod signé de Caml, ce n’est pas un morphisme : un coin pivoté donne {once}, la même torsion deux fois {twice}.",
    "theory-centre":
        "Il a {count} éléments : l’identité et la position où toutes les arêtes sont basculées.",
    "theory-faces": "Cinq faces engendrent R ; quatre non, quelles qu’elles soient.",
    "theory-pair":
        "{first} et {second} {generate|yes=engendrent|no=n’engendrent pas} R tout entier.",
    "theory-element-orders":
        "Les éléments de R ont {orders} ordres, le plus grand est {largest} ; ceux de G en ont {all}, jusqu’à {most}.",
    "theory-exponent":
        "La plus petite est {least} ; elle {divides|yes=divise|no=ne divise pas} {claimed}.",
    "theory-morph":
        "Les valeurs dans R sont {values} ; {alone} positions n’ont d’autre isomorphe qu’elles-mêmes. Compté par les {subgroups} sous-groupes des 96 isomorphismes.",
    "theory-classes": "{of_48} aux 48 symétries près, {of_96} aux 96 isomorphismes près.",
    "theory-diameter":
        "Une position est à au moins {plain} quarts de tour puisqu’il y en a 12, à au moins {quarter} parce que les faces opposées commutent et que les tours d’une face s’ajoutent, et à au moins {face} tours de face pour la même raison. (On sait aujourd’hui, par des calculs bien plus longs : 26 et 20.)",
    "theory-positions-at-10": "Il y en a au plus {words}, car il n’y a pas plus de mots.",
    "theory-by-depth": "Une classe a en moyenne {means:and}.",
    "theory-part":
        "{name|group-orders=ordres des groupes|trace=trace|centre=centre|faces=faces|pair=deux générateurs|element-orders=ordres des éléments|exponent=exposant|morph=isomorphes|classes=classes|diameter=bornes par comptage|positions-at-10=positions à la profondeur 10|by-depth=positions par profondeur|corner-permutations=coins|rank-parity=parité et rang|order-1260=ordre 1260|one-layer=une couche}",
    "theory-mean": "{mean:.2} membres à la profondeur {depth}",
    "theory-by-depth-unknown": "Aucune profondeur dont parlent les articles n’est atteinte.",
    "theory-corner-permutations": "{seen} des {all} impaires apparaissent.",
    "theory-rank-parity":
        "Vrai pour moins de {points} points ; pour {points}, la permutation de rang {rank} est la première à le contredire.",
    "theory-rank-parity-true": "Vrai jusqu’à {points} points.",
    "theory-order-1260":
        "Aucun n’a moins de 6 quarts de tour ; {count} {count|one=a|other=ont} cette longueur, à isomorphisme près.",
    "theory-one-layer":
        "À isomorphisme et aux tours de la couche près, il y en a {count} en {depth} quarts de tour au plus.",
} as const;

interface Statement {
    readonly title: string;
    readonly papers: string; // empty where they say nothing
}

export const statements: Readonly<Record<string, Statement>> = {
    "group-orders": {
        title: "Les deux groupes",
        papers: "|G| = 519024039293878272000 et |R| = |G|/12 = 43252003274489856000.",
    },
    trace: {
        title: "La trace comme morphisme",
        papers: "La trace est un morphisme, et R en est le noyau.",
    },
    centre: {
        title: "Le centre de R",
        papers: "Le centre est formé de l’identité et du mot damier, qui bascule toutes les arêtes.",
    },
    faces: {
        title: "Ce qu’engendrent quelques faces",
        papers: "Cinq faces engendrent R, et quatre n’y suffisent pas.",
    },
    pair: { title: "Deux générateurs", papers: "Ils donnent une paire de générateurs." },
    "element-orders": {
        title: "Les ordres des éléments",
        papers: "Ils cherchent des positions d’ordre 1260 et énumèrent les ordres rencontrés.",
    },
    exponent: {
        title: "Une puissance qui résout toute position",
        papers: "P^166320 est l’identité pour tout P de R ; l’inverse est donc P^166319.",
    },
    morph: {
        title: "Les nombres d’isomorphes",
        papers: "8 positions n’ont d’autre isomorphe qu’elles-mêmes ; l’ensemble des valeurs est conjecturé.",
    },
    classes: { title: "Les positions à isomorphisme près", papers: "" },
    diameter: {
        title: "Jusqu’où peut aller une position, en comptant les mots",
        papers: "Le diamètre est d’au moins 19, puis d’au moins 21 quarts de tour.",
    },
    "positions-at-10": {
        title: "Les positions à 10 quarts de tour",
        papers: "Environ 67 milliards de positions sont à 10 quarts de tour.",
    },
    "by-depth": {
        title: "Positions et classes par profondeur",
        papers: "Le nombre moyen d’isomorphes est de 86,5 à la profondeur 6 et de 92 à la profondeur 8.",
    },
    "corner-permutations": {
        title: "Les permutations des coins à la profondeur 7",
        papers: "Toutes les permutations impaires des coins apparaissent à la profondeur 7.",
    },
    "rank-parity": {
        title: "La parité d’après le rang",
        papers: "Une permutation est paire si et seulement si son rang modulo 4 est 0 ou 3.",
    },
    "order-1260": {
        title: "Les mots courts d’ordre 1260",
        papers: "jBBWrW et boWvWb sont d’ordre 1260 et ne sont pas isomorphes.",
    },
    "one-layer": {
        title: "Les mots qui ne changent qu’une couche",
        papers: "Tous les courts (ALGr) ont 6 ou 8 quarts de tour.",
    },
};

// The columns of their tables, by the names that the engine gives them.
export const heads: Readonly<Record<string, string>> = {
    order: "ordre",
    faces: "faces",
    "positions of R": "positions de R",
    "positions of G": "positions de G",
    isomorphs: "isomorphes",
    "quarter turns": "quarts de tour",
    positions: "positions",
    classes: "classes",
    "mean isomorphs": "isomorphes en moyenne",
    "corner permutations": "permutations des coins",
    word: "mot",
};
