// What every file of tests in the browser begins with:
//
//     const scene = useScene();
//     …
//     const page = await scene.page({ viewport: { width: 390, height: 844 } });
//
// The pages of a test are left when it ends, what they asked of the server is stopped, and
// errors on their consoles fail it.
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { Scene } from "./scene";

export { Scene, shoot } from "./scene";
export { desk, large, openChromiumBefore, openFirefox } from "./windows";

interface Setting {
    readonly openBrowser?: () => Promise<Browser>;
    readonly serverOptions?: readonly string[];
    readonly program?: string;
    readonly forgiven?: RegExp; // errors that the page cannot help, whenever they are told
}

export function useScene(setting: Setting = {}): Scene {
    const { openBrowser, serverOptions = [], program, forgiven } = setting;
    const scene = new Scene(serverOptions, openBrowser, program);
    beforeAll(async () => {
        await scene.open();
    });
    afterEach(async ({ task }) => {
        await scene.leavePages(task.result?.state === "fail" ? "failed" : "passed");
        await scene.server().stopTasks();
        const errors = scene.errors.splice(0).filter((text) => !forgiven?.test(text));
        expect(errors).toEqual([]);
    });
    afterAll(() => scene.close());
    return scene;
}
