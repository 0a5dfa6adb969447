// The pages there are. A page appears here when its engine exists: patterns,
// symmetry, scan, laboratory and the 2×2×2 have their places after the cube.
export const tabs = ["cube"] as const;
export type Tab = (typeof tabs)[number];
