import { prefetch } from "vike/client/router";
import { trackState } from "#relay/dataState.ts";
import type { TrackedState } from "#relay/dataState.ts";
import { prefetchPayload } from "#relay/payload.ts";
import { browserTokens } from "#relay/session/session.ts";
import { isPrerendered } from "./buildManifest.ts";
import { isMetered } from "./connection.ts";

// Prefetch of pages at the first interaction with their links, and of likely next scripts.

/** Maximum number of concurrent prefetches. */
const MAX_CONCURRENT = 4;
/** Milliseconds that a pointer rests on a link before it counts as an interaction. */
const REST_MS = 40;

const loads = new Map<string, TrackedState>();
const waiting: (() => Promise<void>)[] = [];

const mayPrefetch = () => !document.hidden && !isMetered();

/** Starts queued prefetches up to the limit; a hidden tab continues at its next interaction. */
function loadNext(): void {
  if (!mayPrefetch()) return;
  const pending = [...loads.values()].filter((load) => load.read() === "pending");
  const load = pending.length < MAX_CONCURRENT && waiting.shift();
  // A failed prefetch is retried, and its error handled, by the navigation itself.
  if (!load) return;
  void load().then(loadNext, loadNext);
  loadNext();
}

/** Queues a prefetch, unless it was requested before, the tab is hidden or data is expensive. */
function queuePrefetch(name: string, load: () => Promise<void>): void {
  if (!mayPrefetch() || loads.has(name)) return;
  const state = trackState();
  loads.set(name, state);
  waiting.push(() => state.during(load()));
  loadNext();
}

/** Prefetches one of our pages: its script and, if anonymous, its payload. Once per address. */
export function prefetchRoute({ pathname, search }: URL): void {
  const address = pathname + search;
  // The prefetch may be queued, or wait for the manifest, until after the navigation.
  const intendedAt = performance.now();
  queuePrefetch(address, async () => {
    const path = decodeURIComponent(pathname);
    const loadPayload = async () => {
      if (await isPrerendered(path)) await prefetchPayload(path, search, intendedAt);
    };
    await Promise.all([prefetch(address), loadPayload()]);
  });
}

/**
 * Prefetches the scripts of the most likely next pages, so that a navigation there takes one
 * request: the product page from product listings, the cart page if there may be a cart.
 */
export function prefetchLikelyScripts(): void {
  const product = document.querySelector<HTMLAnchorElement>("#main a[href^='/product/']");
  if (product && !location.pathname.startsWith("/product/")) {
    queuePrefetch("product", () => prefetch(product.pathname));
  }
  if (browserTokens.read() !== undefined) queuePrefetch("cart", () => prefetch("/cart"));
}

/** Returns the address a link event leads to, if it is another page of ours in this window. */
function linkedPage({ target }: Event): URL | undefined {
  const link = target instanceof Element && target.closest("a");
  if (!link || !link.href || link.target || link.hasAttribute("download")) return undefined;
  if (link.dataset["vike"] === "false") return undefined;
  const { origin, pathname, search } = location;
  const address = new URL(link.href);
  const isHere = address.pathname === pathname && address.search === search;
  return address.origin === origin && !isHere ? address : undefined;
}

/** Prefetches routes at the first interaction with their links. */
export function prefetchOnInteraction(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let pointedAt = "";
  const follow = (event: Event) => {
    const address = linkedPage(event);
    if (address) prefetchRoute(address);
  };
  /** A page laid out under a resting pointer also fires `pointerover`. */
  const hasMoved = ({ screenX, screenY }: PointerEvent) => {
    const before = pointedAt;
    pointedAt = `${screenX} ${screenY}`;
    return pointedAt !== before;
  };
  const onInteraction = (event: Event) => {
    clearTimeout(resting);
    if (event instanceof PointerEvent && !hasMoved(event) && event.type === "pointerover") return;
    // The link is looked up after the rest: the page may change under the pointer meanwhile.
    if (event.type === "pointerover") resting = setTimeout(follow, REST_MS, event);
    else follow(event);
  };
  for (const type of ["pointerover", "focusin", "touchstart", "pointerdown"]) {
    addEventListener(type, onInteraction, { passive: true });
  }
}
