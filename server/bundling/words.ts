import type { Plugin } from "vite";
import { compiled } from "#words/compiled.ts";
import { readCatalogue } from "#words/declaration.ts";
import type { Catalogue } from "#words/declaration.ts";

// Vite plugin that puts the interface's words into the scripts for browsers.

/** A message's place in a script, inside a string literal. */
const PLACE = /(["'`])%%([\w.]+)%%\1|%%([\w.]+)%%/g;

/** Matches the import of the functions that return messages. */
const IMPORT = /^import \{[^}]*\} from "#words\/t\.ts";$/m;

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
function textOf(catalogue: Catalogue, key: string): string {
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

/**
 * Vite plugin that replaces each call for a message by the message: a page's scripts carry the words
 * that they show, and no catalogue. The names of the scripts depend on their words.
 */
export function words(): Plugin {
  const keysOf = new Map<string, Set<string>>();
  let catalogue: Catalogue = {};
  return {
    name: "vitrine:words",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async buildStart() {
      catalogue = await readCatalogue("en");
    },
    transform: {
      filter: { id: /\.tsx?$/, code: IMPORT },
      handler(source, id) {
        const { code, keys } = withPlaces(source);
        keysOf.set(id, keys);
        return { code, map: null };
      },
    },
    augmentChunkHash({ moduleIds }) {
      const keys = moduleIds.flatMap((id) => [...(keysOf.get(id) ?? [])]);
      return JSON.stringify(keys.map((key) => textOf(catalogue, key)));
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === "chunk") output.code = withMessages(output.code, catalogue);
      }
    },
  };
}
