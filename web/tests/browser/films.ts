// What is played before the camera of a browser, written when a test needs it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll } from "vitest";

// Six faces of one cube, drawn by the renderer of `bench vision`, in no order and turned.
const folder = resolve("../tests/data/camera");
export const photographs = [1, 2, 3, 4, 5, 6].map((i) => join(folder, `${i}.jpg`));
// The same cube from two opposite corners.
export const cornerPhotographs = [1, 2].map((i) => join(`${folder}_corners`, `${i}.jpg`));
export const photographed = "BFUBULBUFUFLURBFDBDLRFFBLDDDFRRDLLBLRDRRLUDDBFRULBUURF";

export class Films {
    readonly folder = mkdtempSync(join(tmpdir(), "antipode-films-"));

    constructor() {
        afterAll(() => rmSync(this.folder, { recursive: true }));
    }

    ofFaces(): string {
        return this.#ofPictures("faces.mjpeg", photographs);
    }
    ofACorner(): string {
        return this.#ofPictures("corner.mjpeg", cornerPhotographs.slice(0, 1));
    }
    // Each for four seconds: Chromium plays thirty pictures a second.
    #ofPictures(name: string, paths: readonly string[]): string {
        const frames = paths.flatMap((path) => Array(120).fill(readFileSync(path)));
        return this.write(name, Buffer.concat(frames));
    }

    // One even picture, as dark as it says: 16 is black.
    ofShade(luma: number): string {
        const [width, height] = [320, 240];
        const picture = Buffer.alloc((width * height * 3) / 2, 128);
        picture.fill(luma, 0, width * height);
        const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`;
        return this.write(
            `shade-${luma}.y4m`,
            Buffer.concat([Buffer.from(head), Buffer.from("FRAME\n"), picture]),
        );
    }

    write(name: string, bytes: Buffer | string): string {
        const path = join(this.folder, name);
        writeFileSync(path, bytes);
        return path;
    }
}
