// Made by tools/make-wire.mjs from the server's OpenAPI document.

export interface Added {
    readonly added: readonly number[]; // the ids of the new rows
    readonly skipped: readonly SkippedCube[]; // what was there already, and as which row
    readonly errors: readonly UnreadCube[]; // what could not be read, with its index or line
    readonly notes?: readonly ImportNote[]; // where a file was not taken at its word
    readonly revision: number;
}

export interface Busy {
    readonly running: number;
    readonly queued: number;
    readonly done: number;
}

export interface Changed {
    readonly rows: readonly number[]; // the ids of what changed, or is new
    readonly revision: number;
}

export interface Closure {
    readonly name: string; // of the type, such as D3d
    readonly symmetries: readonly string[];
    readonly antisymmetries: readonly string[];
    readonly condition: string; // for find: at least these
}

export interface Comparison {
    readonly method: string;
    readonly cubes: number; // that were tried
    readonly solved: number;
    readonly proven: number;
    readonly mean_length: number | null; // null where nothing was solved
    readonly longest: number | null;
    readonly lengths: readonly (readonly number[])[]; // each length, and how many have it
    readonly mean_seconds: number;
    readonly slowest_seconds: number;
    readonly nodes: string | number;
    readonly bytes: number;
    readonly making_seconds: number;
}

export interface ConditionName {
    readonly text: string; // such as only_changes(face)
    readonly type: string; // of its value
    readonly summary: string;
}

export interface CosetLevel {
    readonly distance: number;
    readonly cubes: number; // found at this distance
    readonly exact: boolean; // whether none of them is nearer
}

export interface CosetSummary {
    readonly ended: "complete" | "limit" | "stopped";
    readonly metric: "htm" | "qtm";
    readonly cubes: number; // of the coset
    readonly cubes_within: Readonly<Record<string, number>>; // by distance
    readonly left: number; // cubes that were not found
    readonly cubes_left?: readonly string[]; // as facelets, where they are few
    readonly farthest?: readonly string[]; // those at the greatest distance, if none are left and they are few
    readonly symmetries: number; // that keep the coset
    readonly memory: number; // of the map, in bytes; 0 where lists are enough
    readonly seconds: number;
}

export interface CosetsSummary {
    readonly ended: "complete" | "limit" | "stopped";
    readonly metric: "htm" | "qtm";
    readonly cosets: number; // that were asked for, each once
    readonly explored: number; // of them
    readonly left: number; // cubes of all cosets that were not found
    readonly memory: number; // of the map, in bytes; 0 where lists are enough
    readonly estimates?: readonly PositionEstimate[]; // from cosets drawn at random: what those explored so far say about all positions
    readonly seconds: number;
}

export interface CountSummary {
    readonly metric: "htm" | "qtm";
    readonly depth: number | null; // null if there was no time for any
    readonly complete: boolean;
    readonly total: string | number;
}

export interface EngineError {
    readonly message: string; // a sentence
    readonly code?: string; // which of the messages it is, as /api/v1/messages lists them
    readonly arguments?: Readonly<Record<string, Value>>; // of the sentence: numbers, texts, and messages inside it, each by its name
    readonly kind: "usage" | "invalid" | "environment" | "stopped" | "busy" | "not_found" | "forbidden" | "too_large";
    readonly place?: Place; // where in the input, in bytes
    readonly field?: string; // which one is wrong, such as cubes[3]
    readonly input?: string; // the text that is wrong
    readonly input_offset?: number; // where the input begins, if it is a part of a longer one
    readonly repairs?: readonly Repair[]; // the smallest ones, where a few stickers are wrong
    readonly facelets_at_fault?: readonly (string | number)[]; // of stickers that fit no cube
}

export interface ExplainedPhase {
    readonly name: string;
    readonly name_message: Message; // the same with its code
    readonly goal: string;
    readonly goal_message: Message; // the same with its code
    readonly moves: string;
    readonly length: number;
    readonly after: string; // the position after it, 54 facelets
    readonly corners_home: readonly string[];
    readonly edges_home: readonly string[];
    readonly centres?: readonly (number | null)[]; // after it, where they count, as in info
}

export interface Explanation {
    readonly cube: string;
    readonly centres?: readonly (number | null)[]; // where they count, as in info
    readonly method: string;
    readonly solution: string | null;
    readonly length: number | null;
    readonly ended: "proven" | "length" | "time" | "nodes" | "stopped";
    readonly phases: readonly ExplainedPhase[];
}

export interface ExploredCoset {
    readonly coset: number; // its number
    readonly cube: string; // one of its cubes, as facelets
    readonly metric: "htm" | "qtm";
    readonly small: boolean;
    readonly exact_to: number; // the distance to which all words were searched
    readonly last: number; // the last distance
    readonly levels: readonly CosetLevel[];
    readonly left: number; // cubes that were not found
    readonly seconds: number;
    readonly estimates?: readonly PositionEstimate[]; // from cosets drawn at random: what those explored so far say about all positions
}

export interface FindSummary {
    readonly found: number;
    readonly complete_depth: number; // everything up to this depth is known
    readonly visited: string | number;
    readonly ended: "exhausted" | "enough_found" | "stopped";
}

export interface FoundPosition {
    readonly maneuver: string; // that leads there
    readonly length: number;
    readonly facelets: string;
    readonly effect: string; // its cycles, such as (UF BD UR)(ULF+)
    readonly morph: number; // members of its class
    readonly pos_ref: readonly number[];
    readonly centres?: readonly (number | null)[]; // where they count, as in info
}

