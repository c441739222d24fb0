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

/** Matches a call whose key is not in it, as one of two, and so is not found. */
const WITHOUT_KEY = /(?<![.\w])(?:t|tags)\(\s*[^\s"]/;

const FORMAT = 'import { format as t, formatTags as tags } from "#words/format.ts";';

/** Matches a call with values that are variables of their names. */
const NAMED = /\bt\(("%%[\w.]+%%"), \{ ([\w, ]+) \}\)/g;

const named = (_: string, place: string, names: string) =>
  `${place}(${names.split(", ").toSorted().join()})`;

/**
 * Returns the script of a module with a place for each of its messages, and their keys. In an inline
 * script a message with values is a function of them in alphabetical order: the formatting of the
 * others would be a fiftieth of every document. Throws for a call without a key.
 */
export function withPlaces(code: string, isInline = false): { code: string; keys: Set<string> } {
  const keys = new Set<string>();
  const text = code
    .replace(IMPORT, isInline ? "" : FORMAT)
    .replace(CALL, (_, name: string, key: string, after: string) => {
      keys.add(key);
      return after === ")" ? `"%%${key}%%"` : `${name}("%%${key}%%",`;
    });
  const unknown =
    IMPORT.test(code) &&
    WITHOUT_KEY.exec(text.replaceAll(/"%%[\w.]+%%"|^\s*(?:\*|\/\/).*$/gm, '"'));
  if (unknown) throw new Error(`A message needs its key in the call: ${unknown[0]}…`);
  return { code: isInline ? text.replaceAll(NAMED, named) : text, keys };
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

/** True for a language with one form for 1 and one for all other whole numbers. */
function hasTwoForms(language: string): boolean {
  const rules = new Intl.PluralRules(language);
  const isOne = (count: number) => (rules.select(count) === "one") === (count === 1);
  return (
    rules.resolvedOptions().pluralCategories.length === 2 &&
    Array.from({ length: 1000 }, (_, count) => count).every(isOne)
  );
}

/** Returns a message of plain values and plurals as an expression of variables with their names. */
function expressionOf(message: Message, language: string): string {
  if (typeof message === "string") return JSON.stringify(message);
  const parts = message.map((part) => {
    if (typeof part === "string") return JSON.stringify(part);
    const [name, kind, cases] = part;
    if (kind === undefined) return name;
    if (kind !== "cardinal") throw new Error(`"${name}" is neither a plain value nor a plural.`);
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const formOf = (form: string) => expressionOf(cases[form] ?? cases["other"] ?? "", language);
    if (hasTwoForms(language)) return `(${name}==1?${formOf("one")}:${formOf("other")})`;
    const forms = pluralCategories.map((form) => `${form}:${formOf(form)}`);
    return `({${forms.join()}})[new Intl.PluralRules("${language}").select(${name})]`;
  });
  return parts.join("+");
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
    const names = [...valuesOf(message).keys()].toSorted();
    return `((${names.join()})=>${expressionOf(message, inline)})`;
  });
}
