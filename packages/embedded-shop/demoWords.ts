import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

// The demonstration's words in other languages, from packages/demo: each English text and its own.

/** Texts by their English ones. */
export type DemoWords = ReadonlyMap<string, string>;

const folder = join(import.meta.dirname, "../demo");

/** Returns the demonstration's words in a language; undefined if it has none, as in English. */
export function demoWords(language: string): DemoWords | undefined {
  const files = globSync(`${language}/**/*.json`, { cwd: folder });
  if (files.length === 0) return undefined;
  const entries = files.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(folder, file), "utf8")) as object),
  );
  return new Map(entries as [string, string][]);
}

/** Returns a value whose texts are replaced by those of a language, wherever it has them. */
export function translated<Value>(value: Value, words: DemoWords | undefined): Value {
  if (!words) return value;
  const translate = (part: unknown): unknown => {
    if (typeof part === "string") return words.get(part) ?? part;
    if (Array.isArray(part)) return part.map(translate);
    if (typeof part !== "object" || part === null) return part;
    // A name may be a text too: that of an attribute, for a variation's option.
    return Object.fromEntries(
      Object.entries(part).map(([name, each]) => [words.get(name) ?? name, translate(each)]),
    );
  };
  return translate(value) as Value;
}
