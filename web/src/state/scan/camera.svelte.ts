// The camera of the machine on which the page is read. Browsers give it to secure pages
// only, of which localhost is one.

export const cameraTroubles = ["insecure", "refused", "absent", "busy", "unplugged"] as const;
export type CameraTrouble = (typeof cameraTroubles)[number];

// As browsers call what went wrong.
const troubleNamed: Readonly<Record<string, CameraTrouble>> = {
    NotAllowedError: "refused",
    SecurityError: "refused",
    NotFoundError: "absent",
    OverconstrainedError: "absent",
    NotReadableError: "busy",
    AbortError: "busy",
};

// What is sent to the engine is not larger.
const wished = { width: { ideal: 1280 }, height: { ideal: 720 } };

export class CameraFeed {
    #stream = $state.raw<MediaStream | null>(null);
    #trouble = $state<CameraTrouble | null>(null);
    #isAsked = $state(false);
    #devices = $state.raw<readonly MediaDeviceInfo[]>([]);
    #attempt = 0; // a camera that comes after it was switched off is not wanted

    readonly stream: MediaStream | null = $derived(this.#stream);
    readonly trouble: CameraTrouble | null = $derived(this.#trouble);
    // The person is asked for permission.
    readonly isAsked: boolean = $derived(this.#isAsked);
    get isPossible(): boolean {
        return navigator.mediaDevices !== undefined;
    }
    // To choose from, once one of them is on.
    readonly devices: readonly MediaDeviceInfo[] = $derived(this.#devices);
    get device(): string {
        return this.#settings?.deviceId ?? "";
    }
    // One that looks at the person is seen as in a mirror.
    get isMirror(): boolean {
        return this.#settings?.facingMode !== "environment";
    }
    get #settings(): MediaTrackSettings | undefined {
        return this.#stream?.getVideoTracks()[0]?.getSettings();
    }

    async start(device?: string): Promise<void> {
        this.stop();
        if (!this.isPossible) {
            this.#trouble = "insecure";
            return;
        }
        this.#isAsked = true;
        const attempt = this.#attempt;
        const which = device ? { deviceId: { exact: device } } : { facingMode: "environment" };
        try {
            const video = { ...wished, ...which };
            const stream = await navigator.mediaDevices.getUserMedia({ video });
            if (attempt === this.#attempt) await this.#show(stream);
            else end(stream);
        } catch (error) {
            if (!(error instanceof DOMException)) throw error;
            if (attempt === this.#attempt) this.#trouble = troubleNamed[error.name] ?? "busy";
        } finally {
            if (attempt === this.#attempt) this.#isAsked = false;
        }
    }

    stop(): void {
        ++this.#attempt;
        end(this.#stream);
        this.#stream = null;
        this.#trouble = null;
        this.#isAsked = false;
    }

    // A track ends by itself when its camera is taken away.
    async #show(stream: MediaStream): Promise<void> {
        this.#stream = stream;
        stream.getVideoTracks()[0]?.addEventListener("ended", () => {
            if (this.#stream !== stream) return;
            this.stop();
            this.#trouble = "unplugged";
        });
        const all = await navigator.mediaDevices.enumerateDevices();
        this.#devices = all.filter(({ kind }) => kind === "videoinput");
    }
}

function end(stream: MediaStream | null): void {
    for (const track of stream?.getTracks() ?? []) track.stop();
}

export const camera = new CameraFeed();
