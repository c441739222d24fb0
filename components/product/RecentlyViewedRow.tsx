import { useRef, useState, useEffect } from "react";
import type { RefObject } from "react";
import { useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import { t } from "#words/t.ts";
import linkStyles from "#components/ui/TextLink.module.css";
import { forgetViewed, viewedRow } from "#relay/viewingHistory.ts";
import { useStoredQuery } from "#relay/useStoredQuery.ts";
import type { listPriceQuery as ListPriceQuery } from "#__generated__/listPriceQuery.graphql.ts";
import { ProductPrice } from "./ProductPrice.tsx";
import { SetPrice } from "./SetPrice.tsx";
import { Ticket } from "./SaleTicket.tsx";
import { fetchAnonymous } from "./fetchAnonymous.ts";
import { listPriceQuery } from "./listPriceQuery.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./RecentlyViewedRow.module.css";

/** Number of products that fill a row in a wide window. */
const MAX_PRODUCTS = 8;

/** Distance from the viewport at which prices are fetched. */
const NEAR = "600px 0px";

/**
 * Fetches the products once, as the browser does not store prices. Returns those that the shop
 * still has; undefined until they are fetched, or if that fails.
 * @param slugs the products at the first rendering
 */
function useViewedPrices(slugs: readonly string[], row: RefObject<HTMLElement | null>) {
  const environment = useRelayEnvironment();
  const [variables] = useState({ slugs });
  const { products } = useStoredQuery<ListPriceQuery>(listPriceQuery, variables);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const operation = createOperationDescriptor(getRequest(listPriceQuery), variables);
        fetchAnonymous(operation).then(
          (response) => response && environment.commitPayload(operation, response),
          () => {},
        );
      },
      { rootMargin: NEAR },
    );
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
  }, [environment, variables, row]);
  return products?.nodes;
}

type Priced = NonNullable<ReturnType<typeof useViewedPrices>>[number];

function ViewedPrice({ product }: { product: Priced }) {
  const price = <ProductPrice product={product} isOnCard />;
  return product.set ? <SetPrice set={product.set}>{price}</SetPrice> : price;
}

/** Row of recently viewed products with their current prices, and a button to forget them. */
export function RecentlyViewedRow({ exceptSlug = "" }: { exceptSlug?: string }) {
  const [products, setProducts] = useState(() => viewedRow(exceptSlug).slice(0, MAX_PRODUCTS));
  const [isForgotten, setIsForgotten] = useState(false);
  const row = useRef<HTMLElement>(null);
  const priced = useViewedPrices(
    products.map(({ slug }) => slug),
    row,
  );
  const shown = products.flatMap((product) => {
    const price = priced?.find(({ slug }) => slug === product.slug);
    return priced && !price ? [] : [{ ...product, price }];
  });
  const confirmation = useRef<HTMLParagraphElement>(null);
  if (shown.length === 0 && !isForgotten) return null;

  const forget = () => {
    forgetViewed();
    setProducts([]);
    setIsForgotten(true);
    // The button is removed, and with it the focus.
    requestAnimationFrame(() => confirmation.current?.focus());
  };

  return (
    <section ref={row} className={styles.viewed} aria-labelledby="viewed-heading">
      <SectionHeading id="viewed-heading" title={t("product.recentlyViewed")}>
        {!isForgotten && (
          <button type="button" className={linkStyles.link} onClick={forget}>
            <span>{t("product.clearViewed")}</span>
          </button>
        )}
      </SectionHeading>
      {isForgotten ? (
        <p ref={confirmation} role="status" tabIndex={-1}>
          {t("product.viewedCleared")}
        </p>
      ) : (
        <ul className={styles.row}>
          {shown.map(({ slug, name, picture, price }) => (
            <li key={slug}>
              <a href={localePath(`/product/${slug}`)}>
                <span className={styles.tile}>
                  {picture && <img src={picture} alt="" width={320} height={400} loading="lazy" />}
                  {price?.stockStatus === "OUT_OF_STOCK" && <Ticket label={t("product.soldOut")} />}
                </span>
                <span>{name}</span>
              </a>
              <p className={styles.price}>{price && <ViewedPrice product={price} />}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
