import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

// The demonstration's words in other languages, from packages/demo: each English text and its own.

/** Texts by their English ones. */
export type DemoWords = ReadonlyMap<string, string>;

const folder = join(import.meta.dirname, "../demo");
const known = new Map<string, DemoWords | undefined>();

function readWords(language: string): DemoWords | undefined {
  const files = globSync(`${language}/**/*.json`, { cwd: folder });
  if (files.length === 0) return undefined;
  const entries = files.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(folder, file), "utf8")) as object),
  );
  return new Map(entries as [string, string][]);
}

/** Returns the demonstration's words in a language, read once; undefined if it has none, as in English. */
export function demoWords(language: string): DemoWords | undefined {
  if (!known.has(language)) known.set(language, readWords(language));
  return known.get(language);
}

/** Returns a value whose texts are replaced by those of a language, wherever it has them. */
export function translated<Value>(value: Value, words: DemoWords | undefined): Value {
  if (!words) return value;
  const translate = (part: unknown): unknown => {
    if (typeof part === "string") return words.get(part) ?? part;
    if (Array.isArray(part)) return part.map(translate);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, translate(each)]));
  };
  return translate(value) as Value;
}
