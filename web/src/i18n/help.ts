// Words of the list of keys, which are fetched with it.
const en = {
    searchKeys: "Search the shortcuts",
    changeHint: "To change a key, click it.",
    keyMaps: { letters: "Letters", cstimer: "csTimer" },
    keyMapHints: {
        letters: "U R F D L B, M E S, x y z as they are written; Shift turns the other way.",
        cstimer: "The keys of csTimer, by their place on the keyboard.",
    },
    noKey: "none",
    pressKey: "Press a key…",
    changeKey: (action: string) => `Change the key for ${action}`,
    keyMoved: (key: string, action: string) => `${key} was ${action}, which has no key now.`,
    resetKeys: "Reset to defaults",
};

const fr: typeof en = {
    searchKeys: "Chercher un raccourci",
    changeHint: "Pour changer une touche, cliquez dessus.",
    keyMaps: { letters: "Lettres", cstimer: "csTimer" },
    keyMapHints: {
        letters:
            "U R F D L B, M E S, x y z comme on les écrit\u202f; Maj tourne dans l’autre sens.",
        cstimer: "Les touches de csTimer, selon leur place sur le clavier.",
    },
    noKey: "aucune",
    pressKey: "Appuyez sur une touche…",
    changeKey: (action) => `Changer la touche\u00a0: ${action}`,
    keyMoved: (key, action) => `${key} servait à «\u00a0${action}\u00a0», qui n’a plus de touche.`,
    resetKeys: "Réinitialiser les raccourcis",
};

export const help = { en, fr };
