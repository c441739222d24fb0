import { useLayoutEffect, useRef, useEffect, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { Button } from "#components/ui/Button.tsx";
import { t, tags } from "#words/t.ts";
import styles from "./BuyBar.module.css";
import { hiddenPart } from "#components/ui/messageTags.tsx";

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches("input, select, textarea");

/**
 * True while a form's button is not on the screen, unless the footer is in view or a field of
 * another form has the focus, whose on-screen keyboard needs the space.
 */
function useIsBarShown(button: RefObject<HTMLButtonElement | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  const [isAtFooter, setIsAtFooter] = useState(false);
  const [isTyping, setIsTyping] = useState(false);

  useEffect(() => {
    const watched = button.current;
    const footer = document.querySelector("main ~ footer");
    if (!watched || !footer) return;
    const observe = (element: Element, onChange: (isVisible: boolean) => void) => {
      const observer = new IntersectionObserver((entries) =>
        onChange(entries.at(-1)?.isIntersecting === true),
      );
      observer.observe(element);
      return observer;
    };
    const observers = [observe(watched, setIsInView), observe(footer, setIsAtFooter)];
    const listening = new AbortController();
    const { signal } = listening;
    const onFocus = ({ target }: Event) =>
      setIsTyping(isField(target) && !watched.form?.contains(target as Node));
    addEventListener("focusin", onFocus, { signal });
    addEventListener("focusout", () => setIsTyping(false), { signal });
    return () => {
      for (const observer of observers) observer.disconnect();
      listening.abort();
    };
  }, [button]);

  return !isInView && !isAtFooter && !isTyping;
}

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
      <Button isSmall isPending={isPending} pendingLabel={t("product.adding")}>
        {tags("product.addNamed", { name: hiddenPart }, { name })}
      </Button>
    </div>
  );
}
