// From where the cube is looked at, as the address bar tells it: "35,25" is 35
// degrees to the right of the front and 25 up. Null is the usual place.

export interface Viewpoint {
    readonly yaw: number; // degrees
    readonly pitch: number;
}

class ViewState {
    #point = $state.raw<Viewpoint | null>(null);

    get point(): Viewpoint | null {
        return this.#point;
    }
    set point(point: Viewpoint | null) {
        this.#point = point;
    }

    get inLink(): string | null {
        return this.#point
            ? `${Math.round(this.#point.yaw)},${Math.round(this.#point.pitch)}`
            : null;
    }

    open(text: string | null): void {
        const match = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(text ?? "");
        if (match) this.#point = { yaw: Number(match[1]), pitch: Number(match[2]) };
    }
}

export const view = new ViewState();
