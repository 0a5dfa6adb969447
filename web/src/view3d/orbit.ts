// Where the camera is: dragged about the cube, gliding to a halt, bounded.
import { type Viewpoint, fittingDistance, homePitch, homeYaw } from "./lens";

const mostPitch = 1.35; // just short of straight above
const radiansPerPixel = 0.0085;
const [nearest, farthest] = [0.62, 1.9];
const glideTime = 140; // milliseconds in which the speed falls to a third
const homeTime = 260;

const clamp = (value: number, least: number, most: number): number =>
    Math.min(most, Math.max(least, value));

// The same direction, less than half a turn away from `from`.
const nearestTurn = (yaw: number, from: number): number =>
    yaw + Math.round((from - yaw) / (2 * Math.PI)) * 2 * Math.PI;

// As links tell it: degrees to the right of the front face, and up.
export interface Direction {
    readonly yaw: number;
    readonly pitch: number;
}

const degrees = (radians: number): number => Math.round((radians * 180) / Math.PI);
const radians = (angle: number): number => (angle * Math.PI) / 180;

export class Orbit {
    #yaw = homeYaw;
    #pitch = homePitch;
    #zoom = 1;
    #speed = { yaw: 0, pitch: 0 }; // radians per millisecond
    #homeward: { yaw: number; pitch: number; zoom: number; t: number } | null = null;

    // `room` is the radius of what has to fit into the window.
    viewpoint(width: number, height: number, room: number): Viewpoint {
        const distance = fittingDistance(width, height, room) * this.#zoom;
        return { yaw: this.#yaw, pitch: this.#pitch, distance };
    }

    // Null at home.
    get direction(): Direction | null {
        if (this.#yaw === homeYaw && this.#pitch === homePitch) return null;
        const yaw = this.#yaw - Math.round(this.#yaw / (2 * Math.PI)) * 2 * Math.PI;
        return { yaw: degrees(yaw), pitch: degrees(this.#pitch) };
    }
    set direction(direction: Direction) {
        this.#yaw = radians(direction.yaw);
        this.#pitch = clamp(radians(direction.pitch), -mostPitch, mostPitch);
    }

    get isMoving(): boolean {
        return this.#homeward !== null || this.#speed.yaw !== 0 || this.#speed.pitch !== 0;
    }

    drag(dx: number, dy: number): void {
        this.stop();
        this.#move(-dx * radiansPerPixel, dy * radiansPerPixel);
    }

    // Goes on as fast as the hand was, in pixels per millisecond.
    glide(dx: number, dy: number): void {
        this.#speed = { yaw: -dx * radiansPerPixel, pitch: dy * radiansPerPixel };
    }

    stop(): void {
        this.#speed = { yaw: 0, pitch: 0 };
        this.#homeward = null;
    }

    zoomBy(factor: number): void {
        this.#homeward = null;
        this.#zoom = clamp(this.#zoom * factor, nearest, farthest);
    }

    goHome(): void {
        this.stop();
        this.#homeward = { yaw: this.#yaw, pitch: this.#pitch, zoom: this.#zoom, t: 0 };
    }

    jumpHome(): void {
        this.stop();
        [this.#yaw, this.#pitch, this.#zoom] = [homeYaw, homePitch, 1];
    }

    advance(milliseconds: number): void {
        if (this.#homeward) return this.#goOnHome(milliseconds);
        this.#move(this.#speed.yaw * milliseconds, this.#speed.pitch * milliseconds);
        const left = Math.exp(-milliseconds / glideTime);
        this.#speed = { yaw: this.#speed.yaw * left, pitch: this.#speed.pitch * left };
        if (Math.hypot(this.#speed.yaw, this.#speed.pitch) < 2e-5) this.stop();
    }

    #goOnHome(milliseconds: number): void {
        const way = this.#homeward!;
        way.t = Math.min(1, way.t + milliseconds / homeTime);
        const part = 1 - (1 - way.t) ** 3;
        const between = (from: number, to: number) => from + (to - from) * part;
        this.#yaw = between(way.yaw, nearestTurn(homeYaw, way.yaw));
        this.#pitch = between(way.pitch, homePitch);
        this.#zoom = between(way.zoom, 1);
        if (way.t === 1) this.jumpHome();
    }

    #move(yaw: number, pitch: number): void {
        this.#yaw += yaw;
        this.#pitch = clamp(this.#pitch + pitch, -mostPitch, mostPitch);
    }
}
