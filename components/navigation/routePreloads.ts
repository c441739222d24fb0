import { prefetch } from "vike/client/router";
import { trackState } from "#relay/dataState.ts";
import type { TrackedState } from "#relay/dataState.ts";
import { preloadPayload } from "#relay/payload.ts";
import { browserTokens } from "#relay/session/session.ts";
import { isPrerendered } from "./buildManifest.ts";
import { isDear } from "./connection.ts";

/** How many routes are loaded ahead at once. */
const AT_ONCE = 4;
/** Milliseconds that a pointer rests on a link before that counts as intent. */
const REST = 40;

const loads = new Map<string, TrackedState>();
const waiting: (() => Promise<void>)[] = [];

const mayLoadAhead = () => !document.hidden && !isDear();

/** Begins what waits, as far as there is room; a tab that was hidden goes on with its next intent. */
function loadNext(): void {
  if (!mayLoadAhead()) return;
  const underWay = [...loads.values()].filter((load) => load.read() === "pending");
  const load = underWay.length < AT_ONCE && waiting.shift();
  // What cannot be had ahead is asked for again, and answered for, by the navigation itself.
  if (!load) return;
  void load().then(loadNext, loadNext);
  loadNext();
}

/** Loads something ahead, unless it has been already or the shopper would pay for it dearly. */
function loadAhead(name: string, load: () => Promise<void>): void {
  if (!mayLoadAhead() || loads.has(name)) return;
  const state = trackState();
  loads.set(name, state);
  waiting.push(() => state.during(load()));
  loadNext();
}

/** Loads what a page of ours needs ahead of the navigation to it: each once, a few at a time. */
export function preloadRoute({ pathname, search }: URL): void {
  const address = pathname + search;
  // It may wait for others, or for the manifest, until the shopper has gone there.
  const meantAt = performance.now();
  loadAhead(address, async () => {
    const path = decodeURIComponent(pathname);
    const loadPayload = async () => {
      if (await isPrerendered(path)) await preloadPayload(path, search, meantAt);
    };
    await Promise.all([prefetch(address), loadPayload()]);
  });
}

/**
 * Loads the scripts of the pages that most shoppers go to from here, so that going there takes one
 * request: a product's from where products are listed, the cart's where there may be one.
 */
export function preloadLikelyScripts(): void {
  const product = document.querySelector<HTMLAnchorElement>("#main a[href^='/product/']");
  if (product && !location.pathname.startsWith("/product/")) {
    loadAhead("product", () => prefetch(product.pathname));
  }
  if (browserTokens.read() !== undefined) loadAhead("cart", () => prefetch("/cart"));
}

/** The page of ours that an event's link leads to, if it leads to another one in this window. */
function linkedPage({ target }: Event): URL | undefined {
  const link = target instanceof Element && target.closest("a");
  if (!link || !link.href || link.target || link.hasAttribute("download")) return undefined;
  if (link.dataset["vike"] === "false") return undefined;
  const { origin, pathname, search } = location;
  const address = new URL(link.href);
  const isHere = address.pathname === pathname && address.search === search;
  return address.origin === origin && !isHere ? address : undefined;
}

/** Loads routes ahead at the first sign that a shopper means to go there. */
export function preloadOnIntent(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let pointedAt = "";
  const follow = (event: Event) => {
    const address = linkedPage(event);
    if (address) preloadRoute(address);
  };
  /** A page that is laid out under a pointer that rests has it point at something, too. */
  const hasMoved = ({ screenX, screenY }: PointerEvent) => {
    const before = pointedAt;
    pointedAt = `${screenX} ${screenY}`;
    return pointedAt !== before;
  };
  const onIntent = (event: Event) => {
    clearTimeout(resting);
    if (event instanceof PointerEvent && !hasMoved(event) && event.type === "pointerover") return;
    // Where it leads is looked up once it rests: a page is often changed under the pointer.
    if (event.type === "pointerover") resting = setTimeout(follow, REST, event);
    else follow(event);
  };
  for (const type of ["pointerover", "focusin", "touchstart", "pointerdown"]) {
    addEventListener(type, onIntent, { passive: true });
  }
}
