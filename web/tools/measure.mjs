#!/usr/bin/env node
// How much the page costs a browser: what docs/theory/page.md tells.
//
//     tools/measure.mjs PROGRAM [TABLES]
//
// Times of script are those of the processor in the page's own thread, told by Chromium's
// trace, so that a busy machine does not count; times of paint are by the clock.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const [program, tables] = process.argv.slice(2);
if (!program) throw new Error("usage: measure.mjs PROGRAM [TABLES]");

const settled = 1500; // milliseconds after which all is there that is fetched by itself
const answered = 200; // milliseconds after which the facts of a position are there, too
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const greatest = (values) => Math.max(...values);

async function serve(folder) {
    const options = ["--port", "0", "--workspace", join(folder, "workspace")];
    if (tables) options.push("--tables", tables);
    const server = spawn(program, ["serve", ...options], { stdio: ["ignore", "pipe", "inherit"] });
    let told = "";
    for await (const bytes of server.stdout) {
        const address = /http:\/\/[^\s/]+/.exec((told += bytes))?.[0];
        if (address) return { server, address };
    }
    throw new Error(`${program} ended: ${told}`);
}

// ---- the trace ---------------------------------------------------------------------------

const scripts = ["EvaluateScript", "FunctionCall", "RunMicrotasks", "TimerFire"];
const frames = "FireAnimationFrame";

// Milliseconds of script, and of the frames of an animation apart, in the thread that did most.
function scriptIn(events) {
    const threads = new Map();
    for (const event of events)
        if (event.ph === "X" && (scripts.includes(event.name) || event.name === frames)) {
            const thread = `${event.pid} ${event.tid}`;
            threads.set(thread, [...(threads.get(thread) ?? []), event]);
        }
    const sums = [...threads.values()].map((ones) => {
        let end = 0;
        const sum = { script: 0, frames: 0 };
        for (const one of ones.sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
            if (one.ts < end) continue; // inside of another one
            end = one.ts + one.dur;
            sum[one.name === frames ? "frames" : "script"] += (one.tdur ?? one.dur) / 1000;
        }
        return sum;
    });
    return sums.sort((a, b) => b.script - a.script)[0] ?? { script: 0, frames: 0 };
}

async function traced(browser, work) {
    const session = await browser.newBrowserCDPSession();
    const events = [];
    session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
    const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
    await session.send("Tracing.start", {
        traceConfig: { includedCategories: ["devtools.timeline", "v8"] },
        transferMode: "ReportEvents",
    });
    await work();
    await session.send("Tracing.end");
    await complete;
    await session.detach();
    return scriptIn(events);
}

// ---- what is measured --------------------------------------------------------------------

const isOfThePage = (type) => ["Document", "Script", "Stylesheet"].includes(type);

// What comes over the wire, compressed and with its headers, that was asked for before the
// code of the 3D part.
async function transfer(browser, address, locale) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const asked = [];
    const bytes = new Map();
    session.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
        if (isOfThePage(type)) asked.push({ requestId, url: request.url });
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
        bytes.set(requestId, encodedDataLength),
    );
    await page.goto(address);
    await page.locator("canvas").waitFor();
    await page.waitForTimeout(settled);
    await context.close();
    const last = asked.findIndex(({ url }) => /\/view-[^/]*\.js$/.test(url));
    const before = asked.slice(0, last);
    return before.reduce((sum, { requestId }) => sum + bytes.get(requestId), 0);
}

async function paint(browser, address) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(() => {
        window.longTasks = [];
        new PerformanceObserver((list) =>
            window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
        ).observe({ type: "longtask", buffered: true });
    });
    await page.goto(address);
    await page.locator("canvas").waitFor();
    await page.waitForTimeout(settled);
    const first = await page.evaluate(
        () => performance.getEntriesByName("first-contentful-paint")[0].startTime,
    );
    const blocked = await page.evaluate(() =>
        window.longTasks.reduce((sum, duration) => sum + duration - 50, 0),
    );
    await page.close();
    return { first, blocked };
}

