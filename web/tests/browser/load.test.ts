// What comes over the wire when somebody opens the page for the first time.
import { expect, it } from "vitest";
import { useScene } from "./harness";
import { bare, large } from "./windows";

const scene = useScene();

const isOfThePage = (type = ""): boolean => ["Document", "Script", "Stylesheet"].includes(type);
const is3D = (url: string): boolean => /\/view-[^/]*\.js$/.test(url);

// French was 118 kB: the engine's sentences came before the cube.
it.each(["en-GB", "fr-FR"])(
    "is at most 100 kB, compressed, before the 3D part: %s",
    async (locale) => {
        const page = await scene.freshPage({ viewport: large, locale }, bare);
        const session = await page.context().newCDPSession(page);
        await session.send("Network.enable");
        const asked: { id: string; url: string }[] = []; // one after the other
        const bytes = new Map<string, number>();
        session.on("Network.requestWillBeSent", ({ requestId: id, type, request: { url } }) => {
            if (isOfThePage(type)) asked.push({ id, url });
        });
        session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
            bytes.set(requestId, encodedDataLength),
        );
        await page.goto(`${scene.server().address}/`);
        await expect.poll(() => asked.some(({ url }) => is3D(url))).toBe(true);
        const before = asked.slice(
            0,
            asked.findIndex(({ url }) => is3D(url)),
        );
        await expect.poll(() => before.every(({ id }) => bytes.has(id))).toBe(true);
        const all = before.reduce((sum, { id }) => sum + bytes.get(id)!, 0);
        expect(before.length).toBeGreaterThan(2);
        expect(all).toBeLessThanOrEqual(100_000);
    },
);
