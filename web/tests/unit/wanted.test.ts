// Conditions as the page writes and reads them, and drawings of faces.
import { describe, expect, it } from "vitest";
import { clausesOf, filterClauses, joined, noFilters, readFilters } from "../../src/cube/condition";
import {
    type Drawing,
    blank,
    isLive,
    patternClauses,
    readPatterns,
    withCell,
    withFace,
} from "../../src/cube/drawing";
import { operationNamed, operations, operationsIn, pressedAgain } from "../../src/cube/operation";
import { readSymmetries, symmetryClauses } from "../../src/cube/symmetry-condition";
import { marksOf } from "../../src/pictures/symmetry";
import { readQuery, writeQuery } from "../../src/cube/links";
import { solved } from "../../src/cube/facelets";

const dot: Drawing = { ...blank, cells: "aaaabaaaa" };
const board: Drawing = { ...blank, cells: "ababababa", faces: ["U", "D"] };
const square: Drawing = { ...blank, cells: "aabaabbbb", isFixed: true, faces: ["F"] };

describe("a condition", () => {
    it("falls into clauses at its ands, outside brackets and quotes", () => {
        expect(clausesOf('shows(all, "a and b") and (order == 2 and x) and  continuous')).toEqual([
            'shows(all, "a and b")',
            "(order == 2 and x)",
            "continuous",
        ]);
        expect(clausesOf("  ")).toEqual([]);
        expect(clausesOf("band and handy")).toEqual(["band", "handy"]);
    });
    it("with an or is one clause, which gets brackets beside others", () => {
        const text = "order == 2 or order == 3";
        expect(clausesOf(text)).toEqual([text]);
        expect(joined(clausesOf(text))).toBe(text);
        expect(joined(["continuous", text])).toBe(`continuous and (${text})`);
        expect(clausesOf(joined(["continuous", text]))).toHaveLength(2);
    });
    it("tells the filters it was written from, and keeps what is no filter", () => {
        const filters = {
            colours: [1, 2, 6],
            isContinuous: true,
            only: "edges",
            parity: "odd",
            notSelfInverse: true,
        } as const;
        const text = joined([...filterClauses(filters), "order == 4"]);
        expect(readFilters(clausesOf(text))).toEqual({ found: filters, rest: ["order == 4"] });
        expect(readFilters([])).toEqual({ found: noFilters, rest: [] });
        expect(filterClauses(noFilters)).toEqual([]);
    });
    it("counts corners or edges alone where they are permuted oddly", () => {
        for (const [only, text] of [
            ["corners", 'corners_alone and parity == "odd"'],
            ["edges", 'edges_alone and edge_parity == "odd"'],
        ] as const) {
            const filters = { ...noFilters, only, parity: "odd" } as const;
            expect(joined(filterClauses(filters))).toBe(text);
            expect(readFilters(clausesOf(text))).toEqual({ found: filters, rest: [] });
        }
        expect(readFilters(["corners_alone"])).toEqual({
            found: noFilters,
            rest: ["corners_alone"],
        });
        expect(readFilters(["edges_solved", 'parity == "odd"']).rest).toEqual(["edges_solved"]);
    });
});

describe("drawings", () => {
    it("are asked for together where faces have the same choice", () => {
        expect(patternClauses([dot])).toEqual(['shows(all, "aaa/aba/aaa")']);
        expect(patternClauses([dot, board])).toEqual([
            'shows(UD, "aaa/aba/aaa|aba/bab/aba")',
            'shows(RFLB, "aaa/aba/aaa")',
        ]);
        expect(patternClauses([square])).toEqual(['shows(F, "=aab/aab/bbb")']);
    });
    it("that are blank or on no face ask for nothing", () => {
        expect([blank, { ...dot, faces: [] }].map(isLive)).toEqual([false, false]);
        expect(patternClauses([blank, { ...dot, faces: [] }])).toEqual([]);
    });
    it("come back from what they were written as", () => {
        for (const drawings of [[dot], [dot, board], [board, square], [dot, board, square]]) {
            const { found, rest } = readPatterns(patternClauses(drawings));
            expect(rest).toEqual([]);
            expect(patternClauses(found)).toEqual(patternClauses(drawings));
        }
    });
    it("are known by their names, where these are known", () => {
        const names = new Map([["dot", "aaa/aba/aaa"]]);
        expect(readPatterns(['shows(all, "dot")'], names).found).toEqual([dot]);
        expect(readPatterns(['shows(all, "dot")']).rest).toEqual(['shows(all, "dot")']);
    });
    it("are left as they are written where the form has no place for them", () => {
        const clauses = [
            'shows(U, "aaa/aba/aaa")',
            'shows(UD, "aba/bab/aba")',
            'shows(F, "UUU/UUU/UUU")',
        ];
        const { found, rest } = readPatterns(clauses);
        expect(found).toHaveLength(1);
        expect(rest).toEqual(clauses.slice(1));
    });
    it("are painted cell by cell, and meant for faces in their order", () => {
        expect(withCell(blank, 4, "c").cells).toBe("....c....");
        expect(withFace(withFace({ ...blank, faces: [] }, "B", true), "R", true).faces).toEqual([
            "R",
            "B",
        ]);
        expect(withFace(blank, "U", false).faces).not.toContain("U");
    });
});

