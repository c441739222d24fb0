import type { FastifyInstance, FastifyRequest } from "fastify";
import { languages, spoken as current } from "#words/inLanguage.ts";
import type { Folders } from "#words/language.ts";
import { localePath, ownPath, pagePath } from "#words/localePath.ts";

// Languages of a shop, and that of the request or page at hand, in which its messages are.

/**
 * Language that a shop speaks, and the prefix of its paths there: none for the first. In another
 * currency than the shop's own it is one more, with a prefix of both: `/de-eur`. Folders are those of
 * products and categories, if the shop has them at WordPress's addresses.
 */
export type SiteLanguage = {
  language: string;
  prefix: string;
  currency?: string;
  folders?: Folders;
};

const ENGLISH: SiteLanguage = { language: "en", prefix: "" };
const spoken = () => current.getStore() ?? ENGLISH;

/** Returns the currency of the request or page at hand, if it is not the shop's own. */
export const otherCurrency = (): string | undefined => spoken().currency;

/** Returns the prefix of the request's or page's addresses; empty for the shop's first language. */
export const currentPrefix = (): string => spoken().prefix;

/** Languages and currencies of a shop, and its own folders, by its settings. */
type Spoken = {
  LANGUAGES: readonly string[];
  CURRENCIES?: readonly string[] | undefined;
  PRODUCT_PATH?: string | undefined;
  CATEGORY_PATH?: string | undefined;
};

// Each request asks for them.
const listed = new WeakMap<Spoken, readonly SiteLanguage[]>();

/** Returns the languages of a shop, the first of which has no prefix, in each of its currencies. */
export function siteLanguages(config: Spoken): readonly SiteLanguage[] {
  const all = listed.get(config) ?? languagesOf(config);
  listed.set(config, all);
  return all;
}

/** Returns the folders of products and categories that are the shop's own; undefined without any. */
const foldersOf = ({ PRODUCT_PATH: product, CATEGORY_PATH: category }: Spoken) =>
  (product ?? category) === undefined
    ? undefined
    : { ...(product && { product }), ...(category && { category }) };

function languagesOf(config: Spoken): readonly SiteLanguage[] {
  const { LANGUAGES, CURRENCIES = [] } = config;
  const folders = foldersOf(config);
  const own = LANGUAGES.map((language, at) => ({ language, prefix: at ? `/${language}` : "" }));
  const others = CURRENCIES.slice(1).flatMap((currency) =>
    LANGUAGES.map((language) => ({
      language,
      currency,
      prefix: `/${language}-${currency.toLowerCase()}`,
    })),
  );
  return [...own, ...others].map((each) => (folders ? { ...each, folders } : each));
}

