import { wasVisited } from "#relay/storedPage.ts";
import { whenIdle } from "#relay/whenIdle.ts";
import { decodedPath, pageBehind, prefetchRoute } from "#components/page/prefetchRoutes.ts";

// Prefetch of the pages whose links are in view, while the page is idle.

/** Bytes of payloads that a page may prefetch for links in view. */
const MAX_BYTES = 30_000;
/** Bytes of a large payload: with less left, none is requested. */
const LARGE_BYTES = 5000;
const LINKS = "a[href^='/product/'], a[href^='/category/']";

/** Bytes prefetched for the links of this page. */
let used = 0;
let latest = 0;

/** Returns the links in view to products and categories, the nearest to the window's middle first. */
function linksInView(): HTMLAnchorElement[] {
  const distanceOf = (link: HTMLAnchorElement) => {
    const { top, bottom, height } = link.getBoundingClientRect();
    const isInView = height > 0 && bottom > 0 && top < innerHeight;
    return isInView ? Math.abs(top + bottom - innerHeight) : Infinity;
  };
  return [...document.querySelectorAll<HTMLAnchorElement>(LINKS)]
    .map((link) => ({ link, distance: distanceOf(link) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ link }) => link);
}

/** Prefetches one payload after another, until the page changes or is scrolled. */
async function prefetchInView(): Promise<void> {
  latest += 1;
  const turn = latest;
  for (const link of linksInView()) {
    if (turn !== latest || used + LARGE_BYTES > MAX_BYTES) return;
    const address = pageBehind(link);
    if (!address) continue;
    // A visited page renders from the store.
    if (!wasVisited(decodedPath(address) + address.search)) used += await prefetchRoute(address);
  }
}

/** Prefetches for a new page. */
export function prefetchForPage(): void {
  used = 0;
  whenIdle(() => void prefetchInView());
}

/** Prefetches links that come into view, from now on. */
export function prefetchOnScroll(): void {
  addEventListener("scrollend", () => whenIdle(() => void prefetchInView()), { passive: true });
}
