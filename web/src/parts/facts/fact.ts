export interface Fact {
    readonly name: string;
    readonly value: string;
    readonly meaning?: string;
    readonly isWide?: boolean; // takes a line of its own
    readonly isWrong?: boolean;
    readonly isWord?: boolean; // turns
}

// A form of a position that other programs read.
export interface CopyForm {
    readonly name: string;
    readonly text: () => string | Promise<string>;
}
