// Which ink stands out on a sticker: the engine's rule, so that pictures agree.

function linear(channel: number): number {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

// The relative luminance of the Web Content Accessibility Guidelines, 0 to 1.
export function luminance(hex: string): number {
    const channel = (at: number) => linear(parseInt(hex.slice(at, at + 2), 16));
    return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

// At this luminance black and white have the same contrast.
const balance = 0.179;
export const inkOn = (hex: string): string => (luminance(hex) > balance ? "#000000" : "#ffffff");
