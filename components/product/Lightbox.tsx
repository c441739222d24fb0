import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent } from "react";
import type { ProductPicture_picture$key } from "#__generated__/ProductPicture_picture.graphql.ts";
import { useModal } from "#components/ui/useModal.ts";
import { pictureSizes } from "./pictureSizes.ts";
import { ProductPicture } from "./ProductPicture.tsx";
import styles from "./Lightbox.module.css";

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

/** Lightbox: a product's pictures as large as the window, on a strip that scrolls sideways. */
export function Lightbox({ name, pictures, start, onClosed }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);
  /** Zoomed point of the picture, from 0 to 1 each way; undefined when it is not enlarged. */
  const [point, setPoint] = useState<{ x: number; y: number }>();
  const last = pictures.length - 1;
  const close = useModal(dialog, "#pictures", onClosed);

  useEffect(() => {
    const { clientWidth = 0 } = strip.current ?? {};
    strip.current?.scrollTo({ left: start * clientWidth, behavior: "instant" });
  }, [start]);

  // Scrolls the enlarged picture to the point that was clicked.
  useLayoutEffect(() => {
    const slide = strip.current?.children[at];
    if (!point || !slide) return;
    slide.scrollTo({
      left: point.x * slide.scrollWidth - slide.clientWidth / 2,
      top: point.y * slide.scrollHeight - slide.clientHeight / 2,
      behavior: "instant",
    });
  }, [point, at]);

  // The previous picture becomes inert: it would lose the focus, and the dialog the arrow keys.
  useLayoutEffect(() => {
    const slides = strip.current;
    if (!slides?.contains(document.activeElement)) return;
    slides.children[at]?.querySelector("button")?.focus({ preventScroll: true });
  }, [at]);

  const show = (place: number) => {
    const shown = strip.current;
    if (!shown || place < 0 || place > last) return;
    setPoint(undefined);
    shown.scrollTo({ left: place * shown.clientWidth });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    // Arrow keys scroll an enlarged picture.
    if (!step || point) return;
    event.preventDefault();
    show(step(at, last));
  };

  const enlarge = (event: MouseEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // A key press has no coordinates.
    const isKeyPress = event.detail === 0;
    const x = isKeyPress ? 0.5 : (event.clientX - left) / width;
    const y = isKeyPress ? 0.5 : (event.clientY - top) / height;
    setPoint(point ? undefined : { x, y });
  };

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={`Pictures of ${name}, large`}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <p aria-live="polite">
          {at + 1} of {pictures.length}
        </p>
        <button type="button" className={styles.button} onClick={close}>
          Close
        </button>
      </div>
      <ul
        ref={strip}
        className={`${styles.strip} ${point ? styles.still : ""}`}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {pictures.map((picture, place) => {
          const isLarge = point !== undefined && place === at;
          return (
            <li key={picture.id} className={isLarge ? styles.enlarged : ""} inert={place !== at}>
              <button type="button" className={styles.picture} onClick={enlarge}>
                <span className="visually-hidden">{isLarge ? "Whole picture" : "Enlarge"}: </span>
                <ProductPicture
                  picture={picture}
                  sizes={isLarge ? pictureSizes.enlarged : pictureSizes.lightbox}
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
        { label: "Previous", place: at - 1 },
        { label: "Next", place: at + 1 },
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
