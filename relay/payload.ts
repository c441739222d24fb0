import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Environment, GraphQLTaggedNode } from "relay-runtime";
import { BUILD_HEADER } from "#relay/contract/page/buildHeader.ts";
import type { LastCart } from "#relay/contract/page/suppliedData.ts";
import type { PagePayload, UnavailableFacts, UnavailableResponse } from "./pagePayload.ts";
import { hasShapeOf } from "./payloadShape.ts";
import type { ShopFacts } from "./publicFacts.ts";
import { localePath } from "#words/localePath.ts";

// Page payloads: serialized into HTML, committed to Relay's store, fetched and prefetched.

/** Id of the element in which a page's HTML carries its payload. */
const ELEMENT_ID = "payload";

/** True for a payload without data: each field is null. */
export const isBlank = ({ data }: PagePayload): boolean =>
  Object.values(data).every((field) => field === null);

/** Commits a payload to an environment's store, where the page's fragments read it. */
export function commitPayload(
  environment: Environment,
  document: GraphQLTaggedNode,
  { data, variables }: PagePayload,
): void {
  environment.commitPayload(createOperationDescriptor(getRequest(document), variables), data);
}

/**
 * Data that a page's HTML carries to the browser: the shop's facts, the page's payload, the last
 * known cart of a page rendered without the backend, and the error reference of a failed page or the
 * parts that work while the backend is unavailable.
 */
export type SerializedPage = {
  shop: ShopFacts;
  payload?: PagePayload | undefined;
  lastCart?: LastCart | null | undefined;
  reference?: string | undefined;
  unavailable?: UnavailableFacts | undefined;
};

/**
 * Renders the element that carries a first view's data inside the page's HTML.
 * @param payload as JSON
 */
export function serializedPageElement(
  facts: Omit<SerializedPage, "payload">,
  payload?: string,
): string {
  const text = JSON.stringify(facts);
  const json = payload === undefined ? text : `{"payload":${payload},${text.slice(1)}`;
  const safe = json.replaceAll("<", "\\u003c");
  return `<script id="${ELEMENT_ID}" type="application/json">${safe}</script>`;
}

let read: SerializedPage | undefined;

/** Reads the data carried in the page's HTML; throws if our server did not render it. */
export function readSerializedPage(): SerializedPage {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  read ??= JSON.parse(text ?? "null") as SerializedPage | undefined;
  if (!read) throw new Error("The page's HTML carries no payload element.");
  return read;
}

/** Returns the URL of a page's payload, from its decoded path and its search string. */
function payloadAddress(pathname: string, search: string): string {
  const path = localePath(pathname.split("/").map(encodeURIComponent).join("/"));
  return `${path.replace(/\/$/, "")}/_payload.json${search}`;
}

/** Payload response of our server, with the build that sent it. */
export type PayloadResult = {
  build?: string | null;
  payload?: PagePayload;
  /** The payload does not have the shape of the page's query. */
  isMalformed?: boolean;
  isMissing?: boolean;
  /** The page needs the backend, which is unavailable. */
  unavailable?: UnavailableResponse;
  /** Redirect target: path and search. */
  movedTo?: string;
};

/** Returns the path and search of a page from its payload's full URL. */
function pageOfPayload(address: string): string | undefined {
  const { pathname, search } = new URL(address);
  return pathname.endsWith("/_payload.json")
    ? pathname.slice(0, -"/_payload.json".length) + search
    : undefined;
}

/** A payload's response, whose shape is checked when a navigation uses it. */
type PayloadResponse = Omit<PayloadResult, "payload"> & {
  body?: Partial<PagePayload>;
  bytes?: number;
};

/** Bytes that a payload counts as if a proxy has removed its length: more than most have. */
const UNKNOWN_BYTES = 5000;

async function requestPayload(address: string): Promise<PayloadResponse | undefined> {
  try {
    const response = await fetch(address, { credentials: "include" });
    const { status, ok, headers, redirected, url } = response;
    const build = headers.get(BUILD_HEADER);
    const movedTo = ok && redirected ? pageOfPayload(url) : undefined;
    if (movedTo !== undefined) return { build, movedTo };
    const body = (await response.json()) as Partial<PagePayload> & { status?: number };
    if (ok) {
      return { build, body, bytes: Number(headers.get("content-length")) || UNKNOWN_BYTES };
    }
    if ("unavailable" in body) return { build, unavailable: body as UnavailableResponse };
    return { build, isMissing: status === 404 && body.status === 404 };
  } catch {
    return undefined;
  }
}

/** Lifetime of a prefetched payload, in milliseconds. */
const PREFETCH_MS = 30_000;

type Prefetched = {
  response: ReturnType<typeof requestPayload>;
  until: number;
  hasArrived: boolean;
};

const prefetches = new Map<string, Prefetched>();

/** Times at which navigations requested payloads, by `performance.now()`. */
const requestedAt = new Map<string, number>();

/**
 * Prefetches a page's payload, from a decoded path, unless a navigation requested it after the
 * prefetch was intended (`intendedAt`). Returns its size in bytes, as sent.
 */
export async function prefetchPayload(
  pathname: string,
  search: string,
  intendedAt: number,
): Promise<number> {
  const address = payloadAddress(pathname, search);
  if ((requestedAt.get(address) ?? 0) >= intendedAt) return 0;
  const prefetch = {
    response: requestPayload(address),
    until: Date.now() + PREFETCH_MS,
    hasArrived: false,
  };
  prefetches.set(address, prefetch);
  const response = await prefetch.response;
  prefetch.hasArrived = true;
  return response?.bytes ?? 0;
}

/** Returns the prefetch of a payload while it is fresh. */
function freshPrefetch(address: string): Prefetched | undefined {
  const prefetch = prefetches.get(address);
  return prefetch && prefetch.until > Date.now() ? prefetch : undefined;
}

/** True if a page's payload has been prefetched and is fresh. */
export const hasPayload = (pathname: string, search: string): boolean =>
  freshPrefetch(payloadAddress(pathname, search))?.hasArrived === true;

/** Requests the payload of an early page, which its completion fetches, unless it is requested. */
export function startPayload(pathname: string, search: string): void {
  const address = payloadAddress(pathname, search);
  const now = performance.now();
  if (!freshPrefetch(address)) void prefetchPayload(pathname, search, now);
  requestedAt.set(address, now);
}

/** Checks a response against the shape of its page's query. */
function checked(document: GraphQLTaggedNode, response: PayloadResponse): PayloadResult {
  if (!("body" in response)) return response;
  const { body, ...result } = response;
  const { data, variables, documentTitle } = body ?? {};
  return data && variables && hasShapeOf(document, { data, variables })
    ? { ...result, payload: { data, variables, documentTitle } }
    : { ...result, isMalformed: true };
}

/**
 * Fetches a page's payload: the prefetched one, once and while it is fresh, or from its URL;
 * undefined without a response. A prefetched payload of the unavailable page is fetched again. A
 * page counts as missing only if our server says so: a proxy on the way may also respond 404.
 */
export async function fetchPayload(
  document: GraphQLTaggedNode,
  pathname: string,
  search: string,
): Promise<PayloadResult | undefined> {
  const address = payloadAddress(pathname, search);
  const prefetch = freshPrefetch(address);
  prefetches.delete(address);
  requestedAt.set(address, performance.now());
  const prefetched = await prefetch?.response;
  if (prefetched && !prefetched.unavailable) return checked(document, prefetched);
  const response = await requestPayload(address);
  return response && checked(document, response);
}
