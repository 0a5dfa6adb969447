// Faces as they are shown, with an engine that is made up: it finds in a picture what the
// picture's text says.
import "./page-globals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FacePatches, ScannedCube, Settled } from "../../src/api/scan";
import { patchAt, pictureOf } from "../../src/cube/pictures";
import { solved } from "../../src/cube/facelets";
import { faces } from "../../src/cube/geometry";
import { CameraFeed } from "../../src/state/scan/camera.svelte";
import { ScanState } from "../../src/state/scan/scan.svelte";

const face = (shade: number): FacePatches => Array.from({ length: 9 }, () => [shade, shade, shade]);
const upright = faces.map((letter) => ({ face: letter, quarter_turns: 0 }));

interface Asked {
    picture: string;
    guide?: boolean;
    corner?: boolean;
    before?: FacePatches;
    taken: { rgb: FacePatches }[];
}

let decided: { rgb: unknown[]; settled: Settled[]; corner_views: { pictures: number[] }[] }[];
let answer: Partial<ScannedCube>;
let refusal: object | null;
let kept: Map<string, string>;

// A picture is the shade of its face; "black" has none, and "10+20+30" shows a corner.
function look({ picture, guide, corner, before, taken }: Asked): object {
    const frame = { width: 640, height: 360 };
    const shades = picture.split("+");
    if (corner && shades.length === 3)
        return { ...frame, found: true, faces: shades.map((one) => look({ picture: one, taken })) };
    const isFace = picture !== "black" || guide;
    const reason_message = { message: "it is black", code: "picture-is-black", arguments: {} };
    if (!isFace) return { ...frame, found: false, reason: "it is black", reason_message };
    const rgb = face(picture === "black" ? 1 : Number(picture));
    const isSame = (other?: FacePatches) => JSON.stringify(other) === JSON.stringify(rgb);
    const again = taken.findIndex((one) => isSame(one.rgb));
    return { ...frame, found: true, rgb, steady: isSame(before), ...(again < 0 ? {} : { again }) };
}

beforeEach(() => {
    [decided, answer, refusal, kept] = [[], {}, null, new Map()];
    vi.stubGlobal("sessionStorage", {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
    });
    vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
        if (refusal) return new Response(JSON.stringify({ error: refusal }), { status: 503 });
        const asked = JSON.parse(body);
        if (address.endsWith("/scan/face")) return Response.json(look(asked));
        decided.push(asked);
        const cube = { facelets: solved, probability: 0.9, doubtful: [], likely: true };
        return Response.json({ ...cube, pictures: upright, ...answer });
    });
});
afterEach(() => vi.unstubAllGlobals());

const film = (scan: ScanState, picture: string) => scan.look({ picture, kind: "film" });
const still = (scan: ScanState, picture: string) => scan.look({ picture, kind: "still" });

async function full(): Promise<ScanState> {
    const scan = new ScanState();
    for (let shade = 10; shade <= 60; shade += 10) await still(scan, String(shade));
    await vi.waitFor(() => expect(scan.cube).not.toBeNull());
    return scan;
}

describe("a face in a film", () => {
    test("is taken once it was held still for a moment, and only once", async () => {
        const scan = new ScanState();
        const takings = [];
        for (let i = 0; i < 8; ++i) takings.push(await film(scan, "10"));
        expect(takings).toEqual(["none", "none", "none", "added", "none", "none", "none", "none"]);
        expect(scan.faces).toEqual([face(10)]);
    });
    test("is not taken while it moves", async () => {
        const scan = new ScanState();
        for (let i = 0; i < 20; ++i) await film(scan, String(10 + (i % 3)));
        expect(scan.faces).toEqual([]);
        expect(scan.steadiness).toBe(0.25);
    });
    test("takes the place of what was taken of it before", async () => {
        const scan = new ScanState();
        for (const picture of ["10", "20"]) await still(scan, picture);
        const takings = [];
        for (let i = 0; i < 4; ++i) takings.push(await film(scan, "10"));
        expect(takings.at(-1)).toBe("replaced");
        expect(scan.faces).toEqual([face(10), face(20)]);
    });
    test("that is missing for a while is asked for with the reason", async () => {
        const scan = new ScanState();
        for (let i = 0; i < 11; ++i) await film(scan, "black");
        expect(scan.hint).toBeNull();
        await film(scan, "black");
        expect(scan.hint?.code).toBe("picture-is-black");
        await film(scan, "10");
        expect(scan.hint).toBeNull();
    });
});

describe("six faces", () => {
    test("are decided, and a seventh is not taken", async () => {
        const scan = await full();
        expect(decided).toHaveLength(1);
        expect(decided[0]!.rgb).toHaveLength(54);
        expect(await still(scan, "70")).toBe("none");
        expect(scan.faces).toHaveLength(6);
    });
    test("are decided again with what a person says, and what is said of a face goes with it", async () => {
        answer = { doubtful: [12] };
        const scan = await full();
        scan.settle(12, "F");
        expect(scan.isSettled(12)).toBe(true);
        await vi.waitFor(() => expect(decided).toHaveLength(2));
        expect(decided[1]!.settled).toEqual([{ patch: 12, picture: 2 }]);
        scan.settle(12, "B");
        await vi.waitFor(() => expect(decided).toHaveLength(3));
        expect(decided[2]!.settled).toEqual([{ patch: 12, picture: 5 }]);
        expect(await still(scan, "20")).toBe("replaced");
        await vi.waitFor(() => expect(decided).toHaveLength(4));
        expect(decided[3]!.settled).toEqual([]);
    });
    test("are there again after a reload", async () => {
        await full();
        const again = new ScanState();
        expect(again.isFull).toBe(true);
        again.open();
        await vi.waitFor(() => expect(again.cube?.facelets).toBe(solved));
    });
    test("are cleared, brought back, and the last one is taken back", async () => {
        const scan = await full();
        scan.clear();
        expect([scan.faces.length, scan.cube, scan.canBringBack]).toEqual([0, null, true]);
        scan.bringBack();
        expect([scan.faces.length, scan.canBringBack]).toEqual([6, false]);
        scan.takeBack();
        expect([scan.faces.length, scan.cube]).toEqual([5, null]);
        expect(await still(scan, "60")).toBe("added");
    });
});

