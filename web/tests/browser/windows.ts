// The windows of a browser in which the tests of one file use the page.
import { resolve } from "node:path";
import {
    type Browser,
    type BrowserContext,
    type BrowserContextOptions,
    type Page,
    type Route,
    chromium,
    firefox,
} from "playwright-core";
import type { CubeCanvas } from "../../src/view3d/hook";
import { patience } from "./patience";

// Without the network flags Chromium tries to reach its maker's hosts. A processor
// draws the cube here; what is around it is put together without WebGL, at half the
// work.
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
    "--disable-gpu-compositing",
    "--disable-gpu-rasterization",
];

const launch = (more: readonly string[]): Promise<Browser> =>
    chromium.launch({
        executablePath: process.env.ANTIPODE_CHROMIUM ?? "/usr/bin/chromium",
        args: [...flags, ...more],
    });
// One for all files of a process, which ends with it: starting takes seconds.
let shared: Promise<Browser> | undefined;
export async function openChromium(): Promise<Browser> {
    if (!(await shared)?.isConnected()) shared = launch([]);
    return shared!;
}
// With a camera before which a film is played, over and over.
export const openChromiumBefore = (film: string) => (): Promise<Browser> =>
    launch(["--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${film}`]);
// The browser as Debian has it, by the protocol that it speaks itself.
export const openFirefox = (): Promise<Browser> =>
    firefox.launch({
        channel: "moz-firefox",
        executablePath: process.env.ANTIPODE_FIREFOX ?? "/usr/bin/firefox-esr",
    });

// Every pixel of the cube costs time. Most tests need no
// larger window than a desk has room for; `large` is for pictures to look at.
export const desk = { width: 1100, height: 720 };
export const large = { width: 1440, height: 900 };

// ANTIPODE_PAGE names a folder with a page that was just built (npm run build makes
// dist/), to be tested without a program made anew.
const built = process.env.ANTIPODE_PAGE;
const isOfPage = ({ pathname }: URL): boolean => !pathname.startsWith("/api/");
const fromFolder =
    (folder: string) =>
    (route: Route): Promise<void> => {
        const { pathname } = new URL(route.request().url());
        return route.fulfill({
            path: resolve(folder, `.${pathname === "/" ? "/index.html" : pathname}`),
        });
    };

// A processor needs a third of all that a visit costs for pictures of the cube at which nobody
// looks. So the page does everything but the last step, which `drawn` has done.
type Draw = (...all: unknown[]) => void;
function liftPen(): void {
    const pen = { isDown: false };
    const context = WebGL2RenderingContext.prototype as unknown as Record<string, Draw>;
    for (const name of ["drawArrays", "drawElements", "drawElementsInstanced"]) {
        const draw = context[name]!;
        context[name] = function (...all) {
            if (pen.isDown) draw.apply(this, all);
        };
    }
    Object.assign(window, { pen });
}

const setPen = (page: Page, isDown: boolean): Promise<void> =>
    page.evaluate((down) => {
        Object.assign((window as unknown as { pen: object }).pen, { isDown: down });
        const canvases = document.querySelectorAll<CubeCanvas>("canvas");
        if (down) canvases.forEach(({ picture }) => picture?.draw());
    }, isDown);

// What is done with cubes that are drawn.
export async function drawn<T>(page: Page, look: () => Promise<T>): Promise<T> {
    await setPen(page, true);
    const result = await look();
    await setPen(page, false);
    return result;
}

// An address of the same origin, without a script.
export const bare = "/icon.svg";

// What the page of an earlier visit has kept in the browser.
export type Stored = Record<string, string>;
export type PageOptions = Omit<BrowserContextOptions, "storageState"> & { stored?: Stored };

// A new window costs more than all that most tests do in it: a process is started,
// and the page is fetched and compiled again. So a window is used again, after it
// has forgotten all that the page can keep.
export class Windows {
    readonly #free = new Map<string, Page[]>(); // by those options that a window cannot change
    readonly #lent: { page: Page; key: string }[] = [];
    readonly #contexts = new Set<BrowserContext>(); // open ones

    private constructor(
        private readonly browser: Browser,
        private readonly address: () => string,
        private readonly prepare: (page: Page) => void,
    ) {}

    static async open(
        browser: Promise<Browser>,
        address: () => string,
        prepare: (page: Page) => void,
    ): Promise<Windows> {
        return new Windows(await browser, address, prepare);
    }

    async lend({ stored, ...options }: PageOptions): Promise<Page> {
        const {
            viewport = desk,
            colorScheme = "light",
            reducedMotion = "reduce",
            ...fixed
        } = options;
        const key = JSON.stringify(fixed);
        const page = this.#free.get(key)?.pop() ?? (await this.fresh(fixed));
        this.#lent.push({ page, key });
        await page.setViewportSize(viewport!);
        await page.emulateMedia({ media: null, colorScheme, reducedMotion });
        if (stored) {
            await page.goto(this.#emptyPage);
            await page.evaluate((all) => Object.assign(localStorage, all), stored);
        }
        return page;
    }

    // One that nobody uses before or after.
    async fresh(options: BrowserContextOptions): Promise<Page> {
        const context = await this.browser.newContext({
            locale: "en-GB",
            reducedMotion: "reduce",
            viewport: desk,
            ...options,
        });
        this.#contexts.add(context);
        context.on("close", () => this.#contexts.delete(context));
        await context.addInitScript(liftPen);
        if (built) await context.route(isOfPage, fromFolder(built));
        const page = await context.newPage();
        page.setDefaultTimeout(patience);
        this.prepare(page);
        return page;
    }

    // Whatever their pages do ends here.
    async takeBack(): Promise<void> {
        for (const { page, key } of this.#lent.splice(0)) {
            await page.unrouteAll({ behavior: "ignoreErrors" });
            await page.goto(this.#emptyPage);
            await page.evaluate(() => {
                localStorage.clear();
                sessionStorage.clear();
            });
            await page.mouse.move(0, 0);
            this.#free.set(key, [...(this.#free.get(key) ?? []), page]);
        }
    }

    async closeLent(tell: (page: Page) => Promise<void>): Promise<void> {
        for (const { page } of this.#lent.splice(0)) {
            await tell(page);
            await page.context().close();
        }
    }

    async close(): Promise<void> {
        if (this.browser !== (await shared)) return this.browser.close();
        for (const context of this.#contexts) await context.close();
    }

    get #emptyPage(): string {
        return this.address() + bare;
    }
}
