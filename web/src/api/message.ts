// What the engine tells: a code that stays the same, named arguments, and the sentence
// in English that is made of both.
export type Value = number | string | readonly string[] | Message | readonly Message[];
export type Arguments = Readonly<Record<string, Value>>;

export interface Message {
    readonly message: string;
    readonly code?: string;
    readonly arguments?: Arguments;
}

// Where the sentence has a name of its own, its code and arguments stand beside it.
export type Coded = Omit<Message, "message">;

export const codedMessage = (message: string, { code, arguments: values }: Coded): Message => ({
    message,
    ...(code === undefined ? {} : { code }),
    ...(values === undefined ? {} : { arguments: values }),
});
