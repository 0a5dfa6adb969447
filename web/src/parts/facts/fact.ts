export type { Definition as Fact } from "../shell/DefinitionList.svelte";

// A form of a position that other programs read.
export interface CopyForm {
    readonly name: string;
    readonly text: () => string | Promise<string>;
}
