// The methods of solving: which there are, which one is looked at, what it was
// asked to explain and what was compared.
import {
    type Comparison,
    type Effort,
    type Explanation,
    type Method,
    listMethods,
} from "../api/methods";
import { cubeIn } from "./puzzle/cube-engine";
import { QuestionStore } from "./question.svelte";
import { sessions } from "./sessions";
import { Told } from "./told.svelte";

export const views = ["explain", "compare"] as const;
export type View = (typeof views)[number];

class MethodsState {
    readonly told = new Told(listMethods);
    #name = $state("layers");

    view = $state<View>("explain");
    // Methods that improve for ever get a moment, others what they may need.
    seconds = $state<Record<Effort, number>>({ quick: 1, shallow: 10, patient: 60 });

    readonly explaining = new QuestionStore<never, Explanation>("explain", "methods.explain");

    readonly list: readonly Method[] = $derived(this.told.value ?? []);
    readonly chosen: Method | null = $derived(this.named(this.#name) ?? this.list[0] ?? null);
    named(name: string): Method | null {
        return this.list.find((method) => method.name === name) ?? null;
    }

    choose(name: string): void {
        this.#name = name;
    }

    async explain(): Promise<void> {
        const { chosen } = this;
        const { cube } = sessions.cube;
        if (!chosen || !cube.isComplete) return;
        await this.explaining.start({
            ...cubeIn(cube.position),
            as: "facelets",
            method: chosen.name,
            time_ms: Math.round(1000 * this.seconds[chosen.effort]),
        });
    }
}

export const methods = new MethodsState();

class ComparingState {
    count = $state<number | null>(10);
    seed = $state<number | null>(1);
    turns = $state<number | null>(null); // that make each cube; none: uniformly random
    seconds = $state<number | null>(0.5); // for each cube
    #started = $state.raw<readonly string[]>([]);
    #unlike = $state.raw<ReadonlySet<string>>(new Set()); // ticked or not otherwise than at first

    readonly question = new QuestionStore<Comparison, { svg: string }>(
        "compare",
        "methods.compare",
    );

    // At first those that solve any cube at once.
    isTicked(method: Method): boolean {
        return (method.effort === "quick") !== this.#unlike.has(method.name);
    }
    toggle({ name }: Method): void {
        const next = new Set(this.#unlike);
        if (!next.delete(name)) next.add(name);
        this.#unlike = next;
    }
    readonly ticked: readonly Method[] = $derived(
        methods.list.filter((method) => this.isTicked(method)),
    );
    // At most: most methods are done long before.
    readonly worstSeconds: number = $derived(
        this.ticked.length * (this.count ?? 0) * (this.seconds ?? 0),
    );

    // Those that were asked for, in their order.
    readonly asked: readonly string[] = $derived.by(() => {
        const names = this.question.asked.methods;
        return Array.isArray(names) ? (names as string[]) : this.#started;
    });

    async start(): Promise<void> {
        this.#started = this.ticked.map(({ name }) => name);
        await this.question.start({
            methods: this.#started,
            count: this.count ?? 10,
            seed: this.seed ?? 0,
            ...(this.turns === null ? {} : { turns: this.turns }),
            time_ms: Math.max(1, Math.round(1000 * (this.seconds ?? 1))),
        });
    }
}

export const comparing = new ComparingState();
