// Patterns: drawn by hand, found as pictures, kept in the address.
import { describe, expect, it } from "vitest";
import { CubePage } from "./cube-page";
import { FinderPage } from "./finder-page";
import { large, shoot, useScene } from "./harness";
import { holdTimers, isFocused, small, until, wide } from "./page-steps";
import { alike, any, en } from "./words";

const scene = useScene();
const w = en.wanted;

type Look = Parameters<typeof scene.page>[0];
const open = async (look: Look = wide, query = ""): Promise<FinderPage> =>
    new FinderPage(await scene.page(look, `/?tab=patterns${query}`));

const cellsOf = (finder: FinderPage, number = 1) =>
    finder.page
        .getByRole("group", { name: w.drawing(number) })
        .getByRole("button", { name: alike(w.cell(1, 1, any)) });

describe("a pattern", () => {
    it("is drawn, found as pictures with their exact number, and brought to the cube", async () => {
        const finder = await open({ ...wide, viewport: large });
        await finder.page.getByRole("radio", { name: w.label("b") }).check();
        for (const cell of [1, 3, 5, 7]) await cellsOf(finder).nth(cell).click();
        await finder.page.getByRole("radio", { name: w.label("a") }).check();
        await cellsOf(finder).nth(4).click();
        await until(() => finder.where, 'shows(all, "aba/bab/aba")');
        await finder.search.click();
        await finder.total(w.total("17", "3")).waitFor();
        await until(() => finder.pictures.count(), 3);
        await shoot(finder.page, "patterns");
        await finder.pictures.nth(1).getByRole("button").click();
        const cube = await CubePage.on(finder.page);
        await expect.poll(() => cube.facelets()).toContain("UDUDUDUDU");
        await expect.poll(() => new URL(finder.page.url()).searchParams.get("tab")).toBeNull();
    });

    it("is drawn in one stroke of the mouse, and by keys", async () => {
        const finder = await open();
        await finder.button(w.clear).click();
        await until(() => finder.where, "");
        await finder.page.getByRole("radio", { name: w.label("c") }).check();
        const [from, to] = await Promise.all(
            [0, 2].map(async (cell) => (await cellsOf(finder).nth(cell).boundingBox())!),
        );
        const middle = (box: { x: number; y: number; width: number; height: number }) =>
            [box.x + box.width / 2, box.y + box.height / 2] as const;
        await finder.page.mouse.move(...middle(from!));
        await finder.page.mouse.down();
        await finder.page.mouse.move(...middle(to!), { steps: 8 });
        await finder.page.mouse.up();
        await until(() => finder.where, 'shows(all, "ccc/.../...")');
        await cellsOf(finder).nth(0).focus();
        await finder.page.keyboard.press("ArrowDown");
        await expect.poll(() => isFocused(cellsOf(finder).nth(3))).toBe(true);
        await finder.page.keyboard.press("d");
        await until(() => finder.where, 'shows(all, "ccc/d../...")');
        await finder.page.keyboard.press("Delete");
        await until(() => finder.where, 'shows(all, "ccc/.../...")');
    });

    it("is taken ready-made, on some faces, with filters, and follows the text", async () => {
        const finder = await open();
        await finder.button(w.takeReady(w.readyNames.checkerboard!)).click();
        const second = finder.page.getByRole("group", { name: w.drawing(2) }).first();
        await second.getByRole("checkbox", { name: "R", exact: true }).uncheck();
        await until(
            () => finder.where,
            'shows(UFDLB, "aaa/aba/aaa|aba/bab/aba") and shows(R, "aaa/aba/aaa")',
        );
        await finder.page.getByText(w.filters, { exact: true }).click();
        await finder.page.getByRole("checkbox", { name: w.continuous }).check();
        await until(async () => (await finder.where).endsWith(" and continuous"), true);
        await finder.condition.fill('shows(UD, "plus") and order == 2');
        await until(() => cellsOf(finder).first().textContent(), "b");
        const first = finder.page.getByRole("group", { name: w.drawing(1) }).first();
        await until(
            () => first.getByRole("checkbox", { name: "F", exact: true }).isChecked(),
            false,
        );
        await until(
            () => finder.page.getByRole("checkbox", { name: w.continuous }).isChecked(),
            false,
        );
        await first.getByRole("checkbox", { name: "F", exact: true }).check();
        await until(() => finder.where, 'shows(UFD, "bab/aaa/bab") and order == 2');
    });

    it("is kept in the address, and a reload finds it and its pictures again", async () => {
        const where = 'shows(all, "aaa/aaa/aaa|aaa/aba/aaa")';
        const finder = await open(wide, `&where=${encodeURIComponent(where)}`);
        await until(() => finder.where, where);
        await finder.page.keyboard.press("Alt+f");
        await finder.total(w.total("12", "3")).waitFor();
        await finder.page.reload();
        await finder.total(w.total("12", "3")).waitFor();
        await until(() => finder.pictures.count(), 3);
        await expect.poll(() => finder.whereInLink).toBe(where);
    });

    it("is told what cannot be read, at its place", async () => {
        const finder = await open();
        await finder.condition.fill('shows(all, "dot") and foo');
        await finder.condition.press("Enter");
        await finder.button(en.solve.atColumn(23)).click();
        await expect.poll(() => isFocused(finder.condition)).toBe(true);
    });
});

