// What tests of the list do again and again.
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Job } from "../../src/api/types";
import type { Row, RowPage } from "../../src/api/workspace";
import { type Scene, desk } from "./harness";
import { either } from "./words";

export const wide = { viewport: desk };

// The list with all that belongs to it: other parts have buttons of the same name.
export const paneOf = (page: Page): Locator => page.locator("#sheet-workspace");
export const gridOf = (page: Page): Locator =>
    page.getByRole("grid", { name: either(({ workspace }) => workspace.list) });
export const rowsOf = (page: Page): Locator => gridOf(page).getByRole("row");
export const rowOf = (page: Page, name: string | RegExp): Locator =>
    gridOf(page).getByRole("row", { name });
export const selectedIn = (page: Page): Locator =>
    gridOf(page).getByRole("row", { selected: true });

// The server's word on the list, to compare the page with.
export async function ask<T>(scene: Scene, path: string, body?: unknown): Promise<T> {
    const response = await fetch(
        `${scene.server().address}/api/v1${path}`,
        body === undefined
            ? {}
            : {
                  method: "POST",
                  headers: { "Content-Type": "application/json" },
                  body: JSON.stringify(body),
              },
    );
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
}

export const openJobs = async (scene: Scene): Promise<Job[]> => {
    const { jobs } = await ask<{ jobs: Job[] }>(scene, "/jobs");
    return jobs.filter(({ state }) => !["done", "stopped", "failed"].includes(state));
};
// The first time a job is stopped, the second time forgotten.
export async function forgetJobs(scene: Scene): Promise<void> {
    for (let round = 0; round < 2; ++round) {
        const { jobs } = await ask<{ jobs: Job[] }>(scene, "/jobs");
        const remove = ({ id }: Job) =>
            fetch(`${scene.server().address}/api/v1/jobs/${id}`, { method: "DELETE" });
        await Promise.all(jobs.map(remove));
    }
}

export async function allRows(scene: Scene): Promise<readonly Row[]> {
    return (await ask<RowPage>(scene, "/workspace/cubes?sort=id&order=up&offset=0&limit=1000"))
        .rows;
}

export async function put(scene: Scene, cubes: Record<string, string>): Promise<void> {
    const entries = Object.entries(cubes).map(([name, cube]) => ({ cube, name }));
    await ask(scene, "/workspace/cubes", { cubes: entries, skip_isomorphs: "no" });
}

export async function putRandom(scene: Scene, count: number): Promise<void> {
    const { cubes } = await ask<{ cubes: string[] }>(scene, `/random?count=${count}&seed=7`);
    const address = `${scene.server().address}/api/v1/workspace/import?format=txt`;
    const response = await fetch(address, {
        method: "POST",
        headers: { "Content-Type": "text/plain" },
        body: cubes.join("\n"),
    });
    expect(response.status).toBeLessThan(300);
}

export async function clear(scene: Scene): Promise<void> {
    await ask(scene, "/workspace/stop", { all: true });
    const rows = await allRows(scene);
    if (rows.length > 0) await ask(scene, "/workspace/delete", { ids: rows.map((row) => row.id) });
}

export async function namesIn(page: Page): Promise<string[]> {
    const names = await gridOf(page).locator(".name").allTextContents();
    return names.map((name) => name.trim());
}

// Waits until what is seen is what is meant.
export const until = (see: () => Promise<unknown>, wanted: unknown) =>
    expect.poll(see).toEqual(wanted);

export async function choose(page: Page, menu: string | RegExp, item: string | RegExp) {
    await paneOf(page).getByRole("button", { name: menu }).click();
    await page.getByRole("menuitem", { name: item }).click();
}
