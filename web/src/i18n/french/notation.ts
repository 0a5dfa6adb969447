// Maneuvers, links, and the places in them.
export const notation = {
    column: "colonne {column}",
    "line-and-column": "ligne {line}, colonne {column}",
    "unknown-move":
        "mouvement inconnu « {text} », {place} : on attend une face U R F D L B, une tranche M E S, un tour large Rw ou r, une rotation x y z, une paire Rs ou Ra, ou une parenthèse (A) [A,B] [A:B] ^(A)",
    "unknown-letter":
        "mouvement inconnu « {text} », {place} : on attend une lettre parmi H D F P G A ou V O W J R B, majuscule pour le sens antihoraire, minuscule pour le sens horaire, ou une parenthèse (A) [A,B] [A:B] ^(A)",
    "power-of-nothing":
        "« {text} » inattendu, {place} : un nombre ou une apostrophe suit directement ce qu’il modifie",
    "single-slash": "« {text} » inattendu, {place} : un commentaire commence par //",
    "second-prime": "« {text} » inattendu, {place} : une seule apostrophe suffit",
    "number-after-prime":
        "« {text} » inattendu, {place} : le nombre précède l’apostrophe, comme dans 2'",
    "inverse-without-bracket":
        "« {text} » inattendu, {place} : les mouvements sur l’inverse s’écrivent ^(A), sans espace",
    "separator-outside-bracket": "« {text} » inattendu, {place} : sa place est dans [A,B] ou [A:B]",
    "no-open-bracket": "« {text} » inattendu, {place} : aucune parenthèse n’y est ouverte",
    "incomplete-bracket":
        "« {text} » inattendu, {place} : le « {bracket} » de {opening} est à compléter en {forms:or}",
    "unclosed-bracket": "« {bracket} » n’est pas fermé, {place} : à compléter en {forms:or}",
    "length-not-at-end":
        "longueur {text}, {place} : sa place est à la fin, suivie de rien d’autre qu’un commentaire",
    "wrong-turn-count":
        "nombre {digits}, {place} : un mouvement accepte 2 ou 3, avec ou sans apostrophe",
    "wrong-repetition":
        "répétition {digits}, {place} : une parenthèse se répète de 1 à {most} fois",
    "too-many-turns":
        "trop de mouvements, {place} : une manœuvre en compte au plus {most}, parenthèses développées",
    "brackets-too-deep":
        "trop de parenthèses ouvertes, {place} : on peut en imbriquer jusqu’à {most}",
    "unknown-metric": "métrique inconnue « {text} » : on accepte {accepted}",
    "not-a-link": "un lien commence par http:// ou https://",
    "link-without-cube":
        "ce lien ne contient pas de cube : on accepte les liens d’alg.cubing.net, de Twizzle (alpha.twizzle.net), et d’Antipode avec alg=, setup-alg= ou cube=",
    "link-fields-conflict":
        "{first}= et {second}= dans un même lien : un seul des deux est accepté",
    "link-of-other-puzzle":
        "ce lien concerne le casse-tête « {puzzle} » : seuls ceux du 3x3x3 sont compris",
    "wrong-in-link": "dans {field}= du lien : {problem}",
} as const;
