import { cubeDrawings } from "../cube/icons";

// Drawn on a 20 × 20 grid with a round pen of 1.6. "filled" shapes are closed.
export interface Drawing {
    readonly path: string;
    readonly filled?: boolean;
}

export const drawings = {
    ...cubeDrawings,
    play: { path: "M6 4.5v11l9-5.5z", filled: true },
    pause: { path: "M6 4.5h2.8v11H6zM11.2 4.5H14v11h-2.8z", filled: true },
    stop: { path: "M5.5 5.5h9v9h-9z", filled: true },
    stepBack: { path: "M12.5 5 7.5 10l5 5" },
    stepOn: { path: "m7.5 5 5 5-5 5" },
    toStart: { path: "M14 5 9 10l5 5M6 5v10" },
    toEnd: { path: "m6 5 5 5-5 5M14 5v10" },
    down: { path: "m5.5 8 4.5 4.5L14.5 8" },
    copy: { path: "M7.5 7.5h8v8h-8zM4.5 12.5v-8h8" },
    check: { path: "m4.5 10.5 3.5 3.5 7.5-8" },
    share: {
        path: "M8.5 11.5a3 3 0 0 0 4.2 0l2.8-2.8a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-2.8 2.8a3 3 0 0 0 4.2 4.2l1-1",
    },
    add: { path: "M10 4.5v11M4.5 10h11" },
    close: { path: "m5.5 5.5 9 9M14.5 5.5l-9 9" },
    halfMoon: { path: "M10 3.5a6.5 6.5 0 1 0 0 13zM10 3.5a6.5 6.5 0 1 1 0 13" },
    dots: { path: "M4.5 10v.02M10 10v.02M15.5 10v.02" },
    upwards: { path: "M10 16V4.5M5.5 9 10 4.5 14.5 9" },
    downwards: { path: "M10 4v11.5M5.5 11l4.5 4.5 4.5-4.5" },
    paste: { path: "M7.5 4.5h5v2.5h-5zM7.5 5.5H5v11h10v-11h-2.5" },
    search: { path: "M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM13 13l4 4" },
    question: {
        path: "M7.3 7.2a2.7 2.7 0 1 1 4 2.5c-.9.5-1.3 1-1.3 1.9v.3M10 14.9v.1",
    },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof drawings;
