// Cubes from files and into files; both languages; small screens; readers.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Download, Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { shoot, useScene } from "./harness";
import {
    allRows,
    choose,
    clear,
    gridOf,
    namesIn,
    paneOf,
    put,
    rowOf,
    rowsOf,
    until,
    wide,
} from "./workspace-steps";
import { holdTimers } from "./page-steps";
import { beginning, en, fr, told } from "./words";

const scene = useScene();
let page: Page;
const pane = () => paneOf(page);

beforeEach(async () => {
    await clear(scene);
    page = await scene.page({ ...wide, acceptDownloads: true });
});

const superflip = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2";
const report = () => page.getByRole("region", { name: beginning(en.drawers.reportTitle("")) });

async function importText(text: string, name = "cubes.txt"): Promise<void> {
    const picker = page.locator("input[type=file]");
    const mimeType = name.endsWith("json") ? "application/json" : "text/plain";
    await picker.setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
}

async function downloaded(start: () => Promise<void>): Promise<string> {
    const [download] = await Promise.all([page.waitForEvent("download"), start()]);
    const path = join(scene.folder, (download as Download).suggestedFilename());
    await (download as Download).saveAs(path);
    return readFileSync(path, "utf8");
}

const kept = async () =>
    (await allRows(scene)).map(({ name, position, maneuver, length, optimal }) => ({
        name,
        position,
        maneuver,
        length,
        optimal,
    }));

describe("a text file", () => {
    it("with Windows line ends and wrong lines adds what can be read and tells the rest", async () => {
        await importText(
            `${superflip}  (20f*)   //Superflip\r\n\r\nR Q  (2f)\r\nF2  (1f)   //Half\r\nhello world\r\n`,
        );
        await until(() => namesIn(page), ["Superflip", "Half"]);
        await rowOf(
            page,
            new RegExp(`Superflip.*${en.workspace.lengthSpoken(20, "htm", true)}`),
        ).waitFor();
        await until(() => report().getByRole("listitem").count(), 2);
        await report()
            .getByText(beginning(en.workspace.line(3)))
            .waitFor();
        await report()
            .getByText(beginning(en.workspace.line(5)))
            .waitFor();
        await report()
            .getByText(en.drawers.reportSummary(2, 0, 2))
            .waitFor();
        await shoot(page, "import-errors");
        await report().getByRole("button", { name: en.common.close }).click();
        await until(() => report().count(), 0);
    });

    it("comes back the same after it was exported and imported again", async () => {
        await put(scene, { Superflip: superflip, "R U": "R U", "": "F2 D' B" });
        await until(() => rowsOf(page).count(), 3);
        const before = await kept();
        const text = await downloaded(() =>
            choose(page, en.workspace.more, en.workspace.exportAllText),
        );
        expect(text).toContain(`${superflip}  (20f)   //Superflip\n`);
        await clear(scene);
        await importText(text);
        await until(kept, before);
    });

    it("is taken when it is dropped on the list", async () => {
        await page.getByText(en.workspace.noCubes).waitFor();
        const transfer = await page.evaluateHandle(() => {
            const data = new DataTransfer();
            data.items.add(new File(["R U  (2f)   //Dropped\n"], "drop.txt"));
            return data;
        });
        const target = page.getByRole("group", { name: en.common.workspaceRegion });
        await target.dispatchEvent("dragover", { dataTransfer: transfer });
        await page.getByText(en.workspace.dropHere).waitFor();
        await target.dispatchEvent("drop", { dataTransfer: transfer });
        await until(() => namesIn(page), ["Dropped"]);
    });

    it("is read from the clipboard as well", async () => {
        await put(scene, { First: "R" });
        await rowOf(page, /First/).waitFor();
        await holdTimers(page);
        await gridOf(page).focus();
        await gridOf(page).evaluate((grid) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData("text/plain", "R U R' U'\nF2\n");
            grid.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
        });
        await until(() => rowsOf(page).count(), 3);
        await pane().getByRole("button", { name: en.cube.undo }).click();
        await until(() => namesIn(page), ["First"]);
    });

    it("with cubes that are there already says which they are", async () => {
        await put(scene, { First: "R U" });
        await rowOf(page, /First/).waitFor();
        await page.getByRole("button", { name: en.workspace.addOptions }).click();
        await page.getByRole("radio", { name: en.drawers.skips.symmetry }).check();
        await importText("L U\nF U\n");
        await report().getByRole("button", { name: "First" }).first().click();
        await until(() => rowOf(page, /First/).getAttribute("aria-selected"), "true");
    });
});

