// The part of the view that speaks to the graphics card.
import {
    CanvasTexture,
    Mesh,
    MeshBasicMaterial,
    PerspectiveCamera,
    PlaneGeometry,
    Scene,
    WebGLRenderer,
} from "three";
import type { Facelets } from "../cube/facelets";
import type { Size } from "../cube/size";
import { type Lens, fieldOfView } from "./lens";
import { type Look, StickerMaterials } from "./look";
import { Marks } from "./marks";
import { quality } from "./quality";
import { Solid } from "./solid";
import type { Spin } from "./spin";

// A soft shadow under the cube, seen from above only.
function groundShadow(): Mesh {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 128;
    const context = canvas.getContext("2d")!;
    const gradient = context.createRadialGradient(64, 64, 0, 64, 64, 64);
    // Eased at both ends: neither the middle nor the edge is to be seen.
    for (let i = 0; i <= 16; ++i) {
        const fall = 0.5 + 0.5 * Math.cos((Math.PI * i) / 16);
        gradient.addColorStop(i / 16, `rgba(0,0,0,${0.3 * fall})`);
    }
    context.fillStyle = gradient;
    context.fillRect(0, 0, 128, 128);
    const material = new MeshBasicMaterial({
        map: new CanvasTexture(canvas),
        transparent: true,
        depthWrite: false,
    });
    const shadow = new Mesh(new PlaneGeometry(5.6, 5.6), material);
    shadow.rotation.x = -Math.PI / 2;
    shadow.position.y = -1.75;
    return shadow;
}

export class Stage {
    readonly #renderer: WebGLRenderer;
    readonly #scene = new Scene();
    readonly #camera = new PerspectiveCamera((fieldOfView * 180) / Math.PI, 1, 1, 120);
    readonly #materials = new StickerMaterials();
    readonly #shadow = groundShadow();
    readonly marks = new Marks();
    #pixels = quality().pixelsMoving;
    readonly solid: Solid;

    // Throws when there is no WebGL.
    constructor(canvas: HTMLCanvasElement, look: Look, size: Size) {
        this.solid = new Solid(size);
        const antialias = quality().smoothsEdges;
        this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias });
        this.#renderer.setClearColor(0x000000, 0);
        this.#scene.add(this.solid.whole, this.#shadow, this.marks.group);
        this.dress(look);
    }

    get frames(): number {
        return this.#renderer.info.render.frame;
    }

    // Pixels per CSS pixel.
    set pixels(pixels: number) {
        if (pixels === this.#pixels) return;
        this.#pixels = pixels;
        this.#renderer.setPixelRatio(pixels);
    }

    resize(width: number, height: number): void {
        this.#renderer.setPixelRatio(this.#pixels);
        this.#renderer.setSize(width, height, false);
        this.#camera.aspect = width / height;
        this.#camera.updateProjectionMatrix();
    }

    dress(look: Look): void {
        this.#materials.set(look);
    }

    paint(facelets: Facelets, spin: Spin): void {
        this.solid.paint((index) => this.#materials.of(facelets, index), spin);
    }

    showHints(areShown: boolean): void {
        this.solid.showHints(areShown);
        this.#shadow.visible = !areShown;
    }

    draw(lens: Lens): void {
        this.#camera.position.set(...lens.eye);
        this.#camera.lookAt(0, 0, 0);
        this.#renderer.render(this.#scene, this.#camera);
    }

    dispose(): void {
        this.solid.dispose();
        this.marks.dispose();
        this.#materials.dispose();
        this.#renderer.dispose();
    }
}
