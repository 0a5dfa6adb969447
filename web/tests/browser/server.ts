// `antipode serve` as a process of its own, on a port that the system chooses.
import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { type Task, isUnderWay } from "../../src/api/tasks";

export const built = process.env.ANTIPODE_PROGRAM ?? resolve("../build/release/bin/antipode");

async function stopTasksAt(list: string): Promise<void> {
    const answer = (await (await fetch(list)).json()) as Record<string, readonly Task[]>;
    const underWay = Object.values(answer)
        .flat()
        .filter(({ state }) => isUnderWay(state));
    await Promise.all(underWay.map(({ id }) => fetch(`${list}/${id}`, { method: "DELETE" })));
}

export class Server {
    private constructor(
        readonly address: string,
        private readonly process: ChildProcess,
    ) {}

    static start(workspace: string, extra: readonly string[], program = built): Promise<Server> {
        const child = spawn(program, ["serve", "--port", "0", "--workspace", workspace, ...extra], {
            stdio: ["ignore", "pipe", "inherit"],
        });
        // A test that fails before it stops its server leaves none behind.
        const kill = () => child.kill();
        process.once("exit", kill);
        child.once("exit", () => process.removeListener("exit", kill));
        return new Promise((done, failed) => {
            let output = "";
            child.stdout!.on("data", (bytes: Buffer) => {
                output += bytes.toString();
                const address = /http:\/\/[^\s/]+/.exec(output)?.[0];
                if (address) done(new Server(address, child));
            });
            child.on("exit", (code) =>
                failed(new Error(`${program} ended with ${code}: ${output}`)),
            );
            child.on("error", failed);
        });
    }

    get isRunning(): boolean {
        const { exitCode, signalCode } = this.process;
        return exitCode === null && signalCode === null;
    }

    // Work that nobody waits for any more: it would keep others out and the processor busy.
    async stopTasks(): Promise<void> {
        if (!this.isRunning) return;
        const lists = ["jobs", "laboratory/questions"].map(
            (path) => `${this.address}/api/v1/${path}`,
        );
        await Promise.all(lists.map(stopTasksAt));
    }

    async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
        if (!this.isRunning) return; // it has ended by itself
        const ended = new Promise((done) => this.process.once("exit", done));
        this.process.kill(signal);
        await ended;
    }
}
