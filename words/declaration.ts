import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compiled } from "./compiled.ts";
import type { Message } from "./format.ts";
import type { Catalogue } from "./language.ts";

// Declaration of the catalogue's keys and of the values that each message needs, for TypeScript.

const FILE = join(import.meta.dirname, "__generated__/messages.ts");

/** Reads the catalogue of a language. */
export const readCatalogue = (language: string): Catalogue =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${language}.json`), "utf8")) as Catalogue;

/** Returns the types of a message's values, by name; its tags have none. */
export function valuesOf(message: Message): Map<string, "number" | "string" | "text"> {
  const types = new Map<string, "number" | "string" | "text">();
  for (const part of typeof message === "string" ? [] : message) {
    if (typeof part === "string" || part[0] === "#") continue;
    const [name, kind, more] = part;
    const inside = kind === "tag" ? [more] : typeof more === "object" ? Object.values(more) : [];
    if (kind === "select") types.set(name, "string");
    else if (kind === undefined) types.set(name, types.get(name) ?? "text");
    else if (kind !== "tag") types.set(name, "number");
    for (const each of inside) {
      for (const [own, type] of valuesOf(each)) types.set(own, types.get(own) ?? type);
    }
  }
  return types;
}

const typeTexts = { number: "number", string: "string", text: "string | number" };

/** Returns the declaration as TypeScript. */
export function declarationOf(catalogue: Catalogue): string {
  const lines = Object.entries(catalogue).flatMap(([group, messages]) =>
    Object.entries(messages).map(([name, text]) => {
      const values = [...valuesOf(compiled(text))];
      const fields = values.map(([value, type]) => `${value}: ${typeTexts[type]}`);
      const type = fields.length > 0 ? `{ ${fields.join("; ")} }` : "undefined";
      return `  "${group}.${name}": ${type};\n`;
    }),
  );
  return `// Generated from words/en.json by \`npm run build\`.\nexport type MessageValues = {\n${lines.join("")}};\n`;
}

/** Writes the declaration of the English catalogue, which has every key. */
export async function updateDeclaration(): Promise<void> {
  const text = declarationOf(readCatalogue("en"));
  const old = await readFile(FILE, "utf8").catch(() => "");
  if (text !== old) await writeFile(FILE, text);
}
