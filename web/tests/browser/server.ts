// `antipode serve` as a process of its own, on a port that the system chooses.
import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";

export const built = process.env.ANTIPODE_PROGRAM ?? resolve("../build/release/bin/antipode");

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

    async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
        const { exitCode, signalCode } = this.process;
        if (exitCode !== null || signalCode !== null) return; // it has ended by itself
        const ended = new Promise((done) => this.process.once("exit", done));
        this.process.kill(signal);
        await ended;
    }
}
