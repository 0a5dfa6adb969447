// Showing a cube: to a camera before which a film is played, and on photographs.
import { copyFileSync, readFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions } from "playwright-core";
import { describe, expect, it } from "vitest";
import { CubePage } from "./cube-page";
import { Films, cornerPhotographs, photographed, photographs } from "./films";
import { type Scene, large, openChromiumBefore, shoot, useScene } from "./harness";
import { resultOf, small, until, wide } from "./page-steps";
import { ScanPage } from "./scan-page";
import { built } from "./server";
import { alike, en, inner, told, fr } from "./words";

const films = new Films();
const seeing = { permissions: ["camera"] };

async function open(scene: Scene, look: BrowserContextOptions = wide): Promise<ScanPage> {
    return new ScanPage(await scene.page({ ...look, ...seeing }, "/?tab=scan"));
}
const widthOf = (scan: ScanPage): Promise<number> =>
    scan.page.getByRole("main").evaluate(({ scrollWidth }) => scrollWidth);

describe("a cube before the camera", () => {
    const scene = useScene({ openBrowser: openChromiumBefore(films.ofFaces()) });

    it.each([
        ["en-GB", en],
        ["fr-FR", fr],
    ] as const)("is read from six faces and solved, in %s", async (locale, words) => {
        const scan = await open(scene, { ...wide, viewport: large, locale });
        await scan.start.click();
        await until(async () => (await scan.faces()) > 1, true);
        await shoot(scan.page, `scan-camera-${words === en ? "en" : "fr"}`);
        await until(() => scan.faces(), 6);
        await until(() => scan.facelets(), photographed);
        await scan.status(new RegExp(`^${words.scan.certain}`)).waitFor();
        await shoot(scan.page, `scan-cube-${words === en ? "en" : "fr"}`);
        await scan.button(words.solve.solve).click();
        await resultOf(scan.page).waitFor();
        const cube = await CubePage.on(scan.page);
        await until(() => cube.facelets(), photographed);
    });

    it("is corrected: faces shown again stay six, and the last one is taken back", async () => {
        const scan = await open(scene);
        await scan.choose.setInputFiles(photographs);
        await until(() => scan.facelets(), photographed);
        await scan.start.click();
        await scan.status(en.scan.corrected).waitFor({ state: "attached" });
        await scan.stop.click();
        await until(() => scan.video.count(), 0);
        await until(() => scan.facelets(), photographed);
        await scan.button(en.scan.takeBack).click();
        await scan.status(`${en.scan.progress(5)} ${en.scan.steps[5]}`).waitFor();
        await until(() => scan.facelets(), null);
    });

    it("is read from a film and photographs together", async () => {
        const scan = await open(scene);
        await scan.start.click();
        await until(async () => (await scan.faces()) > 0, true);
        await scan.choose.setInputFiles(photographs);
        await until(() => scan.facelets(), photographed);
        await scan.status(new RegExp(`^${en.scan.certain}`)).waitFor();
    });

    it("is read on a phone, with nothing wider than the screen", async () => {
        const scan = await open(scene, small);
        await scan.start.click();
        await until(async () => (await scan.faces()) > 0, true);
        await shoot(scan.page, "scan-camera-phone");
        await until(() => scan.facelets(), photographed);
        await expect.poll(() => widthOf(scan)).toBeLessThanOrEqual(small.viewport!.width);
        await scan.button(en.solve.solve).scrollIntoViewIfNeeded();
        await shoot(scan.page, "scan-cube-phone");
    });

    it("whose camera is taken away says so, and goes on when it is back", async () => {
        const scan = await open(scene);
        await scan.start.click();
        await until(async () => (await scan.faces()) > 0, true);
        await scan.video.evaluate((video: HTMLVideoElement) => {
            const [track] = (video.srcObject as MediaStream).getVideoTracks();
            track!.dispatchEvent(new Event("ended"));
        });
        await scan.alert.getByText(en.scan.troubles.unplugged).waitFor();
        await until(async () => (await scan.faces()) > 0, true);
        await scan.start.click();
        await scan.video.waitFor();
        await until(() => scan.alert.count(), 0);
    });

    it("whose camera is refused says so", async () => {
        const look = { ...wide, permissions: [] };
        const scan = new ScanPage(await scene.page(look, "/?tab=scan"));
        await scan.start.click();
        await scan.alert.getByText(en.scan.troubles.refused).waitFor();
    });

    it("is left alone: the camera goes off with the page", async () => {
        const scan = await open(scene);
        await scan.start.waitFor();
        await scan.page.keyboard.press("Alt+Shift+c");
        await until(async () => (await scan.faces()) > 0, true);
        const track = await scan.video.evaluateHandle(
            (video: HTMLVideoElement) => (video.srcObject as MediaStream).getVideoTracks()[0]!,
        );
        await scan.page.keyboard.press("Alt+1");
        await until(() => track.evaluate(({ readyState }) => readyState), "ended");
        await scan.page.keyboard.press("Alt+4");
        await until(async () => (await scan.faces()) > 0, true);
    });
});

