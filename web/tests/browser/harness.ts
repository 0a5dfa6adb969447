// A real server with a workspace file of its own, and a real browser.
//
//     const scene = await openScene();            // in beforeAll
//     const page = await scene.page({ viewport: { width: 390, height: 844 } });
//     await scene.close();                        // in afterAll
//
// ANTIPODE_PROGRAM names the program, ANTIPODE_TABLES its tables, ANTIPODE_SHOTS
// the folder that keeps the screenshots.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, type BrowserContextOptions, type Page, chromium } from "playwright-core";

const program = process.env.ANTIPODE_PROGRAM ?? resolve("../build/release/bin/antipode");
const shots = process.env.ANTIPODE_SHOTS ?? resolve("../build/screenshots");

// Without the network flags Chromium tries to reach its maker's hosts.
const flags = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
];

// A processor draws the cube here, so every pixel costs time. Most tests need no
// larger window than a desk has room for; `large` is for pictures to look at.
export const desk = { width: 1100, height: 720 };
export const large = { width: 1440, height: 900 };

export class Server {
    private constructor(
        readonly address: string,
        private readonly process: ChildProcess,
    ) {}

    static start(workspace: string, extra: string[] = []): Promise<Server> {
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
        if (this.process.exitCode !== null) return;
        const ended = new Promise((done) => this.process.once("exit", done));
        this.process.kill(signal);
        await ended;
    }
}

export interface Scene {
    readonly folder: string; // for files of the test; gone when it is closed
    readonly server: () => Server;
    restart(signal?: NodeJS.Signals): Promise<Server>; // same workspace, another port
    page(options?: BrowserContextOptions, path?: string): Promise<Page>;
    close(): Promise<void>;
}

// Errors on the page's console fail the test that caused them.
function failOnErrors(page: Page, errors: string[], server: () => Server): void {
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
        // A refused maneuver answers 400 while the person is still typing.
        const isRefused = /status of 4\d\d/.test(message.text());
        // A page that is open while its server restarts calls the old address until it leaves.
        const isForgotten =
            message.text().includes("net::ERR_") &&
            !message.location().url.startsWith(server().address);
        if (message.type() === "error" && !isRefused && !isForgotten) errors.push(message.text());
    });
}

export async function openScene(extra: string[] = []): Promise<Scene & { errors: string[] }> {
    const folder = mkdtempSync(join(tmpdir(), "antipode-browser-"));
    const workspace = join(folder, "workspace.sqlite");
    let server = await Server.start(workspace, extra);
    const browser: Browser = await chromium.launch({
        executablePath: process.env.ANTIPODE_CHROMIUM ?? "/usr/bin/chromium",
        args: flags,
    });
    const errors: string[] = [];
    return {
        folder,
        errors,
        server: () => server,
        async restart(signal = "SIGTERM") {
            await server.stop(signal);
            server = await Server.start(workspace, extra);
            return server;
        },
        async page(options = {}, path = "/") {
            const context = await browser.newContext({
                locale: "en-GB",
                reducedMotion: "reduce",
                viewport: desk,
                ...options,
            });
            const page = await context.newPage();
            failOnErrors(page, errors, () => server);
            await page.goto(server.address + path);
            return page;
        },
        async close() {
            await browser.close();
            await server.stop();
            rmSync(folder, { recursive: true, force: true });
        },
    };
}

export async function shoot(page: Page, name: string): Promise<void> {
    mkdirSync(shots, { recursive: true });
    await page.screenshot({ path: join(shots, `${name}.png`) });
}
