// What comes over the wire when somebody opens the page for the first time.
import { expect, it } from "vitest";
import { useScene } from "./harness";
import { large } from "./windows";

const scene = useScene();

const isOfThePage = (type: string): boolean => ["Document", "Script", "Stylesheet"].includes(type);
const is3D = (url: string): boolean => /\/view-[^/]*\.js$/.test(url);

it("is at most 100 kB, compressed, before the 3D part", async () => {
    const page = await scene.freshPage({ viewport: large }, "/icon.svg");
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const urls = new Map<string, string>();
    const bytes = new Map<string, number>();
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
        if (isOfThePage(type)) urls.set(requestId, response.url);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
        const url = urls.get(requestId);
        if (url) bytes.set(new URL(url).pathname, encodedDataLength);
    });
    await page.goto(`${scene.server().address}/`);
    await expect.poll(() => [...bytes.keys()].some(is3D)).toBe(true);
    const before = [...bytes].filter(([path]) => !is3D(path));
    const all = before.reduce((sum, [, size]) => sum + size, 0);
    expect(before.length).toBeGreaterThan(2);
    expect(all).toBeLessThanOrEqual(100_000);
});
