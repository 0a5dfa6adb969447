// The page of the camera, as a test sees and touches it.
import type { Locator, Page } from "playwright-core";
import { either, en } from "./words";

export class ScanPage {
    readonly start: Locator;
    readonly stop: Locator;
    readonly video: Locator;
    readonly net: Locator;
    readonly choose: Locator;
    readonly alert: Locator;

    constructor(readonly page: Page) {
        this.start = this.button(either(({ scan }) => scan.start));
        this.stop = this.button(either(({ scan }) => scan.stop));
        this.video = page.locator("video");
        this.net = page.locator("[data-faces]");
        this.choose = page.getByLabel(en.scan.choose);
        this.alert = page.getByRole("main").getByRole("alert");
    }

    button(name: string | RegExp): Locator {
        return this.page.getByRole("button", { name, exact: typeof name === "string" });
    }
    status(sentence: string | RegExp): Locator {
        return this.page.getByRole("status").getByText(sentence);
    }
    sticker(facelet: number): Locator {
        return this.net.locator(`[data-sticker="${facelet}"]`);
    }
    // Null until it is decided.
    facelets(): Promise<string | null> {
        return this.net.getAttribute("data-facelets");
    }
    async faces(): Promise<number> {
        return Number(await this.net.getAttribute("data-faces"));
    }
}
