import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { serializedPageElement } from "#relay/payload.ts";
import type { ShopFacts } from "#relay/publicFacts.ts";
import { prefetchForPage, prefetchOnScroll } from "./pageTransition.ts";

vi.mock("vike/client/router", () => ({ prefetch: async () => {} }));
vi.mock("#relay/whenIdle.ts", () => ({ whenIdle: (work: () => void) => void setTimeout(work, 1) }));

const PAYLOAD_BYTES = 4000;
let lengthHeader: HeadersInit = { "content-length": String(PAYLOAD_BYTES) };
const WINDOW_HEIGHT = 800;

/** Payload requests so far, and the most that were pending at a time. */
const requested: string[] = [];
let pending = 0;
let mostPending = 0;
/** Number of pages opened: each has links of its own. */
let pages = 0;

/** Lets requests be sent and responses arrive. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 60; turns += 1) await vi.advanceTimersByTimeAsync(5);
}

/** Opens a page with links at these distances from the window's top, in pixels. */
function open(tops: readonly number[], folder = "product"): void {
  pages += 1;
  const links = tops.map((top) => `<a data-top="${top}" href="/${folder}/p${pages}-${top}">x</a>`);
  const shop = { buildId: "this" } as ShopFacts;
  document.body.innerHTML = `${serializedPageElement({ shop })}<main>${links.join("")}</main>`;
}

const paths = (...tops: number[]) => tops.map((top) => `/product/p${pages}-${top}/_payload.json`);

beforeAll(() => {
  vi.stubGlobal("innerHeight", WINDOW_HEIGHT);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function box(
    this: Element,
  ) {
    const top = Number((this as HTMLElement).dataset["top"]) - scrollY;
    return new DOMRect(0, top, 100, 20);
  });
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.startsWith("/builds/meta/")) {
      return Response.json({ prerendered: ["/product/*", "/category/*"] });
    }
    requested.push(address);
    pending += 1;
    mostPending = Math.max(mostPending, pending);
    await new Promise((resolve) => setTimeout(resolve, 10));
    pending -= 1;
    return Response.json({}, { headers: lengthHeader });
  });
  prefetchOnScroll();
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  requested.length = 0;
  mostPending = 0;
  scrollTo(0, 0);
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "connection");
});

test("Payloads of links in view are prefetched, the nearest to the middle first", async () => {
  open([10, 700, 420, 2000]);
  prefetchForPage();
  await settle();
  expect(requested).toEqual(paths(420, 700, 10));
});

test("One payload is requested after another, and at most 30 kB per page", async () => {
  open(Array.from({ length: 20 }, (_, place) => 10 + place * 30));
  prefetchForPage();
  await settle();
  expect(mostPending).toBe(1);
  expect(requested).toHaveLength(7);
});

test("Payloads without a length count as large ones", async () => {
  lengthHeader = {};
  open(Array.from({ length: 20 }, (_, place) => 10 + place * 30));
  prefetchForPage();
  await settle();
  lengthHeader = { "content-length": String(PAYLOAD_BYTES) };
  expect(requested).toHaveLength(6);
});

test("A malformed link does not keep others from being prefetched", async () => {
  open([10]);
  const malformed = `<a data-top="400" href="/product/50%">x</a>`;
  document.body.insertAdjacentHTML("beforeend", malformed);
  prefetchForPage();
  await settle();
  expect(requested).toContain(paths(10)[0]);
});

test("The next page has 30 kB of its own, and links to the same page are prefetched once", async () => {
  open([10, 40]);
  prefetchForPage();
  await settle();
  prefetchForPage();
  await settle();
  expect(requested).toHaveLength(2);
  open([70]);
  prefetchForPage();
  await settle();
  expect(requested).toHaveLength(3);
});

test("Links that are scrolled into view are prefetched", async () => {
  open([10, 2000]);
  prefetchForPage();
  await settle();
  scrollTo(0, 1900);
  dispatchEvent(new Event("scrollend"));
  await settle();
  expect(requested).toEqual(paths(10, 2000));
});

test.each([
  ["saves data", { saveData: true, effectiveType: "4g" }],
  ["is on 2g", { effectiveType: "2g" }],
])("Nothing is prefetched for a shopper who %s", async (_, connection) => {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  open([10]);
  prefetchForPage();
  await settle();
  expect(requested).toEqual([]);
});

test("Links to the cart, the checkout and the account are not prefetched", async () => {
  open([]);
  document.body.insertAdjacentHTML(
    "beforeend",
    ["/cart", "/checkout", "/account", "/search?q=cup"]
      .map((path) => `<a data-top="10" href="${path}">x</a>`)
      .join(""),
  );
  prefetchForPage();
  await settle();
  expect(requested).toEqual([]);
});
