import { z } from "zod";

// Parser for the body of a GraphQL over HTTP request: JSON that can be read in one way, with
// validation.

const isObject = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const objectSchema = z.custom<Readonly<Record<string, unknown>>>(isObject);

/** SHA-256 of an operation's text, as GraphQL over HTTP spells the id of a persisted document. */
const DOCUMENT_ID = /^(sha256:)?[0-9a-f]{64}$/;

const requestSchema = z
  .strictObject({
    operationName: z.string().nullish(),
    variables: objectSchema.nullish(),
    query: z.string().optional(),
    documentId: z.string().regex(DOCUMENT_ID).optional(),
    /** Not passed on: the storefront's operations need none. */
    extensions: objectSchema.nullish(),
  })
  .refine(({ query, documentId }) => (query === undefined) !== (documentId === undefined));

/** Request of GraphQL over HTTP, with the text of an operation or its id. */
export type GraphqlRequest = {
  operationName?: string | undefined;
  variables: Readonly<Record<string, unknown>>;
  query?: string | undefined;
  documentId?: string | undefined;
};

/** Reads a request's body; undefined if it is not exactly one GraphQL request. */
export function readGraphqlRequest(body: unknown): GraphqlRequest | undefined {
  if (!(body instanceof Uint8Array)) return undefined;
  let json: unknown;
  try {
    json = parseStrictJson(body);
  } catch {
    return undefined;
  }
  const { data } = requestSchema.safeParse(json);
  if (!data) return undefined;
  const { operationName, variables, query, documentId } = data;
  return {
    operationName: operationName ?? undefined,
    variables: variables ?? {},
    query,
    documentId,
  };
}

/** Nesting depth of a request; a page's variables have six levels. */
const MAX_DEPTH = 32;
/**
 * Objects, lists, keys and further list entries of a request. A page's variables have a few
 * hundred; a restored cart of a hundred lines, each with three attributes, has 1,800.
 */
const MAX_PARTS = 3000;
/** Keys of one object; the filters of a listing have about forty. */
const MAX_KEYS = 200;

/** Error for JSON that is valid but that we refuse. */
export class StrictJsonError extends Error {
  override name = "StrictJsonError";
}

/** Returns the index of a string's closing quote; throws if there is none. */
function closingQuote(text: string, opening: number): number {
  let at = opening;
  for (;;) {
    at = text.indexOf('"', at + 1);
    if (at === -1) throw new StrictJsonError("A string has no end.");
    let slashes = 0;
    while (text[at - 1 - slashes] === "\\") slashes += 1;
    if (slashes % 2 === 0) return at;
  }
}

/** Resolves the escapes of a string, so that two spellings of a key are equal. */
const unescaped = (string: string): unknown =>
  string.includes("\\") ? JSON.parse(string) : string.slice(1, -1);

/**
 * Throws if a text is nested too deeply or an object in it has a key twice: of two values, parsers
 * take the first or the last. The text may be no JSON at all, which its parser finds out.
 */
function requireStrict(text: string): void {
  /** Keys of each open object; undefined for a list. */
  const open: (Set<unknown> | undefined)[] = [];
  let parts = 0;
  let isKey = false;
  const count = () => {
    parts += 1;
    if (open.length > MAX_DEPTH || parts > MAX_PARTS) {
      throw new StrictJsonError("The values are nested too deeply, or too many.");
    }
  };
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '"': {
        const end = closingQuote(text, at);
        const keys = open.at(-1);
        if (isKey && keys) {
          const key = unescaped(text.slice(at, end + 1));
          if (keys.has(key)) throw new StrictJsonError("A key occurs twice.");
          keys.add(key);
          if (keys.size > MAX_KEYS) throw new StrictJsonError("An object has too many keys.");
          count();
        }
        isKey = false;
        at = end;
        break;
      }
      case "{":
      case "[":
        open.push(text[at] === "{" ? new Set() : undefined);
        count();
        isKey = text[at] === "{";
        break;
      case "}":
      case "]":
        open.pop();
        break;
      case ",":
        isKey = open.at(-1) !== undefined;
        if (!isKey) count();
        break;
      default:
    }
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Parses a request's bytes, which must be UTF-8; throws if the JSON is invalid or refused. */
export function parseStrictJson(bytes: Uint8Array): unknown {
  const text = utf8.decode(bytes);
  requireStrict(text);
  return JSON.parse(text);
}