export interface FoundWay {
    readonly solution: string; // ^(A) are moves on the inverse
    readonly length: number;
    readonly optimal: boolean; // whether nothing shorter reaches the goal
    readonly normal: string; // the moves made on the cube
    readonly inverse: string; // those made on its inverse
    readonly rotation?: string; // how the whole cube is turned first
    readonly where: string | null; // the face, axis or pieces of the goal
    readonly reached: string; // the position of the goal, 54 facelets
}

export interface Frame {
    readonly found: boolean;
    readonly width: number; // of the picture, in pixels
    readonly height: number;
    readonly squares?: number; // of the nine that were seen as such; 0 for the guide
    readonly corners?: readonly (readonly [number, number])[]; // of the face, clockwise from the upper left
    readonly rgb?: readonly (readonly [number, number, number])[]; // of its nine stickers, row by row
    readonly steady?: boolean; // whether the frame before showed the same
    readonly again?: number; // which of the faces taken it is, if it is one, from 0
    readonly faces?: readonly SeenFace[]; // of a corner view, instead: its three, clockwise around the corner, each with its first sticker there
    readonly reason?: string; // why no face is found
    readonly reason_message?: Message; // the same with its code
}

export interface GoalRow {
    readonly name: string;
    readonly summary: string; // what it is
    readonly face: string | null; // a face tells its places apart, and this one is taken by default
    readonly axis: string | null; // an axis tells its places apart, such as this one
    readonly at: string | null; // pieces tell its places apart, such as these
}

export interface ImportNote {
    readonly index?: number; // of a list, from 0
    readonly line?: number; // of a text, from 1
    readonly note: string; // a sentence
    readonly code?: string; // which of the messages it is, as /api/v1/messages lists them
    readonly arguments?: Readonly<Record<string, Value>>; // of the sentence: numbers, texts, and messages inside it, each by its name
}

export interface Info {
    readonly facelets: string;
    readonly reachable: boolean;
    readonly centres?: readonly (number | null)[]; // where they count: clockwise quarter turns of U R F D L B, null for one that does not
    readonly reason?: string; // why turning cannot reach it
    readonly reason_message?: Message; // the same with its code
    readonly repairs?: readonly Repair[]; // the smallest that would help
    readonly trace: readonly number[];
    readonly parity: "even" | "odd" | "mixed";
    readonly corner_parity: "even" | "odd";
    readonly edge_parity: "even" | "odd";
    readonly order: number;
    readonly corner_cycles: readonly (readonly number[])[];
    readonly edge_cycles: readonly (readonly number[])[];
    readonly cycles: {
        readonly corners: string;
        readonly edges: string;
    }; // as they are written
    readonly three_cycles: {
        readonly corners: readonly (readonly number[])[] | null; // null where 3-cycles cannot do it
        readonly edges: readonly (readonly number[])[] | null;
    }; // whose product is the permutation
    readonly morph: number; // how many isomorphs it has
    readonly symmetry: string;
    readonly antisymmetry: string | null;
    readonly self_inverse: boolean;
    readonly label: string; // as Cube Explorer shows it
    readonly zip: readonly number[];
    readonly pos_ref: readonly number[]; // the zip of the isomorph that represents all
    readonly transcription: {
        readonly sc: readonly number[];
        readonly sm: readonly number[];
        readonly irc: readonly number[];
        readonly irm: readonly number[];
    }; // of the papers of 2004
    readonly cubies: {
        readonly cp: readonly number[];
        readonly co: readonly number[];
        readonly ep: readonly number[];
        readonly eo: readonly number[];
    };
    readonly maneuver?: string; // as it was given
}

export interface Job {
    readonly id: string; // such as j17
    readonly kind: "solve";
    readonly name?: string; // for people
    readonly state: "queued" | "running" | "paused" | "done" | "stopped" | "failed" | "interrupted";
    readonly request: SolveRequest; // the fields as they were understood
    readonly progress: SolveProgress | null; // null before it has begun
    readonly answer: SolveAnswer | null; // the best so far, as solve gives it
    readonly created: string;
    readonly error?: EngineError; // why it failed
}

export interface LevelCount {
    readonly metric: "htm" | "qtm";
    readonly distance: number;
    readonly positions: string | number;
    readonly classes_48?: string | number; // up to symmetry, if asked for
    readonly classes_96?: string | number; // up to inversion too
    readonly mean_morph?: number; // members of a class
    readonly corner_permutations?: string | number;
}

export interface Message {
    readonly message: string; // a sentence
    readonly code?: string; // which of the messages it is, as /api/v1/messages lists them
    readonly arguments?: Readonly<Record<string, Value>>; // of the sentence: numbers, texts, and messages inside it, each by its name
}

export interface Method {
    readonly name: string;
    readonly author: string;
    readonly year: number | null; // null where it is unknown
    readonly guarantee: string;
    readonly tables: string; // that it needs
    readonly bytes: number; // of the tables
    readonly effort: "quick" | "patient" | "shallow";
    readonly explanation: string; // how it works
}

export interface NamedDrawing {
    readonly name: string;
    readonly drawing: string; // such as aba/bab/aba
}

export interface PicturePlace {
    readonly face: string; // which it shows
    readonly quarter_turns: number; // clockwise, until it is upright in the net
}

export interface Place {
    readonly offset: number;
    readonly length: number;
}

export interface PocketAntipodes {
    readonly metric: "htm" | "qtm";
    readonly distance: number;
    readonly positions: number;
    readonly classes: readonly PocketClass[];
}

export interface PocketClass {
    readonly facelets: string;
    readonly position: number;
    readonly generator: string; // a shortest one
    readonly positions: number; // that are this one up to symmetry
    readonly symmetry: string;
}

