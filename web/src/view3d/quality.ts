// How finely to draw. A graphics card smooths edges for nothing and draws every
// pixel of the screen. A processor that has to do its work draws coarsely while
// something moves, and once more in full when all has come to rest.

export interface Quality {
    readonly smoothsEdges: boolean;
    readonly pixelsMoving: number; // per CSS pixel
    readonly pixelsAtRest: number;
}

const mostPixels = 2.5; // nobody sees more

function rendererName(): string {
    const probe = document.createElement("canvas").getContext("webgl2");
    if (!probe) return "";
    const info = probe.getExtension("WEBGL_debug_renderer_info");
    const name = info ? String(probe.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "";
    probe.getExtension("WEBGL_lose_context")?.loseContext();
    return name;
}

const isProcessor = (name: string): boolean =>
    /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);

let isSlow: boolean | null = null; // asked once: a probe costs some milliseconds

export function quality(): Quality {
    isSlow ??= isProcessor(rendererName());
    const pixels = Math.min(devicePixelRatio, mostPixels);
    return isSlow
        ? { smoothsEdges: false, pixelsMoving: 1, pixelsAtRest: Math.max(pixels, 2) }
        : { smoothsEdges: true, pixelsMoving: pixels, pixelsAtRest: pixels };
}
