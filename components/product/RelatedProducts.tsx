import { graphql, useFragment } from "react-relay";
import { useWords } from "#components/page/useShopTexts.ts";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import type { RelatedProducts_product$key } from "#__generated__/RelatedProducts_product.graphql.ts";
import { ProductCard } from "./ProductCard.tsx";
import { ProductGrid } from "./ProductGrid.tsx";
import { t } from "#words/t.ts";
import styles from "./RelatedProducts.module.css";

// Related products of a product page, as the server has selected them.

const relatedFragment = graphql`
  fragment RelatedProducts_product on Product {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the server reads it
    ...selectRelated_product
    upsell(first: 4, where: { visibility: VISIBLE }) {
      nodes {
        # eslint-disable-next-line relay/unused-fields -- counted only
        id
      }
    }
    related(first: 32, where: { visibility: VISIBLE }) @include(if: $hasRelated) {
      nodes {
        ...ProductCard_product @alias(as: "card")
        ...ProductGrid_products
      }
    }
  }
`;

type RelatedProductsProps = { product: RelatedProducts_product$key };

/** Row of a product's upsells and related products. */
export function RelatedProducts(props: RelatedProductsProps) {
  const words = useWords();
  const { upsell, related } = useFragment(relatedFragment, props.product);
  if (!related?.nodes.length) return null;
  return (
    <section>
      <SectionHeading title={upsell?.nodes.length ? words.upsells : words.related} />
      <ProductGrid products={related.nodes} />
    </section>
  );
}

/** Id of the alternative, for which the gallery leaves room on a phone's first screen. */
const INSTEAD_ID = "instead";

/** The first two of them, beside a product that is sold out. */
export function Alternative(props: RelatedProductsProps) {
  const { related } = useFragment(relatedFragment, props.product);
  const cards = related?.nodes.slice(0, 2).flatMap(({ card }) => card ?? []) ?? [];
  if (cards.length === 0) return null;
  return (
    <section id={INSTEAD_ID} className={styles.alternative}>
      <h2>{t("product.instead")}</h2>
      {cards.map((card, at) => (
        <ProductCard key={at} product={card} sizes="80px" />
      ))}
    </section>
  );
}