describe("a corner before the camera", () => {
    const scene = useScene({ openBrowser: openChromiumBefore(films.ofACorner()) });

    it("is taken by a press as three faces, and its photographed opposite as the rest", async () => {
        const scan = await open(scene);
        await scan.start.click();
        await until(async () => {
            await scan.button(en.scan.takeCorner).click();
            return scan.faces();
        }, 3);
        await scan.status(`${en.scan.progress(3)} ${en.scan.oppositeCorner}`).waitFor();
        await scan.choose.setInputFiles(cornerPhotographs[1]!);
        await until(() => scan.facelets(), photographed);
    });
});

describe("photographs", () => {
    const scene = useScene();

    it("are chosen all at once, and a sticker that is said decides the rest", async () => {
        const scan = await open(scene);
        await scan.choose.setInputFiles(photographs);
        await until(() => scan.facelets(), photographed);
        // The first sticker is blue; it is said to be white.
        await scan.sticker(0).click();
        await scan.page.getByText(en.scan.whichColour("U1")).waitFor();
        await scan.button(en.cube.colours.white).click();
        await expect.poll(() => scan.facelets()).toMatch(/^U/);
        await scan
            .sticker(0)
            .and(scan.page.getByLabel(new RegExp(`${en.scan.sticker("", false, true)}$`)))
            .waitFor();
        await scan
            .status(alike(en.scan.doubtful(3)))
            .or(scan.status(en.scan.unlikely))
            .waitFor();
        await shoot(scan.page, "scan-doubt");
        await scan.sticker(0).click();
        await scan.button(en.cube.colours.blue).click();
        await until(() => scan.facelets(), photographed);
    });

    it.each([
        ["en-GB", en],
        ["fr-FR", fr],
    ] as const)("of two opposite corners are a whole cube, in %s", async (locale, words) => {
        const scan = await open(scene, { ...wide, viewport: large, locale });
        const choose = scan.page.getByLabel(words.scan.choose);
        await choose.setInputFiles(cornerPhotographs[0]!);
        await scan.status(`${words.scan.progress(3)} ${words.scan.oppositeCorner}`).waitFor();
        await shoot(scan.page, `scan-corner-${words === en ? "en" : "fr"}`);
        await choose.setInputFiles(cornerPhotographs[1]!);
        await until(() => scan.facelets(), photographed);
        await scan.status(new RegExp(`^${words.scan.certain}`)).waitFor();
        await scan.button(words.scan.takeBack).click();
        await until(() => scan.faces(), 3);
    });

    it("are dropped on the page, kept over a reload, and put away and brought back", async () => {
        const scan = await open(scene);
        const bytes = photographs.map((path) => readFileSync(path, "base64"));
        const data = await scan.page.evaluateHandle(async (pictures) => {
            const transfer = new DataTransfer();
            for (const [i, text] of pictures.entries()) {
                const picture = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
                transfer.items.add(new File([picture], `${i}.jpg`, { type: "image/jpeg" }));
            }
            return transfer;
        }, bytes);
        await scan.net.dispatchEvent("drop", { dataTransfer: data });
        await until(() => scan.facelets(), photographed);
        await scan.page.reload();
        await until(() => scan.facelets(), photographed);
        await scan.button(en.common.scan.clear).click();
        await until(() => scan.faces(), 0);
        await scan.button(en.scan.bringBack).click();
        await until(() => scan.facelets(), photographed);
        await scan.button(en.scan.edit).click();
        await scan.page.getByRole("radiogroup", { name: en.cube.palette }).waitFor();
        const cube = await CubePage.on(scan.page);
        await until(() => cube.facelets(), photographed);
    });

    it("that are none are told by name, each with its sentence", async () => {
        const scan = await open(scene);
        const black = await scan.page.evaluate(() => {
            const canvas = document.createElement("canvas");
            canvas.getContext("2d")!.fillRect(0, 0, canvas.width, canvas.height);
            return canvas.toDataURL("image/png").split(",")[1]!;
        });
        const picture = (name: string, text: string, encoding: "base64" | "utf8") => ({
            name,
            mimeType: "image/png",
            buffer: Buffer.from(text, encoding),
        });
        await scan.choose.setInputFiles([
            picture("letter.png", "Dear cube", "utf8"),
            picture("night.png", black, "base64"),
        ]);
        await scan.alert.getByText(told("not-a-picture", { name: "letter.png" })).waitFor();
        await scan.alert
            .getByText(told("picture-is-black", { name: inner("the-picture") }))
            .waitFor();
        await scan.button(en.scan.readMiddle).click();
        await until(() => scan.faces(), 1);
    });

    it("of one face six times are one face", async () => {
        const scan = await open(scene);
        await scan.choose.setInputFiles(photographs.map(() => photographs[0]!));
        await until(() => scan.faces(), 1);
        await scan.status(en.scan.progress(1)).waitFor();
    });
});

