// Lists and records as Caml writes them.
import type { Info } from "../../api/types";

export const papersList = (numbers: readonly number[]): string => `[${numbers.join(";")}]`;

export const papersTranscription = ({ sc, sm, irc, irm }: Info["transcription"]): string =>
    `{sc=${papersList(sc)};sm=${papersList(sm)};irc=${papersList(irc)};irm=${papersList(irm)}}`;
