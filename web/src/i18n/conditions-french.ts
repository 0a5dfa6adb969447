// What each name of a condition asks, in French.
import { typeset } from "./french";

const summaries: Readonly<Record<string, string>> = {
    order: "combien de fois répéter la position pour revenir au cube résolu",
    morph: "combien d’isomorphes elle a : ses images par les 48 symétries et l’inversion",
    symmetries: "combien des 48 symétries la laissent telle quelle",
    antisymmetries: "combien des 48 symétries en font son inverse",
    symmetry: 'le nom de ses symétries, comme "D3d"',
    antisymmetry: 'le nom de ses symétries et antisymétries ensemble ; "" s’il n’y en a pas',
    label: 'les deux, comme les écrit Cube Explorer : "S6{D3d}"',
    self_inverse: "la faire deux fois résout le cube",
    reachable: "on peut la résoudre en tournant les faces",
    parity: 'de sa permutation des coins : "even" (paire) ou "odd" (impaire)',
    edge_parity: "de sa permutation des arêtes ; la même dans les positions possibles",
    is_solved: "toutes les pièces sont en place",
    corners_solved: "tous les coins sont en place",
    edges_solved: "toutes les arêtes sont en place",
    corners_alone:
        "seuls les coins comptent, toutes les arêtes sont en place ; leur permutation peut aussi être impaire, ce qui demande d’échanger deux arêtes que personne ne regarde",
    edges_alone: "de même pour les arêtes, tous les coins étant en place",
    corners_placed: "chaque coin est à son emplacement, pivoté ou non",
    edges_placed: "chaque arête est à son emplacement, basculée ou non",
    corners_oriented: "chaque coin montre sa facette U ou D sur U ou D",
    edges_oriented:
        "aucune arête n’est basculée : U, R, D, L et les demi-tours de F et B la ramènent",
    corners_home: "combien de coins sont en place",
    edges_home: "combien d’arêtes sont en place",
    twisted_corners: "combien de coins sont pivotés à leur emplacement",
    flipped_edges: "combien d’arêtes sont basculées à leur emplacement",
    changed: "combien de pièces ne sont pas en place",
    cycles: "combien il y a de cycles, pièces tournées sur place comprises",
    cycles_of: "combien d’entre eux ont tant de pièces : cycles_of(edges, 3)",
    is_three_cycle: "trois d’entre elles permutent sans tourner, et rien d’autre ne change",
    only_changes:
        "seule cette couche a changé, et pas par un simple tour de celle-ci (l’ALGr des articles)",
    solved_outside: "toutes les pièces hors de cette couche sont en place",
    home: "ces pièces sont en place : home(UF), home(DBL, UF)",
    placed: "ces pièces sont à leur emplacement, tournées ou non : placed(UF, DBL)",
    oriented:
        "ces pièces, où qu’elles soient, sont tournées au sens de corners_oriented et edges_oriented",
    shows: 'chacune de ces faces montre l’un des dessins : shows(all, "aba/bab/aba"), shows(UD, "dot|plus")',
    colours: "chacune de ces faces a l’un de ces nombres de couleurs : colours(all, 1, 2)",
    continuous:
        "arêtes et coins voisins s’accordent sur les deux faces qu’ils partagent, ou sur aucune",
    symmetric:
        'elle a au moins les symétries de ce type, comme symmetric("C3") ou symmetric("C4v{D4h}"), ou ces opérations, comme symmetric("y2 -UF")',
    antisymmetric: 'ces opérations en font son inverse, comme antisymmetric("y2 -1")',
    isomorphic_to: 'c’est un isomorphe de ce CUBE : isomorphic_to("R U")',
    zip: 'ses quatre nombres : zip == "[9;9;0;0]"',
    pos_ref: "le zip qui représente sa classe",
};

export const frenchSummary = (name: string): string | null =>
    summaries[name] === undefined ? null : typeset(summaries[name]);
