// What every file of tests in the browser begins with:
//
//     const scene = useScene();
//     …
//     const page = await scene.page({ viewport: { width: 390, height: 844 } });
//
// The pages of a test are left when it ends, and errors on their consoles fail it.
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { Scene } from "./scene";

export { Scene, shoot } from "./scene";
export { desk, large, openFirefox } from "./windows";

export function useScene(openBrowser?: () => Promise<Browser>): Scene {
    const scene = new Scene([], openBrowser);
    beforeAll(async () => {
        await scene.open();
    });
    afterEach(async ({ task }) => {
        await scene.leavePages(task.result?.state === "fail" ? "failed" : "passed");
        expect(scene.errors.splice(0)).toEqual([]);
    });
    afterAll(() => scene.close());
    return scene;
}