export interface PocketCounts {
    readonly metric: "htm" | "qtm";
    readonly greatest: number; // distance from solved
    readonly positions: number; // in all
    readonly counts: readonly number[]; // of positions, by distance from 0
}

export interface PocketDraw {
    readonly facelets: string;
    readonly position: number;
    readonly seed: number;
    readonly number: number; // among those of the seed, from 1
    readonly form: "maneuver" | "facelets" | "cubies" | "layers"; // of the text
    readonly text: string; // in the form asked for
}

export interface PocketFeasibility {
    readonly feasible: boolean;
    readonly facelets?: string; // 24, if turning can make them
    readonly reason?: string; // why turning cannot
    readonly reason_message?: Message; // the same with its code
    readonly facelets_at_fault?: readonly string[]; // such as U4
}

export interface PocketInfo {
    readonly facelets: string; // 24, as it is held
    readonly home: string; // 24, with the corner DBL at home
    readonly position: number;
    readonly maneuver?: string; // as it was given
    readonly distance: {
        readonly htm: number;
        readonly qtm: number;
    }; // from solved
    readonly generator: string; // of fewest face turns; makes home
    readonly order: number;
    readonly parity: "even" | "odd";
    readonly cycles: string; // of the corners
    readonly symmetry: string;
    readonly images: number; // how many positions are this one up to symmetry
    readonly isomorphs: number; // the same, up to inversion too
    readonly cubies: string; // by their coordinates
    readonly layers: string; // the generator as quarter turns of layers
}

export interface PocketSolution {
    readonly cube: string; // 24 facelets, as it is held
    readonly position: number; // its number, the same however it is held
    readonly solution: string; // a shortest one, for the cube as it is held
    readonly generator?: string; // makes the position from a solved cube
    readonly solutions?: readonly string[]; // all that are equally short
    readonly generators?: readonly string[];
    readonly length: number;
    readonly metric: "htm" | "qtm";
    readonly optimal: boolean;
}

export interface PositionEstimate {
    readonly distance: number;
    readonly positions: number; // an estimate of how many of all are at this distance
    readonly standard_error: number;
    readonly cosets: number; // that tell it
    readonly likely_low: boolean; // whether cosets near H were left to chance, so that a small sample has too few
}

export interface Question {
    readonly id: string; // such as q3
    readonly kind: "count" | "find" | "pattern" | "symmetry" | "path" | "theory" | "explain" | "compare" | "coset" | "cosets" | "survey";
    readonly state: "queued" | "running" | "paused" | "done" | "stopped" | "failed" | "interrupted";
    readonly question: object; // the fields as they were understood
    readonly progress: QuestionProgress | null; // null before it has begun
    readonly summary: object | null; // of the answer; null until it has ended
    readonly created: string;
    readonly error?: EngineError; // why it failed
    readonly items: readonly object[]; // the answer so far, piece by piece
}

export interface QuestionProgress {
    readonly fraction: number; // 0 to 1
    readonly text: string; // what is being done
    readonly text_message: Message; // the same with its code
    readonly seconds: number;
    readonly seconds_left: number | null; // that it may still take; null while that would be a guess
}

export interface ReadAnswer {
    readonly form: "maneuver" | "facelets" | "reid" | "transcription" | "zip" | "json" | "link" | "cycles"; // what it was taken for
    readonly facelets: string;
    readonly reachable: boolean;
    readonly reason?: string; // why turning cannot reach it
    readonly reason_message?: Message; // the same with its code
    readonly centres?: readonly (number | null)[]; // where they count, as in info
    readonly maneuver?: string; // the turns, where there are any
    readonly moves?: readonly string[]; // one by one
    readonly spans?: readonly (readonly number[])[]; // offset and length of each turn in the text, where they correspond
    readonly setup?: string; // of a link: the turns before its own
    readonly start?: string; // of a link: the position that it starts from
    readonly held: string; // the rotations that bring a cube to the way it is held at the end
    readonly lengths?: Readonly<Partial<Record<"htm" | "qtm" | "stm" | "etm" | "axial", number>>>; // in each metric
}

export interface Refusal {
    readonly error: EngineError; // why, in words and by its code
}

export interface Repair {
    readonly description: string; // a sentence
    readonly code?: string; // which of the messages it is, as /api/v1/messages lists them
    readonly arguments?: Readonly<Record<string, Value>>; // of the sentence: numbers, texts, and messages inside it, each by its name
    readonly changes: readonly StickerChange[];
    readonly facelets: string; // of the cube that it makes
}

export interface Row {
    readonly id: number;
    readonly position: string; // 54 facelets, then + and the twists of centres that count
    readonly name: string;
    readonly sense: "generator" | "solver";
    readonly maneuver: string | null; // that makes or solves the position, as the sense says
    readonly length: number | null;
    readonly metric: "htm" | "qtm" | "stm" | "etm" | "axial";
    readonly optimal: boolean;
    readonly lower_bound: number;
    readonly state: "idle" | "queued" | "running" | "paused" | "interrupted" | "done" | "failed" | "stopped";
    readonly depth: number | null; // of the search
    readonly nodes: number | null;
    readonly seconds: number | null;
    readonly reachable: boolean;
    readonly symmetry: string;
    readonly label: string; // as Cube Explorer shows it
    readonly self_inverse: boolean;
    readonly created: string;
    readonly parameters: RunParameters | null; // of its last run
    readonly note: string | null; // what went wrong
    readonly note_message: Message | null; // the same with its code
    readonly fraction?: number; // of the depth that is searched now, 0 to 1
    readonly seconds_left?: number; // that this depth may still take
    readonly table?: TableProgress; // that is loaded or built before the search
}

