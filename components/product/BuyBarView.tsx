import { useLayoutEffect, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { Button } from "#components/ui/Button.tsx";
import { useIsBarShown } from "./useIsBarShown.ts";
import styles from "./BuyBar.module.css";

type BuyBarViewProps = {
  name: string;
  note: string;
  picture: ReactNode;
  price: ReactNode;
  button: RefObject<HTMLButtonElement | null>;
  isPending: boolean;
};

/** Content of the buy bar: picture, name, choice, price and a button that submits the form. */
export function BuyBarView({ name, note, picture, price, button, isPending }: BuyBarViewProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isShown = useIsBarShown(button);
  // Hiding the bar would lose the focus in it: the focus returns to the form's own button.
  useLayoutEffect(() => {
    if (isShown || !bar.current?.contains(document.activeElement)) return;
    button.current?.focus({ preventScroll: true });
  }, [isShown, button]);
  return (
    <div ref={bar} className={styles.bar} data-buy-bar inert={!isShown}>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          {note && <span>{note}</span>}
          {price}
        </span>
      </span>
      <Button isSmall isPending={isPending} pendingLabel="Adding">
        Add<span className="visually-hidden">{` ${name} to cart`}</span>
      </Button>
    </div>
  );
}
