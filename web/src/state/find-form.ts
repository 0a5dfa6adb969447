// What Find is asked, and what its form says where nobody says anything else.
import type { SearchMetric } from "../api/workspace";

export interface FindForm {
    where: string;
    depth: number;
    metric: SearchMetric;
    fromHere: boolean; // from the cube of the cube's page, not from solved
    moves: string; // the only ones, like "R U"; empty: all
    modulo: string; // faces, like "D"; empty: none
    every: boolean; // not only one of each class
    limit: number;
    centres: boolean; // their twists count
}

export const plainFind: FindForm = {
    where: "",
    depth: 5,
    metric: "htm",
    fromHere: false,
    moves: "",
    modulo: "",
    every: false,
    limit: 1000,
    centres: false,
};
