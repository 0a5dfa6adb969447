// What the engine tells: a code that stays the same, named arguments, and the sentence
// in English that is made of both.
import type { Message } from "./wire";

export type { Message, Value } from "./wire";
export type Arguments = NonNullable<Message["arguments"]>;

// Where the sentence has a name of its own, its code and arguments stand beside it.
export type Coded = Omit<Message, "message">;

export const codedMessage = (message: string, { code, arguments: values }: Coded): Message => ({
    message,
    ...(code === undefined ? {} : { code }),
    ...(values === undefined ? {} : { arguments: values }),
});