export interface RowPage {
    readonly revision: number; // grows with every change that a user makes
    readonly total: number;
    readonly undo: string | null; // what undo would undo
    readonly undo_message?: Message; // the same with its code
    readonly redo: string | null;
    readonly redo_message?: Message; // the same with its code
    readonly rows: readonly Row[];
}

export interface RunParameters {
    readonly max_length?: number; // stop as soon as a solution is this short; with optimal, at most 30, and with goal or open, at most 40: look for nothing longer
    readonly time_ms?: number; // for each row
    readonly min_time_ms?: number; // search each row at least this long, even if its solution is as short as max_length
    readonly metric?: "htm" | "qtm" | "stm"; // count face turns (htm), quarter turns (qtm) or slice turns (stm)
    readonly axes?: number; // of the two-phase search: look along this many axes, taking turns; 3 is Cube Explorer's triple search
    readonly only_above?: number; // leave out rows whose solution is already this short
    readonly max_cubes?: number; // search at most this many rows, the first of those concerned
    readonly at_once?: number; // rows to search at the same time
    readonly threads?: number; // use this many threads (default all)
    readonly optimal?: boolean; // find a shortest solution and prove it
    readonly memory?: string; // with optimal: the best table of at most this size, like 500M or 4G (by default the best that is there, or can be built in two minutes)
    readonly device?: "cpu" | "gpu" | "auto"; // with optimal: search on the processor (cpu), on a graphics card (gpu), or on a card if there is one (auto)
}

export interface ScannedCube {
    readonly facelets: string; // the most likely cube; with any order of pictures, held with white up and green in front
    readonly probability: number; // from 0 to 1
    readonly doubtful: readonly number[]; // the facelets that may be another colour, from 0
    readonly second: {
        readonly facelets: string;
        readonly probability: number;
    } | null; // the runner-up
    readonly likely: boolean; // whether the probability is enough to go on with
    readonly colours: string; // of the faces U R F D L B: w r g y o b
    readonly pictures?: readonly PicturePlace[]; // with any order: where each one belongs
}

export interface Scramble {
    readonly scramble: string; // a maneuver that makes the position
    readonly length: number; // in face turns
    readonly facelets: string; // the position
    readonly seed: number;
    readonly number: number; // from 1
}

export interface SeenFace {
    readonly squares: number; // of the nine that were seen as such
    readonly corners: readonly (readonly [number, number])[]; // of the face, clockwise from its first sticker
    readonly rgb: readonly (readonly [number, number, number])[]; // of its nine stickers, row by row
    readonly again?: number; // which of the faces taken it is, if it is one, from 0
}

export interface SkippedCube {
    readonly index?: number; // of a list, from 0
    readonly line?: number; // of a text, from 1
    readonly duplicate_of: number; // the id of its row
    readonly name: string; // of that row
}

export interface SolveAnswer {
    readonly cube: string; // the position, 54 facelets
    readonly solution: string | null; // the maneuver, or null if none was found
    readonly generator?: string | null; // if asked for
    readonly solutions?: readonly string[]; // all of them, if asked for
    readonly length: number | null; // of the solution
    readonly metric: "htm" | "qtm" | "stm";
    readonly cost?: number; // if costs were given
    readonly optimal: boolean; // whether nothing shorter exists
    readonly lower_bound: number; // no solution is shorter than this
    readonly ended: "proven" | "length" | "time" | "nodes" | "stopped" | null; // null while the search goes on
    readonly nodes: number;
    readonly probes: number;
    readonly seconds: number;
    readonly goal?: string; // how far it was to be solved
    readonly found?: readonly FoundWay[]; // the ways to the goal, in order of length
}

export interface SolveProgress {
    readonly depth: number;
    readonly nodes: number;
    readonly seconds: number;
    readonly lower_bound?: number; // no solution is shorter than this
    readonly best?: number; // the shortest length found so far
    readonly fraction?: number; // of the depth that is searched now, 0 to 1
    readonly seconds_left?: number; // that this depth may still take
    readonly table?: TableProgress; // that is loaded or built before the search
}

