import { useRef, useState } from "react";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import { Button } from "#components/ui/Button.tsx";
import { forgetViewed, viewedProducts } from "#relay/recentlyViewed.ts";
import styles from "./RecentlyViewedRow.module.css";

/** Row of recently viewed products, with a button to forget them. */
export function RecentlyViewedRow({ besides }: { besides: string }) {
  const [things, setThings] = useState(() =>
    viewedProducts().filter(({ slug }) => slug !== besides),
  );
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
