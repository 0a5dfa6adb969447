// The list of cubes: what can be undone, its file, and what is imported.
export const list = {
    "list-action":
        "{action|add=ajouter|import=importer|delete=supprimer|rename=renommer|rotate=tourner|reflect=refléter|arrange=orienter|label=étiqueter|invert=inverser|multiply=multiplier|duplicate=dupliquer} {count} {count|one=cube|other=cubes}",
    "list-sense-shown":
        "afficher {sense|generator=le générateur|solver=la solution} de {count} {count|one=cube|other=cubes}",
    "nothing-to-undo": "il n’y a rien à {direction|undo=annuler|redo=rétablir}",
    "no-such-row": "il n’y a pas de cube {row} dans la liste",
    "maneuver-solves-nothing": "la manœuvre annoncée pour le cube {row} ne le résout pas",

    "workspace-full":
        "l’espace de travail {path} ne peut plus grandir ({reason}) : faire de la place sur le disque et réessayer",
    "workspace-damaged":
        "l’espace de travail {path} est abîmé ({reason}) : ce qui s’y lit encore peut être sauvé par `sqlite3 {path} .recover` ; l’écarter pour en commencer un autre",
    "workspace-locked":
        "l’espace de travail {path} est utilisé par un autre programme ({reason}) : réessayer",
    "workspace-not-writable": "l’espace de travail {path} ne peut être écrit ({reason})",
    "workspace-unusable": "l’espace de travail {path} ne peut être utilisé ({reason})",
    "workspace-folder":
        "l’espace de travail {path} ne peut être ouvert : son dossier ne peut être créé ({reason})",
    "workspace-lock-file":
        "l’espace de travail {path} ne peut être ouvert : son verrou {path}.lock ne peut être créé ({reason})",
    "workspace-taken":
        "l’espace de travail {path} ne peut être ouvert : un autre Antipode l’utilise ; l’arrêter, ou choisir un autre fichier",
    "not-a-workspace":
        "{path} n’est pas un espace de travail d’Antipode : {reason} ; il reste tel quel",
    "is-a-folder": "c’est un dossier",
    "is-unreadable": "il ne peut être lu : {reason}",
    "is-no-file": "ce n’est pas un fichier ordinaire",
    "is-no-database": "ce n’est pas une base SQLite",
    "is-of-another-program": "c’est une base SQLite d’un autre programme",
    "is-of-unknown-version": "sa version est inconnue",
    "workspace-too-new":
        "{path} a été écrit par un Antipode plus récent (version {version} du fichier ; ce programme connaît celles jusqu’à {newest}) : mettre Antipode à jour, ou choisir un autre fichier",

    "unknown-row-value": "{what|sense=sens|state=état} inconnu « {text} » : on accepte {accepted}",
    "name-too-long": "le nom « {text} » a {size} octets : on en accepte jusqu’à {most}",
    "incomplete-cube":
        "ce cube est incomplet (N est mis pour une pièce inconnue), et les cubes incomplets ne sont pas encore admis : il faut donner les 20 pièces",
    "length-in-slice-quarters":
        "la longueur {length} est donnée en quarts de tour de tranche : elle est comptée en quarts de tour, {counted}q",
    "length-differs": "la longueur n’est pas {written} mais {counted}",
    "twists-of-others":
        "la ligne dit que les centres sont tournés de {written}, mais ses tours les tournent de {made}",
    "row-value-accepted": "on accepte {accepted}",
    "a-string": "un texte",
    "a-string-or-null": "un texte ou null",
    "a-whole-number": "un nombre entier de 0 à {most}",
    "a-number": "un nombre à partir de 0",
    "a-time": 'une date comme "2026-03-01T09:30:00.250Z"',
    "row-unknown-field": 'champ inconnu "{field}" : on accepte {accepted}',
    "row-wrong-field": 'champ "{field}" : {problem}',
    "row-without-cube": 'il faut "position" ou "maneuver"',
    "row-maneuver-wrong":
        "la manœuvre n’est pas {sense|generator=un générateur|solver=une solution} de la position",
    "row-not-an-object": 'une ligne est un objet comme {{"position":"…54 lettres…"}}',
    "not-a-list-of-rows": "ce JSON n’est pas une liste de lignes",
} as const;
