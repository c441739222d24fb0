import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay";
import { browserEnvironment } from "#relay/environment.ts";
import styles from "./Toast.module.css";

// Toast about the cart, one at a time: its placement, tab order, focus and closing.

/** Element after which the tab order reaches a toast, or undefined for the start of the page. */
type Anchor = Element | undefined;

/** Height of a box's overlap with a toast at the top or the bottom of a narrow screen. */
const overlapOf = (one: DOMRect, other: DOMRect) =>
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** On a narrow screen, moves a toast to the side where it covers less of the form it is about. */
function chooseSide(place: HTMLElement, anchor: Anchor): void {
  if (!anchor || !matchMedia("(max-width: 899px)").matches) return;
  const form = anchor.getBoundingClientRect();
  const atBottom = overlapOf(form, place.getBoundingClientRect());
  if (atBottom === 0) return;
  place.dataset["side"] = "top";
  if (overlapOf(form, place.getBoundingClientRect()) > atBottom) delete place.dataset["side"];
}

let closeOpen = () => {};

/**
 * Shows a toast until the shopper closes it, presses Escape or navigates. It is in the tab order
 * right after its anchor, and in the top layer, so that nothing on the page covers it. On close,
 * focus inside it returns to the element that had it before.
 */
export function openToast(
  content: (close: () => void) => ReactNode,
  { anchor, opener }: { anchor: Anchor; opener?: HTMLElement | undefined },
): void {
  closeOpen();
  const place = document.createElement("div");
  place.className = styles.place ?? "";
  place.role = "status";
  place.popover = "manual";
  if (anchor) anchor.after(place);
  else document.getElementById("main")?.prepend(place);
  place.showPopover?.();
  const root = createRoot(place);

  const remove = () => {
    removeEventListener("click", onClick);
    removeEventListener("popstate", remove);
    removeEventListener("keydown", onKeyDown);
    resizing.disconnect();
    root.unmount();
    place.remove();
  };
  const close = () => {
    const hadFocus = place.contains(document.activeElement);
    remove();
    const next = opener?.isConnected ? opener : document.getElementById("main");
    if (hadFocus) next?.focus({ preventScroll: true });
  };
  const onClick = ({ target }: Event) => {
    // Runs after all other click listeners: a link removed earlier would not navigate.
    if (target instanceof Element && target.closest("a")) setTimeout(remove);
  };
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    const isOverlaid = document.querySelector(":modal, [popover=auto]:popover-open") !== null;
    if (key === "Escape" && !defaultPrevented && !isOverlaid) close();
  };
  closeOpen = remove;
  addEventListener("click", onClick);
  addEventListener("popstate", remove);
  addEventListener("keydown", onKeyDown);
  // Its height is known once the content has rendered; later the toast stays where it is.
  const resizing = new ResizeObserver(() => {
    if (place.childElementCount === 0) return;
    resizing.disconnect();
    chooseSide(place, anchor);
  });
  resizing.observe(place);
  root.render(
    <RelayEnvironmentProvider environment={browserEnvironment()}>
      {content(close)}
    </RelayEnvironmentProvider>,
  );
}
