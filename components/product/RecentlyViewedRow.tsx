import { useRef, useState } from "react";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import { Button } from "#components/ui/Button.tsx";
import { forgetViewed, viewedProducts } from "#relay/recentlyViewed.ts";
import styles from "./RecentlyViewedRow.module.css";

/** Row of recently viewed products, with a button to forget them. */
export function RecentlyViewedRow({ exceptSlug }: { exceptSlug: string }) {
  const [products, setProducts] = useState(() =>
    viewedProducts().filter(({ slug }) => slug !== exceptSlug),
  );
  const [isForgotten, setIsForgotten] = useState(false);
  const confirmation = useRef<HTMLParagraphElement>(null);
  if (products.length === 0 && !isForgotten) return null;

  const forget = () => {
    forgetViewed();
    setProducts([]);
    setIsForgotten(true);
    // The button is removed, and with it the focus.
    requestAnimationFrame(() => confirmation.current?.focus());
  };

  return (
    <section className={styles.viewed} aria-labelledby="viewed-heading">
      <SectionHeading id="viewed-heading" title="Recently viewed" />
      {isForgotten ? (
        <p ref={confirmation} role="status" tabIndex={-1}>
          Cleared. This browser keeps none of it.
        </p>
      ) : (
        <>
          <ul className={styles.row}>
            {products.map(({ slug, name, picture }) => (
              <li key={slug}>
                <a href={`/product/${slug}`}>
                  <span className={styles.tile}>
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
            Clear
          </Button>
        </>
      )}
    </section>
  );
}
