// Turns, costs, tables and searches.
export const solving = {
    "not-solvable": "ce cube ne peut être résolu en tournant les faces : {reason}",
    "accepted-turns":
        "on accepte des faces (R : tous ses tours), des tours horaires R1, des demi-tours R2 et des tours antihoraires R', pour U R F D L B, séparés par des espaces ou des virgules",
    "accepted-hand-turns":
        "on accepte des faces (R : tous ses tours), des tours horaires R1, des demi-tours R2 et des tours antihoraires R', pour U R F D L B, et des tranches M E S ou M2 E2 S2, séparés par des espaces ou des virgules",
    "slices-with-one-way-turns":
        "avec des tranches parmi les mouvements, une face est permise avec tous ses tours ou avec son demi-tour : dire R ou R2 au lieu de R1 ou R'",
    "unexpected-in-turns": "« {text} » inattendu, {place} : {accepted}",
    "no-such-turn": "il n’y a pas de mouvement « {turn} », {place} : {accepted}",
    "turns-not-closed": "le « < » n’est pas fermé, {place} : on attend « > »",
    "text-after-turns": "« {text} » inattendu, {place} : rien ne peut suivre « > »",
    "no-turns": "l’ensemble des mouvements est vide : {accepted}",
    "not-made-by-turns":
        "insoluble par les mouvements <{turns}>, qui engendrent {count} positions : {reason}",
    "piece-wrongly-turned":
        "{kind|corner=le coin|edge=l’arête} {piece} est en {slot} dans un sens où ces mouvements ne {kind|corner=le|edge=la} mettent jamais",
    "piece-out-of-reach":
        "{kind|corner=le coin|edge=l’arête} {piece} est en {slot}, d’où ces mouvements ne {kind|corner=le|edge=la} ramènent jamais à sa place",
    "pieces-tied-together":
        "chaque pièce seule pourrait rentrer à sa place, mais avec ces mouvements pas toutes à la fois",

    "no-such-goal":
        'il n’y a pas de but « {text} » : on accepte {accepted}, ou une liste de pièces comme "DF DR DFR"',
    "goal-face": "« {text} » n’est pas une face : on accepte U, R, F, D, L, B et any",
    "goal-axis": "« {text} » n’est pas un axe : on accepte ud, rl, fb et any",
    "goal-place-piece":
        "« {text} » n’est pas une pièce : on accepte des noms comme FR ou DFR, et any",
    "goal-piece":
        "« {text} » n’est pas une pièce : on accepte des noms comme DF ou DFR, DF- pour sa seule place et DF+ pour sa seule orientation",
    "goal-place-needless": "le but {goal} n’en dépend pas : le retirer",
    "no-such-goal-place": "le but {goal} n’a pas de place {text} : on accepte {accepted}",
    "goal-out-of-reach": "ces mouvements ne peuvent atteindre le but depuis cette position",
    "goal-not-a-group":
        "les mouvements sur l’inverse demandent un but dont chaque position peut être inversée : retirer les pièces à orienter parmi d’autres qui n’ont pas à l’être",
    "niss-with-slices":
        "les mouvements sur l’inverse sont des tours de face : retirer les tranches M E S",
    "goal-not-met":
        "le cube n’a pas atteint le but de départ{places|none=|other= sur }{places} : le résoudre d’abord",
    "goal-tables-stopped": "arrêté pendant la construction des tables de ce but",

    "accepted-costs":
        "on accepte des éléments comme quarter=1, half=1.6, turn=1, R=0.8, R2=1.5, R'=1, UD=parallel et parallel, séparés par des virgules ou des espaces, ou un objet JSON",
    "cost-out-of-range":
        "le coût de « {name} » est {value} : un coût est un nombre au-dessus de 0 et d’au plus {most}",
    "cost-not-understood": "« {text} » dans les coûts n’est pas compris : {accepted}",
    "no-costs": "la liste des coûts est vide : {accepted}",
    "no-such-axis": "« {text} » n’est pas un axe : on accepte UD, RL et FB",
    "accepted-cost-fields":
        'on accepte "turn", "quarter", "half", "faces", "moves" et "parallel_axes"',
    "cost-profile-unreadable": "le profil de coûts ne peut être lu : {problem} ; {accepted}",
    "wrong-cost-profile": "dans le profil de coûts, {problem}",
    "cost-not-a-number": '"{field}" est {type} : un coût est un nombre',
    "cost-of-no-face": '"faces" nomme « {text} » : on accepte U R F D L B',
    "cost-of-face-kind":
        'la face {face} a "{field}" : on accepte "quarter" et "half" avec un nombre',
    "cost-of-no-move": '"moves" nomme « {text} » : on accepte des mouvements comme R1, R2, R\'',
    "cost-axes-no-list": '"parallel_axes" doit être true, false ou une liste de UD, RL, FB',
    "cost-axes-wrong-item": '"parallel_axes" ne peut contenir que UD, RL et FB',
    "cost-field-not-an-object": '"{field}" est {type} : ce doit être un objet',
    "cost-field-unknown": '"{field}" est inconnu : {accepted}',
    "pattern-databases-unfinished": "les bases de motifs n’ont pas été terminées",

    "no-such-task": "il n’y a pas de {family|job=tâche|question=question} « {id} »",
    "task-not-paused":
        "{family|job=la tâche|question=la question} {id} est dans l’état {state} : on ne met en pause que ce qui attend ou travaille",
    "task-not-resumed":
        "{family|job=la tâche|question=la question} {id} est dans l’état {state} : on ne reprend que ce qui n’est pas terminé",
    "too-many-tasks":
        "{count} {family|job=tâches|question=questions} sont déjà ouvertes, et on n’en accepte pas plus : en arrêter, ou redemander plus tard",
    "too-many-searches":
        "{count} recherches attendent déjà, et on n’en accepte pas plus : redemander plus tard",
    "no-such-task-kind": "il n’y a pas de sorte de tâche appelée « {text} »",
    "search-stopped": "la recherche a été arrêtée",
    "question-stopped": "la question a été arrêtée",
    "program-ends": "le programme va s’arrêter",
    "getting-ready": "préparation",
    "method-getting-ready": "{method} : préparation",
    "cube-of-method": "{method}, cube {cube} sur {count}",
    "turns-and-nodes": "{turns} mouvements, {nodes} nœuds",
    "coset-distance":
        "{stage|searching=recherche|passing=parcours|solving=résolution} de la distance {distance}",
    "coset-of-many": "coset {number} sur {count} : {step}",
    "counting-distance": "{stage|storing=rangement|counting=comptage} de la distance {distance}",
    "found-so-far": "{found} {found|one=trouvée|other=trouvées}",
    "found-of-many":
        "{found} {found|one=trouvée|other=trouvées} ; la condition laisse jusqu’à {count} positions",
    "found-at-depth": "profondeur {depth}, {found} {found|one=trouvée|other=trouvées}",
    "path-moves": "{moves} {moves|one=mouvement|other=mouvements}",

    "tables-of-metric": "les tables pour {metric}",
    "table-named": "la table {table}",
    "not-by-card":
        "{table} ne peut être remplie sur une carte graphique ; les bornes des tours de face et des quarts de tour le peuvent",
    "card-filling": "remplissage de la table de la carte graphique",
    "no-card-so-processor": "{reason} ; le processeur cherche à sa place",
    "card-does-not":
        "la carte graphique résout des cubes entiers depuis le début, sans centres et jusqu’à {length} mouvements ; le processeur cherche à sa place",
    "tables-of-method": "les tables de la méthode {method}",
    "tables-of-turns": "les tables pour ces mouvements",
    "tables-of-goal": "les tables pour ce but",
    "tables-not-begun": "ouvertes quand on les demande",
    "tables-loading": "chargement",
    "tables-ready": "prêtes",
    "tables-stopped": "arrêtées",
    "table-step":
        "{step|checking=vérification|building=construction|counting=comptage|writing=écriture} de la table {table}",
    "stopped-waiting": "arrêté en attendant {work}",
    "tables-not-ready":
        "{work} : il faut d’abord les charger ou les construire, ce qui se fait en arrière-plan ; redemander plus tard",
    "no-tables-of-metric": "il n’y a pas de tables pour les plus courtes solutions en {metric}",
    "smallest-table": "la plus petite table pour les plus courtes solutions prend {size:bytes}",
    "smallest-table-too-large":
        "la plus petite table pour les plus courtes solutions prend {size:bytes}, plus qu’elle ne peut prendre des {available:bytes} disponibles {limit}",
    "no-such-table": "il n’y a pas de table « {text} » ; les tables sont {accepted}",
    "table-not-kept": "la table {table} a été construite, mais n’a pu être gardée dans {folder}",
    "table-without-folder":
        "la table {table} a été construite, mais il n’y a pas de dossier où la garder",
    "no-folder-for-table": "il n’y a pas de dossier pour la table {table}",
    "table-file-wrong": 'le fichier {path} {problem} ; "antipode tables build {table}" le refait',
    "table-file-absent": "n’est pas là",
    "table-stopped": "le travail sur la table {table} a été arrêté",
    "table-wrong":
        "la table {table} a été construite, mais elle {difference} ; la mémoire de cette machine est peut-être défectueuse",
    "table-too-large":
        "il y a trop peu de mémoire pour la table {table} : elle prend {megabytes} Mo, et {available} Mo sont disponibles {limit}",
    "table-work-too-large":
        "il y a trop peu de mémoire pour construire la table {table} : elle prend {megabytes} Mo, et sa construction davantage ; {available} Mo sont disponibles {limit}",
    "table-not-removed": "{path} ne peut être supprimé : {reason}",
    "table-being-built":
        "{path} ne peut être supprimé : un autre programme est en train de le construire",
    "table-unreadable": "ne peut être lu ({reason})",
    "table-not-regular": "n’est pas un fichier ordinaire",
    "table-too-short": "est trop court pour une table",
    "table-foreign": "n’est pas une table d’Antipode",
    "table-format": "est au format {found}, et ce programme lit le format {wanted}",
    "table-header-damaged": "a un en-tête abîmé",
    "table-of-other-name": "contient la table {name}",
    "table-of-something-else": "contient une table du même nom, faite pour autre chose",
    "table-remade": "n’est pas identique à la table refaite à neuf",
    "table-version":
        "contient la version {found} de la table, et ce programme utilise la version {wanted}",
    "table-content-size": "contient une table de {found} octets au lieu de {wanted}",
    "table-file-size": "a {found} octets au lieu de {wanted}",
    "table-not-mapped": "ne peut être projeté en mémoire",
    "table-content-damaged": "a un contenu abîmé : sa somme de contrôle est fausse",
    "table-counts": "a {found} entrées à la distance {distance} au lieu de {wanted}",

    "not-a-proof": "ce n’est pas l’état d’une preuve, ou il est abîmé",
    "proof-file-wrong": "{path} : {problem}",
    "proof-file-not-written": "{path} ne peut être écrit",
} as const;
