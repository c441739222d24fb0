import { z } from "zod";
import type { ResponseError } from "#relay/contract/errors.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import type { SeoFacts } from "#relay/headTags.ts";
import type { NamedText, SendWithSeo, SeoSubject } from "#relay/pageContext.ts";
import { singleFlight } from "#server/kernel/fetchOnce.ts";
import { canonicalPath } from "#server/kernel/requestUrl.ts";
import { gatewayAddress } from "./requestShop.ts";
import { isSameSite, resolveAddress } from "./wordpressAddress.ts";
import type { WordpressPages } from "./wordpressPages.ts";

// Titles, descriptions and robots of a WordPress plugin for search engines: which plugin the schema
// has, its fields in the queries of heads, and what they say.

/** Plugins, each with one of its selections; aliases give all the same names. */
const SELECTIONS = [
  {
    plugin: "Yoast SEO",
    fields: `title text: metaDesc canonical noindex: metaRobotsNoindex nofollow: metaRobotsNofollow
      socialTitle: opengraphTitle socialText: opengraphDescription
      picture: opengraphImage { address: sourceUrl alt: altText } crumbs: breadcrumbs { text url }`,
    front: ["Page"],
    robots: "noindex: metaRobotsNoindex",
  },
  ...["crumbs: breadcrumbs { text url }", ""].map((crumbs) => ({
    plugin: "Rank Math",
    // Its breadcrumbs are fields only where they are switched on.
    fields: `title text: description canonical: canonicalUrl robots
      openGraph { socialTitle: title socialText: description picture: image { address: url } } ${crumbs}`,
    front: ["Page", "ContentType"],
    robots: "robots",
  })),
].map(({ fields, ...others }) => ({ ...others, fields: fields.replaceAll(/\s+/g, " ") }));

type Selection = (typeof SELECTIONS)[number];

/** Fields of a query that find what a page is about, by the variables of its head's query. */
const FINDERS: Record<SeoSubject, { field: string; variables: string }> = {
  product: { field: "product(id: $slug, idType: SLUG)", variables: "($slug: ID!)" },
  category: { field: "productCategory(id: $slug, idType: SLUG)", variables: "($slug: ID!)" },
  page: { field: "page(id: $uri, idType: URI)", variables: "($uri: ID!)" },
  front: { field: 'nodeByUri(uri: "/")', variables: "" },
};

const SUBJECTS = Object.keys(FINDERS) as SeoSubject[];

/** Response key of the plugin's fields in the query of a head. */
const KEY = "seo";

function fieldOf(subject: SeoSubject, { fields, front }: Selection): string {
  const own = `seo { ${fields} }`;
  const selection =
    subject === "front" ? front.map((type) => `... on ${type} { ${own} }`).join(" ") : own;
  return `${KEY}: ${FINDERS[subject].field} { ${selection} }`;
}

/** A shop's plugin, and its field for each subject that it knows. */
type SeoPlugin = {
  name: string;
  fields: Partial<Record<SeoSubject, string>>;
  /** Its fields that say whether a page is hidden. */
  robots: string;
  /** True if it hides the front page, as Rank Math does if WordPress discourages search engines. */
  isHidden: boolean;
  /** WordPress's own address, which the endpoint's may not be. */
  address?: string | undefined;
};

/** One operation for each subject and selection. */
const CANDIDATES = SUBJECTS.flatMap((subject) =>
  SELECTIONS.map((selection, index) => {
    const { plugin, robots } = selection;
    const field = fieldOf(subject, selection);
    const text = `query ${subject}_${index}${FINDERS[subject].variables} { ${field} }`;
    return { subject, plugin, robots, field, text };
  }),
);

const PROBE = {
  name: "seoProbeQuery",
  text: ["query seoProbeQuery { __typename }", ...CANDIDATES.map(({ text }) => text)].join("\n"),
};

type Send = (operation: NamedText) => Promise<{
  data?: Record<string, unknown> | null | undefined;
  errors?: readonly ResponseError[];
}>;

/**
 * Finds the shop's plugin. All candidates are in one document, of which another operation is run:
 * the shop validates them, and names the lines of those that its schema refuses. A guest may not
 * read the schema itself.
 */
export async function findSeoPlugin(send: Send): Promise<SeoPlugin | undefined> {
  const { errors = [] } = await send(PROBE);
  const lines = errors.map((error) => {
    const { locations } = error as ResponseError & { locations?: readonly { line: number }[] };
    return locations?.[0]?.line;
  });
  // A shop that refuses documents of several operations names no line.
  if (lines.some((line) => line === undefined || line < 2)) return undefined;
  const valid = CANDIDATES.filter((_, index) => !lines.includes(index + 2));
  const [first] = valid;
  if (!first) return undefined;
  const own = valid.filter(({ plugin }) => plugin === first.plugin).toReversed();
  const fields: SeoPlugin["fields"] = Object.fromEntries(
    own.map(({ subject, field }) => [subject, field]),
  );
  const text = `query ${KEY} { generalSettings { url } ${fields.front ?? ""} }`;
  const { data } = await send({ name: KEY, text });
  const isHidden = robotsIn(rawFacts(data?.[KEY])).includes("noindex");
  const { url } = Object(data?.["generalSettings"]) as { url?: unknown };
  const { plugin: name, robots } = first;
  return { name, fields, robots, isHidden, address: link.parse(url) };
}

