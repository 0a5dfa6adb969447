// How much the page transfers and how soon it can be used, as one line of JSON:
//
//     npx vite-node tests/browser/measure-load.ts
//
// Interactive is when the box takes a maneuver and the cube is drawn. The browser
// starts with an empty cache every time; the median of the runs is told.
import type { CDPSession, Page } from "playwright-core";
import { Scene } from "./scene";

const runs = Number(process.env.ANTIPODE_RUNS ?? 5);

interface Load {
    bytes: number; // over the wire, headers included
    requests: number;
    dom_content_loaded_ms: number;
    interactive_ms: number;
}

// What the protocol counts is what went over the wire, compressed.
async function countBytes(session: CDPSession): Promise<() => { bytes: number; requests: number }> {
    const count = { bytes: 0, requests: 0 };
    await session.send("Network.enable");
    session.on("Network.requestWillBeSent", () => ++count.requests);
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
        count.bytes += encodedDataLength;
    });
    return () => count;
}

async function untilInteractive(page: Page): Promise<void> {
    await page.locator('[data-place="box"]').waitFor();
    await page.locator('[data-place="cube"]').waitFor();
    await page.waitForFunction(() => {
        const canvas = document.querySelector<HTMLCanvasElement>("canvas");
        return canvas === null || canvas.width > 300 || canvas.height > 150;
    });
    await page.evaluate(() => new Promise(requestAnimationFrame));
}

async function measure(page: Page, address: string): Promise<Load> {
    const session = await page.context().newCDPSession(page);
    const counted = await countBytes(session);
    const start = performance.now();
    await page.goto(address, { waitUntil: "commit" });
    await untilInteractive(page);
    const interactive = performance.now() - start;
    await page.waitForLoadState("load");
    const loaded = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType("navigation");
        return (entry as PerformanceNavigationTiming).domContentLoadedEventEnd;
    });
    return {
        ...counted(),
        dom_content_loaded_ms: Math.round(loaded),
        interactive_ms: Math.round(interactive),
    };
}

const median = (numbers: number[]): number =>
    numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

const scene = await new Scene().open();
const loads: Load[] = [];
for (let i = 0; i < runs; ++i) {
    const page = await scene.freshPage({ viewport: { width: 1440, height: 900 } }, "/icon.svg");
    loads.push(await measure(page, `${scene.server().address}/`));
    await scene.leavePages();
}
await scene.close();
const of = (name: keyof Load): number => median(loads.map((load) => load[name]));
console.log(
    JSON.stringify({
        runs,
        bytes: of("bytes"),
        requests: of("requests"),
        dom_content_loaded_ms: of("dom_content_loaded_ms"),
        interactive_ms: of("interactive_ms"),
    }),
);
