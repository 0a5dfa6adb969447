// The materials of the stickers: one for each colour, so that painting a sticker
// is choosing its material.
import { BackSide, CanvasTexture, type ShaderMaterial } from "three";
import { arrowAt, arrowPaths } from "../cube/centres";
import { inkOn } from "../cube/colour";
import { type Facelets, unpainted } from "../cube/facelets";
import { type Face, faces } from "../cube/geometry";
import { star } from "../cube/open";
import { symbolOf, symbolPaths } from "../cube/symbols";
import { paintedSurface } from "./paint";

export interface Look {
    readonly colours: Record<Face, string>;
    readonly hasSymbols: boolean;
}

const unpaintedColour = "#9a9ca3";
const pixels = 192; // of a texture's side

function textureOf(draw: (context: CanvasRenderingContext2D) => void): CanvasTexture {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = pixels;
    const context = canvas.getContext("2d")!;
    draw(context);
    const texture = new CanvasTexture(canvas);
    texture.anisotropy = 4;
    return texture;
}

function fill(context: CanvasRenderingContext2D, colour: string): void {
    context.fillStyle = colour;
    context.fillRect(0, 0, pixels, pixels);
}

const withSymbol = (face: Face, colour: string) => (context: CanvasRenderingContext2D) => {
    fill(context, colour);
    context.translate(pixels / 2, pixels / 2);
    context.scale(pixels * 0.22, pixels * 0.22);
    context.fillStyle = inkOn(colour);
    context.fill(new Path2D(symbolPaths[symbolOf[face]]), "evenodd");
};

// A centre that shows how it is turned; beside a symbol there is room for the head only.
const withArrow =
    (face: Face, colour: string, hasSymbol: boolean) => (context: CanvasRenderingContext2D) => {
        if (hasSymbol) withSymbol(face, colour)(context);
        else fill(context, colour);
        context.resetTransform();
        context.translate(pixels / 2, pixels / 2);
        context.scale(pixels / 2, pixels / 2);
        context.fillStyle = inkOn(colour);
        context.fill(new Path2D(hasSymbol ? arrowPaths.head : arrowPaths.whole));
    };

// Only the place of the piece matters.
const hatched = (colour: string) => (context: CanvasRenderingContext2D) => {
    fill(context, colour);
    context.strokeStyle = "#5d6067";
    context.lineWidth = pixels * 0.07;
    for (let at = -pixels; at < pixels; at += pixels * 0.22) {
        context.beginPath();
        context.moveTo(at, pixels);
        context.lineTo(at + pixels, 0);
        context.stroke();
    }
};

// Only its orientation does.
function starred(context: CanvasRenderingContext2D): void {
    fill(context, unpaintedColour);
    context.fillStyle = "#101014";
    context.font = `${pixels * 0.8}px sans-serif`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText("★", pixels / 2, pixels / 2);
}

function dashed(context: CanvasRenderingContext2D): void {
    fill(context, unpaintedColour);
    const margin = pixels * 0.16;
    context.strokeStyle = "#5d6067";
    context.lineWidth = pixels * 0.035;
    context.setLineDash([pixels * 0.09, pixels * 0.075]);
    context.lineCap = "round";
    context.beginPath();
    context.roundRect(margin, margin, pixels - 2 * margin, pixels - 2 * margin, pixels * 0.14);
    context.stroke();
}

export interface TileMaterials {
    readonly sticker: ShaderMaterial;
    // Of the copy that floats behind the cube: its own face hides it, so that it
    // shows only where the face is turned away.
    readonly hint: ShaderMaterial;
    readonly pattern: CanvasTexture | null;
}

function materials(colour: string, pattern: CanvasTexture | null): TileMaterials {
    return {
        sticker: paintedSurface({ colour, pattern, gloss: 0.16, rim: 0.12 }),
        hint: paintedSurface({ colour, pattern, side: BackSide }),
        pattern,
    };
}

function disposeOf({ sticker, hint, pattern }: TileMaterials): void {
    sticker.dispose();
    hint.dispose();
    pattern?.dispose();
}

const pointing = (letter: string): string => `${letter}↑`;

export class StickerMaterials {
    readonly #materials = new Map<string, TileMaterials>();

    constructor() {
        this.#materials.set(unpainted, materials(unpaintedColour, textureOf(dashed)));
        this.#materials.set(star, materials(unpaintedColour, textureOf(starred)));
    }

    of(facelets: Facelets, index: number): TileMaterials {
        const letter = facelets[index]!;
        return this.#materials.get(arrowAt(facelets, index) === null ? letter : pointing(letter))!;
    }

    set({ colours, hasSymbols }: Look): void {
        for (const face of faces) {
            const colour = colours[face];
            const pattern = hasSymbols ? textureOf(withSymbol(face, colour)) : null;
            this.#put(face, materials(colour, pattern));
            this.#put(face.toLowerCase(), materials(colour, textureOf(hatched(colour))));
            const arrow = textureOf(withArrow(face, colour, hasSymbols));
            this.#put(pointing(face), materials(colour, arrow));
        }
    }

    #put(letter: string, made: TileMaterials): void {
        const old = this.#materials.get(letter);
        if (old) disposeOf(old);
        this.#materials.set(letter, made);
    }

    dispose(): void {
        for (const one of this.#materials.values()) disposeOf(one);
    }
}
