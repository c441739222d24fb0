import styles from "./navigation.module.css";

// View transition that moves a product's picture between its page and a list.

/** Milliseconds after which the view transition stops waiting for the page's rendering. */
const TIMEOUT_MS = 1000;

const isProduct = (path: string) => path.startsWith("/product/");

/** Path of the displayed page; during a navigation the address is already the next page's. */
let displayedPath = "";
let showPage: (() => void) | undefined;

let latest: ViewTransition | undefined;
let marked: Element | undefined;

function mark(picture: Element | undefined): void {
  marked = picture;
  picture?.classList.add(styles.movingPicture ?? "");
}

function unmark(): void {
  marked?.classList.remove(styles.movingPicture ?? "");
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Finds a product's picture in view: the large one on its own page, its card's on other pages. */
function pictureOf(product: string, path: string): HTMLElement | undefined {
  const all = <Found extends Element>(selector: string) => [
    ...document.querySelectorAll<Found>(`#main ${selector}`),
  ];
  const pictures =
    path === product
      ? all<HTMLElement>("img[fetchpriority=high]")
      : all<HTMLAnchorElement>("a[href^='/product/']")
          .filter(({ pathname }) => pathname === product)
          .map((link) => (link.closest("article") ?? link).querySelector("img"));
  return pictures.find((picture) => picture !== null && isInView(picture)) ?? undefined;
}

/**
 * Starts a view transition before the next page is rendered, if the product navigated to or from
 * has a picture on this page: it then moves to its place on the next. Resolves when the browser has
 * captured this page, which takes a few frames; at once if there is no such picture, no support for
 * view transitions, or a preference for reduced motion.
 * @param isReady the page's data are loaded already: it must not wait for the picture
 */
export async function holdPicture(isReady: boolean): Promise<void> {
  showPage?.();
  const [from, to] = [displayedPath, location.pathname];
  displayedPath = to;
  const product = [to, from].find(isProduct);
  if (isReady || !from || from === to || !product || !("startViewTransition" in document)) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const picture = pictureOf(product, from);
  if (!picture) return;
  unmark();
  mark(picture);
  await new Promise<void>((isHeld) => {
    const transition = document.startViewTransition(async () => {
      isHeld();
      await new Promise<void>((isRendered) => {
        showPage = isRendered;
        setTimeout(isRendered, TIMEOUT_MS);
      });
      unmark();
      mark(pictureOf(product, to));
    });
    latest = transition;
    // Rejects if another transition replaces this one; the page is then shown without movement.
    transition.ready.catch(() => {});
    void transition.finished.finally(() => latest === transition && unmark());
  });
}

/** Continues the view transition after the next page was rendered and scrolled to its place. */
export function releasePicture(): void {
  if (showPage) setTimeout(showPage);
}
