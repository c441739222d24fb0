import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { Part } from "#components/page/Part.tsx";
import { DeferUntilPaint } from "#components/ui/DeferUntilPaint.tsx";
import { displayedAmounts } from "#relay/contract/cart/displayedAmounts.ts";
import { statedParts } from "#relay/contract/cart/statedParts.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { sku as hasSku } from "#theme/theme.json";
import { Prose } from "#components/ui/Prose.tsx";
import { Rating, ratingText } from "#components/ui/Rating.tsx";
import type {
  BuyColumn_product$data,
  BuyColumn_product$key,
} from "#__generated__/BuyColumn_product.graphql.ts";
import { BuyElsewhere } from "./BuyElsewhere.tsx";
import { BuyForm } from "./BuyForm.tsx";
import { DeliveryTable } from "./DeliveryTable.tsx";
import { SetPrice } from "./SetPrice.tsx";
import { GroupedParts } from "./GroupedParts.tsx";
import { PriceNote } from "./PriceNote.tsx";
import { ProductPrice } from "./ProductPrice.tsx";
import { Alternative } from "./RelatedProducts.tsx";
import { SaleEnd } from "./SaleEnd.tsx";
import { SaleTicket, Ticket } from "./SaleTicket.tsx";
import { rangedSaleLabel } from "./saving.ts";
import { StockLine } from "./StockLine.tsx";
import type { VariationState } from "./useVariation.ts";
import { t, tags } from "#words/t.ts";
import styles from "./BuyColumn.module.css";
import { linkTo } from "#components/ui/messageTags.tsx";

// Buy column of a product page: name, price, stock and the form to add it to the cart.

const columnFragment = graphql`
  fragment BuyColumn_product on Product {
    databaseId
    name
    sku
    shortDescription
    averageRating
    reviewCount
    onSale
    purchasable
    ... on ProductWithPricing {
      price
      raw: price(format: RAW)
    }
    ... on InventoriedProduct {
      stockStatus
    }
    ... on GroupProduct {
      attributes(first: 100) {
        nodes {
          # eslint-disable-next-line relay/unused-fields -- statedParts reads it
          options
        }
      }
      products(first: 100) {
        nodes {
          databaseId
          name
          ... on ProductWithPricing {
            price
            raw: price(format: RAW)
          }
          ... on InventoriedProduct {
            stockStatus
          }
        }
      }
    }
    ... on ExternalProduct {
      externalUrl
      buttonText
    }
    __typename
    link
    dateOnSaleTo
    virtual
    ...ProductPrice_product
    ...SaleTicket_product
    ...BuyForm_product
    ...StockLine_stock @alias(as: "stock")
    ...GroupedParts_product @alias(as: "set")
    ...RelatedProducts_product
    ...SetPrice_set @alias(as: "setPrice")
  }
`;

// Loaded with cards: "Add to cart" works before the payload of the product's page has arrived.
void graphql`
  fragment BuyColumn_early on Product {
    databaseId
  }
`;

type Text = string | null | undefined;

/** Returns the lowest of a product's displayed prices; 0 for a free one, which has no text. */
const lowestOf = ({ price, raw }: { readonly price?: Text; readonly raw?: Text }) =>
  Number(displayedAmounts({ text: price, raw })[0] ?? 0);

const isAvailable = ({ stockStatus }: { readonly stockStatus?: string | null | undefined }) =>
  stockStatus !== "OUT_OF_STOCK";

type BuyColumnProps = { product: BuyColumn_product$key; variations: VariationState };

