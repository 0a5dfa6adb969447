// The 2×2×2 on its page as a test sees and touches it.
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { parseMoves } from "../../src/cube/moves";
import { applyToPocket, solvedPocket, toCubeIndex } from "../../src/cube/pocket";
import type { CubeCanvas } from "../../src/view3d/hook";
import { spotIn } from "./cube-page";
import type { Scene } from "./harness";
import { either, en } from "./words";

export const after = (word: string, start = solvedPocket): string =>
    parseMoves(word.split(" "))!.reduce(applyToPocket, start);

export class PocketPage {
    readonly canvas: Locator;
    readonly box: Locator;
    readonly word: Locator; // the solution in the player

    private constructor(readonly page: Page) {
        this.canvas = page.getByRole("application", { name: /^2×2×2/ });
        this.box = page.getByRole("textbox", {
            name: either(({ solve }) => solve.boxes.pocket.label),
        });
        this.word = page
            .getByRole("list", { name: en.solve.tracks.solution, exact: true })
            .getByRole("button");
    }

    static async open(
        scene: Scene,
        options: BrowserContextOptions = {},
        query = "",
    ): Promise<PocketPage> {
        const pocket = new PocketPage(await scene.page(options, `/?tab=pocket${query}`));
        await pocket.canvas.waitFor();
        return pocket;
    }

    async facelets(): Promise<string> {
        return (await this.canvas.getAttribute("data-shown"))!;
    }
    // As the view in space has painted them, which must have arrived.
    async drawn(): Promise<string> {
        const all = await this.canvas.evaluate(
            (canvas) => (canvas as CubeCanvas).picture?.facelets,
        );
        return all === undefined
            ? ""
            : [...solvedPocket].map((_, i) => all[toCubeIndex(i)]).join("");
    }
    async addressed(): Promise<string | null> {
        return new URL(this.page.url()).searchParams.get("pocket");
    }
    async solution(): Promise<string> {
        return (await this.word.allTextContents()).slice(1).join(" ");
    }
    async fact(name: string): Promise<string> {
        const row = this.page.locator("dl > div").filter({
            has: this.page.locator("dt").getByText(name, { exact: true }),
        });
        return (await row.locator("dd").first().textContent()) ?? "";
    }
    async trouble(): Promise<string> {
        return ((await this.page.locator("[data-trouble]").textContent()) ?? "").trim();
    }
    // The distances whose rows are marked, in half and in quarter turns.
    marked(): Promise<string[]> {
        return this.page.locator("tr[aria-current] th").allTextContents();
    }

    button(name: string): Locator {
        return this.page.getByRole("button", { name, exact: true });
    }
    press(name: string): Promise<void> {
        return this.button(name).click();
    }
    // The length that was found: "4f*".
    async length(): Promise<string> {
        const place = this.page.getByRole("group", {
            name: either(({ solve }) => solve.lengthsFound),
        });
        return (await place.locator("strong").textContent()) ?? "";
    }
    async type(...keys: string[]): Promise<void> {
        for (const key of keys) await this.page.keyboard.press(key);
    }
    sticker(name: string): Locator {
        return this.page.getByRole("button", { name: new RegExp(`^${name}, `) });
    }
    spotOf(index: number): Promise<{ x: number; y: number }> {
        return spotIn(this.canvas, toCubeIndex(index));
    }
    async dragSticker(from: number, to: number): Promise<void> {
        const [a, b] = [await this.spotOf(from), await this.spotOf(to)];
        const { mouse } = this.page;
        await mouse.move(a.x, a.y);
        await mouse.down();
        await mouse.move(b.x, b.y, { steps: 8 });
        await mouse.up();
    }
}
