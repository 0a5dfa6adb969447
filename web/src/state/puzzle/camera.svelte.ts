// From where a puzzle is looked at, as the address bar tells it: "35,25" is 35 degrees
// to the right of the front and 25 up. Null is the usual place. Keys and menus reach
// the view in space through it, while there is one.
import type { Direction } from "../../view3d/orbit";
import type { CubeView } from "../../view3d/view";

const step = 30; // pixels, as if dragged

export class CameraState {
    #view: CubeView | null = null;
    point = $state.raw<Direction | null>(null);

    get inLink(): string | null {
        return this.point ? `${Math.round(this.point.yaw)},${Math.round(this.point.pitch)}` : null;
    }

    open(text: string | null): void {
        const match = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(text ?? "");
        if (match) this.point = { yaw: Number(match[1]), pitch: Number(match[2]) };
    }

    provide(view: CubeView): () => void {
        this.#view = view;
        return () => (this.#view = null);
    }

    orbitBy(right: number, down: number): void {
        this.#view?.orbit(right * step, down * step);
    }
    zoomBy(factor: number): void {
        this.#view?.zoom(factor);
    }
    reset(): void {
        this.#view?.resetView();
    }
}
