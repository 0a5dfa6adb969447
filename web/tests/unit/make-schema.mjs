#!/usr/bin/env node
// Writes tests/unit/schema.ts: what the server's OpenAPI document says about its answers,
// as types. The page's own types are compared with them when they are compiled
// (wire.test.ts), and the whole test suite runs this and compares, so that neither falls
// behind the server.
//
//     tests/unit/make-schema PROGRAM > tests/unit/schema.ts
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const program = process.argv[2];
if (!program) throw new Error("usage: make-schema PROGRAM");

async function documentOf(folder) {
    const options = ["--port", "0", "--workspace", join(folder, "workspace"), "--tables", folder];
    const server = spawn(program, ["serve", ...options], { stdio: ["ignore", "pipe", "inherit"] });
    try {
        let told = "";
        for await (const bytes of server.stdout) {
            const address = /http:\/\/[^\s/]+/.exec((told += bytes))?.[0];
            if (address) return await (await fetch(`${address}/api/v1/openapi.json`)).json();
        }
        throw new Error(`${program} ended: ${told}`);
    } finally {
        server.kill();
    }
}

const names = {
    integer: "number",
    number: "number",
    string: "string",
    boolean: "boolean",
    null: "null",
};

function objectOf({ properties, required = [] }) {
    if (!properties) return "object";
    const fields = Object.entries(properties).map(([name, schema]) => {
        const mark = required.includes(name) ? "" : "?";
        return `${name}${mark}: ${typeOf(schema)};`;
    });
    return `{ ${fields.join(" ")} }`;
}

function typeOf(schema) {
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
    const one = (type) => {
        if (type === "object") return objectOf(schema);
        if (type === "array") return `readonly (${typeOf(schema.items ?? {})})[]`;
        return names[type] ?? "unknown";
    };
    return [schema.type ?? "any"].flat().map(one).join(" | ");
}

function answerOf({ responses }) {
    const good = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
    return good?.content?.["application/json"]?.schema;
}

const folder = mkdtempSync(join(tmpdir(), "antipode-schema-"));
try {
    const { paths, components } = await documentOf(folder);
    const answers = Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).flatMap(([method, operation]) => {
            const schema = answerOf(operation);
            const name = `${method.toUpperCase()} ${path.replace("/api/v1", "")}`;
            return schema ? [`    "${name}": ${typeOf(schema)};`] : [];
        }),
    );
    console.log("// Made by make-schema: what the server says about its answers.");
    console.log(`export type WireError = ${typeOf(components.schemas.Error)};`);
    console.log("export interface Answers {");
    console.log(answers.sort().join("\n")); // in whatever order the routes are
    console.log("}");
} finally {
    rmSync(folder, { recursive: true, force: true });
}
