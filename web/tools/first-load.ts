// What a browser fetches before the 3D part is kept small: the build fails when it grows
// beyond the bound, and says what is in it. tests/browser/load.test.ts measures the same on
// the wire.
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

export const bound = 100_000; // bytes, compressed and with headers
const headers = 300; // bytes of an answer, about

interface File {
    readonly type: "chunk" | "asset";
    readonly fileName: string;
    readonly source?: string | Uint8Array;
    readonly code?: string;
    readonly isEntry?: boolean;
    readonly imports?: readonly string[];
    readonly modules?: Readonly<Record<string, { renderedLength: number }>>;
    readonly viteMetadata?: { importedCss: ReadonlySet<string> };
}
export type Bundle = Readonly<Record<string, File>>;

// Words of the other language, too: whoever reads French fetches them at once.
const isFirst = ({ fileName, isEntry }: File): boolean =>
    isEntry === true || fileName === "index.html" || /\/first-words-[^/]*\.js$/.test(fileName);

function filesOf(bundle: Bundle): File[] {
    const found = new Set<File>();
    const add = (file: File | undefined): void => {
        if (!file || found.has(file)) return;
        found.add(file);
        for (const name of file.imports ?? []) add(bundle[name]);
        for (const name of file.viteMetadata?.importedCss ?? []) add(bundle[name]);
    };
    Object.values(bundle).filter(isFirst).forEach(add);
    return [...found];
}

const sizeOf = ({ code, source }: File): number =>
    gzipSync(code ?? source ?? "", { level: 9 }).length + headers;
const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

// The largest modules of ours, before they are compressed.
function largest(files: readonly File[]): string[] {
    const modules = files.flatMap(({ modules = {} }) => Object.entries(modules));
    return modules
        .filter(([name]) => !name.includes("node_modules"))
        .sort(([, a], [, b]) => b.renderedLength - a.renderedLength)
        .slice(0, 12)
        .map(([name, { renderedLength }]) => `${inKilobytes(renderedLength)}  ${name}`);
}

// The sum, and a text about what it is made of.
export function firstLoadOf(bundle: Bundle): { bytes: number; report: string } {
    const files = filesOf(bundle);
    const sizes = files.map((file) => ({ name: file.fileName, bytes: sizeOf(file) }));
    const lines = sizes
        .sort((a, b) => b.bytes - a.bytes)
        .map(({ name, bytes }) => `${inKilobytes(bytes)}  ${name}`);
    return {
        bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
        report: [...lines, "its largest modules of ours, not compressed:", ...largest(files)].join(
            "\n  ",
        ),
    };
}

export function firstLoad(): Plugin {
    return {
        name: "first-load",
        apply: "build",
        enforce: "post",
        writeBundle(_, bundle) {
            const { bytes, report } = firstLoadOf(bundle as Bundle);
            const sentence = `The first load is ${inKilobytes(bytes)}`;
            if (bytes > bound)
                this.error(`${sentence}, more than ${inKilobytes(bound)}:\n  ${report}`);
            this.info(sentence);
            if (process.env.ANTIPODE_FIRST_LOAD) this.info(report);
        },
    };
}
