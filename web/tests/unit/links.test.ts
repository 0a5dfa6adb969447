import { describe, expect, test } from "vitest";
import { applyAll, solved } from "../../src/cube/facelets";
import { readQuery, twizzleLink, writeQuery } from "../../src/cube/links";
import { parseMoves } from "../../src/cube/moves";

const turned = applyAll(solved, parseMoves(["R"])!);

describe("a link to the page", () => {
    test("is empty for the solved cube", () => {
        expect(writeQuery({ start: solved, alg: "" })).toBe("");
    });

    test("tells turns from solved as alg", () => {
        expect(writeQuery({ start: solved, alg: "R U'" })).toBe("?alg=R+U%27");
    });

    test("tells a start by its stickers", () => {
        const query = writeQuery({ start: turned, alg: "U", view: "35,20", lang: "fr" });
        expect(query).toBe(`?cube=${turned}&alg=U&view=35%2C20&lang=fr`);
    });

    test("names another page than the cube's", () => {
        const query = writeQuery({ start: solved, alg: "R", tab: "laboratory" });
        expect(query).toBe("?alg=R&tab=laboratory");
        expect(readQuery(query).tab).toBe("laboratory");
    });

    test("names the 2×2×2 on its page", () => {
        const pocket = "UFUFRRRRFDFDDBDBLLLLUBUB";
        const query = writeQuery({ start: solved, alg: "", tab: "pocket", pocket });
        expect(query).toBe(`?tab=pocket&pocket=${pocket}`);
        expect(readQuery(query).pocket).toBe(pocket);
    });

    test("is read as it was written", () => {
        const query = writeQuery({ start: turned, alg: "[R, U']", view: "1,2" });
        expect(readQuery(query)).toEqual({
            cube: turned,
            setup: null,
            alg: "[R, U']",
            view: "1,2",
            tab: null,
            pocket: null,
            where: null,
        });
    });
});

test("the signs of alg.cubing.net stand for blanks and primes", () => {
    expect(readQuery("?alg=R_U-_F2&setup=F-")).toMatchObject({ alg: "R U' F2", setup: "F'" });
});

test("Twizzle's names of the setup are known", () => {
    expect(readQuery("?setup-alg=R+U&alg=F").setup).toBe("R U");
    expect(readQuery("?experimental-setup-alg=R").setup).toBe("R");
});

test("a link for Twizzle tells the start by turns", () => {
    expect(twizzleLink("R U", "F'")).toBe("https://alpha.twizzle.net/edit/?setup-alg=R+U&alg=F%27");
    expect(twizzleLink("", "F")).toBe("https://alpha.twizzle.net/edit/?alg=F");
});
