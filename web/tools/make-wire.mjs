#!/usr/bin/env node
// Writes src/api/wire.ts: what the server's OpenAPI document says about requests, answers
// and events, as types, as far as the page asks for them. The checks of the page run this
// and compare, so that the page never falls behind the server.
//
//     tools/make-wire.mjs PROGRAM > src/api/wire.ts
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const program = process.argv[2];
if (!program) throw new Error("usage: make-wire.mjs PROGRAM");

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

// ---- types -----------------------------------------------------------------------------

const plain = { integer: "number", number: "number", string: "string", boolean: "boolean" };

const union = (types) => [...new Set(types)].join(" | ");
const words = (values) => union(values.map((value) => JSON.stringify(value)));
const nameOf = (reference) => reference.split("/").at(-1);
const listOf = (type) => `readonly ${/[ |]/.test(type) ? `(${type})` : type}[]`;
const tupleOf = (type, size) => `readonly [${Array(size).fill(type).join(", ")}]`;
const longestTuple = 3; // such as a colour; a longer list is a list

function fieldsOf({ properties, required = [] }, indent) {
    return Object.entries(properties).map(([name, schema]) => {
        const mark = required.includes(name) ? "" : "?";
        const comment = schema.description ? ` // ${schema.description}` : "";
        const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
        return `${indent}readonly ${key}${mark}: ${typeOf(schema, indent)};${comment}\n`;
    });
}

function blockOf(schema, indent) {
    return `{\n${fieldsOf(schema, `${indent}    `).join("")}${indent}}`;
}

function mapOf({ additionalProperties: values, propertyNames: names }, indent) {
    if (!values) return "object";
    if (!names) return `Readonly<Record<string, ${typeOf(values, indent)}>>`;
    return `Readonly<Partial<Record<${words(names.enum)}, ${typeOf(values, indent)}>>>`;
}

function arrayOf({ items = {}, minItems = 0, maxItems }, indent) {
    const type = typeOf(items, indent);
    const isTuple = minItems === maxItems && maxItems <= longestTuple;
    return isTuple ? tupleOf(type, maxItems) : listOf(type);
}

function typeOf(schema, indent) {
    if (schema.$ref) return nameOf(schema.$ref);
    if (schema.anyOf) return union(schema.anyOf.map((one) => typeOf(one, indent)));
    if (schema.enum) return words(schema.enum);
    const one = (type) => {
        if (type === "null") return "null";
        if (type === "array") return arrayOf(schema, indent);
        if (type !== "object") return plain[type] ?? "unknown";
        return schema.properties ? blockOf(schema, indent) : mapOf(schema, indent);
    };
    return union([schema.type ?? "any"].flat().map(one));
}

function declarationOf(name, schema) {
    if (schema.properties) return `export interface ${name} ${blockOf(schema, "")}\n`;
    return `export type ${name} = ${typeOf(schema, "")};\n`;
}

// ---- operations ------------------------------------------------------------------------

function contentOf({ responses }, type) {
    const good = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
    return good?.content?.[type];
}

const answerOf = (operation) => contentOf(operation, "application/json")?.schema;

function eventsOf(operation) {
    const properties = contentOf(operation, "text/event-stream")?.["x-events"];
    return properties && { properties, required: Object.keys(properties), type: "object" };
}

// What is sent beside the path.
function requestOf({ parameters = [], requestBody }) {
    const body = requestBody?.content["application/json"]?.schema;
    if (body?.properties) return body;
    const asked = parameters.filter((one) => one.in === "query");
    if (asked.length === 0) return undefined;
    return {
        type: "object",
        properties: Object.fromEntries(
            asked.map(({ name, schema, description }) => [name, { ...schema, description }]),
        ),
        required: asked.filter((one) => one.required).map((one) => one.name),
    };
}

// What can be asked by GET and by POST is asked by POST if there is something to say.
function isUsual([, operation], _, all) {
    const { operationId } = operation;
    const byPost = all.find(([, other]) => other.operationId === `${operationId}_by_post`)?.[1];
    if (byPost) return !requestOf(byPost);
    return !operationId.endsWith("_by_post") || requestOf(operation) !== undefined;
}

// Fields that are those of a shape, or of an operation before, are not written again.
const written = new Map();
function writtenOnce(schema, name) {
    const type = typeOf(schema, "    ");
    const before = written.get(type);
    if (schema.properties && !before) written.set(type, name);
    return before ?? type;
}

function tableOf(name, comment, operations, part) {
    const lines = operations.flatMap(([key, operation]) => {
        const schema = part(operation);
        if (!schema) return [];
        return [`    readonly "${key}": ${writtenOnce(schema, `${name}["${key}"]`)};\n`];
    });
    return `// ${comment}\nexport interface ${name} {\n${lines.join("")}}\n`;
}

// ---- what the page asks for ------------------------------------------------------------

const sources = readdirSync("src", { recursive: true })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith("wire.ts"))
    .map((name) => readFileSync(join("src", name), "utf8"));

// Such as "POST /inverse", or `POST /pocket/${name}` for several.
const questions = sources
    .flatMap((text) => text.match(/["`](GET|POST|PATCH|DELETE) \/[^"`]*["`]/g) ?? [])
    .map((quoted) => {
        const text = quoted.slice(1, -1).replace(/\$\{\w+\}/g, "*");
        return new RegExp(`^${text.replace(/[{}]/g, "\\$&").replaceAll("*", ".+")}$`);
    });
const isAsked = ([key]) => questions.some((question) => question.test(key));

// The shapes that are named in these parts, and in each other.
function reached(shapes, parts) {
    const names = new Set();
    const visit = (text) => {
        for (const [name, schema] of shapes)
            if (!names.has(name) && new RegExp(`\\b${name}\\b`).test(text)) {
                names.add(name);
                visit(declarationOf(name, schema));
            }
    };
    parts.forEach(visit);
    return shapes.filter(([name]) => names.has(name));
}
const imported = sources.flatMap((text) => text.match(/\{[^}]*\} from "[^"]*wire"/g) ?? []);

const folder = mkdtempSync(join(tmpdir(), "antipode-wire-"));
try {
    const { paths, components } = await documentOf(folder);
    const operations = Object.entries(paths)
        .flatMap(([path, methods]) =>
            Object.entries(methods).map(([method, operation]) => [
                `${method.toUpperCase()} ${path.replace("/api/v1", "")}`,
                operation,
            ]),
        )
        .filter(isUsual)
        .filter(isAsked)
        .sort(([a], [b]) => (a < b ? -1 : 1)); // in whatever order the routes are
    const shapes = Object.entries(components.schemas).sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [name, schema] of shapes) writtenOnce(schema, name);
    const tables = [
        tableOf("Answers", "What is answered.", operations, answerOf),
        tableOf("Requests", "What is sent beside the path.", operations, requestOf),
        tableOf("Events", "What comes over the streams.", operations, eventsOf),
    ];
    const parts = [
        "// Made by tools/make-wire.mjs from the server's OpenAPI document.\n",
        ...reached(shapes, [...tables, ...imported]).map(([name, schema]) =>
            declarationOf(name, schema),
        ),
        ...tables,
    ];
    process.stdout.write(parts.join("\n"));
} finally {
    rmSync(folder, { recursive: true, force: true });
}