describe.each([
    ["black", 16, told("picture-is-black", { name: inner("the-picture") })],
    ["not of a cube", 120, told("no-face-in-picture", { name: inner("the-picture") })],
])("a film that is %s", (_, luma, sentence) => {
    const scene = useScene({ openBrowser: openChromiumBefore(films.ofShade(luma)) });

    it("is told so while the camera looks on", async () => {
        const scan = await open(scene);
        await scan.start.click();
        await scan.status(sentence).waitFor();
        expect(await scan.faces()).toBe(0);
    });
});

// Beside this name of the program there is no module with OpenCV.
describe("an engine without OpenCV", () => {
    const blind = join(films.folder, "antipode");
    copyFileSync(built, blind);
    const scene = useScene({ program: blind, forgiven: /status of 500/ });

    it("says what to install", async () => {
        const scan = await open(scene);
        await scan.choose.setInputFiles(photographs.slice(0, 1));
        await scan.alert.getByText(told("built-without-opencv")).first().waitFor();
    });
});

// Browsers give cameras to secure pages only, and a page from another machine without a
// certificate is none.
const outside = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address;
describe.skipIf(!outside)("a page that is not secure", () => {
    const scene = useScene({
        serverOptions: ["--host", outside!],
        forgiven: /Cross-Origin-Opener-Policy/,
    });

    it("takes photographs instead of a film", async () => {
        const scan = new ScanPage(await scene.page(small, "/?tab=scan"));
        await scan.page.getByText(en.scan.troubles.insecure).waitFor();
        const photograph = scan.page.getByLabel(en.scan.takePhotograph);
        expect(await photograph.getAttribute("capture")).toBe("environment");
        for (const path of photographs) await photograph.setInputFiles(path);
        await until(() => scan.facelets(), photographed);
        await expect.poll(() => widthOf(scan)).toBeLessThanOrEqual(small.viewport!.width);
        await shoot(scan.page, "scan-insecure-phone");
    });
});
