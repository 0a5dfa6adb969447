// The page of patterns: drawings and filters on one side, the condition's text on the
// other. Whichever is changed, the other one follows.
import { type NamedDrawing, namedDrawings } from "../../api/wanted";
import { type Filters, clausesOf, filterClauses, joined, readFilters } from "../../cube/condition";
import {
    type Cell,
    type Drawing,
    blank,
    cellsOf,
    isLive,
    patternClauses,
    readPatterns,
} from "../../cube/drawing";
import { Told } from "../told.svelte";
import { conditions } from "./conditions.svelte";
import { WantedSearch } from "./search.svelte";

class Patterns {
    readonly search = new WantedSearch("patterns");
    readonly told = new Told(namedDrawings);
    readonly named: readonly NamedDrawing[] = $derived(this.told.value ?? []);
    #names = $derived(new Map(this.named.map(({ name, drawing }) => [name, drawing])));
    // The drawings behind a text, also those that say nothing yet.
    #drawn = $state.raw<{ readonly text: string; readonly drawings: readonly Drawing[] } | null>(
        null,
    );
    label = $state<Cell>("a"); // that the brush paints

    readonly #read = $derived.by(() => {
        const filters = readFilters(clausesOf(conditions.of("patterns")));
        const patterns = readPatterns(filters.rest, this.#names);
        return { filters: filters.found, drawings: patterns.found, rest: patterns.rest };
    });

    // At least one, to draw on.
    readonly drawings: readonly Drawing[] = $derived.by(() => {
        if (this.#drawn?.text === conditions.of("patterns")) return this.#drawn.drawings;
        const idle = this.#drawn?.drawings.filter((one) => !isLive(one)) ?? [];
        const all = [...this.#read.drawings, ...idle];
        return all.length > 0 ? all : [blank];
    });

    get filters(): Filters {
        return this.#read.filters;
    }
    set filters(filters: Filters) {
        this.#write(this.drawings, filters);
    }

    change(index: number, drawing: Drawing): void {
        this.#write(this.drawings.map((one, i) => (i === index ? drawing : one)));
    }
    add(): void {
        this.#write([...this.drawings, blank]);
    }
    remove(index: number): void {
        this.#write(this.drawings.filter((_, i) => i !== index));
    }
    // One with a name takes the place of the last drawing, if that is blank.
    take({ drawing }: NamedDrawing): void {
        const cells = cellsOf(drawing);
        const last = this.drawings.length - 1;
        const before = this.drawings[last];
        if (before?.cells === blank.cells) this.change(last, { ...before, cells });
        else this.#write([...this.drawings, { ...blank, cells }]);
    }

    #write(drawings: readonly Drawing[], filters = this.filters): void {
        const { rest } = this.#read;
        const clauses = [...patternClauses(drawings), ...filterClauses(filters), ...rest];
        const text = joined(clauses);
        this.#drawn = { text, drawings };
        conditions.set("patterns", text);
    }
}

export const patterns = new Patterns();
