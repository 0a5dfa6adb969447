// Which rows of a long list are in view, and where they are drawn.
//
// The list is an element as high as all its rows, and only the rows in view are
// in it. Browsers end at some height (Firefox at 17.9 million pixels), so a
// longer list is drawn on a shorter track: the scroll position is stretched.

const highest = 12_000_000; // pixels

export interface Scroll {
    readonly top: number; // of the view in the track
    readonly height: number; // of the view
    readonly total: number; // rows
    readonly rowHeight: number;
}

export interface RowWindow {
    readonly track: number; // height in pixels
    readonly first: number;
    readonly last: number; // inclusive; less than first when there are no rows
    readonly offset: number; // of the first row in the track, in pixels
}

const extra = 4; // rows beyond either edge, so that a small scroll shows no gap

const trackOf = ({ total, rowHeight }: Scroll): number => Math.min(total * rowHeight, highest);

// Of the view in the unstretched list.
function placeOf(scroll: Scroll): number {
    const room = scroll.total * scroll.rowHeight - scroll.height;
    const trackRoom = trackOf(scroll) - scroll.height;
    const top = Math.max(0, Math.min(scroll.top, trackRoom));
    return trackRoom <= 0 ? 0 : top * (room / trackRoom);
}

export function windowOf(scroll: Scroll): RowWindow {
    const { total, rowHeight, height } = scroll;
    const place = placeOf(scroll);
    const first = Math.max(0, Math.floor(place / rowHeight) - extra);
    const last = Math.min(total - 1, Math.ceil((place + height) / rowHeight) + extra);
    const top = Math.max(0, Math.min(scroll.top, trackOf(scroll) - height));
    return { track: trackOf(scroll), first, last, offset: top + first * rowHeight - place };
}

// The scroll position that brings a row into view with the least movement.
export function scrollTo(row: number, scroll: Scroll): number {
    const { total, rowHeight, height } = scroll;
    const place = placeOf(scroll);
    const wanted = Math.min(Math.max(place, (row + 1) * rowHeight - height), row * rowHeight);
    const room = total * rowHeight - height;
    if (wanted === place || room <= 0) return scroll.top;
    return (wanted * (trackOf(scroll) - height)) / room;
}

export const rowsPerPage = ({ height, rowHeight }: Scroll): number =>
    Math.max(1, Math.floor(height / rowHeight) - 1);
