// The turns as commands, each under its own name: "R", "R'", "Rw", "M'", "x".
import { parseMove } from "../../cube/moves";
import type { Command, Commands } from "./command";

const faceTurns = ["U", "R", "F", "D", "L", "B"] as const;
const sliceTurns = ["M", "E", "S"] as const;
const wideTurns = ["Uw", "Rw", "Fw", "Dw", "Lw", "Bw"] as const;
export const rotations = ["x", "y", "z"] as const;

// By letter: as it is written, and Shift turns back. Wide turns have none to begin with.
const byLetter = (turn: string): string[] =>
    turn.includes("w") ? [] : [`${turn.endsWith("'") ? "Shift+" : ""}${turn[0]!.toUpperCase()}`];

// csTimer's keys, by place, as fingers remember them.
const cstimer: Readonly<Record<string, readonly string[]>> = {
    R: ["KeyI"], "R'": ["KeyK"], L: ["KeyD"], "L'": ["KeyE"], U: ["KeyJ"], "U'": ["KeyF"],
    D: ["KeyS"], "D'": ["KeyL"], F: ["KeyH"], "F'": ["KeyG"], B: ["KeyW"], "B'": ["KeyO"],
    Rw: ["KeyU"], "Rw'": ["KeyM"], Lw: ["KeyV"], "Lw'": ["KeyR"],
    Uw: ["Comma"], "Uw'": ["KeyC"], Dw: ["KeyZ"], "Dw'": ["Slash"],
    M: ["Digit5", "Digit6"], "M'": ["KeyX", "Period"], E: ["Digit2"], "E'": ["Digit9"],
    S: ["Digit0"], "S'": ["Digit1"],
    y: ["Semicolon"], "y'": ["KeyA"], z: ["KeyP"], "z'": ["KeyQ"],
    x: ["KeyT", "KeyY"], "x'": ["KeyB", "KeyN"],
}; // prettier-ignore

const command = (turn: string): Command => ({
    where: "puzzle",
    group: "turns",
    chords: { letters: byLetter(turn), cstimer: cstimer[turn] ?? [] },
    words: () => turn,
    run: ({ cube }) => cube.turn(parseMove(turn)!),
    when: ({ puzzle }) => puzzle.allows(parseMove(turn)!),
});

const families = [...faceTurns, ...sliceTurns, ...wideTurns, ...rotations];

export const turns: Commands = Object.fromEntries(
    families.flatMap((family) => [family, `${family}'`]).map((turn) => [turn, command(turn)]),
);
