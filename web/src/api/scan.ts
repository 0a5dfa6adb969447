// Cubes that a camera saw.
import { ask } from "./client";
import type { Frame, Requests, ScannedCube } from "./wire";

export type { Frame, PicturePlace, ScannedCube, SeenFace } from "./wire";

// The nine stickers of a face, row by row.
export type FacePatches = NonNullable<Frame["rgb"]>;
export type Point = NonNullable<Frame["corners"]>[number];

type FrameFields = Requests["POST /scan/face"];
export type FrameRequest = Omit<FrameFields, "taken"> & { readonly taken: readonly FacePatches[] };

// What a person said: this patch has the colour of the centre of that picture.
export type Settled = NonNullable<Requests["POST /scan"]["settled"]>[number];

// Three faces around a corner, by the numbers of their pictures.
export type CornerView = NonNullable<Requests["POST /scan"]["corner_views"]>[number]["pictures"];

// What was shown of a cube, in any order, each face any way up.
export interface Sighting {
    readonly faces: readonly FacePatches[];
    readonly settled: readonly Settled[];
    readonly corners: readonly CornerView[];
}

export const lookAtFrame = ({ taken, ...frame }: FrameRequest): Promise<Frame> =>
    ask("POST /scan/face", { ...frame, taken: taken.map((rgb) => ({ rgb })) });

export const decideCube = ({ faces, settled, corners }: Sighting): Promise<ScannedCube> =>
    ask("POST /scan", {
        rgb: faces.flat(),
        order: "any",
        settled,
        corner_views: corners.map((pictures) => ({ pictures })),
    });