describe("a corner", () => {
    test("counts as three faces, two of them as a cube", async () => {
        const scan = new ScanState();
        expect(await still(scan, "10+20+30")).toBe("added");
        expect([scan.faces.length, scan.isHalf]).toEqual([3, true]);
        expect(await still(scan, "40+50+60")).toBe("added");
        await vi.waitFor(() => expect(decided).toHaveLength(1));
        expect(decided[0]!.corner_views).toEqual([
            { pictures: [0, 1, 2] },
            { pictures: [3, 4, 5] },
        ]);
        scan.takeBack();
        expect(scan.faces).toEqual([face(10), face(20), face(30)]);
    });
    test("that shows faces again takes their places, and what they were to others is forgotten", async () => {
        const scan = new ScanState();
        await still(scan, "10+20+30");
        expect(await still(scan, "30+40+20")).toBe("added");
        expect([scan.faces.length, scan.isHalf]).toEqual([4, false]);
        for (const shade of ["50", "60"]) await still(scan, shade);
        await vi.waitFor(() => expect(decided).toHaveLength(1));
        expect(decided[0]!.corner_views).toEqual([{ pictures: [2, 3, 1] }]);
        expect(await still(scan, "10+70+80")).toBe("none");
    });
});

test("what is taken back while the engine looks is not taken again", async () => {
    const scan = new ScanState();
    await still(scan, "10");
    const looking = still(scan, "20");
    scan.clear();
    expect(await looking).toBe("none");
    expect(scan.faces).toEqual([]);
});

test("photographs that are shown at the same time are each taken", async () => {
    const scan = new ScanState();
    await Promise.all(["10", "20", "10", "30"].map((picture) => still(scan, picture)));
    expect(scan.faces.map(([patch]) => patch![0]).sort()).toEqual([10, 20, 30]);
});

test("an engine that cannot see says why, until it can", async () => {
    const scan = new ScanState();
    refusal = { message: "no OpenCV", code: "built-without-opencv", kind: "environment" };
    expect(await film(scan, "10")).toBe("none");
    expect(scan.trouble?.code).toBe("built-without-opencv");
    refusal = null;
    await film(scan, "10");
    expect(scan.trouble).toBeNull();
});

test("the square in the middle is read where no face is found", async () => {
    const scan = new ScanState();
    expect(await still(scan, "black")).toBe("none");
    expect(await scan.look({ picture: "black", kind: "guide" })).toBe("added");
});

test("a facelet of the net is found in the picture that was turned", () => {
    const places = [
        { face: "F", quarter_turns: 1 },
        { face: "U", quarter_turns: 0 },
    ];
    expect(pictureOf("U", places)).toBe(1);
    // Turned clockwise, the lower left corner comes to the upper left.
    expect(patchAt(18, places)).toBe(6);
    expect(patchAt(22, places)).toBe(4);
    expect(patchAt(2, places)).toBe(11);
});

describe("a camera", () => {
    class Track extends EventTarget {
        isOn = true;
        stop = () => (this.isOn = false);
        getSettings = () => ({ deviceId: "one", facingMode: "environment" });
    }
    const tracks: Track[] = [];
    const given = (getUserMedia: () => Promise<unknown>) =>
        vi.stubGlobal("navigator", {
            mediaDevices: { getUserMedia, enumerateDevices: async () => [{ kind: "videoinput" }] },
        });
    const stream = () => {
        const track = new Track();
        tracks.push(track);
        return { getTracks: () => [track], getVideoTracks: () => [track] };
    };

    test.each([
        ["NotAllowedError", "refused"],
        ["NotFoundError", "absent"],
        ["NotReadableError", "busy"],
    ])("that fails with %s is told as %s", async (name, trouble) => {
        given(() => Promise.reject(new DOMException("", name)));
        const camera = new CameraFeed();
        await camera.start();
        expect([camera.trouble, camera.stream, camera.isAsked]).toEqual([trouble, null, false]);
    });
    test("is not there on a page that is not secure", async () => {
        vi.stubGlobal("navigator", {});
        const camera = new CameraFeed();
        await camera.start();
        expect([camera.isPossible, camera.trouble]).toEqual([false, "insecure"]);
    });
    test("that is taken away says so, and one that is switched off does not", async () => {
        given(async () => stream());
        const camera = new CameraFeed();
        await camera.start();
        expect([camera.isMirror, camera.device, camera.devices.length]).toEqual([false, "one", 1]);
        tracks.at(-1)!.dispatchEvent(new Event("ended"));
        expect([camera.trouble, camera.stream]).toEqual(["unplugged", null]);
        await camera.start();
        camera.stop();
        expect([camera.trouble, tracks.at(-1)!.isOn]).toEqual([null, false]);
    });
    test("that comes after it was switched off is switched off", async () => {
        let give: (stream: unknown) => void = () => {};
        given(() => new Promise((done) => (give = done)));
        const camera = new CameraFeed();
        const starting = camera.start();
        camera.stop();
        give(stream());
        await starting;
        expect([camera.stream, tracks.at(-1)!.isOn]).toEqual([null, false]);
    });
});
