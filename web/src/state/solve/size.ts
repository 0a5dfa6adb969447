// Amounts of memory as people write them: "800 MB", "3 Go", "1,5 GiB".

// As the server reads them ("800M", "3G", "1.5GiB"); what is no such amount stays as
// it is, so that the server says what is wrong with it. Empty: none was written.
export function sizeText(written: string): string {
    const match = /^\s*(\d+)(?:[.,](\d+))?\s*([MG])(i?)[BO]?\s*$/i.exec(written);
    if (!match) return written.trim();
    const [, whole, part, unit, binary] = match;
    return `${whole}${part ? `.${part}` : ""}${unit!.toUpperCase()}${binary ? "iB" : ""}`;
}
