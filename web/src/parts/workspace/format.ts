import { type Row, metricLetters } from "../../api/workspace";

// 18f, 18f* when it is proven shortest, 22q in quarter turns.
export const formatLength = (row: Pick<Row, "length" | "metric" | "optimal">): string =>
    row.length === null ? "" : `${row.length}${metricLetters[row.metric]}${row.optimal ? "*" : ""}`;
