import { prefetch } from "vike/client/router";
import { trackState } from "#relay/dataState.ts";
import type { TrackedState } from "#relay/dataState.ts";
import { hasPayload, prefetchPayload } from "#relay/payload.ts";
import { onCartSaved, savedCart } from "#relay/cart/persistence.ts";
import { whenIdle } from "#relay/whenIdle.ts";
import { isPrerendered } from "./buildManifest.ts";
import { isMetered } from "./connection.ts";
import { localePath, withoutLocale } from "#words/localePath.ts";

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

/**
 * Queues a prefetch, unless it was requested before, the tab is hidden or data is expensive.
 * Resolves when it has ended.
 */
async function queuePrefetch(name: string, load: () => Promise<void>): Promise<void> {
  if (!mayPrefetch() || loads.has(name)) return;
  const state = trackState();
  loads.set(name, state);
  await new Promise<void>((ended) => {
    waiting.push(() => state.during(load()).finally(ended));
    loadNext();
  });
}

/**
 * Returns a page's decoded path without the language's prefix, as the router has it; a malformed
 * one, which no page of ours has, stays as it is.
 */
export function decodedPath({ pathname }: URL): string {
  try {
    return withoutLocale(decodeURIComponent(pathname));
  } catch {
    return pathname;
  }
}

/**
 * Prefetches one of our pages: its script and, if anonymous, its payload, unless that is fresh.
 * Resolves to the payload's size in bytes, 0 if none was requested.
 */
export async function prefetchRoute(url: URL): Promise<number> {
  const { pathname, search } = url;
  const address = pathname + search;
  const path = decodedPath(url);
  const state = loads.get(address)?.read();
  const isDone = state === "success" || state === "error";
  if (isDone && !hasPayload(path, search)) loads.delete(address);
  // The prefetch may be queued, or wait for the manifest, until after the navigation.
  const intendedAt = performance.now();
  let bytes = 0;
  await queuePrefetch(address, async () => {
    const loadPayload = async () => {
      if (await isPrerendered(path)) bytes = await prefetchPayload(path, search, intendedAt);
    };
    await Promise.all([prefetch(address), loadPayload()]);
  });
  return bytes;
}

/**
 * Prefetches the scripts of the most likely next pages: of products and categories if the page links
 * to any, and of the cart once it has lines.
 */
export function prefetchLikelyScripts(): void {
  for (const folder of [localePath("/product/"), localePath("/category/")]) {
    const link = document.querySelector<HTMLAnchorElement>(`a[href^='${folder}']`);
    if (link && !location.pathname.startsWith(folder)) {
      void queuePrefetch(folder, () => prefetch(link.pathname));
    }
  }
  if (savedCart()?.count) void queuePrefetch("cart", () => prefetch(localePath("/cart")));
}

/** Returns the address a link leads to, if it is another page of ours in this window. */
export function pageBehind(link: HTMLAnchorElement): URL | undefined {
  if (!link.href || link.target || link.hasAttribute("download")) return undefined;
  if (link.dataset["vike"] === "false") return undefined;
  const { origin, pathname, search } = location;
  const address = new URL(link.href);
  const isHere = address.pathname === pathname && address.search === search;
  return address.origin === origin && !isHere ? address : undefined;
}

/** Returns the address that the link of an event leads to, if it is another page of ours. */
function linkedPage({ target }: Event): URL | undefined {
  const link = target instanceof Element && target.closest("a");
  return link ? pageBehind(link) : undefined;
}

/** Prefetches routes at the first interaction with their links. */
export function prefetchOnInteraction(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let pointedAt = "";
  const follow = (event: Event) => {
    const address = linkedPage(event);
    if (address) void prefetchRoute(address);
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
  onCartSaved(() => whenIdle(prefetchLikelyScripts));
  for (const type of ["pointerover", "focusin", "touchstart", "pointerdown"]) {
    addEventListener(type, onInteraction, { passive: true });
  }
}

/** A tap leaves the focus where it is: taking it from the tapped link would delay the next page. */
export function tapWithoutFocus(): void {
  let isTouch = false;
  addEventListener("pointerdown", ({ pointerType }) => void (isTouch = pointerType === "touch"));
  addEventListener("mousedown", (event) => {
    const isFree = document.activeElement === document.body;
    if (isTouch && isFree && linkedPage(event)) event.preventDefault();
  });
}
