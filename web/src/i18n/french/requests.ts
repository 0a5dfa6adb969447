// Fields of requests, and what they take.
const members =
    "{members|texts=textes|wholes=nombres entiers|typed=nombres entiers comme 1,10|objects=objets}";

export const requests = {
    "not-an-object-of-fields": "on attend un objet JSON",
    "the-field": "le champ {field}",
    "field-wrong": "{place} attend {expected}, et non {given}",
    "option-wrong": "{place} n’accepte pas « {text} » : on attend {expected}",
    "field-missing": "{place} manque : il attend {expected}, {summary}",
    "field-unknown": "il n’y a pas de champ « {field} » : on accepte {accepted}",
    "no-fields-accepted": "il n’y a pas de champ « {field} » : aucun n’est accepté ici",
    "expects-text": "un texte",
    "expects-short-text": "un texte d’au plus {most} octets",
    "expects-choice": "une valeur parmi {choices}",
    "expects-whole": "un nombre entier de {least} à {most}",
    "expects-whole-from": "un nombre entier à partir de {least}",
    "expects-seconds": "un nombre de secondes au-dessus de 0, d’au plus {most}",
    "expects-number": "un nombre",
    "expects-flag": "true ou false",
    "expects-size": "une taille comme 500M ou 3G",
    "expects-text-or-whole": "un texte ou un nombre entier",
    "expects-text-or-object": "un texte ou un objet",
    "expects-list": `une liste de ${members}`,
    "expects-list-of": `une liste de {least} à {most} ${members}`,
    "expects-object": "un objet",
    "expects-anything": "n’importe quelle valeur",
    "given-list": "une liste de {count}",
    "given-long-text": "un texte plus long",
    "goes-with": "{field} ne va qu’avec {others:or}",
    "wrong-coset-range":
        "{field} prend deux nombres de 0 à 140908409, le plus petit d’abord, comme dans 0-999",
    "too-many-cosets":
        "{field} nomme {count} cosets : au plus {most} sont acceptés ici, et davantage par la commande antipode coset",
    "coset-range-too-long":
        "{field} nomme {count} cosets, et au plus {most} à la fois sont acceptés : demander des parties l’une après l’autre, comme {first}-{last}",
    "coset-without-centres":
        "retirer {field} : la carte d’un coset ne connaît pas les centres ; si {faces} comptaient, le coset aurait {times} fois plus de cubes, {cubes}, et sa carte prendrait {needed:bytes}. antipode solve {field} en résout des cubes un à un, et antipode count {field} compte ceux qui sont proches du cube résolu",
    "no-cosets-named": "dire quels cosets : {ways:or}",
    "goes-without": "{field} va sans {other}",
    "slices-take-every-turn":
        "retirer {field} : les tours de tranche se comptent quand tous les mouvements sont permis",
    "slices-need-goal":
        "les tranches vont avec {goal} ou {open} : pour le cube entier dire {goal} solved, sinon retirer les tranches",
    "open-is-the-goal": "retirer {field} : les cubes de {other} disent eux-mêmes ce qui est voulu",
    "always-proven": "retirer {field} : avec {other}, le plus court chemin est toujours prouvé",
    "method-solves-all": "retirer {field} : elle résout tout le cube, {other} une partie",
    "counted-in-turns": "retirer {field} : avec {other}, on compte les mouvements",
    "makes-no-position": "retirer {field} : avec {other}, un chemin ne fait pas de position",
    "length-is-said": "retirer {field} : {other} dit la longueur permise des solutions",
    "centres-with-every-turn":
        "retirer {field} ou {other} : les centres se résolvent avec le cube entier et tous les mouvements",
    "rotate-needs-moves":
        "{field} n’aide que là où certains mouvements sont impossibles : ajouter {other}",
    "depth-lists-classes":
        "retirer {field} ou {other} : {other} énumère des classes aux 96 isomorphismes près",
    "no-moves-without-depth":
        "retirer {field}, ou donner {other} : sans {other} il n’y a pas de mouvements",
    "faces-form": "{field} s’écrit FACES=MOTIF, comme UD=dot",
    "not-faces":
        "« {text} » n’est pas fait de faces : des lettres de U R F D L B, ou all, précèdent le = de {field}",
    "pattern-or-faces":
        "{field} dit ce que montre chaque face, {other} ce que montrent certaines : il faut l’un des deux",
    "no-such-antisymmetry":
        "{first} et {second} ne font pas un type d’antisymétrie : l’un des deux doit avoir la moitié de l’autre",
    "optimal-uses-every-turn":
        "retirer {field} : {other} utilise tous les mouvements et les compte",
    "method-has-its-goal":
        "retirer {field} : {other} utilise tous les mouvements et a son propre but",
    "method-counts-face-turns": "retirer {field} : {other} compte des tours de face",
    "cost-is-counted": "retirer {field} : {other} dit ce qui est compté",
    "words-go-with-notation": "{words} va avec {to} wca, papers ou papers-colours",
    "either-or": "donner {first} ou {second}, pas les deux",
    "nothing-to-solve":
        "il n’y a rien à résoudre : il manque le champ cube, ou cubes pour une liste",
    "no-rows-named": "dire quelles lignes : ids avec la liste de leurs numéros, ou all avec true",
    "no-such-mirror":
        "il n’y a pas de miroir « {text} » : on accepte RL, UD et FB, les faces qu’il échange",
    "too-many-for-a-sheet":
        "une feuille a au plus {most} cubes, et ceux-ci sont {count} : en nommer moins par ids",
    "operation-needs-by":
        'le champ by manque : il attend {operation|rotate=des rotations comme "x y2"|reflect=un miroir RL, UD ou FB|multiply=un cube sous n’importe quelle forme}',
    "operation-without-by":
        "pour {operation|rotate=tourner|reflect=refléter|arrange=orienter|invert=inverser|multiply=multiplier|duplicate=dupliquer} un cube, il n’y a pas de champ by",
    "not-a-size":
        "« {text} » n’est pas une quantité de mémoire : on accepte des nombres avec une unité, comme 500M, 3G ou 1.5GiB, d’au moins 1M",
    "not-a-time":
        "« {text} » n’est pas une durée : on accepte des nombres au-dessus de 0 avec une unité, comme 200ms, 2.5s, 3m ou 1h, d’un an au plus",

    "server-unreachable": "le serveur ne répond pas",
    "nothing-at-path": "il n’y a rien à {path}",
    "nothing-in-api": "il n’y a rien à {path} ; /api/v1/openapi.json dit ce qu’il y a",
    "wrong-method": "{path} n’admet pas {method} : on accepte {accepted}",
    "wrong-content-type":
        "le corps est envoyé comme « {type} » : on accepte Content-Type: application/json",
    "wrong-document-type":
        "le corps est envoyé comme « {type} » : on accepte Content-Type: application/json ou text/plain",
    "too-many-requests": "trop de requêtes attendent ; réessayer dans un instant",
    "wrong-query": "les champs de l’adresse ne peuvent être lus : {problem}",
    "fields-in-query":
        "avec {method}, les champs sont dans un objet JSON, pas après le ? de l’adresse",
    "fields-in-body": "avec GET, les champs sont après le ? de l’adresse, et il n’y a pas de corps",
    "wrong-body": "le corps ne peut être lu : {problem} ; on accepte un objet de champs",
    "body-not-an-object": "le corps n’est pas un objet JSON",
    "field-given-twice": "le champ {field} est donné deux fois",
    "field-in-path": "le champ {field} est déjà dans le chemin",
    "no-such-task-name":
        "il n’y a pas de {family|job=tâche|question=question} « {text} » : leurs noms sont comme {example}",
    "key-too-long": "l’en-tête Idempotency-Key a au plus {most} octets",
    "net-has-no-view": "le texte est toujours un patron : retirer {field}",
} as const;