describe("the address", () => {
    it("tells a condition, and a link opened has it again", () => {
        const where = 'shows(all, "aaa/aba/aaa") and colours(all, 1, 2)';
        const query = writeQuery({ start: solved, alg: "", tab: "patterns", where });
        expect(readQuery(query)).toMatchObject({ tab: "patterns", where });
    });
});

describe("symmetries", () => {
    it("are 29, each with its own name, and known with or without their inverses", () => {
        expect(operations).toHaveLength(29);
        expect(new Set(operations.map(({ name }) => name)).size).toBe(29);
        expect(operationNamed("URF'")).toBe(operationNamed("URF"));
        expect(operationNamed("-URF")).toBeNull();
        expect(operationsIn(["1", "y", "y2", "y'"]).map(({ name }) => name)).toEqual(["y", "y2"]);
    });
    it("have an axis, a mirror, both or neither", () => {
        const of = (name: string) => operationNamed(name)!;
        expect([of("y2").axis, of("y2").mirror]).toEqual([[0, 1, 0], null]);
        expect([of("-FR").axis, of("-FR").mirror]).toEqual([null, [1, 0, 1]]);
        expect([of("-z").axis, of("-z").mirror]).toEqual([
            [0, 0, 1],
            [0, 0, 1],
        ]);
        expect([of("-1").axis, of("-1").mirror]).toEqual([null, null]);
    });
    it("go round: not asked for, symmetry, antisymmetry", () => {
        const next = (name: string) =>
            (["none", "sym", "anti"] as const).map((state) =>
                pressedAgain(operationNamed(name)!, state),
            );
        expect(next("y2")).toEqual(["sym", "anti", "none"]);
        expect(next("1")[0]).toBe("anti");
    });
    it("come back from the condition they were written as", () => {
        const group = {
            name: "S6{D3d}",
            antisymmetries: ["FL"],
            condition: 'symmetric("URF -1") and antisymmetric("FL")',
        };
        const clauses = symmetryClauses(group, true);
        expect(clauses.at(-1)).toBe('label == "S6{D3d}"');
        expect(readSymmetries([...clauses, "order == 2"])).toEqual({
            found: { symmetries: "URF -1", antisymmetries: "FL", isExact: true },
            rest: ["order == 2"],
        });
        expect(
            symmetryClauses({ ...group, name: "C1", antisymmetries: [], condition: "true" }, false),
        ).toEqual([]);
    });
    it("are known by the name of their type alone", () => {
        expect(readSymmetries(['label == "Oh{I}"']).found).toEqual({
            symmetries: "Oh{I}",
            antisymmetries: "",
            isExact: true,
        });
    });
    it("are drawn where they meet the faces that are seen", () => {
        const lines = (name: string) =>
            marksOf([operationNamed(name)!]).mirrors.split("M").length - 1;
        const ends = (name: string) => marksOf([operationNamed(name)!]).axes.length;
        expect([lines("-y2"), lines("-x2"), lines("-UF")]).toEqual([2, 2, 3]);
        expect([ends("y"), ends("UL"), ends("URF"), ends("ULB")]).toEqual([1, 2, 1, 2]);
        expect(marksOf([operationNamed("-1")!]).hasCentre).toBe(true);
    });
});
