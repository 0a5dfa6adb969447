// What only a 2x2x2 is told.
export const pocket = {
    "pocket-turn-impossible":
        "un 2×2×2 ne peut pas faire {turn} : on accepte les tours des faces U R F D L B et les rotations du cube entier, x y z",
    "pocket-not-a-colour":
        "« {text} », {place}, n’est pas une couleur : les couleurs s’écrivent avec six lettres différentes",
    "pocket-facelet-count":
        "{count} {count|one=facette est donnée|other=facettes sont données}, mais un 2×2×2 en a 24 : quatre par face, dans l’ordre U R F D L B, ligne par ligne",
    "pocket-wrong-colours": "un 2×2×2 a six couleurs, mais il y en a {count} : {colours:and}",
    "pocket-colour-twice":
        "le coin en {place} montre {colours} : aucun coin n’a deux fois {colour}",
    "pocket-opposite-colours":
        "le coin en {place} montre {colours} : {first} et {second} sont opposées, et aucun coin n’a les deux",
    "pocket-corners-twisted": "{law} : il faut pivoter un coin sur place",
    "pocket-input-ends": "on attend {what} à la fin",
    "pocket-unexpected": "« {text} » inattendu, {place} : on attend {what}",
    "pocket-coordinates": "trois coordonnées, chacune 0 ou 1",
    "pocket-colours": "trois couleurs",
    "pocket-quarter-turn": "un quart de tour x0, x0'', x1, x1'', y0, … ou z1''",
    "cubie-missing":
        "le petit cube {place} manque : il en faut huit, chacun par trois coordonnées et trois couleurs, comme 000:BUL",
    "cubie-twice": "le petit cube {place} apparaît deux fois",
} as const;
