// What axe finds on a page that would seriously stand in somebody's way.
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

// For pages with `bypassCSP`, whose own rules allow no script from elsewhere.
export async function problems(page: Page): Promise<string[]> {
    if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: axe });
    const results = await page.evaluate(() =>
        (window as unknown as { axe: { run(options: unknown): Promise<AxeResults> } }).axe.run({
            resultTypes: ["violations"],
        }),
    );
    return results.violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n")}`);
}
