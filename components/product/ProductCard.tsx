import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { Part } from "#components/page/Part.tsx";
import { shopSlots } from "#components/page/shopSlots.ts";
import { isUpload, resizedPicture } from "#relay/contract/page/pictureAddress.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { add as hasAdd, sku as hasSku, stock as hasStock } from "#theme/theme.json";
import type { ProductCard_product$key } from "#__generated__/ProductCard_product.graphql.ts";
import type { slotProduct_product$key } from "#__generated__/slotProduct_product.graphql.ts";
import { CardMeta } from "./CardMeta.tsx";
import type { MatchingVariation } from "./matchingVariation.ts";
import { pictureSizes } from "./pictureSizes.ts";
import { QuickAdd } from "./QuickAdd.tsx";
import { SetPrice } from "./SetPrice.tsx";
import { ProductPicture } from "./ProductPicture.tsx";
import { ProductPrice } from "./ProductPrice.tsx";
import { SaleTicket, Ticket } from "./SaleTicket.tsx";
import { slotProduct } from "./slotProduct.ts";
import { StockText } from "./StockLine.tsx";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./ProductCard.module.css";

// Product card in a grid: picture, name, price, and a label if on sale or sold out; in themes that
// ask for them, SKU, stock and a button that adds it.

const cardFragment = graphql`
  fragment ProductCard_product on Product {
    slug
    name
    sku
    onSale
    purchasable
    ... on ProductWithPricing {
      price
    }
    image {
      ...ProductPicture_picture
    }
    galleryImages(first: 1) {
      nodes {
        sourceUrl
      }
    }
    ... on InventoriedProduct {
      stockStatus
    }
    # eslint-disable-next-line relay/must-colocate-fragment-spreads -- for the product's page
    ...BuyColumn_early
    ...ProductPrice_product
    ...SaleTicket_product
    ...SetPrice_set @alias(as: "set")
    ...CardMeta_product @alias(as: "described")
    ...QuickAdd_product
    ...slotProduct_product
  }
`;

/**
 * The product's next view, over its picture on hover. Until then it has no box, and so is not
 * fetched. Without `srcset`, as every card of every list has one.
 */
export const NextView = ({ src }: { src: string | null | undefined }) =>
  src && (
    <img
      className={styles.next}
      loading="lazy"
      src={isUpload(src) ? resizedPicture(src, 640) : src}
      alt=""
    />
  );

/** The text of a card (children) between the slots of the merchant's folder. */
function CardSlots(props: { product: slotProduct_product$key; children: ReactNode }) {
  const product = useFragment<slotProduct_product$key>(slotProduct, props.product);
  return (
    <Part name="card" product={product}>
      {props.children}
    </Part>
  );
}

type ProductCardProps = {
  product: ProductCard_product$key;
  /** Variation to display and link to. */
  match?: MatchingVariation | undefined;
  isEager?: boolean;
  /** `sizes` of its picture. */
  sizes?: string;
};

/** Renders a product, or with `match` its matching variation; the whole card is one link. */
export function ProductCard(props: ProductCardProps) {
  const { product: productKey, match, isEager = false, sizes = pictureSizes.row } = props;
  const product = useFragment(cardFragment, productKey);
  // A product that cannot be bought may have none.
  const hasPrice = product.set || match?.price || product.price || product.purchasable;
  const isSoldOut = product.stockStatus === "OUT_OF_STOCK";
  const label = (
    <div data-part="card.label" className={styles.label}>
      {hasSku && product.sku && (
        <p data-part="card.sku">{t("product.item", { sku: plainText(product.sku) })}</p>
      )}
      <h3 data-part="card.name" className={styles.name}>
        <a href={localePath(`/product/${product.slug}${match?.search ?? ""}`)}>
          {plainText(product.name)}
        </a>
      </h3>
      {hasPrice && (
        <p>
          {product.set ? (
            <SetPrice set={product.set}>
              <ProductPrice product={product} isOnCard />
            </SetPrice>
          ) : (
            <ProductPrice product={match?.price ?? product} isOnCard />
          )}
        </p>
      )}
      {product.described && <CardMeta product={product.described} />}
      {hasStock && <StockText status={product.stockStatus} />}
      {hasAdd && <QuickAdd product={product} />}
    </div>
  );
  return (
    <article data-part="card" className={styles.card}>
      <div data-part="card.picture" className={styles.tile}>
        <ProductPicture picture={match?.picture ?? product.image} sizes={sizes} isEager={isEager} />
        {!match?.picture && <NextView src={product.galleryImages?.nodes[0]?.sourceUrl} />}
        <span className={styles.ticket}>
          {isSoldOut ? (
            <Ticket label={t("product.soldOut")} />
          ) : (
            product.onSale && <SaleTicket product={product} isSet={product.set != null} />
          )}
        </span>
      </div>
      {shopSlots.card ? <CardSlots product={product}>{label}</CardSlots> : label}
    </article>
  );
}
