// Language of the document, or of the request that the server is answering, and its direction.

/** Messages of a language, by group and name. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Server = {
  language?: () => string;
  /** Returns the catalogue of a language. */
  catalogue?: (language: string) => Catalogue;
  /** Returns the prefix of a language's addresses, such as `/de`; empty for the shop's first one. */
  prefix?: (language: string) => string;
  /** Returns the shop's own folders, by our pages' folders. */
  folders?: () => Folders | undefined;
};

/** Kinds of pages whose addresses may be below a folder of the shop's own: WordPress's base. */
export const pageFolders = ["product", "category"] as const;

/** Folders of a shop's own by kind: `{ product: "/produkt" }`. */
export type Folders = Readonly<Partial<Record<(typeof pageFolders)[number], string>>>;

/** TypeScript does not declare it yet. */
type LocaleWithText = Intl.Locale & { getTextInfo: () => { direction?: string } };

// The server and its bundle of the pages have this module each.
const shared = globalThis as { [key: symbol]: Server | undefined };
const PLACE = Symbol.for("vitrine.language");

/** The server's way to tell the language, and to read its catalogue; a browser has its document. */
export const server: Server = (shared[PLACE] ??= {});

/** Returns the language of the document or request at hand, for `Intl` and for messages. */
export const language = (): string =>
  server.language?.() ??
  ((typeof document !== "undefined" && document.documentElement.lang) || "en");

/** Locales of `Intl` by language: lists and dates as in Britain, and the digits of the prices. */
const locales: Readonly<Record<string, string>> = { en: "en-GB", ar: "ar-u-nu-latn" };

/** Returns the locale in which `Intl` formats for the document or request at hand. */
export function locale(): string {
  const current = language();
  return locales[current] ?? current;
}

/** Returns a title for the middle of a sentence, where English has it in lower case. */
export const midSentence = (title: string): string =>
  language() === "en" ? title.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()) : title;

/**
 * Returns a common noun for the middle of a sentence: its words begin in lower case, except in German
 * and in names such as "LED" or "iPhone".
 */
export const lowerCased = (noun: string): string =>
  language() === "de"
    ? noun
    : noun.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (first) => first.toLowerCase());

/** Returns true for a language that is read from right to left. */
export const isRightToLeft = (of: string): boolean =>
  (new Intl.Locale(of) as LocaleWithText).getTextInfo().direction === "rtl";
