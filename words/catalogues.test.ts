import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { compiled } from "./compiled.ts";
import { readCatalogue, valuesOf } from "./declaration.ts";
import type { Message } from "./format.ts";

const others = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".json") && file !== "en.json")
  .map((file) => file.slice(0, -".json".length));
const english = readCatalogue("en");

/** Returns the tags of a message, and the categories of each of its plurals. */
function partsOf(message: Message): { tags: string[]; plurals: string[][] } {
  const found = { tags: [] as string[], plurals: [] as string[][] };
  for (const part of typeof message === "string" ? [] : message) {
    if (typeof part === "string") continue;
    const [name, kind, more] = part;
    if (kind === "tag") found.tags.push(name);
    const isPlural = kind === "cardinal" || kind === "ordinal";
    if (isPlural) found.plurals.push(Object.keys(more).filter((form) => !form.startsWith("=")));
    const inside = kind === "tag" ? [more] : typeof more === "object" ? Object.values(more) : [];
    for (const each of inside) {
      const { tags, plurals } = partsOf(each);
      found.tags.push(...tags);
      found.plurals.push(...plurals);
    }
  }
  return { tags: [...new Set(found.tags)].toSorted(), plurals: found.plurals };
}

const keysOf = (catalogue: typeof english) =>
  Object.entries(catalogue).flatMap(([group, messages]) =>
    Object.keys(messages).map((name) => `${group}.${name}`),
  );

describe.each(others)("The catalogue in %s", (language) => {
  const catalogue = readCatalogue(language);
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const textOf = (from: typeof english, key: string) => {
    const [group = "", name = ""] = key.split(".");
    return from[group]?.[name] ?? "";
  };

  test("has the keys of the English one, in its order", () => {
    expect(keysOf(catalogue)).toEqual(keysOf(english));
  });

  test("has no unknown value, the same tags in each message, and every form of its plurals", () => {
    const faults = keysOf(english).flatMap((key) => {
      const [own, source] = [compiled(textOf(catalogue, key)), compiled(textOf(english, key))];
      const allowed = valuesOf(source);
      const unknown = [...valuesOf(own).keys()].filter((name) => !allowed.has(name));
      const { tags, plurals } = partsOf(own);
      const isComplete = plurals.every((forms) =>
        pluralCategories.every((form) => forms.includes(form)),
      );
      return [
        ...unknown.map((name) => `${key}: the value "${name}" is unknown`),
        ...(tags.join() === partsOf(source).tags.join() ? [] : [`${key}: other tags`]),
        ...(isComplete ? [] : [`${key}: a plural lacks a form`]),
      ];
    });
    expect(faults).toEqual([]);
  });
});
