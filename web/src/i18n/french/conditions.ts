// What is wrong with a condition that cannot be read.
export const conditions = {
    "condition-ends": "la condition s’arrête, {place} : {expected}",
    "condition-unexpected": "« {text} » inattendu, {place} : {expected}",
    "condition-unknown-name": "nom inconnu « {text} », {place} : on connaît {names}",
    "condition-unclosed-text": "le texte commencé, {place}, n’est pas fermé : il manque un {quote}",
    "condition-number-too-large": "le nombre {digits}, {place}, est trop grand",
    "condition-too-deep": "plus de {most} parenthèses ou signes sont imbriqués, {place}",
    "condition-wrong-type": "{part} doit être {wanted}, mais « {text} », {place}, est {given}",
    "condition-types-differ":
        "« {sign} », {place}, ne peut comparer « {left} », qui est {left_type}, à « {right} », qui est {right_type}",
    "condition-not-ordered":
        "« {sign} », {place}, ne compare que des nombres ; == et != comparent tout",
    "condition-never": "{name} n’est jamais « {text} », {place}, seulement {accepted}",
    "condition-without-centres":
        "{name}, {place}, porte sur les centres, et aucun ne compte : les faire compter avec centres",
    "condition-other-centre":
        "le centre de {face}, {place}, ne compte pas : ceux de {counted} comptent",
    "condition-wrong-cube": "dans le CUBE, {place} : {problem}",
    "value-type": "{type|truth=oui ou non|number=un nombre|text=un texte}",
    "condition-whole": "une condition",
    "condition-beside": "ce qui est à côté de « {sign} »",
    "condition-after": "ce qui suit « {sign} »",
    "condition-sign": "deux valeurs se comparent par ==",
    "condition-parts":
        'une condition se compose de noms, de nombres, de "textes", de parenthèses, de == != < <= > >=, + - * %, and, or, not',
    "condition-end": "la condition s’arrête là, ou continue par and, or ou une comparaison",
    "condition-value": 'on attend un nom, un nombre, un "texte" ou une parenthèse',
    "condition-bracket": "on attend « ) »",
    "condition-name-form": "{name} s’écrit {form}",
    "condition-name-end": "on attend « ) » à la fin de {name}",
    "condition-face": "on attend une face : U, R, F, D, L ou B",
    "condition-kind": "on attend corners ou edges",
    "condition-comma": "on attend une virgule et le nombre de pièces",
    "condition-length": "on attend un nombre de pièces, de 1 à {most}",
    "condition-piece": "on attend une pièce, arête comme UF ou coin comme DBL",
    "condition-cube": "on attend un CUBE entre guillemets",
    "condition-faces": "on attend des faces, comme U, UD ou all",
    "condition-colour-comma": "on attend une virgule et des nombres de couleurs",
    "condition-colour-count": "on attend un nombre de couleurs, de 1 à {most}",
    "condition-drawing":
        'on attend une virgule et un dessin entre guillemets, comme "aba/bab/aba" ou "dot|plus"',
    "condition-symmetries": 'on attend un texte entre guillemets, comme "C3" ou "y2 -UF"',
    "condition-wrong-text": "dans le texte, {place} : {problem}",
    "unknown-operation":
        "« {text} » n’est pas une symétrie : on attend un type comme C3 ou S6{{D3d}}, ou des opérations comme x, y2, UF, URF, URF', et avec un signe moins -y2 (un miroir), -1 (le centre)",
} as const;