export interface SolveRequest {
    readonly kind?: "solve"; // what to do
    readonly name?: string; // a name to recognise it by
    readonly cube: string; // a position, in any form
    readonly as?: "maneuver" | "facelets" | "reid" | "transcription" | "zip" | "json" | "link" | "cycles"; // read each CUBE in this form instead of recognising it
    readonly notation?: "wca" | "papers"; // the letters of maneuvers: wca, or papers for those of the Caml papers
    readonly centres?: string; // let the twists of the centres count, as on a cube with pictures: all six, or those of these faces, such as UF
    readonly max_length?: number; // stop as soon as a solution is this short; with optimal, at most 30, and with goal or open, at most 40: look for nothing longer
    readonly optimal?: boolean; // find a shortest solution and prove it
    readonly memory?: string; // with optimal: the best table of at most this size, like 500M or 4G (by default the best that is there, or can be built in two minutes)
    readonly device?: "cpu" | "gpu" | "auto"; // with optimal: search on the processor (cpu), on a graphics card (gpu), or on a card if there is one (auto)
    readonly all?: boolean; // with optimal, goal or open: every shortest solution, or every one up to max_length
    readonly metric?: "htm" | "qtm" | "stm"; // count face turns (htm), quarter turns (qtm) or slice turns (stm)
    readonly moves?: string; // use only these turns: U is every turn of that face, U2 its half turn, U1 and U' its quarter turns; like "U R F D L" or "R2 U2"; with goal or open also slices: "U M" or "R U M2"
    readonly cost?: string | object; // look for the least cost instead of the fewest turns: a list like quarter=1,half=1.6,R2=2,UD=parallel, or the same as JSON
    readonly generator?: boolean; // the maneuver that makes the position
    readonly axes?: number; // of the two-phase search: look along this many axes, taking turns; 3 is Cube Explorer's triple search
    readonly threads?: number; // use this many threads (default all)
    readonly goal?: string; // solve no further than this: a goal by name, as antipode goals lists them, or pieces like "DF DR DFR" (DF- for the place alone, DF+ for the orientation alone); the shortest way is always proven
    readonly open?: boolean; // cubes are incomplete: 54 stickers with . for what may end anywhere, lower case for a place alone and * for an orientation alone, or JSON with null
    readonly face?: "U" | "R" | "F" | "D" | "L" | "B" | "any"; // with goal: its face, or any (default D, for last layers U)
    readonly axis?: "ud" | "rl" | "fb" | "any"; // with goal: its axis (default any)
    readonly at?: string; // with goal: where it is, as the pair FR of an x-cross or the corner DBL of a 2x2x2, or any (the default)
    readonly from?: string; // with goal: a goal that the cube already meets, on any face or axis; only turns that keep it are made
    readonly count?: number; // with goal or open: this many solutions, in order of length
    readonly slack?: number; // with goal or open, and all: also those that are this many turns longer than the shortest
    readonly niss?: boolean; // with goal: also make moves on the inverse, written ^(A)
    readonly rotate?: boolean; // with goal or open, and moves: turn the whole cube first, in whichever way helps
    readonly time_ms?: number; // how long to search
}

export interface Statistics {
    readonly total: number;
    readonly solved: number;
    readonly optimal: number;
    readonly reachable: number;
    readonly lengths: Readonly<Partial<Record<"htm" | "qtm" | "stm" | "etm" | "axial", Readonly<Record<string, number>>>>>; // how many rows there are of each length, by metric
    readonly optimal_lengths: Readonly<Partial<Record<"htm" | "qtm" | "stm" | "etm" | "axial", Readonly<Record<string, number>>>>>;
    readonly symmetric: number;
    readonly self_inverse: number;
    readonly centred: number; // with centres that count
    readonly symmetries: Readonly<Record<string, number>>; // how many rows have each symmetry
    readonly antisymmetries: Readonly<Record<string, number>>; // how many rows have each antisymmetry: the symmetries, then in braces all together, or I
}

export interface Status {
    readonly name: string;
    readonly version: string;
    readonly uptime_seconds: number;
    readonly threads: number; // that searches may use
    readonly tables: readonly TablesStatus[];
    readonly jobs: {
        readonly running: number;
        readonly queued: number;
        readonly limit: number;
    };
    readonly searches: number; // that clients wait for
    readonly streams: number; // event streams that are open
    readonly workspace: {
        readonly file: string;
        readonly cubes: number;
        readonly revision: number;
    };
}

export interface StickerChange {
    readonly facelet: string; // such as U9
    readonly index: number; // 0 to 53
    readonly from: string;
    readonly to: string;
}

export interface SymmetryLists {
    readonly symmetries: readonly SymmetryRow[]; // the 33 classes
    readonly antisymmetries: readonly SymmetryRow[]; // the 65 types
}

export interface SymmetryRow {
    readonly name: string; // such as D3d
    readonly order: number;
    readonly positions: string | number; // that one group of the type leaves unchanged
    readonly positions_exactly: string | number;
    readonly classes_exactly: string | number; // up to the 48 symmetries
    readonly classes_at_least: string | number;
}

export interface TableProgress {
    readonly name: string;
    readonly progress: number; // 0 to 1
}

export interface TablesStatus {
    readonly metric: "htm" | "qtm" | "stm";
    readonly name?: string; // of a table of bounds for shortest solutions
    readonly state: "absent" | "loading" | "building" | "ready" | "failed";
    readonly progress: number; // 0 to 1
    readonly message: string; // a sentence
    readonly code?: string; // which of the messages it is, as /api/v1/messages lists them
    readonly arguments?: Readonly<Record<string, Value>>; // of the sentence: numbers, texts, and messages inside it, each by its name
}

export interface TheoryLine {
    readonly name: string; // such as element-orders
    readonly title: string;
    readonly answer: string;
    readonly answer_message: Message; // the same with its code
    readonly papers: string; // what they say; empty where they say nothing
    readonly verdict: "holds" | "does not hold" | "holds, sharpened" | "answered";
    readonly table: readonly (Readonly<Record<string, string>>)[];
}

export interface Travelled {
    readonly done: string; // what was undone or redone
    readonly done_message: Message; // the same with its code
    readonly revision: number;
    readonly can_undo: boolean;
    readonly can_redo: boolean;
    readonly undo: string | null; // what comes next
    readonly undo_message?: Message; // the same with its code
    readonly redo: string | null;
    readonly redo_message?: Message; // the same with its code
}

export interface UnreadCube {
    readonly index?: number; // of a list, from 0
    readonly line?: number; // of a text, from 1
    readonly error: EngineError; // why
}

export type Value = number | string | readonly string[] | Message | readonly Message[];

export interface WantedCount {
    readonly positions: string | number;
    readonly classes: string | number;
}

export interface WantedPosition {
    readonly facelets: string;
    readonly class_size: number;
    readonly symmetry: string; // as Cube Explorer shows it
    readonly effect: string;
    readonly seen?: string; // where corners or edges count alone: the stickers, with dots for the other pieces, two of which are exchanged if necessary
    readonly centres?: readonly (number | null)[]; // where they count, as in info
}

