// Photographs of faces, chosen or dropped: looked at one after the other, and what could
// not be read is told with its name.
import type { Message } from "../../api/message";
import { scan } from "./scan.svelte";
import { pictureIn } from "./pictures";

// A picture without a face may be read as a square in its middle.
export interface Failure {
    readonly name: string;
    readonly reason: Message;
    readonly picture: string | null; // null if it is none
}

class Album {
    #failures = $state.raw<readonly Failure[]>([]);
    #waiting = $state(0);
    #last: Promise<void> = Promise.resolve();

    readonly failures: readonly Failure[] = $derived(this.#failures);
    get isBusy(): boolean {
        return this.#waiting > 0;
    }

    // In the order in which they were chosen, also by two choices.
    add(files: readonly File[]): Promise<void> {
        if (!this.isBusy) this.#failures = [];
        this.#waiting += files.length;
        for (const file of files)
            this.#last = this.#last.then(() => this.#read(file)).finally(() => --this.#waiting);
        return this.#last;
    }

    async readMiddle(failure: Failure): Promise<void> {
        if (!failure.picture) return;
        this.#failures = this.#failures.filter((one) => one !== failure);
        await scan.look({ picture: failure.picture, kind: "guide" });
    }

    async #read(file: File): Promise<void> {
        const picture = await pictureIn(file);
        if (!picture) {
            const reason = {
                message: `${file.name} is not a JPEG or PNG that can be read`,
                code: "not-a-picture",
                arguments: { name: file.name },
            };
            return this.#fail({ name: file.name, reason, picture });
        }
        await scan.look({ picture, kind: "still" });
        const { frame, trouble } = scan;
        if (trouble) this.#fail({ name: file.name, reason: trouble, picture: null });
        else if (frame?.reason_message)
            this.#fail({ name: file.name, reason: frame.reason_message, picture });
    }

    #fail(failure: Failure): void {
        this.#failures = [...this.#failures, failure];
    }
}

export const album = new Album();
