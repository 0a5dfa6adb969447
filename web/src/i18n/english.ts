// Sentences of the engine that the page says with values of its own, such as the names of
// colours: the same words as the engine's, which a test compares.
export const english: Readonly<Record<string, string>> = {
    "wrong-colour-counts": "each colour must occur {times} times, but {counts:and}",
    "colour-count": "{colour} occurs {count} {count|one=time|other=times}",
    "piece-at": "{slot} ({stickers|one=sticker|other=stickers} {stickers:space})",
    "piece-mirrored":
        "the {kind} at {place} shows {colours} the wrong way round: two of its stickers are exchanged",
    "no-such-piece": "the {kind} at {place} shows {colours}: no {kind} has these colours",
    "piece-twice": "the {kind} {colours} occurs twice: at {first} and at {second}",
    "too-few-pieces":
        "the {kind}s at {places:and} must be {count} different pieces, but only {pieces:and} fit there",
    "condition-unknown-name": "unknown name '{text}' at {place}; accepted: {names}",
    "repaint-stickers": "repaint {changes:and}",
    "sticker-repainted": "{sticker} from {from} to {to}",
    "clear-stickers": "clear {stickers:and}",
    "repair-steps": "{steps:and}",
    "pocket-wrong-colours":
        "a 2x2x2 has six colours, but {count} {count|one=occurs|other=occur}: {colours:and}",
    "pocket-colour-twice": "the corner at {place} shows {colours}: no corner has {colour} twice",
    "pocket-opposite-colours":
        "the corner at {place} shows {colours}: {first} and {second} are opposite, and no corner has both",
};
