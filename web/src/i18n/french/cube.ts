// Stickers, pieces, repairs, and the written forms of a position.
const kind = "{kind|corner=le coin|edge=l’arête}";
const kinds = "{kind|corner=coins|edge=arêtes}";
const sense = "{sense|clockwise=dans le sens horaire|counter-clockwise=dans le sens antihoraire}";
const facelets = "{count|one=facette est donnée|other=facettes sont données}";

export const cube = {
    "wrong-facelet-count": `{count} ${facelets}, mais un cube en a 54 : neuf par face, dans l’ordre U R F D L B, ligne par ligne`,
    "wrong-sticker-count": `{count} ${facelets}, mais un cube en a 54 : neuf par face, dans l’ordre U R F D L B, ligne par ligne, un point pour celles qui ne sont pas peintes`,
    "centre-no-colour":
        "le centre de {face} (facette {facelet}) est « {text} » : les couleurs s’écrivent avec six lettres différentes",
    "centre-not-own":
        "le centre de {face} (facette {facelet}) est « {text} » : d’autres couleurs que la sienne demandent que les six centres soient peints",
    "centres-equal":
        "les centres de {first} et de {second} (facettes {facelets:and}) montrent tous deux « {text} » : les six centres doivent différer",
    "unknown-colour":
        "la facette {facelet} (numéro {number}) est « {text} », qu’aucun centre ne montre : on accepte {colours:space}",
    "unknown-colour-or-dot":
        "la facette {facelet} (numéro {number}) est « {text} » : on accepte les couleurs {colours:space} et, pour une facette non peinte, {unpainted:space}",
    "wrong-colour-counts": "chaque couleur doit apparaître {times} fois, mais {counts:and}",
    "colour-count": "{colour} apparaît {count} fois",

    "piece-at": "{slot} ({stickers|one=facette|other=facettes} {stickers:space})",
    "piece-mirrored": `${kind} en {place} montre {colours} à l’envers : deux de ses facettes sont échangées`,
    "no-such-piece": `${kind} en {place} montre {colours} : {kind|corner=aucun coin|edge=aucune arête} n’a ces couleurs`,
    "piece-twice": `${kind} {colours} apparaît deux fois : en {first} et en {second}`,
    "too-few-pieces": `les ${kinds} en {places:and} doivent être {count} pièces différentes, mais seules {pieces:and} y conviennent`,
    "no-cube": "ces facettes ne font pas un cube",

    "corners-twisted":
        "les coins sont pivotés, au total, d’un tiers de tour{sense|clockwise= dans le sens horaire|counter-clockwise= dans le sens antihoraire|either=}",
    "edges-flipped": "un nombre impair d’arêtes est basculé",
    "pieces-exchanged":
        "deux pièces sont échangées (les parités des coins et des arêtes diffèrent)",
    "several-laws-broken": "{laws:semicolon}",
    "centre-parity":
        "les centres sont tournés, au total, de {quarters} {quarters|one=quart|other=quarts} de tour, mais la permutation des coins est {parity|even=paire|odd=impaire} : un quart de tour d’une face change les deux ; tourner un centre d’un quart de tour, comme dans +{repair}",
    "however-painted": "quoi qu’on peigne ensuite, {problem}",

    "twist-corner": `pivoter le coin {slot} ${sense}`,
    "flip-edge": "basculer l’arête {slot}",
    "exchange-pieces": `échanger les ${kinds} {first} et {second}`,
    "exchange-and-turn": "{exchange}, {turns}",
    "corner-twisted-on-the-way": `en pivotant ${sense} celui qui arrive en {slot}`,
    "edge-flipped-on-the-way": "en basculant celle qui arrive en {slot}",
    "exchange-stickers": "échanger les facettes {first} et {second}",
    "repaint-stickers": "repeindre {changes:and}",
    "sticker-repainted": "{sticker} de {from} en {to}",
    "clear-stickers": "effacer {stickers:and}",
    "repair-steps": "{steps:and}",

    "unknown-form": "forme inconnue « {text} » : on accepte {accepted}",
    "value-out-of-range": "{field} contient {value} : ses valeurs vont de {least} à {most}",
    "value-twice":
        "{field} contient {value} deux fois : chaque valeur de {least} à {most} doit apparaître une fois",
    "zip-number-too-large":
        "le {which|first=premier|second=deuxième|third=troisième|fourth=quatrième} nombre du zip est {value}, mais il doit être inférieur à {bound}",
    "field-twice": "{field} est donné deux fois",
    "form-incomplete": "on attend {what}, {place}",
    "end-of-text": "à la fin",
    "list-opening": "« [ » après {field}=",
    "list-separator": "« ; » entre les {count} nombres de {field}",
    "list-number": "l’un des {count} nombres de {field}",
    "list-closing": "« ] » après les {count} nombres de {field}",
    "fields-opening": "« {{ » avant les champs sc, sm, irc, irm",
    "fields-separator": "« ; » entre deux champs",
    "fields-closing": "« }} » après les champs sc, sm, irc, irm",
    "field-name": "l’un des champs sc, sm, irc, irm",
    "field-equals": "« = » après {field}",
    "zip-opening": "« [ » avant les quatre nombres d’un zip",
    "zip-separator": "« ; » entre les quatre nombres d’un zip",
    "zip-number": "l’un des quatre nombres d’un zip",
    "zip-closing": "« ] » après les quatre nombres d’un zip",
    "nothing-more": "rien de plus",

    "wrong-centre-count":
        "les rotations des centres sont « +{text} », soit {count} des six chiffres attendus : quarts de tour horaires de 0 à 3 pour U R F D L B, un point pour un centre qui ne compte pas",
    "wrong-centre-digit":
        "les rotations des centres sont « +{text} », où le chiffre {number} est faux : il en faut six, quarts de tour horaires de 0 à 3 pour U R F D L B, un point pour un centre qui ne compte pas",
    "not-a-centre-set":
        "« {text} » ne dit pas quels centres comptent : écrire des lettres de U R F D L B, chacune une fois, ou all",

    "json-cube-forms":
        'on accepte {{"cp":[8 nombres],"co":[8],"ep":[12],"eo":[12]}} ou {{"facelets":"54 lettres"}}, chacun aussi avec "centres":[6 nombres]',
    "json-not-a-list": '"{field}" doit être une liste de {count} nombres ; {accepted}',
    "json-value-out-of-range": '"{field}" contient {value} : ses valeurs vont de 0 à {most}',
    "json-piece-twice":
        '"{field}" contient {value} deux fois : chaque pièce doit apparaître une fois',
    "json-facelets-no-text": '"facelets" doit être un texte de 54 lettres',
    "json-facelets-not-alone": '"facelets" doit être seul ; {accepted}',
    "json-not-understood": "{problem} ; {accepted}",
    "json-not-an-object": "c’est du JSON, mais pas un objet ; {accepted}",
    "json-unknown-field": '"{field}" n’est pas connu ; {accepted}',

    "wrong-piece-count":
        "{count} {count|one=pièce est donnée|other=pièces sont données}, mais un cube en a 20 : 12 arêtes, puis 8 coins, pour les places {slots:space}",
    "wrong-piece-entry":
        "l’entrée pour {slot} est « {text} » (colonne {column}) : on attend {count} lettres de U R F D L B",

    "cycles-end": "les cycles s’arrêtent, {place} : {expected}",
    "unexpected-in-cycles": "« {text} » inattendu, {place} : {expected}",
    "unknown-piece-in-cycle": "il n’y a pas de pièce « {text} », {place} : {expected}",
    "expected-cycle": "on attend une parenthèse comme (UF BD UR)",
    "expected-cycle-end": "on attend « ) » après le signe",
    "expected-cycle-piece": "on attend une arête comme UF, un coin comme URF, + ou -, ou « ) »",
    "cycle-mixes-kinds":
        "la pièce {piece}, {place}, n’est pas de la même sorte que les autres de son cycle",
    "cycle-mirrors-corner":
        "la pièce {piece}, {place}, nomme ses facettes dans l’autre sens que celle d’avant : aucun coin ne peut être tourné ainsi",
    "cycle-twists-edge":
        "la pièce {piece}, {place}, est une arête, qui ne peut qu’être basculée : + et non -",
    "cycle-repeats-piece":
        "la pièce {piece}, {place}, vient deux fois : chaque pièce est dans un cycle au plus",

    "centre-marked":
        "le centre {facelet} n’appartient à aucune pièce : une marque {mark} est pour une facette de coin ou d’arête",
    "piece-hatched-in-part": `${kind} en {place} est en partie hachuré{kind|corner=|edge=e} : écrire toutes ses facettes en minuscules, ou aucune`,
    "piece-marked-and-coloured": `${kind} en {place} a une marque et une couleur : une marque est pour une pièce inconnue`,
    "piece-marked-twice": `${kind} en {place} a deux marques : on marque une facette`,
    "piece-painted-in-part": `${kind} en {place} est en partie {kind|corner=peint|edge=peinte}, et ce pourrait être plusieurs pièces : tout peindre, ou rien et marquer la facette de U ou D (F ou B) avec *`,
    "no-such-incomplete-cube":
        "aucun cube qu’on atteint en tournant les faces n’est ainsi : {reason}",
    "pattern-too-colourful": "un motif a au plus six repères et couleurs",
    "pattern-wrong-shape": "un motif a trois rangées de trois cases, comme aba/bab/aba",
    "unknown-pattern":
        "« {text} » n’est pas un motif : on attend neuf cases comme dans aba/bab/aba, de repères a à z, de couleurs U R F D L B et « . » pour n’importe laquelle, ou l’un de {accepted}",

    "wrong-scheme-size":
        "un jeu de couleurs en demande six dans l’ordre U,R,F,D,L,B, séparées par des virgules ; « {text} » en a {count}",
    "wrong-face-colour": "face {face} : {problem}",
    "not-a-colour":
        "« {text} » n’est pas une couleur ; écrire # et six chiffres hexadécimaux, comme #ff8000",
    "unknown-scheme":
        "jeu de couleurs inconnu « {text} » ; on accepte {accepted}, ou six couleurs pour U,R,F,D,L,B comme #ffffff,#ff0000,#00ff00,#ffff00,#ff8000,#0000ff",
    "unknown-view": "vue inconnue « {text} » ; on accepte {accepted:and}",
    "wrong-picture-size":
        "une image de {pixels} pixels ne peut être dessinée ; on accepte de {least} à {most}",
    "picture-not-made": "le fichier PNG n’a pu être créé : {reason}",
} as const;
