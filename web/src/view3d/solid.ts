// The shapes the cube is made of: small cubes with round edges, and on them
// stickers, the copies of stickers that float behind, and outlines.
//
// Every small cube turns about the middle of the whole one, so a layer is turned
// by giving its small cubes one rotation.
import { BufferGeometry, Group, Mesh, MeshBasicMaterial, Quaternion, Vector3 } from "three";
import { type Sticker, type Vector, dot } from "../cube/geometry";
import { axisOf, movesCell } from "../cube/moves";
import { type Size, middleOf, sideOf, stickersOf } from "../cube/size";
import type { TileMaterials } from "./look";
import { paintedSurface } from "./paint";
import { flatTile, frame, roundedCube, tile } from "./shapes";
import type { ShownLayer } from "./turning";

// In units of one small cube.
const bodySide = 0.985;
const half = 1.5; // of the whole cube
const bodyRounding = 0.11;
const sticker = { side: 0.84, rounding: 0.14, height: 0.022, dome: 0.012 } as const;
export const hintHeight = 3.1; // from the cube to the floating copies

// What one sticker is on the screen.
interface Tile {
    readonly home: Sticker;
    readonly sticker: Mesh;
    readonly hint: Mesh;
    readonly ring: Mesh;
}

// As in the engine's pictures.
const plastic = { colour: "#1b1c20", gloss: 0.2, rim: 0.22 } as const;

const toFront = new Vector3(0, 0, 1);
const vector = (v: Vector): Vector3 => new Vector3(v[0], v[1], v[2]);

function upright(mesh: Mesh, { normal }: Sticker): Mesh {
    mesh.quaternion.setFromUnitVectors(toFront, vector(normal));
    // Half a turn has no shortest way: keep the back face upright.
    if (normal[2] === -1) mesh.quaternion.set(0, 1, 0, 0);
    return mesh;
}

function place(mesh: Mesh, sticker: Sticker, height: number): Mesh {
    mesh.position.copy(vector(sticker.cell)).addScaledVector(vector(sticker.normal), height);
    return upright(mesh, sticker);
}

// A small cube: the group turns about the middle of the whole, and what is in it
// has the size that it has.
interface Piece {
    readonly group: Group;
    readonly content: Group;
    readonly cell: Vector;
}

export class Solid {
    readonly whole = new Group();
    readonly #pieces = new Map<string, Piece>();
    readonly #tiles: Tile[];
    readonly #geometries: BufferGeometry[] = [];
    #plastic = paintedSurface(plastic);
    readonly #ring = new MeshBasicMaterial({ color: "#ffffff", transparent: true });
    readonly #ringShadow = new MeshBasicMaterial({ color: "#101014", transparent: true });

    constructor(size: Size) {
        this.#addPieces(size);
        this.#tiles = this.#makeTiles(size);
    }

    #keep(geometry: BufferGeometry): BufferGeometry {
        this.#geometries.push(geometry);
        return geometry;
    }

    #addPieces(size: Size): void {
        const body = this.#keep(roundedCube(bodySide, bodyRounding));
        for (const { cell } of stickersOf(size)) {
            if (this.#pieces.has(cell.join())) continue;
            const [group, content] = [new Group(), new Group()];
            const mesh = new Mesh(body, this.#plastic);
            mesh.position.copy(vector(cell));
            content.add(mesh);
            // Grown about its own middle, which comes to lie where it belongs.
            content.scale.setScalar(sideOf(size));
            const grown = vector(cell).multiplyScalar(sideOf(size));
            content.position.copy(vector(middleOf(cell, size))).sub(grown);
            group.add(content);
            this.whole.add(group);
            this.#pieces.set(cell.join(), { group, content, cell });
        }
    }

    #makeTiles(size: Size): Tile[] {
        const body = this.#keep(tile(sticker));
        const hint = this.#keep(flatTile(sticker.side, sticker.rounding));
        const ring = this.#keep(frame(0.84, 0.69, sticker.rounding));
        const ringShadow = this.#keep(frame(0.92, 0.63, sticker.rounding));
        return stickersOf(size).map((home) => {
            const outline = place(new Mesh(ring, this.#ring), home, 0.55);
            const shadow = new Mesh(ringShadow, this.#ringShadow);
            shadow.position.z = -0.005;
            outline.add(shadow);
            const made = {
                home,
                sticker: place(new Mesh(body), home, bodySide / 2),
                hint: place(new Mesh(hint), home, 0.5 + hintHeight),
                ring: outline,
            };
            outline.visible = made.hint.visible = false;
            this.#pieces.get(home.cell.join())!.content.add(made.sticker, made.hint, outline);
            return made;
        });
    }

    // `spin` is how many quarter turns the pattern of a sticker has been turned.
    paint(materialsOf: (index: number) => TileMaterials, spin: ArrayLike<number>): void {
        for (const tile of this.#tiles) {
            const materials = materialsOf(tile.home.index);
            tile.sticker.material = materials.sticker;
            tile.hint.material = materials.hint;
            for (const mesh of [tile.sticker, tile.hint])
                upright(mesh, tile.home).rotateZ((spin[tile.home.index]! * Math.PI) / 2);
        }
    }

    showHints(areShown: boolean): void {
        for (const tile of this.#tiles) tile.hint.visible = areShown;
    }

    outline(indices: readonly number[]): void {
        for (const { ring, home } of this.#tiles) ring.visible = indices.includes(home.index);
    }

    // From 0 to 1: how strong the outlines are at this moment.
    set outlineStrength(strength: number) {
        this.#ring.opacity = this.#ringShadow.opacity = strength;
    }

    // Stickers that are turned away from the eye are not even looked at, unless
    // their layer is on its way.
    pose(layers: readonly ShownLayer[], eye: Vector): void {
        const turned = layers.map(({ family, angle }) => {
            const move = { family, quarters: 1 } as const;
            const rotation = new Quaternion().setFromAxisAngle(vector(axisOf(move)), angle);
            return { move, rotation };
        });
        for (const { group, cell } of this.#pieces.values()) {
            const layer = turned.find(({ move }) => movesCell(move, cell));
            if (layer) group.quaternion.copy(layer.rotation);
            else group.quaternion.identity();
        }
        for (const { sticker, home } of this.#tiles) {
            const isTurned = turned.some(({ move }) => movesCell(move, home.cell));
            sticker.visible = isTurned || dot(home.normal, eye) > half;
        }
    }

    dispose(): void {
        for (const geometry of this.#geometries) geometry.dispose();
        for (const material of [this.#plastic, this.#ring, this.#ringShadow]) material.dispose();
    }
}
