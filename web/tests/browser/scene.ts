// A real server with a workspace file of its own, and a real browser.
//
// ANTIPODE_PROGRAM names the program, ANTIPODE_TABLES its tables, ANTIPODE_SHOTS
// the folder that keeps the screenshots.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { Server } from "./server";
import { type PageOptions, Windows, bare, drawn, openChromium } from "./windows";

const shots = process.env.ANTIPODE_SHOTS ?? resolve("../build/screenshots");

// Errors on the page's console.
function collectErrors(page: Page, errors: string[], server: () => Server): void {
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

// What somebody would have seen when a test failed.
async function tellPage(page: Page): Promise<void> {
    const text = await page.locator("body").innerText({ timeout: 5000 }).catch(String);
    console.log(`${page.url()}\n${text.replace(/\n+/g, " | ").slice(0, 3000)}`);
}

export class Scene {
    readonly folder = mkdtempSync(join(tmpdir(), "antipode-browser-")); // gone when it is closed
    readonly errors: string[] = []; // of all pages
    #server!: Server;
    #windows!: Windows;
    #freshPages: Page[] = [];

    constructor(
        private readonly serverOptions: readonly string[] = [],
        private readonly openBrowser = openChromium,
        private readonly program?: string, // another one than was built
    ) {}

    async open(): Promise<this> {
        await this.#startServer();
        this.#windows = await Windows.open(
            this.openBrowser(),
            () => this.#server.address,
            (page) => collectErrors(page, this.errors, () => this.#server),
        );
        return this;
    }

    server(): Server {
        return this.#server;
    }

    // The same workspace, another port.
    async restart(signal: NodeJS.Signals = "SIGTERM"): Promise<Server> {
        await this.#server.stop(signal);
        await this.#startServer();
        return this.#server;
    }

    // As somebody sees it who comes for the first time.
    async page(options: PageOptions = {}, path = "/"): Promise<Page> {
        const page = await this.#windows.lend(options);
        await this.#goTo(page, path);
        return page;
    }

    // In a window of its own, for tests that change what a window cannot forget: its
    // clock, its history, its scripts, its connection.
    async freshPage(options: BrowserContextOptions = {}, path = "/"): Promise<Page> {
        const page = await this.#windows.fresh(options);
        this.#freshPages.push(page);
        await this.#goTo(page, path);
        return page;
    }

    // A document is loaded before the page stands in it, where words are fetched first,
    // and until then nobody hears keys.
    async #goTo(page: Page, path: string): Promise<void> {
        await page.goto(this.#server.address + path);
        if (!path.startsWith(bare)) await page.locator("#app > *").first().waitFor();
    }

    // Ends what the pages of a test do. A test that failed may leave its windows in
    // any state, so nobody uses them again.
    async leavePages(outcome: "passed" | "failed" = "passed"): Promise<void> {
        if (outcome === "failed") await this.#windows.closeLent(tellPage);
        else await this.#windows.takeBack();
        for (const page of this.#freshPages.splice(0)) await page.context().close();
    }

    async close(): Promise<void> {
        await this.#windows.close();
        await this.#server.stop();
        rmSync(this.folder, { recursive: true, force: true });
    }

    async #startServer(): Promise<void> {
        const workspace = join(this.folder, "workspace.sqlite");
        this.#server = await Server.start(workspace, this.serverOptions, this.program);
    }
}

export async function shoot(page: Page, name: string): Promise<void> {
    mkdirSync(shots, { recursive: true });
    await drawn(page, () => page.screenshot({ path: join(shots, `${name}.png`) }));
}