/** True for an address of a language's prefix, or below it. */
const isBelow = (prefix: string, address: string): boolean =>
  address.startsWith(prefix) && /^(?:$|[/?#])/.test(address.slice(prefix.length));

/** Returns the language of an address of a shop, which is its first unless a prefix names another. */
export function languageAt(address: string, config: Spoken): SiteLanguage {
  const [first = ENGLISH, ...others] = siteLanguages(config);
  return others.find(({ prefix }) => isBelow(prefix, address)) ?? first;
}

/** Returns an address without the prefix of its language. */
export function withoutPrefix(address: string, config: Spoken): string {
  const { prefix } = languageAt(address, config);
  const rest = address.slice(prefix.length);
  return prefix === "" || rest.startsWith("/") ? rest : `/${rest}`;
}

/** Returns the address by which a page is routed: without prefix, in the folder of our pages. */
export const routedAddress = (address: string, config: Spoken): string =>
  pagePath(withoutPrefix(address, config), siteLanguages(config)[0]?.folders ?? {});

/** True for a shop whose addresses are not those of the routes. */
export const hasOwnAddresses = (config: Spoken): boolean =>
  siteLanguages(config).some(({ prefix, folders }) => prefix !== "" || folders !== undefined);

/**
 * Returns a path of WordPress without the language that Polylang or WPML puts first, in a language
 * with a prefix here.
 */
export function withoutLanguage(path: string): string {
  const { language, prefix } = spoken();
  const named = `/${language}`;
  return prefix && isBelow(named, path) ? path.slice(named.length) || "/" : path;
}

/** Calls a function whose messages, and those of what it awaits, are in a language. */
export const inLanguage = <Result>(language: SiteLanguage, act: () => Result): Result =>
  current.run(language, act);

/** Yields what a sequence yields in each language of a shop. */
export async function* inEachLanguage<Item>(
  config: Spoken,
  sequence: () => AsyncIterable<Item>,
): AsyncGenerator<Item> {
  for (const each of siteLanguages(config)) {
    const items = inLanguage(each, () => sequence()[Symbol.asyncIterator]());
    const next = () => inLanguage(each, () => items.next());
    for (let item = await next(); !item.done; item = await next()) yield item.value;
  }
}

/** Instances per language: that of the current one; `each` visits all, in their languages. */
type PerLanguage<Made> = {
  (): Made;
  each: <Result>(visit: (made: Made) => Result) => Result[];
};

/** Makes something once for each language, at its first use there. */
export function perLanguage<Made>(make: () => Made): PerLanguage<Made> {
  const known = new Map<string, { made: Made; language: SiteLanguage }>();
  const own = () => {
    const language = spoken();
    // A prefix names its language, and begins with a slash.
    const key = language.prefix || language.language;
    const found = known.get(key);
    if (found) return found.made;
    const made = make();
    known.set(key, { made, language });
    return made;
  };
  const each = <Result>(visit: (made: Made) => Result) =>
    Array.from(known.values(), ({ made, language }) => inLanguage(language, () => visit(made)));
  return Object.assign(own, { each });
}

/**
 * Returns the path of an address that names the shop's first language, which has no prefix: links in
 * WordPress name each; undefined for any other address, and in an English shop of one language.
 */
export function namedFirst(address: string, { LANGUAGES }: Spoken): string | undefined {
  const [first = "en"] = LANGUAGES;
  if (LANGUAGES.length === 1 && first === "en") return undefined;
  return isBelow(`/${first}`, address) ? withoutFirst(address, first) : undefined;
}

/**
 * Returns an address without its first part. A browser takes a backslash for a slash, and two for
 * another site's address.
 */
const withoutFirst = (address: string, part: string): string =>
  `/${address.slice(part.length + 1).replace(/^[/\\]+/, "")}`;

/**
 * Returns the path of a missing page that is below the prefix of a language which the shop does not
 * speak, or not below a prefix, as it may have before; undefined for any other path.
 */
export function unspokenPath(path: string, { LANGUAGES }: Spoken): string | undefined {
  const [, named = ""] = path.split("/");
  const isSpoken = LANGUAGES.length > 1 && LANGUAGES.includes(named);
  return languages.includes(named) && !isSpoken ? withoutFirst(path, named) : undefined;
}

/** Answers an app's requests in the language of their addresses; outside of any it is English. */
export function speak(app: FastifyInstance, config: Spoken): void {
  const [first] = siteLanguages(config);
  const isOwn = hasOwnAddresses(config);
  if (first?.language === "en" && !isOwn) return;
  const inItsLanguage = ({ originalUrl }: FastifyRequest, done: () => void) =>
    inLanguage(languageAt(originalUrl, config), done);
  app.addHook("onRequest", (request, reply, done) => {
    const isView = request.method === "GET" || request.method === "HEAD";
    const path = isView ? namedFirst(request.originalUrl, config) : undefined;
    if (path !== undefined) return void reply.redirect(path, 302);
    inItsLanguage(request, () => {
      const { url, originalUrl } = request;
      // A page in the shop's own folder has two addresses that are routed to it.
      const isElsewhere = isView && ownPath(url) !== url && localePath(url) !== originalUrl;
      if (!isElsewhere) return done();
      reply.header("cache-control", "public, max-age=3600").redirect(localePath(url), 301);
    });
  });
  // Reading a body leaves the request's context.
  app.addHook("preValidation", (request, _reply, done) => {
    if (request.body === undefined) done();
    else inItsLanguage(request, done);
  });
  if (!isOwn) return;
  // Routes redirect to paths as those of the first language are.
  app.addHook("onSend", (_request, reply, payload, done) => {
    const location = reply.getHeader("location");
    if (typeof location === "string") reply.header("location", localePath(location));
    done(null, payload);
  });
}
