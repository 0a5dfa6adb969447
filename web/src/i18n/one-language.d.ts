// What tools/one-language.ts makes of a file of words; its type is told where it is imported.
declare module "*?en";
declare module "*?fr";
