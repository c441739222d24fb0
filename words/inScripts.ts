import { compiled } from "./compiled.ts";
import { valuesOf } from "./declaration.ts";
import type { Catalogue } from "./language.ts";
import type { Message } from "./format.ts";

// Messages in the scripts for browsers: the build puts a place where each call was, and a language's
// scripts have its messages in these places.

/** A message's place in a script, inside a string literal. */
const PLACE = /(["'`])%%([\w.]+)%%\1|%%([\w.]+)%%/g;

/** Matches the import of the functions that return messages. */
export const IMPORT = /^import \{[^}]*\} from "#words\/t\.ts";$/m;

/** Matches a call with a key: `t("cart.heading"` and what follows, `)` without values. */
const CALL = /\b(t|tags)\(\s*"([\w.]+)"\s*(,|\))/g;

const FORMAT = 'import { format as t, formatTags as tags } from "#words/format.ts";';

/**
 * Returns the script of a module with a place for each of its messages, and their keys. In an inline
 * script a message with values is a function: the formatting of the others would be a fiftieth of
 * every document.
 */
export function withPlaces(code: string, isInline = false): { code: string; keys: Set<string> } {
  const keys = new Set<string>();
  const text = code
    .replace(IMPORT, isInline ? "" : FORMAT)
    .replace(CALL, (_, name: string, key: string, after: string) => {
      keys.add(key);
      if (after === ")") return `"%%${key}%%"`;
      return isInline ? `"%%${key}%%"(` : `${name}("%%${key}%%",`;
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

/** Returns a message of plain values and plurals as an expression of variables with their names. */
function expressionOf(message: Message, language: string): string {
  if (typeof message === "string") return JSON.stringify(message);
  const parts = message.map((part) => {
    if (typeof part === "string") return JSON.stringify(part);
    const [name, kind, cases] = part;
    if (kind === undefined) return name;
    if (kind !== "cardinal") throw new Error(`"${name}" is neither a plain value nor a plural.`);
    const forms = Object.entries(cases).map(
      ([form, inside]) => `${form}:${expressionOf(inside, language)}`,
    );
    const rule = `new Intl.PluralRules("${language}").select(${name})`;
    return `((forms)=>forms[${rule}]??forms.other)({${forms.join()}})`;
  });
  return `(${parts.join("+")})`;
}

/**
 * Returns a script with the messages of a catalogue in their places.
 * @param inline language of an inline script, whose messages with values are functions
 */
export function withMessages(code: string, catalogue: Catalogue, inline?: string): string {
  return code.replace(PLACE, (_, quote?: string, whole?: string, inside?: string) => {
    const message = compiled(textOf(catalogue, whole ?? inside ?? ""));
    if (typeof message === "string") {
      return quote ? quote + escaped(message) + quote : escaped(message);
    }
    if (!quote) throw new Error(`"${inside}" has values, and is no argument of its own.`);
    if (inline === undefined) return JSON.stringify(message);
    const names = [...valuesOf(message).keys()];
    return `(({${names.join()}})=>${expressionOf(message, inline)})`;
  });
}
