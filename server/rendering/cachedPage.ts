import { crc32 } from "node:zlib";
import { pageTags } from "#server/catalogue/pageTags.ts";
import { compressBody } from "./responseBody.ts";
import type { CachedBody } from "./responseBody.ts";

// Format of a cached page: a checksum, a line of facts as JSON, then the compressed bodies. Memory,
// disk and the shared store have the same bytes, so that a page is compressed once.

/** Version of the format, part of the names of all pages: another version never reads them. */
export const PAGE_FORMAT = 2;

/** Content of a cached page: a complete one with status 200. */
export type PageContent = {
  html: CachedBody;
  payload?: CachedBody;
  /** Source of the style in the HTML, for the page's content security policy. */
  styleSource?: string;
  /** Records that its data contain (`pageTags`). */
  tags: readonly string[];
  /** Time at which its rendering began, in epoch milliseconds: its data may be as old. */
  renderedAt: number;
};

/** Page in the cache; its buffers are parts of `bytes`. */
export type CachedPage = PageContent & { bytes: Buffer };

/** Rendered page that is to be cached. */
export type UncompressedPage = Pick<PageContent, "styleSource" | "renderedAt"> & {
  html: string;
  payload?: string;
};

/** True for a page of the cache, whose status is 200; false for one that was just rendered. */
export const isCachedPage = (page: object): page is CachedPage => "bytes" in page;

/** Name of a page: that of its build and facts (`pagesFolder`), and its path. */
export type PageKey = { build: string; path: string };

/** Body in the line of facts, with the lengths of its bytes. */
type BodyFacts = Pick<CachedBody, "etag"> & { br: number; gzip: number };

type Facts = PageKey &
  Omit<PageContent, "html" | "payload"> & { html: BodyFacts; payload?: BodyFacts };

/** Hexadecimal digits of the checksum (CRC-32), by which damaged bytes are recognized. */
const CHECK_LENGTH = 8;

const checkOf = (bytes: Buffer) =>
  crc32(bytes.subarray(CHECK_LENGTH)).toString(16).padStart(CHECK_LENGTH, "0");

const factsOf = ({ etag, br, gzip }: CachedBody): BodyFacts => ({
  etag,
  br: br.length,
  gzip: gzip.length,
});

/** Returns a page's bytes. */
function bytesOf(key: PageKey, page: PageContent): Buffer {
  const { html, payload, styleSource, tags, renderedAt } = page;
  const facts: Facts = {
    ...key,
    renderedAt,
    ...(styleSource === undefined ? {} : { styleSource }),
    tags,
    html: factsOf(html),
    ...(payload && { payload: factsOf(payload) }),
  };
  const bodies = (payload ? [html, payload] : [html]).flatMap(({ br, gzip }) => [br, gzip]);
  const line = `${"0".repeat(CHECK_LENGTH)}${JSON.stringify(facts)}\n`;
  const bytes = Buffer.concat([Buffer.from(line), ...bodies]);
  bytes.write(checkOf(bytes), "latin1");
  return bytes;
}

/** Returns the page in bytes; undefined if they are damaged or another page's. */
export function readPage(key: PageKey, bytes: Buffer): CachedPage | undefined {
  const end = bytes.indexOf("\n");
  if (end === -1 || bytes.toString("latin1", 0, CHECK_LENGTH) !== checkOf(bytes)) return undefined;
  const line = JSON.parse(bytes.toString("utf8", CHECK_LENGTH, end)) as Facts;
  const { build, path, html, payload, ...facts } = line;
  if (build !== key.build || path !== key.path) return undefined;
  let at = end + 1;
  const next = (length: number) => bytes.subarray(at, (at += length));
  const bodyOf = ({ etag, br, gzip }: BodyFacts): CachedBody => ({
    etag,
    br: next(br),
    gzip: next(gzip),
  });
  return { ...facts, html: bodyOf(html), ...(payload && { payload: bodyOf(payload) }), bytes };
}

/** Returns a page with this content, as it is stored. */
export function cachedPage(key: PageKey, content: PageContent): CachedPage {
  const stored = readPage(key, bytesOf(key, content));
  if (!stored) throw new Error(`The page ${key.path} cannot be read back.`);
  return stored;
}

/** Compresses a rendered page; what is unchanged since `known` is not compressed again. */
export async function compressPage(
  key: PageKey,
  { html, payload, styleSource, renderedAt }: UncompressedPage,
  known?: CachedPage,
): Promise<CachedPage> {
  return cachedPage(key, {
    renderedAt,
    ...(styleSource === undefined ? {} : { styleSource }),
    tags: pageTags(payload),
    html: await compressBody(html, known?.html),
    ...(payload === undefined ? {} : { payload: await compressBody(payload, known?.payload) }),
  });
}
