// The player's speed, in steps that feel even: turns per second.
import { settings } from "../../state/settings.svelte";

export const speeds = [0.5, 1, 1.5, 2, 3, 4, 6, 8] as const;

export const speedOf = (turnTime: number): number => 1000 / turnTime;

export function speedIndex(turnTime: number): number {
    const distances = speeds.map((speed) => Math.abs(Math.log(speed / speedOf(turnTime))));
    return distances.indexOf(Math.min(...distances));
}

export function setSpeed(index: number): void {
    const speed = speeds[Math.min(Math.max(index, 0), speeds.length - 1)]!;
    settings.turnTime = Math.round(1000 / speed);
}

export const changeSpeed = (by: 1 | -1): void => setSpeed(speedIndex(settings.turnTime) + by);
