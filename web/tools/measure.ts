// How fast the page is, in a real browser on a real server, as one JSON object:
//
//     npx vite-node tools/measure.ts [load] [turn] [list]        (all of them by default)
//
// load  what a first visit transfers, and how soon the page is seen and can be used
// turn  what a turn costs: script, and frames per second while the cube turns
// list  how a hundred thousand rows scroll
//
// The server is the one that was built (ANTIPODE_PROGRAM, ANTIPODE_TABLES). In a browser
// without a graphics card frames are drawn by the processor; "renderer" says so.
import type { CDPSession, Page } from "playwright-core";
import type { CubeCanvas } from "../src/view3d/hook";
import { Scene } from "../tests/browser/scene";

const viewport = { width: 1440, height: 900 };
const tenth = (value: number): number => Math.round(10 * value) / 10;
const median = (values: readonly number[]): number =>
    [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

const sessionOf = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);
async function scriptSeconds(session: CDPSession): Promise<number> {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ScriptDuration")!.value;
}
const untilDrawn = (page: Page) =>
    page.waitForFunction(() => {
        const picture = (document.querySelector("canvas") as CubeCanvas | null)?.picture;
        return picture?.fits && picture.isAtRest;
    });

type Numbers = Record<string, number | string>;

// With an empty cache; interactive is when the box takes a maneuver and the cube is drawn.
async function loadOnce(scene: Scene): Promise<Record<string, number>> {
    const page = await scene.freshPage({ viewport }, "/icon.svg");
    const session = await sessionOf(page);
    const count = { bytes: 0, bytes_before_3d: 0, requests: 0 }; // over the wire, with headers
    const isLate = new Map<string, boolean>(); // of the part in three dimensions, or an answer
    await session.send("Network.enable");
    session.on("Network.requestWillBeSent", ({ requestId, request }) => {
        ++count.requests;
        isLate.set(requestId, /\/view-[^/]*\.js$|\/api\//.test(request.url));
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
        count.bytes += encodedDataLength;
        if (!isLate.get(requestId)) count.bytes_before_3d += encodedDataLength;
    });
    const start = performance.now();
    await page.goto(`${scene.server().address}/`, { waitUntil: "commit" });
    await page.locator('[data-place="box"]').waitFor();
    await untilDrawn(page);
    const interactive_ms = Math.round(performance.now() - start);
    const times = await page.evaluate(async () => {
        const paint = performance.getEntriesByName("first-contentful-paint")[0];
        const long = await new Promise<PerformanceEntry[]>((done) => {
            const observer = new PerformanceObserver((list) => done(list.getEntries()));
            observer.observe({ type: "longtask", buffered: true });
            setTimeout(() => done(observer.takeRecords()), 500); // there may be none
        });
        return {
            first_paint_ms: Math.round(paint?.startTime ?? 0), // with something to read
            // beyond 50 ms of each long task
            total_blocking_ms: Math.round(
                long.reduce((sum, { duration }) => sum + duration - 50, 0),
            ),
        };
    });
    await scene.leavePages();
    return { ...count, ...times, interactive_ms };
}
async function load(scene: Scene): Promise<Numbers> {
    const loads: Awaited<ReturnType<typeof loadOnce>>[] = [];
    for (let i = 0; i < 5; ++i) loads.push(await loadOnce(scene));
    const names = Object.keys(loads[0]!);
    return Object.fromEntries(names.map((name) => [name, median(loads.map((one) => one[name]!))]));
}

// What a key costs until the page shows its turn, and what all frames of the turn cost. Frames
// are counted when they are finished: a pixel is read back, which waits for them.
const turnOften = (page: Page, turns: number) =>
    page.evaluate(async (count) => {
        const canvas = document.querySelector("canvas") as unknown as CubeCanvas;
        const graphics = canvas.getContext("webgl2")!;
        const info = graphics.getExtension("WEBGL_debug_renderer_info")!;
        const pixel = new Uint8Array(4);
        const [start, first] = [performance.now(), canvas.picture.frames];
        const times: number[] = [];
        for (let i = 0; i < count; ++i) {
            const key = "rufldb"[i % 6]!;
            const code = `Key${key.toUpperCase()}`;
            const pressed = performance.now();
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true }));
            await Promise.resolve(); // then Svelte has changed the page
            times.push(performance.now() - pressed);
            do {
                await new Promise(requestAnimationFrame);
                graphics.readPixels(0, 0, 1, 1, graphics.RGBA, graphics.UNSIGNED_BYTE, pixel);
            } while (!canvas.picture.isAtRest);
        }
        const seconds = (performance.now() - start) / 1000;
        return {
            times,
            frames: canvas.picture.frames - first,
            frames_per_second: (canvas.picture.frames - first) / seconds,
            renderer: String(graphics.getParameter(info.UNMASKED_RENDERER_WEBGL)),
        };
    }, turns);
async function turn(scene: Scene): Promise<Numbers> {
    const turns = 120;
    const page = await scene.freshPage({ viewport, reducedMotion: "no-preference" }, "/");
    await untilDrawn(page);
    await turnOften(page, 12); // what is done once
    const session = await sessionOf(page);
    await session.send("Performance.enable");
    const before = await scriptSeconds(session);
    const { times, frames, frames_per_second, renderer } = await turnOften(page, turns);
    const script = 1000 * ((await scriptSeconds(session)) - before);
    await scene.leavePages();
    const keys = times.reduce((sum, time) => sum + time, 0);
    return {
        script_ms_per_turn: tenth(median(times)),
        script_ms_per_frame: tenth((script - keys) / frames), // reading pixels back included
        frames_per_second: tenth(frames_per_second),
        renderer,
    };
}

async function list(scene: Scene): Promise<Numbers> {
    const rows = 100_000;
    const faces = [..."URFDLB"];
    const line = (i: number): string =>
        Array.from({ length: 9 }, (_, k) => faces[(Math.floor(i / 6 ** (k % 7)) + k) % 6]).join(
            " ",
        );
    const response = await fetch(`${scene.server().address}/api/v1/workspace/import?format=txt`, {
        method: "POST",
        headers: { "Content-Type": "text/plain" },
        body: Array.from({ length: rows }, (_, i) => line(i)).join("\n"),
    });
    if (!response.ok) throw new Error(await response.text());
    const page = await scene.freshPage({ viewport }, "/");
    const grid = page.getByRole("grid");
    await grid.getByRole("row").first().waitFor();
    const session = await sessionOf(page);
    await session.send("Performance.enable");
    const before = await scriptSeconds(session);
    const times = await grid.evaluate(async (element) => {
        const frames: number[] = [];
        for (let last = performance.now(), i = 0; i < 180; ++i) {
            element.scrollTop += 300;
            const now = await new Promise<number>(requestAnimationFrame);
            frames.push(now - last);
            last = now;
        }
        return frames.slice(5);
    });
    const script = 1000 * ((await scriptSeconds(session)) - before);
    return {
        rows: Number(await grid.getAttribute("aria-rowcount")),
        median_frame_ms: tenth(median(times)),
        longest_frame_ms: tenth(Math.max(...times)),
        script_ms_per_frame: tenth(script / times.length),
    };
}

const parts = { load, turn, list };
const isPart = (name: string): name is keyof typeof parts => name in parts;
const asked = process.argv.slice(2).filter(isPart);
const scene = await new Scene().open();
const measured: Record<string, Numbers> = {};
for (const name of asked.length > 0 ? asked : (Object.keys(parts) as (keyof typeof parts)[]))
    measured[name] = await parts[name](scene);
await scene.close();
console.log(JSON.stringify(measured, null, 4));
