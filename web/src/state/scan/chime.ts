// Two short tones when a face is taken, so that one can look at the cube instead of the screen.

const tones = [880, 1320]; // Hertz
const each = 0.07; // seconds
const loudness = 0.12;

let context: AudioContext | null = null;

// Browsers let a page sound only after a click: called from one.
export function allowChime(): void {
    context ??= new AudioContext();
    void context.resume();
}

export function chime(): void {
    if (context?.state !== "running") return;
    const volume = context.createGain();
    volume.gain.value = loudness;
    volume.connect(context.destination);
    for (const [i, frequency] of tones.entries()) {
        const tone = context.createOscillator();
        tone.frequency.value = frequency;
        tone.connect(volume);
        tone.start(context.currentTime + i * each);
        tone.stop(context.currentTime + (i + 1) * each);
    }
}
