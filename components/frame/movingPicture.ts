import { localePath } from "#words/localePath.ts";

// A product's picture moves between a list and its page, and is shown there until the larger one
// has loaded. The next page waits for none of it.

/** Milliseconds of the movement. */
const DURATION_MS = 240;
const EASING = "cubic-bezier(0.2, 0, 0, 1)";

const isProduct = (path: string) => path.startsWith(localePath("/product/"));

/** Path of the displayed page; during a navigation the address is already the next page's. */
let displayedPath = "";
/** Moves the picture to its place on the next page, once that has one in view. */
let move: (() => void) | undefined;
let observer: MutationObserver | undefined;

function giveUp(): void {
  move = undefined;
  observer?.disconnect();
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Finds a product's picture in view: the large one on its own page, its card's on other pages. */
function pictureOf(product: string, path: string): HTMLImageElement | undefined {
  const all = <Found extends Element>(selector: string) => [
    ...document.querySelectorAll<Found>(`#main ${selector}`),
  ];
  const pictures =
    path === product
      ? all<HTMLImageElement>("img[fetchpriority=high]")
      : all<HTMLAnchorElement>(`a[href^='${localePath("/product/")}']`)
          .filter(({ pathname }) => pathname === product)
          .map((link) => (link.closest("article") ?? link).querySelector("img"));
  return pictures.find((picture) => picture !== null && isInView(picture)) ?? undefined;
}

/** The element that cuts a picture to its size and moves with it. */
const tileOf = (picture: HTMLImageElement) => picture.closest("div") ?? picture;

function animate(tile: Element, from: DOMRect): void {
  const to = tile.getBoundingClientRect();
  const [x, y, scale] = [from.x - to.x, from.y - to.y, from.width / to.width];
  const transform = `translate(${x}px, ${y}px) scale(${scale})`;
  // Above what it crosses.
  const start = { transform, transformOrigin: "0 0", zIndex: 1 };
  const end = { transform: "none", transformOrigin: "0 0", zIndex: 1 };
  tile.animate([start, end], { duration: DURATION_MS, easing: EASING });
}

/**
 * Looks up the picture before the next page is rendered, if the product navigated to or from has one
 * on this page. It moves before the next page's first paint.
 */
export function holdPicture(): void {
  giveUp();
  const [from, to] = [displayedPath, location.pathname];
  displayedPath = to;
  const product = [to, from].find(isProduct);
  const before = from && from !== to && product && pictureOf(product, from);
  if (!before) return;
  const { currentSrc } = before;
  const box = tileOf(before).getBoundingClientRect();
  move = () => {
    const after = pictureOf(product, to);
    if (!after || after === before) return;
    giveUp();
    if (!after.complete) after.style.background = `url("${currentSrc}") center / cover`;
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) animate(tileOf(after), box);
  };
  // In the next frame: measuring at once would compute the layout twice.
  observer = new MutationObserver(() => requestAnimationFrame(() => move?.()));
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Moves the picture on a page where it was in view only after scrolling, or gives it up. */
export function releasePicture(): void {
  // After the router has scrolled.
  setTimeout(() => {
    move?.();
    giveUp();
  });
}