export interface WantedSummary {
    readonly found: number;
    readonly ended: "exhausted" | "enough_found" | "stopped";
    readonly condition: string; // as find takes it
    readonly positions?: string | number; // how many there are, where not all were listed
    readonly classes?: string | number; // of them
    readonly at_most?: string | number; // instead of these, where they are not known: there are no more positions than this
}

// What is answered.
export interface Answers {
    readonly "GET /devices": {
        readonly card: string | null; // the graphics card for device gpu and auto, by its name; null without one
    };
    readonly "GET /goals": {
        readonly goals: readonly GoalRow[];
    };
    readonly "GET /jobs": {
        readonly jobs: readonly Job[];
    };
    readonly "GET /laboratory/drawings": {
        readonly drawings: readonly NamedDrawing[]; // those that have a name
    };
    readonly "GET /laboratory/names": {
        readonly names: readonly ConditionName[];
    };
    readonly "GET /laboratory/symmetries": SymmetryLists;
    readonly "GET /methods": {
        readonly methods: readonly Method[];
    };
    readonly "GET /status": Status;
    readonly "GET /workspace/cubes": RowPage;
    readonly "GET /workspace/statistics": Statistics;
    readonly "PATCH /workspace/cubes/{id}": Row;
    readonly "POST /complete": {
        readonly facelets: string; // with all stickers that are determined
        readonly filled: readonly (readonly (string | number)[])[]; // the number of each new sticker, and its colour
        readonly complete: boolean; // whether all are painted now
        readonly completions: string; // how many cubes look like this: a number, or ">1000"
        readonly reachable: boolean;
    };
    readonly "POST /convert": {
        readonly facelets: string; // the position, 54 letters
        readonly reachable: boolean; // whether turning a solved cube leads there
        readonly maneuver?: string; // that makes the position, where it is known
        readonly centres?: readonly (number | null)[]; // where they count: clockwise quarter turns of U R F D L B, null for one that does not
        readonly form: "facelets" | "reid" | "transcription" | "zip" | "json" | "link" | "cycles" | "maneuver" | "wca" | "papers" | "papers-colours"; // of the text
        readonly text: string; // the position in the form asked for
    };
    readonly "POST /info": Info;
    readonly "POST /inverse": Answers["POST /convert"];
    readonly "POST /jobs": Job;
    readonly "POST /laboratory/closure": Closure;
    readonly "POST /laboratory/like": {
        readonly condition: string; // for find
    };
    readonly "POST /pocket/antipodes": PocketAntipodes;
    readonly "POST /pocket/check": PocketFeasibility;
    readonly "POST /pocket/count": PocketCounts;
    readonly "POST /pocket/info": PocketInfo;
    readonly "POST /pocket/random": {
        readonly cubes: readonly PocketDraw[];
    };
    readonly "POST /pocket/solve": PocketSolution;
    readonly "POST /random": {
        readonly cubes: readonly string[]; // in the form asked for
    };
    readonly "POST /read": ReadAnswer;
    readonly "POST /scan": ScannedCube;
    readonly "POST /scan/face": Frame;
    readonly "POST /scramble": {
        readonly scrambles: readonly Scramble[];
    };
    readonly "POST /transform": {
        readonly facelets: string; // the position, 54 letters
        readonly reachable: boolean; // whether turning a solved cube leads there
        readonly maneuver?: string; // that makes the position, where it is known
        readonly centres?: readonly (number | null)[]; // where they count: clockwise quarter turns of U R F D L B, null for one that does not
    };
    readonly "POST /workspace/continue": {
        readonly rows: number; // how many were concerned
    };
    readonly "POST /workspace/cubes": Added;
    readonly "POST /workspace/delete": Changed;
    readonly "POST /workspace/label": Changed;
    readonly "POST /workspace/pause": Answers["POST /workspace/continue"];
    readonly "POST /workspace/redo": Travelled;
    readonly "POST /workspace/run": {
        readonly queued: number;
        readonly left_out: number; // running already, unreachable, proven shortest, short enough, or too many
    };
    readonly "POST /workspace/sense": Changed;
    readonly "POST /workspace/stop": Answers["POST /workspace/continue"];
    readonly "POST /workspace/transform": Changed;
    readonly "POST /workspace/undo": Travelled;
}

