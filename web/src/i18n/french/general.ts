// Memory, files, JSON, requests, and questions of the laboratory.
export const general = {
    "the-search": "la recherche",
    "the-answer": "la réponse à cette {kind|question=question|request=requête}",
    "the-command": "ceci",
    "out-of-memory": "pas assez de mémoire pour {work}",
    "out-of-threads": "le système n’a plus de fils d’exécution à donner pour {work}",
    "ended-by-exception": "{work} : terminé par une erreur, {reason}",
    "memory-limit":
        "{limit|machine=sur cette machine|group=sous la limite du groupe de contrôle (memory.max)|process=sous la limite du processus (ulimit -v)}",
    "memory-remedy":
        "{limit|machine=arrêter d’autres programmes|group=relever cette limite|process=relever cette limite}",
    "unreadable-file": "{path} ne peut être lu : {reason}",
    "file-too-long": "{path} ne peut être lu : il a plus de {most} octets",
    "line-too-long": "cette ligne est trop longue : une ligne a au plus {most} octets",
    "not-json": "ce n’est plus du JSON à partir de l’octet {byte}",
    "json-number-out-of-range": "le nombre {number}, octet {byte}, sort des limites",
    "json-name-too-long":
        "un nom de ce JSON a plus de {most} octets : aucun nom accepté n’est si long",
    "json-too-many-members": "un objet de ce JSON a plus de {most} membres",
    "json-too-deep":
        "ce JSON est trop imbriqué : listes et objets s’imbriquent jusqu’à {most} niveaux",

    "permutation-too-large":
        "une permutation de {degree} points est trop grande ; on en accepte {most} au plus",
    "wrong-point-in-cycle":
        "un point d’un cycle est {point} ; on accepte les points inférieurs à {degree}, chacun une fois",
    "wrong-image":
        "l’image numéro {number} est {point} ; on accepte les points inférieurs à {degree}, chacun une fois",
    "permutation-odd":
        "une permutation impaire n’est pas un produit de 3-cycles ; seules les paires sont acceptées",
    "no-such-rank":
        "il n’y a pas de permutation de rang {rank} ; les rangs pour {degree} points vont de 0 à {most}",
    "group-too-large-to-list": "le groupe a {order} éléments ; on n’en énumère que jusqu’à {most}",
    "permutation-of-other-degree": "la permutation a {degree} points ; le groupe agit sur {points}",
    "permutation-not-in-group":
        "la permutation n’est pas dans le groupe : {fixed|none=|one=une fois le point |other=une fois les points }{fixed}{fixed|none=|one= en place, |other= en place, }elle envoie le point {from} sur le point {to}, ce que ne fait aucun élément",
    "words-too-long":
        "ces générateurs demandent des mots de plus de {most} lettres ; on accepte les groupes à mots plus courts",
    "position-not-in-group":
        "la position n’est pas dans le groupe : aucun mot dans les générateurs ne la fait",

    "not-writable-as-turns":
        "seule une position donnée par une manœuvre peut s’écrire comme {form} ; celle-ci peut s’écrire comme {accepted}",
    "isomorphs-as-turns":
        "les isomorphes d’une position s’écrivent comme des positions ; demander les mots pour avoir des manœuvres",
    "isomorphic-words-of-position":
        "seule une manœuvre a des mots isomorphes ; ceci est une position",
    "no-such-symmetry":
        '« {text} » n’est pas une symétrie du cube : on accepte un nombre de 0 à {most}, ou des rotations comme "x y2" et les miroirs mirror-RL, mirror-UD et mirror-FB, à la suite',
    "no-such-rotation":
        '« {text} » n’est pas une rotation du cube entier : on accepte x, y, z et ce qu’elles font ensemble, comme y2 ou "x y\'"',
    "word-too-long":
        "{turns} mouvements répétés {times} fois dépassent les {most} mouvements que peut avoir une manœuvre",
    "not-an-exponent":
        "« {text} » n’est pas un exposant : on accepte un nombre entier comme 3, -1 ou 1000000",
    "no-such-method": "il n’y a pas de méthode « {text} » : les méthodes sont {accepted}",

    "metric-not-counted": "les distances se comptent ici en htm ou qtm, pas en {metric}",
    "centres-count-at-once":
        "retirer {field} : avec {other} les positions se comptent d’une traite",
    "centres-with-one-kind":
        "retirer {field} : là où seuls les coins ou les arêtes comptent, rien ne dit comment les centres sont tournés",
    "all-centres-or-none":
        "{field} accepte ici all et non « {text} » : les six centres comptent, ou aucun",
    "not-a-face": "« {text} » n’est pas une face : on accepte U R F D L B",
    "not-opposite-faces": '« {text} » n’est ni une face ni deux faces opposées, comme D ou "U D"',
    "half-turn-alone":
        "{face}2 sans {face} ni {face}' ne se compte pas en quarts de tour (qtm) : compter en tours de face (htm)",
    "too-many-positions":
        "la condition laisse jusqu’à {count} positions, trop pour les parcourir : demander des symétries, des faces ou des pièces, dire combien on en veut au plus, ou chercher en quelques mouvements",
    "no-path":
        "on ne passe pas d’une position à l’autre en tournant les faces : dans ce qui les sépare, {reason}",
    "count-too-large":
        "compter jusqu’à la distance {depth} prend environ {needed:.1} Go de mémoire en plus des niveaux gardés, et {allowed:.1} Go sont permis : compter moins loin, ou permettre plus de mémoire",
    "count-levels-too-large":
        "compter jusqu’à la distance {depth} avec les centres garde des niveaux d’environ {needed:.1} Go, et {allowed:.1} Go sont permis : compter moins loin, ou permettre plus de mémoire",
    "no-room-for-so-many":
        "{count} {things|cosets=cosets|cubes=cubes} prennent environ {needed:bytes} de mémoire, et {available:bytes} sont disponibles {limit} : en demander moins à la fois",
    "count-beyond-memory":
        "compter jusqu’à la distance {depth} prend environ {needed:bytes} de mémoire, et {available:bytes} sont disponibles {limit} : {remedy}, ou compter moins loin",
    "count-out-of-memory": "il y a trop peu de mémoire pour compter",
    "count-interrupted": "interrompu",
    "count-file-in-use": "{path} est utilisé par un autre antipode",
    "count-file-not-opened": "{path} ne peut être ouvert : {reason}",
    "count-file-not-written": "{path} ne peut être écrit : {reason}",
    "not-a-count-file": "{path} n’est pas un fichier de comptage",
    "coset-too-large":
        "la carte du coset prend {needed:.1} Go de mémoire, et {available:.1} Go sont disponibles {limit} : {remedy}, ou compter moins loin",
    "coset-file-in-use": "{path} est utilisé par un autre antipode",
    "coset-file-not-locked": "{path} ne peut être verrouillé : {reason}",
    "coset-file-not-read": "{path} ne peut être lu : {reason}",
    "coset-file-not-written": "{path} ne peut être écrit : {reason}",
    "not-a-coset-file": "{path} n’est pas un fichier de l’explorateur de cosets",
    "coset-file-of-other":
        '{path} est d’un autre coset, d’une autre métrique ou étendue : "{subject}"',
    "coset-file-of-bounds":
        "le fichier ne contient que des bornes à partir de la distance {distance}, et des nombres exacts jusqu’à {wanted} sont demandés : prendre un autre fichier",
    "coset-file-damaged":
        "{path} est endommagé : le supprimer, et le calcul recommence avec la même commande",
    "built-without-cuda":
        "ce programme n’a pas de partie pour cartes graphiques : le compiler là où le nvcc de CUDA est installé",
    "no-card": "il n’y a pas de carte graphique pour chercher ({reason})",
    "card-too-small":
        "la table de bornes prend {needed}, et {available} sont libres sur la carte graphique : permettre moins de mémoire",
    "card-stopped": "arrêté pendant que la table de la carte graphique se remplissait",
    "device-failed": "la carte graphique a échoué : {reason}",
    surveyed: "{cubes} cubes sur {all}",
    "other-survey": '{path} est d’un autre sondage : "{subject}"',
    "survey-not-written": "{path} ne peut être écrit",
    "count-file-of-other": '{path} ne correspond pas à ce qu’on compte ici : "{header}"',
} as const;
