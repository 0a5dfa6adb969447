// The words that are needed from the start. English comes with the page, French is fetched.
export { common } from "./common";
export { cube } from "./cube";
export { goals } from "./goals";
export { proof } from "./proof";
export { solve } from "./solve";
export { workspace } from "./workspace";
