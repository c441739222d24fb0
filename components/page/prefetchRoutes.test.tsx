import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { serializedPageElement } from "#relay/payload.ts";
import type { ShopFacts } from "#relay/publicFacts.ts";
import { prefetchLikelyScripts, prefetchOnInteraction } from "./prefetchRoutes.ts";

const prefetch = vi.hoisted(() => vi.fn(async (_path: string) => {}));
vi.mock("vike/client/router", () => ({ prefetch }));

/** Milliseconds, longer than a pointer has to rest on a link to count as an interaction. */
const LONGER_THAN_REST_MS = 100;

/** Payload requests so far, and the responses that are held back. */
const requested: string[] = [];
const held: (() => void)[] = [];
/** Number of pages opened: each has products of its own, as an address is prefetched once. */
let pages = 0;

/** Passes time, and lets the responses that arrived be read. */
async function pass(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turns = 0; turns < 5; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}
const links = () => [...document.querySelectorAll("#main a")];

/** Opens a page with links to nine products. */
function openListing(): void {
  pages += 1;
  const slugs = Array.from({ length: 9 }, (_, index) => `cup-${pages}-${index}`);
  const anchors = slugs.map((slug) => `<a href="/product/${slug}">${slug}</a>`).join("");
  const shop = { buildId: "this" } as ShopFacts;
  document.body.innerHTML = `${serializedPageElement({ shop })}<main id="main">${anchors}</main>`;
}

/** Interacts with links, as by a touch or a mouse button. */
async function press(...pressed: Element[]): Promise<void> {
  for (const link of pressed) {
    link.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  }
  await pass();
}

/** Moves the pointer onto a link, where it rests, and the focus too. */
async function restOn(link: Element | undefined): Promise<void> {
  const place = { screenX: pages, screenY: pages };
  link?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, ...place }));
  await pass(LONGER_THAN_REST_MS);
  link?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  await pass(LONGER_THAN_REST_MS);
}

async function respond(responses = held.length): Promise<void> {
  for (const respondNow of held.splice(0, responses)) respondNow();
  await pass();
}

const setHidden = (value: boolean) =>
  Object.defineProperty(document, "hidden", { value, configurable: true });
const setConnection = (value: object) =>
  Object.defineProperty(navigator, "connection", { value, configurable: true });

beforeAll(() => {
  vi.stubGlobal("fetch", (address: string) => {
    if (address.startsWith("/builds/meta/")) {
      return Promise.resolve(Response.json({ prerendered: ["/product/*"] }));
    }
    requested.push(address);
    const { promise, resolve } = Promise.withResolvers<Response>();
    held.push(() => resolve(Response.json({})));
    return promise;
  });
  prefetchOnInteraction();
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  openListing();
  requested.length = 0;
  prefetch.mockClear();
});
afterEach(async () => {
  while (held.length > 0) await respond();
  vi.useRealTimers();
  setHidden(false);
  Reflect.deleteProperty(navigator, "connection");
});

test("Prefetching has at most four routes in flight and loads each once", async () => {
  await press(...links(), ...links());
  expect(held).toHaveLength(4);
  for (let left = 9; left > 0; left -= 1) {
    expect(held).toHaveLength(Math.min(left, 4));
    await respond(1);
  }
  const paths = links().map((link) => `${link.getAttribute("href")}/_payload.json`);
  expect(requested).toEqual(paths);
  expect(prefetch).toHaveBeenCalledTimes(9);
});

test.each([
  ["saves data", { saveData: true, effectiveType: "4g" }],
  ["is on 2g", { effectiveType: "2g" }],
  ["is on slow 2g", { effectiveType: "slow-2g" }],
])("Prefetching is off for a shopper who %s", async (_, connection) => {
  setConnection(connection);
  prefetchLikelyScripts();
  await restOn(links()[0]);
  await press(...links());
  expect(requested).toEqual([]);
  expect(prefetch).not.toHaveBeenCalled();
});

test("Prefetching is off in a hidden tab", async () => {
  setHidden(true);
  prefetchLikelyScripts();
  await restOn(links()[0]);
  expect(requested).toEqual([]);
  expect(prefetch).not.toHaveBeenCalled();
});

test("Prefetching pauses in a tab that was hidden meanwhile, and resumes when the tab is shown", async () => {
  await press(...links().slice(0, 6));
  expect(requested).toHaveLength(4);
  setHidden(true);
  await respond();
  expect(requested).toHaveLength(4);
  setHidden(false);
  await press(...links().slice(6, 7));
  expect(requested).toHaveLength(7);
});

test("A pointer that rests on a link, or the focus, prefetches its route", async () => {
  await restOn(links()[0]);
  expect(requested).toEqual([`${links()[0]?.getAttribute("href")}/_payload.json`]);
  expect(prefetch).toHaveBeenCalledWith(links()[0]?.getAttribute("href"));
});

test("A listing prefetches the script of the product page", async () => {
  prefetchLikelyScripts();
  await pass();
  expect(prefetch).toHaveBeenCalledExactlyOnceWith(links()[0]?.getAttribute("href"));
  expect(requested).toEqual([]);
});
