import { whenIdle } from "#relay/whenIdle.ts";
import { prefetchRoute } from "./prefetchRoutes.ts";

// Prefetch of the pages whose links are in view, while the page is idle.

/** Bytes of payloads that a page may prefetch for links in view. */
const MAX_BYTES = 30_000;
/** Bytes that a pending payload counts as; most have half of that. */
const EXPECTED_BYTES = 7500;
const LINKS = "a[href^='/product/'], a[href^='/category/']";

/** Bytes prefetched and expected for the links of this page. */
let used = 0;

const budget = {
  begin: () => {
    const isLeft = used + EXPECTED_BYTES <= MAX_BYTES;
    if (isLeft) used += EXPECTED_BYTES;
    return isLeft;
  },
  end: (bytes: number) => void (used += bytes - EXPECTED_BYTES),
};

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

const prefetchInView = () =>
  linksInView().forEach(({ href }) => prefetchRoute(new URL(href), budget));

/** Prefetches for a new page. */
export function prefetchForPage(): void {
  used = 0;
  whenIdle(prefetchInView);
}

/** Prefetches links that come into view, from now on. */
export function prefetchOnScroll(): void {
  addEventListener("scrollend", () => whenIdle(prefetchInView), { passive: true });
}
