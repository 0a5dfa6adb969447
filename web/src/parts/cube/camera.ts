// The way from keys and menus to the view in space, when there is one.
import type { CubeView } from "../../view3d/view";

let view: CubeView | null = null;

export function provideView(made: CubeView): () => void {
    view = made;
    return () => (view = null);
}

const step = 30; // pixels, as if dragged
export const orbitBy = (right: number, down: number): void =>
    view?.orbit(right * step, down * step);
export const zoomBy = (factor: number): void => view?.zoom(factor);
export const resetView = (): void => view?.resetView();
