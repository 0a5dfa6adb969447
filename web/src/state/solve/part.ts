// How far Solve goes, where that is not all the way.

// A goal of the engine by its name; empty: the whole cube. Its place, where one is chosen.
export interface PartSettings {
    name: string;
    face: string;
    axis: string;
    at: string;
    from: string; // a goal that is met already, and kept
    isNiss: boolean; // turns on the inverse too
}

export const wholeCube: Readonly<PartSettings> = {
    name: "",
    face: "",
    axis: "",
    at: "",
    from: "",
    isNiss: false,
};