const keys = ["u", "r", "f", "d", "l", "b", "m", "e"]; // turns, by their letters

async function turns(browser, address) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.emulateMedia({ reducedMotion: "reduce" }); // a turn without its animation
    await page.goto(address);
    await page.locator("canvas").waitFor();
    await page.waitForTimeout(settled);
    const times = [];
    for (let i = 0; i < 48; ++i) {
        const { script, frames } = await traced(browser, async () => {
            await page.keyboard.press(keys[(i * 5) % keys.length]);
            await page.waitForTimeout(answered);
        });
        if (i >= 8) times.push({ script, frames }); // until the page's code is compiled
    }
    await page.close();
    return times;
}

// A long list, each cube another one: a word that counts.
const rows = 100_000;
const faces = ["U", "R", "F", "D", "L", "B"];
function word(number) {
    const letters = [];
    for (let rest = number + 1, last = -1; rest > 0; rest = Math.floor(rest / 15)) {
        const face = (last + 1 + (Math.floor(rest / 3) % 5)) % 6;
        letters.push(faces[face] + ["", "2", "'"][rest % 3]);
        last = face;
    }
    return letters.join(" ");
}

async function fill(address) {
    const text = Array.from({ length: rows }, (_, i) => word(i)).join("\n");
    const headers = { "Content-Type": "text/plain" };
    const path = `${address}/api/v1/workspace/import`;
    const answer = await fetch(path, { method: "POST", headers, body: text });
    const { added, errors } = await answer.json();
    if (added.length !== rows) throw new Error(`${added.length} rows, ${errors[0]?.error.message}`);
}

const scrolled = 120; // frames

// Scrolls by a third of a screen in every frame, so that all rows are drawn anew and most of
// them are fetched: how many frames there are, and what each costs.
async function scrolling(browser, address) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(address);
    await page.getByRole("grid").getByRole("row").first().waitFor();
    await page.waitForTimeout(settled);
    let seconds = 0;
    const { script, frames } = await traced(browser, async () => {
        seconds = await page.evaluate(async (count) => {
            const grid = document.querySelector("[role=grid]");
            const isLong = (e) => e.scrollHeight > 2 * e.clientHeight;
            const list = [grid, ...grid.querySelectorAll("*"), grid.parentElement].find(isLong);
            const step = list.scrollHeight / (2 * count);
            const begun = performance.now();
            for (let i = 0; i < count; ++i) {
                await new Promise(requestAnimationFrame);
                list.scrollTop += step;
            }
            return (performance.now() - begun) / 1000;
        }, scrolled);
    });
    await page.close();
    return { rate: scrolled / seconds, cost: (script + frames) / scrolled };
}

const folder = mkdtempSync(join(tmpdir(), "antipode-measure-"));
const { server, address } = await serve(folder);
const browser = await chromium.launch({
    executablePath: process.env.ANTIPODE_CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});
try {
    for (const locale of ["en-GB", "fr-FR"]) {
        const bytes = await transfer(browser, address, locale);
        console.log(`first load, ${locale}    ${(bytes / 1000).toFixed(1)} kB`);
    }
    const loads = [];
    for (let i = 0; i < 5; ++i) loads.push(await paint(browser, address));
    console.log(`first paint          ${median(loads.map((l) => l.first)).toFixed(0)} ms`);
    console.log(`total blocking time  ${median(loads.map((l) => l.blocked)).toFixed(0)} ms`);
    const times = await turns(browser, address);
    for (const kind of ["script", "frames"]) {
        const ones = times.map((one) => one[kind]);
        console.log(
            `${kind} of a turn     ${median(ones).toFixed(1)} ms, at most ${greatest(ones).toFixed(1)} ms`,
        );
    }
    await fill(address);
    const { rate, cost } = await scrolling(browser, address);
    console.log(
        `${rows} rows          ${rate.toFixed(0)} frames/s, ${cost.toFixed(1)} ms of script each`,
    );
} finally {
    await browser.close();
    server.kill();
    rmSync(folder, { recursive: true });
}
