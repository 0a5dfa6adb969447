// The phases of the methods: their names, what holds after them, and why these turns.
const piece = "{kind|corner=coin|edge=arête}";
const the = "{kind|corner=Le coin|edge=L’arête}";

export const phases = {
    "phase-piece": `${piece} {piece}`,
    "phase-upper-cross": "une croix sur U",
    "phase-upper-edges": "arêtes de U",
    "phase-upper-corners-placed": "coins de U à leur place",
    "phase-upper-corners-turned": "coins de U pivotés",
    "phase-quarter-turn": "un quart de tour",
    "phase-cycle": `${piece}s {first} → {second} → {third}`,
    "phase-turn-pieces": "{kind|corner=pivoter les coins|edge=basculer les arêtes} {pieces:and}",
    "phase-orient-edges": "orienter les arêtes",
    "phase-reach-inner-group": "orienter les coins et remplir la couche du milieu",
    "phase-reach-half-turns": "rendre le cube résoluble par demi-tours",
    "phase-finish-by-half-turns": "finir par des demi-tours",
    "phase-fill-upper-layer": "remplir la couche U",
    "phase-finish-inside": "finir dans {group}",
    "phase-one": "première phase : vers {group}",
    "phase-two": "seconde phase : jusqu’au cube résolu",
    "phase-two-backwards": "seconde phase de l’inverse, à rebours",
    "phase-one-backwards": "première phase de l’inverse, à rebours : hors de {group}",
    "phase-all-at-once": "d’un seul trait",
    "phase-centres": "{faces|one=centre|other=centres} {faces:and}",
    "phase-centres-none": "centres",

    "home-already": `${the} {piece} est déjà à sa place.`,
    "piece-is-home": "est à sa place",
    "edge-is-flipped": "est à sa place mais basculée",
    "corner-is-twisted": "est à sa place mais pivoté",
    "piece-is-at": "se trouve en {slot}",
    "cross-edge":
        "L’arête {piece} {where} : le plus court chemin vers sa place qui garde les arêtes de la croix déjà en place.",
    "lower-corner":
        "Le coin {piece} {where} : la couche U tourne jusqu’à ce qu’il soit au-dessus de sa place, et il est inséré du côté où regarde sa facette D.",
    "lower-corner-taken-out":
        "Le coin {piece} {where} : il en est sorti vers la couche U, puis la couche U tourne jusqu’à ce qu’il soit au-dessus de sa place, et il est inséré du côté où regarde sa facette D.",
    "middle-edge":
        "L’arête {piece} {where} : elle est amenée au-dessus du centre de sa couleur de côté, et descend dans la couche du milieu avec le coin du dessous.",
    "middle-edge-taken-out":
        "L’arête {piece} {where} : une autre prend d’abord sa place, puis elle est amenée au-dessus du centre de sa couleur de côté, et descend dans la couche du milieu avec le coin du dessous.",
    "upper-cross": "Les arêtes de la dernière couche montrent U dessus : {word} en bascule deux.",
    "upper-edges":
        "Les arêtes de la dernière couche sont à leur place : {word} en fait circuler trois.",
    "upper-corners-placed":
        "Chaque coin de la dernière couche est à sa place, pivoté ou non : {word} en fait circuler trois.",
    "upper-corners-turned":
        "Le cube est résolu : {word}, deux ou quatre fois, pivote le coin en URF ; puis la couche U y amène le suivant, et ce qui arrive en dessous se défait de lui-même.",
    "now-even":
        "Les permutations des coins et des arêtes sont maintenant paires : des 3-cycles peuvent les défaire.",
    "cycled-by-word": `Les ${piece}s circulent {first} → {second} → {third} : {word} des articles, ou un mot isomorphe, qui ne déplace aucune autre pièce.`,
    "turned-by-word":
        "Un mot isomorphe à celui des articles {kind|corner=pivote les coins|edge=bascule les arêtes} {pieces:and} sur place, et ne déplace rien.",
    "edges-oriented":
        "Chaque arête peut rentrer à sa place sans quarts de tour de F et B, qui sont ceux qui basculent les arêtes ; à partir d’ici, des demi-tours de F et B suffisent.",
    "inner-group-reached":
        "Aucun coin n’est pivoté et les quatre arêtes de la couche du milieu y sont : à partir d’ici, U, D et des demi-tours des autres faces suffisent.",
    "inner-group-reached-at-once":
        "Aucun coin n’est pivoté, aucune arête n’est basculée, et les arêtes de la couche du milieu y sont : à partir d’ici, U, D et des demi-tours suffisent.",
    "half-turns-reached":
        "Chaque arête est dans sa propre couche du milieu et les coins sont où des demi-tours peuvent les laisser : il ne faut plus aucun quart de tour.",
    "upper-layer-filled":
        "Les pièces de la couche U sont dans la couche U, et donc celles des autres couches dans les leurs.",
    "turns-enough": "À partir d’ici, les mouvements de {group} suffisent.",
    "inverse-undone":
        "C’est l’inverse qui a été résolu, et voici la fin de sa solution, dans {group}, défaite.",
    "cube-solved": "Le cube est résolu.",
    "cube-solved-inside":
        "Le cube est résolu, par U, D et des demi-tours des autres faces seulement.",
    "cube-solved-shortest":
        "Le cube est résolu. Tous les mots plus courts ont été exclus avant que celui-ci soit trouvé.",
    "centre-half": "le centre de {face} d’un demi-tour",
    "centre-clockwise": "le centre de {face} d’un quart de tour dans le sens horaire",
    "centre-back": "le centre de {face} d’un quart de tour dans le sens antihoraire",
    "centres-turned-by-word":
        "Cela tourne {turns:and}, et laisse tout le reste en l’état. Il en serait de même à partir de n’importe lequel de ses mouvements, en revenant au début.",
    "centres-right-already": "Chaque centre qui compte est déjà bien tourné.",
} as const;
