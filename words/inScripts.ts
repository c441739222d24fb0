import { compiled } from "./compiled.ts";
import type { Catalogue } from "./declaration.ts";

// Messages in the scripts for browsers: the build puts a place where each call was, and a language's
// scripts have its messages in these places.

/** A message's place in a script, inside a string literal. */
const PLACE = /(["'`])%%([\w.]+)%%\1|%%([\w.]+)%%/g;

/** Matches the import of the functions that return messages. */
export const IMPORT = /^import \{[^}]*\} from "#words\/t\.ts";$/m;

/** Matches a call with a key: `t("cart.heading"` and what follows, `)` without values. */
const CALL = /\b(t|tags)\(\s*"([\w.]+)"\s*(,|\))/g;

/** Returns the script of a module with a place for each of its messages, and their keys. */
export function withPlaces(code: string): { code: string; keys: Set<string> } {
  const keys = new Set<string>();
  const text = code
    .replace(IMPORT, `import { format as t, formatTags as tags } from "#words/format.ts";`)
    .replace(CALL, (_, name: string, key: string, after: string) => {
      keys.add(key);
      return after === ")" ? `"%%${key}%%"` : `${name}("%%${key}%%",`;
    });
  return { code: text, keys };
}

/** Returns a message of a catalogue; throws if it has none by this key. */
export function textOf(catalogue: Catalogue, key: string): string {
  const [group = "", part = ""] = key.split(".");
  const text = catalogue[group]?.[part];
  if (text === undefined) throw new Error(`There is no message "${key}".`);
  return text;
}

/** Escapes a text for the inside of any string literal, whichever quotes it has. */
const escaped = (text: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/['`$]/g, String.raw`\$&`);

/** Returns a script with the messages of a catalogue in their places. */
export function withMessages(code: string, catalogue: Catalogue): string {
  return code.replace(PLACE, (_, quote?: string, whole?: string, inside?: string) => {
    const message = compiled(textOf(catalogue, whole ?? inside ?? ""));
    if (typeof message === "string") {
      return quote ? quote + escaped(message) + quote : escaped(message);
    }
    if (!quote) throw new Error(`"${inside}" has values, and is no argument of its own.`);
    return JSON.stringify(message);
  });
}
