// Axes and mirrors of symmetries around the cube: rods that come out of it, panes of glass
// through it, and a ball in its middle that is seen through everything.
import {
    CylinderGeometry,
    DoubleSide,
    Group,
    Mesh,
    MeshBasicMaterial,
    PlaneGeometry,
    Quaternion,
    SphereGeometry,
    Vector3,
} from "three";
import type { Vector } from "../cube/geometry";
import type { Operation } from "../cube/operation";

export interface Mark {
    readonly operation: Operation;
    readonly isAnti: boolean;
}

const reach = 3.3; // of rods, from the middle
const thickness = 0.07;
const pane = 4.4;
const colours = { sym: 0x3b6ff0, anti: 0xd0782a } as const;

const turned = (mesh: Mesh, from: Vector3, to: Vector): Mesh => {
    mesh.applyQuaternion(new Quaternion().setFromUnitVectors(from, new Vector3(...to).normalize()));
    return mesh;
};

function rod(along: Vector, material: MeshBasicMaterial): Mesh {
    const shape = new CylinderGeometry(thickness, thickness, 2 * reach, 12);
    return turned(new Mesh(shape, material), new Vector3(0, 1, 0), along);
}
function glass(normal: Vector, colour: number): Mesh {
    const material = new MeshBasicMaterial({
        color: colour,
        opacity: 0.4,
        transparent: true,
        depthWrite: false,
        side: DoubleSide,
    });
    return turned(new Mesh(new PlaneGeometry(pane, pane), material), new Vector3(0, 0, 1), normal);
}
function ball(colour: number): Mesh {
    const material = new MeshBasicMaterial({ color: colour, depthTest: false, transparent: true });
    const mesh = new Mesh(new SphereGeometry(0.32, 24, 16), material);
    mesh.renderOrder = 1;
    return mesh;
}

function meshesOf({ operation: { axis, mirror, kind }, isAnti }: Mark): readonly Mesh[] {
    const colour = isAnti ? colours.anti : colours.sym;
    return [
        ...(axis ? [rod(axis, new MeshBasicMaterial({ color: colour }))] : []),
        ...(mirror ? [glass(mirror, colour)] : []),
        ...(kind === "centre" ? [ball(colour)] : []),
    ];
}

export class Marks {
    readonly group = new Group();

    show(marks: readonly Mark[]): void {
        this.dispose();
        this.group.clear();
        const meshes = marks.flatMap(meshesOf);
        if (meshes.length > 0) this.group.add(...meshes);
    }

    dispose(): void {
        for (const mesh of this.group.children as Mesh[]) {
            mesh.geometry.dispose();
            (mesh.material as MeshBasicMaterial).dispose();
        }
    }
}