describe("cubes found", () => {
    it("go to the list, and are solved there", async () => {
        const finder = await open(wide, `&where=${encodeURIComponent('shows(all, "plus")')}`);
        await finder.search.click();
        await finder.total(w.total("14", "2")).waitFor();
        await finder.button(w.solveAll).click();
        await finder.results.getByText(en.laboratory.sent(2)).waitFor();
        await finder.results.getByRole("button", { name: en.laboratory.toWorkspace }).click();
        const list = finder.page.getByRole("region", {
            name: en.common.workspaceRegion,
            exact: true,
        });
        await until(() => list.getByText(/^\d+f\*?$/).count(), 2);
        await list.getByText("S6{D3d}").first().waitFor();
    });

    it("are found by the condition that the empty box suggests", async () => {
        const finder = await open();
        await finder.condition.fill((await finder.condition.getAttribute("placeholder"))!);
        await finder.search.click();
        await finder.pictures.first().waitFor();
    });

    it("are in sight when they come, although the form was scrolled", async () => {
        const finder = await open({ ...wide, viewport: { width: 1280, height: 720 } });
        await finder.search.click();
        const top = async () => (await finder.pictures.first().boundingBox())!.y;
        await expect.poll(top).toBeGreaterThan(0);
        await expect.poll(top).toBeLessThan(720);
    });

    it("are too rare to be met soon, which is said", async () => {
        const finder = await open(wide, `&where=${encodeURIComponent("order == 17")}`);
        const ring = await holdTimers(finder.page);
        await finder.search.click();
        await finder.page.getByRole("button", { name: en.solve.pause }).waitFor();
        await ring();
        const hint = finder.page.getByText(w.slowHint, { exact: true });
        await hint.waitFor();
        await finder.page.getByRole("button", { name: en.solve.stop }).click();
        await hint.waitFor({ state: "hidden" });
    });

    it("are many: the search is stopped, and what it found stays", async () => {
        const finder = await open(wide, `&where=${encodeURIComponent('symmetric("UF")')}`);
        await finder.page.getByLabel(w.limit).fill("10000");
        await finder.search.click();
        await finder.pictures.first().waitFor();
        const stop = finder.page.getByRole("button", { name: en.solve.stop });
        // The search may be over by now; then there is nothing to stop.
        await stop.evaluateAll((buttons) =>
            buttons.forEach((button) => (button as HTMLElement).click()),
        );
        await finder.button(w.addAll).waitFor();
        await finder.pictures.first().waitFor();
    });

    it("are looked for on a phone, with nothing wider than the screen", async () => {
        const finder = await open(small);
        await finder.search.click();
        await finder.total(w.total("8", "1")).waitFor();
        await expect
            .poll(() => finder.widestOf(en.common.tabNames.patterns))
            .toBeLessThanOrEqual(small.viewport!.width);
        await shoot(finder.page, "patterns-phone");
    });
});
