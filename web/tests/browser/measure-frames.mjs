// How many frames per second the cube is drawn with while it turns:
//
//     node tests/browser/measure-frames.mjs ADDRESS   (of a running `antipode serve`)
//
// Prints one JSON object. In a browser without a graphics card this is the speed
// of software rendering; "renderer" says which it was.
import { chromium } from "playwright-core";

const address = process.argv[2];
if (!address) {
    console.error("usage: node measure-frames.mjs ADDRESS");
    process.exit(2);
}

const browser = await chromium.launch({
    executablePath: process.env.ANTIPODE_CHROMIUM ?? "/usr/bin/chromium",
    args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--use-angle=swiftshader",
        "--enable-unsafe-swiftshader",
        "--ignore-gpu-blocklist",
    ],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(address);
await page.waitForFunction(() => document.querySelector("canvas")?.picture);
await page.waitForTimeout(1000);

// Runs in the page. Frames of the graphics are counted when they are finished: a
// pixel is read back, which waits for the drawing.
async function measure(seconds) {
    const canvas = document.querySelector("canvas");
    const graphics = canvas.getContext("webgl2");
    const { renderer } = (() => {
        const info = graphics.getExtension("WEBGL_debug_renderer_info");
        return { renderer: info ? graphics.getParameter(info.UNMASKED_RENDERER_WEBGL) : "" };
    })();
    const pixel = new Uint8Array(4);
    const frames = (act) =>
        new Promise((done) => {
            const start = performance.now();
            const first = canvas.picture.frames;
            const step = () => {
                graphics.readPixels(0, 0, 1, 1, graphics.RGBA, graphics.UNSIGNED_BYTE, pixel);
                const elapsed = (performance.now() - start) / 1000;
                if (elapsed >= seconds) return done((canvas.picture.frames - first) / elapsed);
                act();
                requestAnimationFrame(step);
            };
            requestAnimationFrame(step);
        });
    const press = (key) =>
        document.body.dispatchEvent(
            new KeyboardEvent("keydown", { key, code: `Key${key.toUpperCase()}`, bubbles: true }),
        );
    let turns = 0;
    const turning = await frames(() => {
        if (canvas.picture.isAtRest) press("rufldb"[turns++ % 6]);
    });
    const orbiting = await frames(() =>
        document.body.dispatchEvent(
            new KeyboardEvent("keydown", {
                key: "ArrowLeft",
                code: "ArrowLeft",
                shiftKey: true,
                bubbles: true,
            }),
        ),
    );
    await new Promise((done) => setTimeout(done, 500));
    const before = canvas.picture.frames;
    await new Promise((done) => setTimeout(done, 1000));
    return {
        renderer,
        pixels: [canvas.clientWidth, canvas.clientHeight],
        turning_frames_per_second: Math.round(10 * turning) / 10,
        orbiting_frames_per_second: Math.round(10 * orbiting) / 10,
        idle_frames_per_second: canvas.picture.frames - before,
    };
}

console.log(JSON.stringify(await page.evaluate(measure, 3)));
await browser.close();
