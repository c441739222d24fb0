import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Environment, GraphQLTaggedNode, Variables } from "relay-runtime";
import { BUILD_HEADER } from "#relay/contract/buildHeader.ts";
import type { ShopFacts } from "./pageQuery.ts";
import { hasShapeOf } from "./payloadShape.ts";

/** The id of the element in which a page's HTML carries its payload. */
const ELEMENT_ID = "payload";

/**
 * What a page needs to be rendered again without a request: the answer to its query, raw, which is
 * less than half of what Relay's record source of it would be.
 */
export type PagePayload = { data: Record<string, unknown>; variables: Variables };

/** Puts a payload into an environment's store, where the page's fragments read it. */
export function commitPayload(
  environment: Environment,
  document: GraphQLTaggedNode,
  { data, variables }: PagePayload,
): void {
  environment.commitPayload(createOperationDescriptor(getRequest(document), variables), data);
}

/**
 * All that a page's HTML hands over to the browser: the shop's facts, the page's payload, and where
 * the page broke, the reference that it shows.
 */
export type HandOver = {
  shop: ShopFacts;
  payload?: PagePayload | undefined;
  reference?: string | undefined;
};

/** The element that hands a first view over inside the page's HTML. */
export function handOverElement(handOver: HandOver): string {
  const json = JSON.stringify(handOver).replaceAll("<", "\\u003c");
  return `<script id="${ELEMENT_ID}" type="application/json">${json}</script>`;
}

let read: HandOver | undefined;

/** What the page's HTML handed over; throws where it was not rendered by our server. */
export function handedOver(): HandOver {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  read ??= JSON.parse(text ?? "null") as HandOver | undefined;
  if (!read) throw new Error("The page's HTML carries no payload element.");
  return read;
}

/** The address of a page's payload, from its decoded path; a search string belongs to it. */
function payloadAddress(pathname: string, search: string): string {
  const path = pathname.split("/").map(encodeURIComponent).join("/");
  return `${path.replace(/\/$/, "")}/_payload.json${search}`;
}

/** What our server says of a page's data, and the build it says that for. */
export type PayloadAnswer = {
  build?: string | null;
  payload?: PagePayload;
  /** Our server answered with a payload that does not have the shape of the page's query. */
  isMalformed?: boolean;
  isMissing?: boolean;
  /** Where the page is instead: path and search. */
  movedTo?: string;
  /** It was there before it was asked for. */
  wasAhead?: boolean;
};

/** A payload's whole address, with its page's path and search. */
const PAYLOAD = /^\w+:\/\/[^/]+(.*)\/_payload\.json(.*)$/;

/** A payload's response, whose shape is checked when a navigation uses it. */
type PayloadResponse = Omit<PayloadAnswer, "payload"> & { body?: Partial<PagePayload> };

async function askForPayload(address: string): Promise<PayloadResponse | undefined> {
  try {
    const response = await fetch(address, { credentials: "include" });
    const { status, ok, headers, redirected, url } = response;
    const build = headers.get(BUILD_HEADER);
    const moved = ok && redirected && PAYLOAD.exec(url);
    if (moved) return { build, movedTo: `${moved[1]}${moved[2]}` };
    const body = (await response.json()) as Partial<PagePayload> & { status?: number };
    if (ok) return { build, body };
    return { build, isMissing: status === 404 && body.status === 404 };
  } catch {
    return undefined;
  }
}

/** How long a payload that was loaded ahead may be used, in milliseconds. */
const AHEAD_MS = 30_000;

type Ahead = { answer: ReturnType<typeof askForPayload>; until: number; isThere: boolean };

const ahead = new Map<string, Ahead>();

/** When navigations asked for payloads, by `performance.now()`. */
const askedAt = new Map<string, number>();

/**
 * Loads a page's payload ahead of the navigation to it, from a decoded path; not where a navigation
 * has asked for it since it was meant to be loaded (`meantAt`).
 */
export async function preloadPayload(
  pathname: string,
  search: string,
  meantAt: number,
): Promise<void> {
  const address = payloadAddress(pathname, search);
  if ((askedAt.get(address) ?? 0) >= meantAt) return;
  const early = { answer: askForPayload(address), until: Date.now() + AHEAD_MS, isThere: false };
  ahead.set(address, early);
  await early.answer;
  early.isThere = true;
}

/** A response as its page's query reads it. */
function checked(document: GraphQLTaggedNode, response: PayloadResponse): PayloadAnswer {
  if (!("body" in response)) return response;
  const { body, ...answer } = response;
  const { data, variables } = body ?? {};
  const isWhole = data && variables && hasShapeOf(document, { data, variables });
  return isWhole ? { ...answer, payload: { data, variables } } : { ...answer, isMalformed: true };
}

/**
 * Fetches a page's payload: the prefetched one, once and while it is young, or the one at its
 * address; undefined where there was no response. The page is missing only where our server says
 * so: anything may answer 404 on the way to it.
 */
export async function fetchPayload(
  document: GraphQLTaggedNode,
  pathname: string,
  search: string,
): Promise<PayloadAnswer | undefined> {
  const address = payloadAddress(pathname, search);
  const early = ahead.get(address);
  ahead.delete(address);
  askedAt.set(address, performance.now());
  const wasAhead = early?.isThere === true;
  const prefetched = early && early.until > Date.now() ? await early.answer : undefined;
  if (prefetched) return { ...checked(document, prefetched), wasAhead };
  const response = await askForPayload(address);
  return response && checked(document, response);
}
