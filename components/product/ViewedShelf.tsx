import { useRef, useState } from "react";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import { Button } from "#components/ui/Button.tsx";
import { forgetViewed, viewedThings } from "#relay/recentlyViewed.ts";
import styles from "./ViewedShelf.module.css";

/** Row of recently viewed products, with a button to forget them. */
export function ViewedShelf({ besides }: { besides: string }) {
  const [things, setThings] = useState(() => viewedThings().filter(({ slug }) => slug !== besides));
  const [isForgotten, setIsForgotten] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  if (things.length === 0 && !isForgotten) return null;

  const forget = () => {
    forgetViewed();
    setThings([]);
    setIsForgotten(true);
    // The button is removed, and with it the focus.
    requestAnimationFrame(() => said.current?.focus());
  };

  return (
    <section className={styles.viewed} aria-labelledby="viewed-heading">
      <SectionHeading id="viewed-heading" title="Looked at before" />
      {isForgotten ? (
        <p ref={said} role="status" tabIndex={-1}>
          Forgotten. Nothing of it is kept in this browser.
        </p>
      ) : (
        <>
          <ul className={styles.shelf}>
            {things.map(({ slug, name, picture }) => (
              <li key={slug}>
                <a href={`/product/${slug}`}>
                  <span className={styles.pane}>
                    {picture && (
                      <img src={picture} alt="" width={320} height={400} loading="lazy" />
                    )}
                  </span>
                  <span>{name}</span>
                </a>
              </li>
            ))}
          </ul>
          <Button type="button" variant="quiet" isSmall onClick={forget}>
            Forget these
          </Button>
        </>
      )}
    </section>
  );
}
