// A cube is held in some way, and its letters are colours. The engine names
// colours by the centre they match, so every question to it is asked as the hand
// sees the cube, and every answer is given back its colours.
import { stickersOf } from "./centres";
import type { Facelets } from "./facelets";
import { type Face, centreOf, faces } from "./geometry";

function renamed(facelets: Facelets, name: (letter: string) => string): Facelets {
    return [...facelets].map(name).join("");
}

// The letter of each sticker becomes the face on whose centre its colour is now; twists of
// centres are told by face already.
export function asSeen(held: Facelets): Facelets {
    const faceOf = new Map(faces.map((face) => [held[centreOf(face)]!, face]));
    return renamed(held, (letter) => {
        const face = faceOf.get(letter.toUpperCase()) ?? letter;
        return letter === letter.toLowerCase() ? face.toLowerCase() : face;
    });
}

// Without centres: for questions about the plain cube.
export const plainlySeen = (held: Facelets): Facelets => asSeen(stickersOf(held));

// The colour that the engine calls `face` when it is asked about `held`.
export const colourOnCentre = (held: Facelets, face: Face): Face => held[centreOf(face)] as Face;

// The way back: what the engine answered about asSeen(held), in its colours.
export const inColoursOf = (held: Facelets, seen: Facelets): Facelets =>
    renamed(seen, (letter) =>
        faces.includes(letter as Face) ? colourOnCentre(held, letter as Face) : letter,
    );
