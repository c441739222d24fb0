import { useEffect } from "react";
import type { RefObject } from "react";

// Zoom of the lightbox: geometry and pinch gesture.

/** An enlargement: a point of the picture, from 0 to 1 each way, and its place in the slide in px. */
export type Zoom = { scale: number; x: number; y: number; left: number; top: number };

type Place = { clientX: number; clientY: number };

/** Smallest enlargement by a tap or a key. */
const MIN_SCALE = 2;

const pictureIn = (slide: Element) => slide.querySelector("button");

/** Returns the middle of a slide, in the window's coordinates. */
export function middleOf(slide: Element): Place {
  const { left, top, width, height } = slide.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

/**
 * Returns the enlargement at which one pixel of the source takes one CSS pixel. Before the widest
 * file has loaded, the picture's stated width counts.
 */
export function sourceScale(slide: HTMLElement): number {
  const image = slide.querySelector("img");
  const whole = Math.min(slide.clientWidth, slide.clientHeight * 0.8) || 1;
  const stated = Number(image?.getAttribute("width") ?? 0);
  return Math.max(MIN_SCALE, Math.max(stated, image?.naturalWidth ?? 0) / whole);
}

/** Returns the enlargement that keeps the point of the picture at a place where it is. */
export function zoomAt(slide: Element, { clientX, clientY }: Place, scale: number): Zoom {
  const picture = pictureIn(slide)?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const { left, top } = slide.getBoundingClientRect();
  return {
    scale,
    x: (clientX - picture.left) / picture.width,
    y: (clientY - picture.top) / picture.height,
    left: clientX - left,
    top: clientY - top,
  };
}

/** Sizes a slide's picture and scrolls to the enlarged point. */
export function applyZoom(slide: HTMLElement, zoom: Zoom | undefined): void {
  slide.style.setProperty("--zoom", String(zoom?.scale ?? 1));
  const picture = pictureIn(slide);
  if (!zoom || !picture) return;
  slide.scrollTo({
    left: picture.offsetLeft + zoom.x * picture.offsetWidth - zoom.left,
    top: picture.offsetTop + zoom.y * picture.offsetHeight - zoom.top,
    behavior: "instant",
  });
}

/** Distance and middle of two fingers. */
function fingersIn({ touches: [one, other] }: TouchEvent) {
  if (!one || !other) return undefined;
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    clientX: (one.clientX + other.clientX) / 2,
    clientY: (one.clientY + other.clientY) / 2,
  };
}

/**
 * Enlarges the picture below two fingers as they move apart, up to its source's resolution.
 * @param onZoom called with each enlargement, and with undefined once the whole picture is shown
 * again
 */
export function usePinch(
  strip: RefObject<HTMLElement | null>,
  onZoom: (zoom: Zoom | undefined) => void,
): void {
  useEffect(() => {
    const listening = new AbortController();
    let pinched: { slide: HTMLElement; start: Zoom; distance: number } | undefined;

    const onStart = (event: TouchEvent) => {
      const fingers = fingersIn(event);
      const slide = (event.target as Element).closest("li");
      if (!fingers || !slide) return;
      event.preventDefault();
      const scale = Number(slide.style.getPropertyValue("--zoom")) || 1;
      pinched = { slide, start: zoomAt(slide, fingers, scale), distance: fingers.distance };
    };
    const onMove = (event: TouchEvent) => {
      const fingers = fingersIn(event);
      if (!fingers || !pinched) return;
      event.preventDefault();
      const { slide, start, distance } = pinched;
      const wanted = (start.scale * fingers.distance) / distance;
      const scale = Math.min(sourceScale(slide), wanted);
      const { left, top } = zoomAt(slide, fingers, scale);
      onZoom(scale > 1 ? { ...start, scale, left, top } : undefined);
    };
    const onEnd = () => (pinched = undefined);

    // React's own touch listeners are passive: the browser would zoom the page.
    const options = { passive: false, signal: listening.signal };
    strip.current?.addEventListener("touchstart", onStart, options);
    strip.current?.addEventListener("touchmove", onMove, options);
    strip.current?.addEventListener("touchend", onEnd, options);
    strip.current?.addEventListener("touchcancel", onEnd, options);
    return () => listening.abort();
  }, [strip, onZoom]);
}
