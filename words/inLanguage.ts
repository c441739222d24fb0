import { AsyncLocalStorage } from "node:async_hooks";
import { readdirSync } from "node:fs";
import { readCatalogue } from "./declaration.ts";
import { server } from "./language.ts";
import type { Catalogue, Folders } from "./language.ts";

// Language of the request or page at hand on the server, in which its messages are.

/** Languages that have a catalogue. */
export const languages = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -".json".length));

type Spoken = AsyncLocalStorage<{
  language: string;
  prefix: string;
  currency?: string;
  folders?: Folders;
}>;

// Vite's configuration has a copy of this module, in the process of the dev server.
const shared = globalThis as { [key: symbol]: Spoken | undefined };
const PLACE = Symbol.for("vitrine.spoken");

/**
 * Language at hand, with the prefix of its addresses, another currency than the shop's own, and the
 * folders of products and categories, if they are the shop's own.
 */
export const spoken: Spoken = (shared[PLACE] ??= new AsyncLocalStorage());
server.language = () => spoken.getStore()?.language ?? "en";
server.prefix = () => spoken.getStore()?.prefix ?? "";
server.folders = () => spoken.getStore()?.folders;

/** Returns the language of the request or page at hand; undefined outside of any. */
export const languageAtHand = (): string | undefined => spoken.getStore()?.language;

/** Calls a function whose messages, and those of what it awaits, are in a language. */
export const inLanguage = <Result>(language: string, act: () => Result): Result =>
  spoken.run({ prefix: "", ...spoken.getStore(), language }, act);

const catalogues = new Map<string, Catalogue>();

function readOnce(language: string): Catalogue {
  const catalogue = catalogues.get(language) ?? readCatalogue(language);
  catalogues.set(language, catalogue);
  return catalogue;
}
server.catalogue ??= readOnce;

/** Returns the catalogue of a language, with a merchant's own messages on the server. */
export const catalogueOf = (language: string): Catalogue =>
  (server.catalogue ?? readOnce)(language);
