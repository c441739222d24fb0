import styles from "./navigation.module.css";

/** Milliseconds after which a page is shown whatever became of its rendering. */
const LONGEST = 1000;

const isProduct = (path: string) => path.startsWith("/product/");

/** The path of the page on the screen; the address is another's already while it is gone away from. */
let shown = "";
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

/** The picture of a product on the page at a path: the large one of its own page, or its card's. */
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
 * Before the next page is rendered: where the product that is gone to, or come from, has a picture
 * on this one, keeps it on the screen so that it moves to its place on the next. Waits until the
 * browser holds this page's picture, which takes a few frames; at once where it has no view
 * transitions, or no such picture, or the shopper wants no movement.
 * @param isReady what the page shows is there already: it is not to wait for its picture
 */
export async function holdPicture(isReady: boolean): Promise<void> {
  showPage?.();
  const [from, to] = [shown, location.pathname];
  shown = to;
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
        setTimeout(isRendered, LONGEST);
      });
      unmark();
      mark(pictureOf(product, to));
    });
    latest = transition;
    // One that another took the place of was shown all the same, without movement.
    transition.ready.catch(() => {});
    void transition.finished.finally(() => latest === transition && unmark());
  });
}

/** After the next page was rendered: lets it be seen, once it has been scrolled to its place. */
export function releasePicture(): void {
  if (showPage) setTimeout(showPage);
}
