// Pictures as the engine takes them: JPEG, and no larger than it looks at.

const longestSide = 1280; // pixels
const qualities = [0.9, 0.7, 0.5]; // the first one that makes it small enough
const longestText = 900_000; // of what the engine takes as one request

type Drawable = HTMLVideoElement | ImageBitmap;

function jpegOf(source: Drawable, width: number, height: number): string {
    const scale = Math.min(1, longestSide / Math.max(width, height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(scale * width));
    canvas.height = Math.max(1, Math.round(scale * height));
    canvas.getContext("2d")!.drawImage(source, 0, 0, canvas.width, canvas.height);
    let text = "";
    for (const quality of qualities) {
        text = canvas.toDataURL("image/jpeg", quality);
        if (text.length <= longestText) break;
    }
    return text;
}

// Nothing until the first frame is there.
export const frameOf = (video: HTMLVideoElement): string | null =>
    video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0
        ? jpegOf(video, video.videoWidth, video.videoHeight)
        : null;

// Nothing if the browser cannot read it.
export async function pictureIn(file: Blob): Promise<string | null> {
    const bitmap = await createImageBitmap(file).catch(() => null);
    if (!bitmap) return null;
    const picture = jpegOf(bitmap, bitmap.width, bitmap.height);
    bitmap.close();
    return picture;
}
