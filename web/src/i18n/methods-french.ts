// What the server tells about its methods in English, in French: by the name of the
// method. Loaded with the page of the methods only.
interface FrenchMethod {
    readonly author?: string; // where it is not a person's name
    readonly guarantee: string;
    readonly tables: string;
    readonly explanation: string;
}

export const frenchMethods: Readonly<Record<string, FrenchMethod>> = {
    layers: {
        author: "tout le monde",
        guarantee: "résout toujours\u202f; 16 étapes, chacune avec sa raison",
        tables: "où sont les quatre arêtes d’une croix",
        explanation:
            "Couche par couche, comme font la plupart des gens\u00a0: une croix sur D, ses quatre coins, les quatre arêtes de la couche du milieu, puis la dernière couche en quatre étapes avec quatre algorithmes. Chaque étape dit de quelle pièce il s’agit, où elle est, et pourquoi ces mouvements.",
    },
    "three-cycles": {
        author: "les articles en Caml",
        guarantee: "résout toujours\u202f; un mot ne déplace que trois pièces au plus",
        tables: "552 mots",
        explanation:
            "Une permutation paire est un produit de cycles de trois. Un quart de tour rend les permutations paires si elles sont impaires\u202f; des mots pour les cycles de trois arêtes, puis de trois coins, mettent toutes les pièces à leur place\u202f; enfin des paires de coins sont pivotées et des paires d’arêtes basculées sur place.",
    },
    thistlethwaite: {
        guarantee: "au plus 45 mouvements (7 + 10 + 13 + 15)",
        tables: "distances dans les quatre ensembles de classes",
        explanation:
            "Une descente par quatre sous-groupes, chacun avec moins de mouvements\u00a0: tous les mouvements\u202f; sans quarts de tour de F et B\u202f; sans ceux de R et L\u202f; demi-tours seulement. Chaque étape est le plus court chemin vers le groupe suivant. Avec les tables de 1981, il fallait au plus 52 mouvements.",
    },
    kloosterman: {
        guarantee: "au plus 42 mouvements (7 + 10 + 8 + 18, moins un)",
        tables: "distances dans trois ensembles de classes, bornes pour la dernière étape",
        explanation:
            "Comme Thistlethwaite jusqu’au groupe de U, D et des demi-tours\u202f; puis les pièces de la couche U sont amenées dans la couche U, et le reste est terminé par le plus court chemin dans ce groupe. Là où les deux dernières étapes prendraient toutes deux leur maximum, un mouvement est gagné.",
    },
    kociemba: {
        guarantee: "au plus 30 mouvements aussitôt (12 + 18), environ 20 après un moment",
        tables: "bornes pour les deux phases",
        explanation:
            "Deux phases\u00a0: vers le groupe de U, D et des demi-tours, puis jusqu’au cube résolu sans en sortir. Une première phase plus longue laisse souvent une seconde bien plus courte\u00a0: la recherche continue donc et trouve des solutions plus courtes. C’est la méthode d’origine\u00a0: un axe, un sens, de petites tables.",
    },
    "two-phase": {
        guarantee: "environ 19 mouvements après quelques millisecondes",
        tables: "distances exactes à six groupes, bornes à l’intérieur",
        explanation:
            "La méthode de Kociemba selon les trois axes, pour la position et son inverse, avec une table qui dit à chaque nœud quels mouvements rapprochent du but. C’est ce que fait Résoudre quand rien d’autre n’est demandé.",
    },
    ida: {
        guarantee: "la plus courte, prouvée\u202f; pour des positions à 7 mouvements environ",
        tables: "aucune",
        explanation:
            "Approfondissement itératif à l’aveugle\u00a0: tous les mots d’un mouvement, de deux, de trois… jusqu’à ce que l’un d’eux résolve le cube. Chaque longueur prend environ treize fois plus de temps que la précédente.",
    },
    pieces: {
        author: "le projet en Java",
        guarantee: "la plus courte, prouvée\u202f; pour des positions à 9 mouvements environ",
        tables: "distances de chaque pièce seule",
        explanation:
            "IDA* avec la plus simple des bornes\u00a0: le plus grand des nombres de mouvements qu’il faut à chaque pièce seule pour rentrer à sa place. Elle n’est jamais bien grande\u00a0: elle épargne les derniers mouvements de chaque mot, rien de plus.",
    },
    korf: {
        guarantee: "la plus courte, prouvée\u202f; des heures pour un cube au hasard",
        tables: "trois bases de motifs\u00a0: les coins, six arêtes, les six autres",
        explanation:
            "IDA* avec des bases de motifs\u00a0: combien de mouvements il faut aux coins seuls, et à chaque moitié des arêtes\u202f; la borne est le plus grand des trois. Le premier programme à trouver des solutions optimales de cubes quelconques.",
    },
    reid: {
        guarantee: "la plus courte, prouvée\u202f; des heures pour un cube au hasard",
        tables: "distances exactes au groupe de U, D et des demi-tours",
        explanation:
            "IDA* avec la distance exacte au groupe de la première phase selon chacun des trois axes. La borne est la plus grande des trois, et une de plus si toutes trois sont égales.",
    },
    optimal: {
        guarantee: "la plus courte, prouvée\u202f; quelques secondes le plus souvent",
        tables: "bornes à 48 symétries près",
        explanation:
            "IDA* par les deux bouts du mot, avec une seule grande table pour la position et son inverse. C’est ce que fait Résoudre quand on demande la solution optimale.",
    },
};