describe("a JSON file", () => {
    it("keeps everything, of all rows or of some", async () => {
        await put(scene, { Superflip: superflip, Two: "R U", Three: "F2 D' B" });
        await until(() => rowsOf(page).count(), 3);
        const before = await kept();
        await rowOf(page, /^Two/).click();
        const one = await downloaded(async () => {
            await rowOf(page, /^Two/).click({ button: "right" });
            await page.getByRole("menuitem", { name: en.workspace.exportJson }).click();
        });
        const all = await downloaded(() =>
            choose(page, en.workspace.more, en.workspace.exportAllJson),
        );
        await clear(scene);
        writeFileSync(join(scene.folder, "one.json"), one);
        await importText(one, "one.json");
        await until(() => namesIn(page), ["Two"]);
        await clear(scene);
        await importText(all, "all.json");
        await until(kept, before);
    });

    it("that is none is refused with a sentence", async () => {
        await importText('[{"name":"no cube"}]', "wrong.json");
        await report().getByRole("listitem").first().waitFor();
        await expect.poll(() => allRows(scene)).toHaveLength(0);
    });
});

describe("random cubes", () => {
    it("are added by the number and taken back by one undo", async () => {
        await page.getByRole("button", { name: en.workspace.addOptions }).click();
        await holdTimers(page);
        await pane().getByLabel(beginning(en.workspace.randomCubes)).fill("2500");
        await pane().getByLabel(beginning(en.workspace.randomCubes)).press("Enter");
        await until(() => gridOf(page).getAttribute("aria-rowcount"), "2500");
        await pane().getByRole("button", { name: en.cube.undo }).click();
        await page.getByText(en.workspace.noCubes).waitFor();
    });
});

describe("the list", () => {
    it("speaks French", async () => {
        await scene.leavePages();
        page = await scene.page({ ...wide, locale: "fr-FR" });
        await page.getByText(fr.workspace.noCubes).waitFor();
        await shoot(page, "workspace-empty-fr");
        await put(scene, { Premier: "R U", Second: "F" });
        await rowOf(page, /Second/).click();
        await holdTimers(page);
        await page.keyboard.press("Delete");
        await pane().getByRole("button", { name: fr.cube.undo }).click();
        await page
            .getByText(
                fr.workspace.undone(told("list-action", { action: "delete", count: 1 }, "fr")),
            )
            .first()
            .waitFor();
        await shoot(page, "workspace-fr");
    });

    it.each([390, 320])("fits a screen %i pixels wide", async (width) => {
        await scene.leavePages();
        page = await scene.page({
            viewport: { width, height: 844 },
            hasTouch: true,
            isMobile: true,
        });
        await put(scene, { Superflip: superflip, "A name that is far too long for a phone": "R" });
        await page.getByRole("button", { name: en.common.workspaceRegion }).click();
        await rowOf(page, /Superflip/).tap();
        await shoot(page, `workspace-${width}`);
        const sheet = page.locator("#sheet-workspace");
        await expect.poll(() => sheet.evaluate((e) => e.scrollWidth <= e.clientWidth)).toBe(true);
        for (const name of [en.workspace.runOptions, en.workspace.addOptions]) {
            await page.getByRole("button", { name }).tap();
            await expect
                .poll(() => sheet.evaluate((e) => e.scrollWidth <= e.clientWidth))
                .toBe(true);
            await shoot(page, `workspace-${width}-${name.split(" ")[0]!.toLowerCase()}`);
        }
    });
});
