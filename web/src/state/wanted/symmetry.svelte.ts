// The page of symmetry: operations that are pressed, always with all that follows from
// them, on one side, and the condition's text on the other. Whichever is changed, the
// other one follows.
import { ApiError } from "../../api/client";
import { type Closure, closureOf, symmetryLists } from "../../api/wanted";
import { type Filters, clausesOf, filterClauses, joined, readFilters } from "../../cube/condition";
import { type Operation, type OperationState, pressedAgain, plainName } from "../../cube/operation";
import { type Symmetries, readSymmetries, symmetryClauses } from "../../cube/symmetry-condition";
import { Told } from "../told.svelte";
import { conditions } from "./conditions.svelte";
import { WantedSearch } from "./search.svelte";

type Pressed = "sym" | "anti";
interface Generator {
    readonly name: string;
    readonly as: Pressed;
}

const nothing: Closure = { name: "C1", symmetries: ["1"], antisymmetries: [], condition: "true" };

class Symmetry {
    readonly search = new WantedSearch("symmetry");
    readonly lists = new Told(symmetryLists);
    #group = $state.raw<Closure>(nothing);
    #pressed: { readonly condition: string; readonly generators: readonly Generator[] } | null =
        null;
    #work: Promise<void> = Promise.resolve(); // one press after the other

    readonly #read = $derived.by(() => {
        const filters = readFilters(clausesOf(conditions.of("symmetry")));
        const symmetries = readSymmetries(filters.rest);
        return { filters: filters.found, asked: symmetries.found, rest: symmetries.rest };
    });

    readonly group: Closure = $derived(this.#group);
    readonly #states = $derived.by(() => {
        const [sym, anti] = [this.#group.symmetries, this.#group.antisymmetries].map(
            (names) => new Set(names.map(plainName)),
        );
        return { sym: sym!, anti: anti! };
    });
    stateOf({ name }: Operation): OperationState {
        const { sym, anti } = this.#states;
        if (name === "1") return anti.has(name) ? "anti" : "none";
        if (sym.has(name)) return anti.has(name) ? "both" : "sym";
        return anti.has(name) ? "anti" : "none";
    }

    get filters(): Filters {
        return this.#read.filters;
    }
    set filters(filters: Filters) {
        this.#write(this.#group, this.isExact, filters);
    }
    get isExact(): boolean {
        return this.#read.asked.isExact;
    }
    set isExact(isExact: boolean) {
        this.#write(this.#group, isExact);
    }

    // Called inside an effect of the page: what the text asks for is what is pressed.
    follow(): void {
        const { asked } = this.#read;
        this.#do(async () => {
            this.#group = await groupOf(asked);
        });
    }

    press(operation: Operation): void {
        this.#do(async () => {
            const wanted = pressedAgain(operation, this.stateOf(operation));
            const kept = await keptBeside(this.#generators, operation.name);
            const added = wanted === "none" ? [] : [{ name: operation.name, as: wanted }];
            const generators = [...kept, ...added];
            const group = await closureOfAll(generators);
            this.#pressed = { condition: group.condition, generators };
            this.#take(group);
        });
    }
    // As they were pressed, where that is what the group came from.
    get #generators(): readonly Generator[] {
        const { condition } = this.#group;
        if (this.#pressed?.condition === condition) return this.#pressed.generators;
        return generatorsOf(this.#group);
    }
    take(name: string): void {
        this.#do(async () => this.#take(await closureOf(name, "")));
    }
    clear(): void {
        this.#do(async () => this.#take(nothing));
    }

    // A server that is away is told at the top of the page.
    #do(work: () => Promise<void>): void {
        this.#work = this.#work.then(work).catch((error: unknown) => {
            if (!(error instanceof ApiError)) throw error;
        });
    }

    #take(group: Closure): void {
        this.#group = group;
        this.#write(group, this.isExact);
    }
    #write(group: Closure, isExact: boolean, filters = this.filters): void {
        const clauses = [
            ...symmetryClauses(group, isExact),
            ...filterClauses(filters),
            ...this.#read.rest,
        ];
        conditions.set("symmetry", joined(clauses));
    }
}

const kept = new Map<string, Promise<Closure>>();
function groupOf({ symmetries, antisymmetries }: Symmetries): Promise<Closure> {
    if (symmetries === "" && antisymmetries === "") return Promise.resolve(nothing);
    const key = `${symmetries}|${antisymmetries}`;
    const known = kept.get(key) ?? closureOf(symmetries, antisymmetries);
    kept.set(key, known);
    known.catch(() => kept.delete(key));
    return known;
}

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

// As few operations as the engine names, from which the rest follows.
function generatorsOf({ condition }: Closure): readonly Generator[] {
    const { found } = readSymmetries(clausesOf(condition));
    return [
        ...wordsOf(found.symmetries).map((name) => ({ name, as: "sym" }) as const),
        ...wordsOf(found.antisymmetries).map((name) => ({ name, as: "anti" }) as const),
    ];
}

function closureOfAll(generators: readonly Generator[]): Promise<Closure> {
    const named = (as: Pressed): string =>
        generators
            .filter((one) => one.as === as)
            .map(({ name }) => name)
            .join(" ");
    return groupOf({ symmetries: named("sym"), antisymmetries: named("anti"), isExact: false });
}

// Of what was pressed, all from which an operation does not follow already.
async function keptBeside(
    generators: readonly Generator[],
    name: string,
): Promise<readonly Generator[]> {
    let some: readonly Generator[] = [];
    for (const generator of generators) {
        const { symmetries, antisymmetries } = await closureOfAll([...some, generator]);
        const isThere = [...(name === "1" ? [] : symmetries), ...antisymmetries].some(
            (one) => plainName(one) === name,
        );
        if (!isThere) some = [...some, generator];
    }
    return some;
}

export const symmetry = new Symmetry();