/** Longest texts that are read, in characters. */
const LONGEST = { title: 300, text: 1000, address: 2000 };
const MAX_CRUMBS = 20;

const textUpTo = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => plainText(text).replaceAll(/\s+/g, " ").trim())
    .catch("");

const link = z.string().max(LONGEST.address).catch("");

/** A plugin's response, by the aliases of the selections. */
const rawSchema = z.object({
  title: textUpTo(LONGEST.title),
  text: textUpTo(LONGEST.text),
  canonical: link,
  robots: z.array(z.string()).catch([]),
  noindex: z.string().catch(""),
  nofollow: z.string().catch(""),
  socialTitle: textUpTo(LONGEST.title),
  socialText: textUpTo(LONGEST.text),
  picture: z.object({ address: link, alt: textUpTo(LONGEST.text) }).catch({ address: "", alt: "" }),
  crumbs: z
    .array(z.object({ text: textUpTo(LONGEST.title), url: link }))
    .max(MAX_CRUMBS)
    .catch([]),
});

type RawFacts = z.infer<typeof rawSchema>;

/** Reads a plugin's response for a subject; whatever is malformed counts as not set. */
function rawFacts(subject: unknown): RawFacts {
  const { seo } = Object(subject) as { seo?: { openGraph?: object } | null };
  return rawSchema.parse({ ...seo, ...seo?.openGraph });
}

/** Robots that are stricter than none. */
const STRICT = ["noindex", "nofollow", "noarchive", "nosnippet", "noimageindex"];

const robotsIn = ({ robots, noindex, nofollow }: RawFacts): string[] =>
  STRICT.filter((one) => [...robots, noindex, nofollow].includes(one));

/** Returns true for a node of a list whose page the shop's plugin hides from search engines. */
export const isHiddenNode = (node: object): boolean => robotsIn(rawFacts(node)).includes("noindex");

/** Pages of ours; those of WordPress are in its list. */
const OWN_PAGE = /^\/(?:products|(?:product|category)\/[^/]+)?$/;

type Site = {
  /** GraphQL endpoint of the shop; undefined for the embedded one. */
  endpoint: string | undefined;
  srcSetOf: (address: string) => string | undefined;
  pages: Pick<WordpressPages, "isKnown">;
};

/** Returns a path in its canonical spelling; undefined if it has a broken escape. */
function spelled(path: string): string | undefined {
  try {
    return canonicalPath(path);
  } catch {
    return undefined;
  }
}

/**
 * Returns an address as it is in our heads: a path for a page of ours, undefined for none.
 * @param ours addresses of the storefront and of WordPress, which may be the same
 */
function ownAddress(
  written: string,
  { endpoint, pages }: Site,
  ours: readonly (string | undefined)[],
): string | undefined {
  const url = URL.parse(written);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const hosts = ours.flatMap((known) => URL.parse(known ?? "")?.host ?? []);
  if (!hosts.some((host) => isSameSite(host, url.host))) return written;
  const { address: resolved = "" } = resolveAddress(
    url.pathname + url.search,
    endpoint,
    pages.isKnown,
  );
  if (!resolved.startsWith("/") || resolved.includes("?")) return undefined;
  const path = spelled(resolved.replace(/#.*/s, ""));
  return path && (OWN_PAGE.test(path) || pages.isKnown(path)) ? path : undefined;
}

/** Returns what a plugin's response says about a page. */
export function seoFacts(
  subject: unknown,
  site: Site,
  { siteUrl, plugin }: { siteUrl?: string | undefined; plugin?: SeoPlugin } = {},
): SeoFacts {
  const raw = rawFacts(subject);
  const { isHidden, address } = plugin ?? {};
  const ours = [site.endpoint, siteUrl, address];
  const robots = isHidden ? [] : robotsIn(raw);
  const named = raw.crumbs.flatMap(({ text, url }) => {
    const path = url && ownAddress(url, site, ours);
    return text && path?.startsWith("/") ? [[path, text] as const] : [];
  });
  const { picture, title, socialTitle } = raw;
  const isOther = title && socialTitle && socialTitle !== title && !robots.includes("noindex");
  const isPicture = /^(?:https?:\/)?\/(?!\/)./.test(picture.address);
  return {
    title: raw.title || undefined,
    description: raw.text || undefined,
    canonical: ownAddress(raw.canonical, site, ours),
    robots: robots.length > 0 ? robots : undefined,
    socialTitle: isOther ? raw.socialTitle : undefined,
    socialDescription: raw.socialText || undefined,
    picture: isPicture
      ? { address: picture.address, srcSet: site.srcSetOf(picture.address), alt: picture.alt }
      : undefined,
    crumbNames: Object.fromEntries(named),
  };
}

/**
 * Adds a field at the end of an operation: reading it changes what WordPress counts as the current
 * post, which no other field should see.
 */
const withField = (operation: NamedText, field: string): NamedText => ({
  ...operation,
  text: operation.text?.replace(OPERATION_END, (end) => ` ${field} ${end}`) ?? null,
});

/** Matches the bracket that closes an operation, which its fragments follow. */
const OPERATION_END = /\}(?=\s*(?:fragment\b|$))/;

/** Lists whose nodes have pages. */
const LISTED: Readonly<Record<string, SeoSubject>> = {
  products: "product",
  productCategories: "category",
  pages: "page",
};

/** Matches the field of a list in a compiled document, and the end of its nodes. */
const LIST_FIELD = /\blist: ?(\w+)/;
const NODES_END = /\}(?=[\s,]*pageInfo\b)/;