export function BuyColumn({ product: productKey, variations }: BuyColumnProps) {
  const product = useFragment(columnFragment, productKey);
  const { shop, loaded } = usePageContext();
  const { variation, variations: known } = variations;
  const priced = variation ?? product;
  const stock = variation ?? product.stock;
  const ofSet = product.products && statedParts(product.products.nodes, product.attributes?.nodes);
  const available = (variation ? [variation] : (ofSet ?? [product])).filter(isAvailable);
  const isGone = available.length === 0;
  // A price that nobody can pay is no offer.
  const isOffered = priced.onSale === true && !isGone;
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({});
  // A set may be bought in part.
  const setPrice = ofSet
    ?.filter(isAvailable)
    .reduce(
      (sum, part) => sum + lowestOf(part) * (quantities[part.databaseId] ?? part.quantity),
      0,
    );
  // A plugin's type has options that the cart's mutations do not know.
  const isPluginType = product.__typename === "UnsupportedProduct";
  const elsewhere = isPluginType ? product.link : product.externalUrl;
  const isForSale = product.set != null || priced.purchasable !== false;
  const isPartial = loaded?.isPartial === true;
  // Any other kind's form is unknown.
  const hasForm = !isPartial || (product.__typename === "SimpleProduct" && product.databaseId > 0);
  const isDelivered = isForSale && !isGone && !product.virtual && elsewhere === undefined;
  return (
    <div className={styles.column} aria-busy={isPartial || undefined}>
      <Part name="product.title">
        {hasSku && <Sku sku={variation?.sku || product.sku} />}
        <Title product={product} />
      </Part>
      <Part name="product.price">
        <p className={`${styles.price} ${isGone ? styles.gone : ""}`} aria-live="polite">
          {product.setPrice ? (
            <SetPrice set={product.setPrice}>
              <ProductPrice product={product} isNoted />
            </SetPrice>
          ) : (
            <ProductPrice product={priced} isNoted />
          )}
          {/* A default choice may have a shorter price, which would move these. */}
          {hasForm && shop.priceNote && priced.price && (
            <small className={styles.note}>
              <PriceNote note={shop.priceNote} isDelivered={!product.virtual} />
            </small>
          )}
          {hasForm &&
            isOffered &&
            (known.length > 0 && !variation ? (
              <Ticket label={rangedSaleLabel(known)} isLit />
            ) : (
              <SaleTicket product={priced} isSet={product.set != null} />
            ))}
        </p>
      </Part>
      <Part name="product.form">
        <div className={styles.buy}>
          {product.set && !isPartial && (
            <GroupedParts
              product={product.set}
              quantities={quantities}
              onRead={(part, quantity) =>
                setQuantities((others) => ({ ...others, [part]: quantity }))
              }
            />
          )}
          {elsewhere !== undefined && (
            <BuyElsewhere
              url={elsewhere}
              opened={isPluginType && shop.checkout?.at !== "here" && product.databaseId}
              text={isPluginType ? t("product.seeOptionsAndBuy") : product.buttonText}
            />
          )}
          {stock && hasForm && (
            <>
              {elsewhere === undefined && <BuyForm product={product} variations={variations} />}
              {isForSale && <StockLine stock={stock} />}
            </>
          )}
          {!(ofSet ?? [product]).some(isAvailable) && <Alternative product={product} />}
        </div>
      </Part>
      <SaleEnd key={variation?.databaseId} end={isOffered ? (priced.dateOnSaleTo ?? null) : null} />
      <Part name="product.delivery">
        <div className={styles.delivery}>
          <DeferUntilPaint>
            {isDelivered && (
              <DeliveryTable
                price={setPrice ?? lowestOf(priced)}
                isMadeToOrder={available.some(({ stockStatus }) => stockStatus === "ON_BACKORDER")}
              />
            )}
          </DeferUntilPaint>
        </div>
      </Part>
    </div>
  );
}

/** SKU above the name, in themes that ask for it. */
const Sku = ({ sku }: { sku: Text }) =>
  sku && <p data-part="product.sku">{t("product.item", { sku: plainText(sku) })}</p>;

/** Name, short description and rating. */
function Title({ product }: { product: BuyColumn_product$data }) {
  const { averageRating, reviewCount: reviews, shortDescription } = product;
  const rating = averageRating ?? 0;
  const link = linkTo("#reviews");
  return (
    <>
      <h1>{plainText(product.name)}</h1>
      {shortDescription && (
        <div className={styles.lede}>
          <Prose html={shortDescription} />
        </div>
      )}
      {!!reviews && (
        <p className={styles.rating}>
          <Rating value={rating} />
          <span>
            {tags("product.ratedBy", { link }, { rating: ratingText(rating), count: reviews })}
          </span>
        </p>
      )}
    </>
  );
}