// What is sent beside the path.
export interface Requests {
    readonly "GET /workspace/cubes": {
        readonly sort?: "id" | "name" | "length" | "date" | "cube"; // what to sort by; cube puts isomorphic cubes next to each other
        readonly order?: "up" | "down"; // of the rows
        readonly offset?: number; // rows to skip
        readonly limit?: number; // rows to return
    };
    readonly "GET /workspace/export": {
        readonly format?: "txt" | "json" | "html"; // txt as Cube Explorer writes it, json, which keeps everything, or html, a sheet with pictures to be printed, of at most 1000 cubes
        readonly ids?: readonly number[]; // of the rows concerned
    };
    readonly "PATCH /workspace/cubes/{id}": {
        readonly name?: string; // a new name
        readonly sense?: "generator" | "solver"; // which maneuver to show
    };
    readonly "POST /complete": {
        readonly facelets: string; // 54 stickers of which some are unpainted
    };
    readonly "POST /convert": {
        readonly cube: string; // a position, in any form
        readonly to: "facelets" | "reid" | "transcription" | "zip" | "json" | "link" | "cycles" | "maneuver" | "wca" | "papers" | "papers-colours"; // the form to write
        readonly as?: "maneuver" | "facelets" | "reid" | "transcription" | "zip" | "json" | "link" | "cycles"; // read each CUBE in this form instead of recognising it
        readonly notation?: "wca" | "papers"; // the letters of maneuvers: wca, or papers for those of the Caml papers
        readonly centres?: string; // let the twists of the centres count, as on a cube with pictures: all six, or those of these faces, such as UF
    };
    readonly "POST /info": {
        readonly cube: string; // a position, in any form
        readonly as?: "maneuver" | "facelets" | "reid" | "transcription" | "zip" | "json" | "link" | "cycles"; // read each CUBE in this form instead of recognising it
        readonly notation?: "wca" | "papers"; // the letters of maneuvers: wca, or papers for those of the Caml papers
        readonly centres?: string; // let the twists of the centres count, as on a cube with pictures: all six, or those of these faces, such as UF
    };
    readonly "POST /inverse": {
        readonly cube: string; // a position, in any form
        readonly to?: "facelets" | "reid" | "transcription" | "zip" | "json" | "link" | "cycles" | "maneuver" | "wca" | "papers" | "papers-colours"; // write the answer in this form
        readonly as?: "maneuver" | "facelets" | "reid" | "transcription" | "zip" | "json" | "link" | "cycles"; // read each CUBE in this form instead of recognising it
        readonly notation?: "wca" | "papers"; // the letters of maneuvers: wca, or papers for those of the Caml papers
        readonly centres?: string; // let the twists of the centres count, as on a cube with pictures: all six, or those of these faces, such as UF
    };
    readonly "POST /jobs": SolveRequest;
    readonly "POST /laboratory/closure": {
        readonly symmetries?: string; // operations such as "y2 -UF", or a type of symmetry such as C3
        readonly antisymmetries?: string; // operations that turn a position into its inverse
    };
    readonly "POST /laboratory/like": {
        readonly cube: string; // a position, in any form
        readonly as?: "maneuver" | "facelets" | "reid" | "transcription" | "zip" | "json" | "link" | "cycles"; // read each CUBE in this form instead of recognising it
        readonly notation?: "wca" | "papers"; // the letters of maneuvers: wca, or papers for those of the Caml papers
    };
    readonly "POST /pocket/antipodes": {
        readonly metric?: "htm" | "qtm"; // count face turns (htm) or quarter turns (qtm)
    };
    readonly "POST /pocket/check": {
        readonly cube: string; // a 2x2x2 in any form, held in any way
        readonly as?: "maneuver" | "facelets" | "cubies" | "layers"; // read each CUBE in this form instead of recognising it
    };
    readonly "POST /pocket/count": Requests["POST /pocket/antipodes"];
    readonly "POST /pocket/info": Requests["POST /pocket/check"];
    readonly "POST /pocket/picture": {
        readonly cube: string; // a 2x2x2 in any form, held in any way
        readonly as?: "maneuver" | "facelets" | "cubies" | "layers"; // read each CUBE in this form instead of recognising it
        readonly format?: "svg" | "png" | "text"; // of the picture; text is a net of letters
        readonly view?: "net" | "3d"; // what the picture shows
        readonly all_faces?: boolean; // in a 3d view, let the hidden faces float behind the cube
        readonly scheme?: string; // the colours: the name of a scheme, or six of your own, "#ffffff,#d0202e,…" in the order U R F D L B
        readonly size?: number; // the longer side of the picture in pixels
        readonly background?: string; // such as "#ffffff"; transparent by default
    };
    readonly "POST /pocket/random": {
        readonly count?: number; // how many
        readonly seed?: number; // a whole number that gives the same positions everywhere
        readonly to?: "maneuver" | "facelets" | "cubies" | "layers"; // write the positions in this form
    };
    readonly "POST /pocket/solve": {
        readonly cube: string; // a 2x2x2 in any form, held in any way
        readonly as?: "maneuver" | "facelets" | "cubies" | "layers"; // read each CUBE in this form instead of recognising it
        readonly metric?: "htm" | "qtm"; // count face turns (htm) or quarter turns (qtm)
        readonly all?: boolean; // every shortest solution
        readonly generator?: boolean; // maneuvers that make the position
    };
    readonly "POST /random": {
        readonly count?: number; // how many
        readonly seed?: number; // a whole number: the same seed gives the same cubes, everywhere and always
        readonly only?: "corners" | "edges"; // draw only these pieces; the others are solved
        readonly any?: boolean; // from all ways to put the pieces together, of which turning reaches one in twelve
        readonly to?: "facelets" | "reid" | "transcription" | "zip" | "json" | "cycles"; // write the positions in this form
        readonly centres?: string; // let the twists of the centres count, as on a cube with pictures: all six, or those of these faces, such as UF
    };
    readonly "POST /read": {
        readonly text: string; // what somebody typed or pasted: any form of a cube, or a link
        readonly as?: "maneuver" | "facelets" | "reid" | "transcription" | "zip" | "json" | "link" | "cycles"; // read each CUBE in this form instead of recognising it
        readonly notation?: "wca" | "papers"; // the letters of maneuvers: wca, or papers for those of the Caml papers
        readonly centres?: string; // let the twists of the centres count, as on a cube with pictures: all six, or those of these faces, such as UF
    };
    readonly "POST /scan": {
        readonly rgb: readonly (readonly [number, number, number])[]; // the mean colour of each sticker: six pictures of nine, row by row
        readonly order?: "net" | "any"; // net: the pictures are U R F D L B, upright as in the net; any: in any order, each any way up, as the pieces show
        readonly settled?: readonly ({
            readonly patch: number; // its number in rgb, from 0
            readonly picture: number; // whose centre has the same colour: 0 to 5, in the order of rgb
        })[]; // what a person said about doubtful stickers
        readonly corner_views?: readonly ({
            readonly pictures: readonly [number, number, number]; // three of rgb, 0 to 5: clockwise around the corner, each with its first sticker there
        })[]; // with any order: pictures that were one and show a corner
    };
    readonly "POST /scan/face": {
        readonly picture: string; // a JPEG or PNG in base64; a data: URL is accepted, too
        readonly guide?: boolean; // where no face is found, take the square in the middle of the picture
        readonly corner?: boolean; // a picture that shows three faces around a corner counts as three
        readonly before?: readonly (readonly [number, number, number])[]; // the rgb of the previous frame, to find out whether the face was held still
        readonly taken?: readonly ({
            readonly rgb: readonly (readonly [number, number, number])[]; // its nine stickers, as answered
        })[]; // the faces that were shown before, to find out whether this is one of them
    };
    readonly "POST /scramble": {
        readonly count?: number; // how many
        readonly seed?: number; // a whole number: the same seed gives the same scrambles, everywhere and always
    };
    readonly "POST /transform": {
        readonly cube: string; // a position, in any form
        readonly by: string | number; // a symmetry: its number from 0 to 47, or rotations and mirrors one after the other, such as "x y2" or "mirror-RL"
        readonly invert?: boolean; // undo the position first
        readonly as?: "maneuver" | "facelets" | "reid" | "transcription" | "zip" | "json" | "link" | "cycles"; // read each CUBE in this form instead of recognising it
        readonly notation?: "wca" | "papers"; // the letters of maneuvers: wca, or papers for those of the Caml papers
        readonly centres?: string; // let the twists of the centres count, as on a cube with pictures: all six, or those of these faces, such as UF
    };
    readonly "POST /workspace/continue": {
        readonly ids?: readonly number[]; // of the rows concerned
        readonly all?: boolean; // every row, instead of ids
    };
    readonly "POST /workspace/cubes": {
        readonly cubes: readonly ({
            readonly cube: string; // a position, in any form
            readonly as?: "maneuver" | "facelets" | "reid" | "transcription" | "zip" | "json" | "link" | "cycles"; // read each CUBE in this form instead of recognising it
            readonly notation?: "wca" | "papers"; // the letters of maneuvers: wca, or papers for those of the Caml papers
            readonly centres?: string; // let the twists of the centres count, as on a cube with pictures: all six, or those of these faces, such as UF
            readonly name?: string; // a name to recognise it by
            readonly sense?: "generator" | "solver"; // which maneuver to show
        })[]; // what to add
        readonly skip_isomorphs?: "no" | "symmetry" | "inversion"; // leave out what is already there, up to symmetry, or inversion too
    };
    readonly "POST /workspace/delete": Requests["POST /workspace/continue"];
    readonly "POST /workspace/label": Requests["POST /workspace/continue"];
    readonly "POST /workspace/pause": Requests["POST /workspace/continue"];
    readonly "POST /workspace/run": {
        readonly ids?: readonly number[]; // of the rows concerned
        readonly all?: boolean; // every row, instead of ids
        readonly max_length?: number; // stop as soon as a solution is this short; with optimal, at most 30, and with goal or open, at most 40: look for nothing longer
        readonly time_ms?: number; // for each row
        readonly min_time_ms?: number; // search each row at least this long, even if its solution is as short as max_length
        readonly metric?: "htm" | "qtm" | "stm"; // count face turns (htm), quarter turns (qtm) or slice turns (stm)
        readonly axes?: number; // of the two-phase search: look along this many axes, taking turns; 3 is Cube Explorer's triple search
        readonly only_above?: number; // leave out rows whose solution is already this short
        readonly max_cubes?: number; // search at most this many rows, the first of those concerned
        readonly at_once?: number; // rows to search at the same time
        readonly threads?: number; // use this many threads (default all)
        readonly optimal?: boolean; // find a shortest solution and prove it
        readonly memory?: string; // with optimal: the best table of at most this size, like 500M or 4G (by default the best that is there, or can be built in two minutes)
        readonly device?: "cpu" | "gpu" | "auto"; // with optimal: search on the processor (cpu), on a graphics card (gpu), or on a card if there is one (auto)
    };
    readonly "POST /workspace/sense": {
        readonly ids?: readonly number[]; // of the rows concerned
        readonly all?: boolean; // every row, instead of ids
        readonly sense: "generator" | "solver"; // which maneuver to show
    };
    readonly "POST /workspace/stop": Requests["POST /workspace/continue"];
    readonly "POST /workspace/transform": {
        readonly ids?: readonly number[]; // of the rows concerned
        readonly all?: boolean; // every row, instead of ids
        readonly operation: "rotate" | "reflect" | "arrange" | "invert" | "multiply" | "duplicate"; // what to do
        readonly by?: string; // rotations such as "x y2", a mirror RL, UD or FB, or a cube to multiply by
        readonly in_place?: boolean; // change the rows; with false new ones are added
        readonly skip_isomorphs?: "no" | "symmetry" | "inversion"; // leave out what is already there, up to symmetry, or inversion too
    };
}

// What comes over the streams.
export interface Events {
    readonly "GET /workspace/events": {
        readonly row: Row; // one that changed
        readonly list: {
            readonly revision: number;
            readonly total: number;
        }; // when rows come, go or change places
        readonly tables: {
            readonly tables: readonly TablesStatus[];
        };
        readonly busy: Busy; // rows that wait or are searched
    };
}