/** Returns a call for a list with more fields of its nodes; undefined for another list. */
function withNodeFields(
  body: RequestInit["body"],
  { fields, robots, isHidden }: SeoPlugin,
): string | undefined {
  if (isHidden || typeof body !== "string") return undefined;
  const call = JSON.parse(body) as { query: string };
  const subject = LISTED[LIST_FIELD.exec(call.query)?.[1] ?? ""];
  if (!subject || !fields[subject]) return undefined;
  const query = call.query.replace(NODES_END, ` ${KEY} { ${robots} } }`);
  return JSON.stringify({ ...call, query });
}

/** Matches the error of a schema without the plugin. */
const REFUSED = /\bcannot query field\b/i;

/** Time for which a shop's plugin counts as known, and after a failed look, in milliseconds. */
const KNOWN_MS = 600_000;
const AFTER_FAILURE_MS = 60_000;

/** What is sent with the fields of the shop's plugin. */
export type SeoSenders = {
  sendWithSeo: SendWithSeo;
  /** Makes lists of products, categories and pages say which of them are hidden (`isHiddenNode`). */
  withRobots: (send: typeof fetch) => typeof fetch;
};

/**
 * Creates the functions that send the query of a head, and those of lists, with the fields of the
 * shop's plugin, in one request. The plugin is looked for at first use and every ten minutes; a
 * shop that no longer has it refuses the query, which is then sent as it is.
 */
export function createSeoSenders(
  shared: typeof fetch,
  site: Site,
  now: () => number = () => performance.now(),
): SeoSenders {
  let known: SeoPlugin | undefined;
  let until = -Infinity;
  let hasLooked = false;

  const look = singleFlight(async () => {
    const address = gatewayAddress(shared);
    try {
      known = await findSeoPlugin((operation) => sendOperation(address, operation, {}));
      until = now() + KNOWN_MS;
    } catch {
      // The query itself says whether the shop responds.
      until = now() + AFTER_FAILURE_MS;
    }
    hasLooked = true;
  });

  async function current(): Promise<SeoPlugin | undefined> {
    const looking = now() < until || look();
    if (!hasLooked) await looking;
    return known;
  }

  function forget(): void {
    until = -Infinity;
    hasLooked = false;
  }

  const sendWithSeo: SendWithSeo = async (operation, { subject, siteUrl, send }) => {
    const plugin = await current();
    const field = plugin?.fields[subject];
    if (!plugin || !field) return send(operation);
    const result = await send(withField(operation, field));
    const { data, errors = [] } = result;
    if (!data && errors.some(({ message }) => REFUSED.test(message))) {
      forget();
      return send(operation);
    }
    if (!data) return result;
    const { [KEY]: found, ...own } = data;
    const left = errors.filter(({ path }) => path?.[0] !== KEY);
    return {
      data: own,
      ...(left.length > 0 && { errors: left }),
      seo: seoFacts(found, site, { siteUrl, plugin }),
    };
  };

  const withRobots: SeoSenders["withRobots"] = (send) => async (url, init) => {
    const plugin = await current();
    const body = plugin && withNodeFields(init?.body, plugin);
    if (body === undefined) return send(url, init);
    const response = await send(url, { ...init, body });
    const text = await response.text();
    if (text.includes('"pageInfo"') || !REFUSED.test(text)) return new Response(text, response);
    forget();
    return send(url, init);
  };

  return { sendWithSeo, withRobots };
}
