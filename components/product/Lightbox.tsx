import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent } from "react";
import type { ProductPicture_picture$key } from "#__generated__/ProductPicture_picture.graphql.ts";
import { useModal } from "#components/ui/useModal.ts";
import { pictureSizes } from "./pictureSizes.ts";
import { ProductPicture } from "./ProductPicture.tsx";
import { applyZoom, middleOf, sourceScale, usePinch, zoomAt } from "./pictureZoom.ts";
import type { Zoom } from "./pictureZoom.ts";
import { t } from "#words/t.ts";
import styles from "./Lightbox.module.css";

// Lightbox of the product gallery: pictures in full screen, with swipe and zoom.

/** Milliseconds within which a second tap belongs to a double tap. */
const DOUBLE_TAP_MS = 350;

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

export type LightboxProps = {
  name: string;
  pictures: readonly (ProductPicture_picture$key & { readonly id: string })[];
  /** Index of the picture it opens with. */
  start: number;
  onClosed: () => void;
};

/**
 * Shows a product's pictures as large as the screen, on a strip that scrolls sideways. A tap, a
 * double tap, Enter, "+" or a pinch enlarges one up to its source's resolution.
 */
export function Lightbox({ name, pictures, start, onClosed }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);
  /** Undefined while the whole picture is shown. */
  const [zoom, setZoom] = useState<Zoom>();
  /** False while the first picture is shown by the gallery's file, which is there at once. */
  const [isReady, setIsReady] = useState(false);
  const toggledAt = useRef(-Infinity);
  const last = pictures.length - 1;
  const close = useModal(dialog, "#pictures", onClosed);

  useEffect(() => {
    const { clientWidth = 0 } = strip.current ?? {};
    strip.current?.scrollTo({ left: start * clientWidth, behavior: "instant" });
  }, [start]);

  useLayoutEffect(() => {
    const slide = strip.current?.children[at];
    if (slide instanceof HTMLElement) applyZoom(slide, zoom);
  }, [zoom, at]);
  usePinch(strip, setZoom);

  // The previous picture becomes inert: it would lose the focus, and the dialog the arrow keys.
  useLayoutEffect(() => {
    const slides = strip.current;
    if (!slides?.contains(document.activeElement)) return;
    slides.children[at]?.querySelector("button")?.focus({ preventScroll: true });
  }, [at]);

  const show = (place: number) => {
    const shown = strip.current;
    if (!shown || place < 0 || place > last) return;
    setZoom(undefined);
    shown.scrollTo({ left: place * shown.clientWidth });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // With Ctrl or Cmd they are the browser's; "=" is "+" without Shift.
    if ((zoom ? "-" : "+=").includes(event.key) && !event.ctrlKey && !event.metaKey) {
      const picture = strip.current?.children[at]?.querySelector("button");
      picture?.focus({ preventScroll: true });
      picture?.click();
    }
    const step = STEPS[event.key];
    // Arrow keys scroll an enlarged picture.
    if (!step || zoom) return;
    event.preventDefault();
    show(step(at, last));
  };

  const toggleZoom = (event: MouseEvent) => {
    // The second tap or click of a double one does not undo the first.
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === "touch";
    const isSoon = event.timeStamp - toggledAt.current < DOUBLE_TAP_MS;
    if (event.detail > 1 || (isTouch && isSoon)) return;
    toggledAt.current = event.timeStamp;
    const slide = event.currentTarget.parentElement;
    if (!slide || zoom) return setZoom(undefined);
    // A key press has no coordinates: it enlarges the middle.
    const place = event.detail === 0 ? middleOf(slide) : event;
    setZoom(zoomAt(slide, place, sourceScale(slide)));
  };

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={t("product.largePicturesOf", { name })}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <p className={styles.count} aria-live="polite">
          {t("product.pictureOf", { place: at + 1, count: pictures.length })}
        </p>
        <button type="button" className={styles.button} onClick={close}>
          {t("product.closePictures")}
        </button>
      </div>
      <ul
        ref={strip}
        className={`${styles.strip} ${zoom ? styles.still : ""}`}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {pictures.map((picture, place) => {
          const isLarge = zoom !== undefined && place === at;
          const fitting = isReady || place !== start ? pictureSizes.lightbox : pictureSizes.main;
          return (
            <li key={picture.id} className={isLarge ? styles.enlarged : ""} inert={place !== at}>
              <button
                type="button"
                className={styles.picture}
                onClick={toggleZoom}
                onLoad={() => setIsReady(true)}
              >
                <span className="visually-hidden">
                  {`${isLarge ? t("product.wholePicture") : t("product.enlarge")} `}
                </span>
                <ProductPicture
                  picture={picture}
                  sizes={isLarge ? pictureSizes.enlarged : fitting}
                  isEager={place === start}
                />
              </button>
            </li>
          );
        })}
      </ul>
      {last > 0 && <LightboxSteps at={at} last={last} show={show} />}
    </dialog>
  );
}

type LightboxStepsProps = { at: number; last: number; show: (place: number) => void };

/** Buttons to the previous and the next picture. */
function LightboxSteps({ at, last, show }: LightboxStepsProps) {
  return (
    <div className={styles.bar}>
      {[
        { label: t("product.previousPicture"), place: at - 1 },
        { label: t("product.nextPicture"), place: at + 1 },
      ].map(({ label, place }) => (
        <button
          key={label}
          type="button"
          className={styles.button}
          // Not `disabled`, which would drop the focus at the last picture.
          aria-disabled={place < 0 || place > last}
          onClick={() => show(place)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
