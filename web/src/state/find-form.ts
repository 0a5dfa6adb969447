// What Find is asked, and what its form says where nobody says anything else.
import type { SearchMetric } from "../api/workspace";

export const plainFind = {
    where: "",
    depth: 5,
    metric: "htm" as SearchMetric,
    fromHere: false, // from the cube of the cube's page, not from solved
    moves: "", // the only ones, like "R U"; empty: all
    modulo: "", // faces, like "D"; empty: none
    every: false, // not only one of each class
    limit: 1000,
    centres: false, // their twists count
};
export type FindForm = typeof plainFind;
