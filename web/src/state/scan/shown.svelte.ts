// What commands do on the page of the camera. It provides this while it is there, so that its
// code is fetched only when it is opened.
export interface ShownScan {
    readonly hasFaces: boolean;
    readonly hasCube: boolean;
    readonly isLikely: boolean;
    switchCamera(): unknown;
    solve(): unknown;
    edit(): unknown;
    clear(): unknown;
}

class Shown {
    page = $state.raw<ShownScan | null>(null);

    provide(page: ShownScan): () => void {
        this.page = page;
        return () => (this.page = null);
    }
}
export const shownScan = new Shown();
