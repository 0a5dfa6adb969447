// The pages on which cubes are looked for, as a test sees and touches them.
import type { Locator, Page } from "playwright-core";
import { either } from "./words";

export class FinderPage {
    readonly condition: Locator;
    readonly results: Locator;
    readonly pictures: Locator;
    readonly search: Locator;

    constructor(readonly page: Page) {
        this.condition = page.getByRole("textbox", {
            name: either(({ laboratory }) => laboratory.condition),
        });
        this.results = page.getByRole("region", { name: either(({ wanted }) => wanted.results) });
        this.pictures = this.results.getByRole("listitem");
        this.search = page.getByRole("button", { name: either(({ wanted }) => wanted.search) });
    }

    button(name: string | RegExp): Locator {
        return this.page.getByRole("button", { name, exact: typeof name === "string" });
    }
    // The number of all of them, once they are counted.
    total(sentence: string): Locator {
        return this.page.getByText(sentence, { exact: true });
    }
    // How wide the page is with all that is on it.
    widestOf(main: string): Promise<number> {
        return this.page
            .getByRole("main", { name: main })
            .evaluate(({ scrollWidth }) => scrollWidth);
    }
    get where(): Promise<string> {
        return this.condition.inputValue();
    }
    get whereInLink(): string | null {
        return new URL(this.page.url()).searchParams.get("where");
    }
}
