import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compiled } from "#words/compiled.ts";
import { readCatalogue, valuesOf } from "#words/declaration.ts";
import type { Catalogue } from "#words/language.ts";
import { server } from "#words/language.ts";
import type { Message } from "#words/format.ts";
import { SettingError } from "./config.ts";
import { currentTheme } from "./currentTheme.ts";
import { projectFolder } from "./tool.ts";

// Messages of each language: the interface's, and in their place those of the theme and of the
// merchant's folder.

/** Returns the existing files with messages in place of a language's; the last one wins. */
const ownFiles = (language: string): string[] =>
  [currentTheme(), "shop"]
    .map((folder) => `${folder}/words.${language}.json`)
    .filter((file) => existsSync(join(projectFolder, file)));

/** True if the theme or the merchant's folder has messages in a language. */
export const hasOwnWords = (language: string): boolean => ownFiles(language).length > 0;

/** Throws for a message that cannot take the place of another: with other values, or malformed. */
function requireLike(text: unknown, before: string | undefined): void {
  if (before === undefined) throw new Error("there is no such message");
  if (typeof text !== "string") throw new Error("it must be a text");
  let message: Message;
  try {
    message = compiled(text);
  } catch {
    throw new Error("its braces or tags are not closed");
  }
  const known = valuesOf(compiled(before));
  const unknown = [...valuesOf(message).keys()].find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(`it has no value {${unknown}}`);
}

/**
 * Returns a catalogue with other messages in place of its own; throws `SettingError` for an
 * unusable one.
 * @param json the messages, by group and name
 * @param file its name, for the sentence of the error
 */
export function withOwnWords(catalogue: Catalogue, json: string, file: string): Catalogue {
  let place = "the file";
  try {
    const own = JSON.parse(json) as Catalogue;
    const groups = Object.entries(own).map(([group, messages]) => {
      for (const [name, text] of Object.entries(messages)) {
        place = `"${group}.${name}"`;
        requireLike(text, catalogue[group]?.[name]);
      }
      return [group, { ...catalogue[group], ...messages }] as const;
    });
    return { ...catalogue, ...Object.fromEntries(groups) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SettingError(`${file} cannot be used: ${place}: ${reason}.`, { cause });
  }
}

const catalogues = new Map<string, Catalogue>();

/** Returns the catalogue of a language, read once. */
export function catalogueOf(language: string): Catalogue {
  const known = catalogues.get(language);
  if (known) return known;
  const catalogue = ownFiles(language).reduce(
    (before, file) => withOwnWords(before, readFileSync(join(projectFolder, file), "utf8"), file),
    readCatalogue(language),
  );
  catalogues.set(language, catalogue);
  return catalogue;
}
server.catalogue = catalogueOf;
