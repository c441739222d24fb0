import { graphql, useFragment } from "react-relay";
import type { CartLineProduct_item$key } from "#__generated__/CartLineProduct_item.graphql.ts";
import { Price } from "#components/ui/Price.tsx";
import { plainText } from "#relay/contract/plainText.ts";
import { choiceSearch } from "#relay/contract/variationAddress.ts";
import { attributeLabels } from "./attributeLabels.ts";
import styles from "./CartLine.module.css";

const itemFragment = graphql`
  fragment CartLineProduct_item on CartItem {
    product {
      node {
        databaseId
        name
        description
        type
        onSale
        slug
        averageRating
        reviewCount
      }
    }
    variation {
      attributes {
        id
        name
        value
      }
      node {
        databaseId
        name
        description
        type
        onSale
        price
        regularPrice
        salePrice
      }
    }
  }
`;

/** A cart line's product and variation: link, chosen attributes, price, rating, description. */
export function CartLineProduct(props: { item: CartLineProduct_item$key }) {
  const item = useFragment(itemFragment, props.item);
  const product = item.product?.node;
  const variation = item.variation?.node;
  if (!product) return <p className={styles.meta}>We can’t show this product right now.</p>;
  const isChosen = product.type === "VARIABLE" && variation !== undefined;
  const options = (isChosen ? (item.variation?.attributes ?? []) : []).filter(
    (attribute) => attribute != null,
  );
  const search = choiceSearch(
    Object.fromEntries(options.map(({ name, value }) => [name ?? "", value ?? ""])),
    options.map(({ name }) => name ?? ""),
  );
  const hasReviews = (product.reviewCount ?? 0) > 0;
  const about = plainText(variation?.description || product.description);
  return (
    <div data-product={product.databaseId} data-variation={variation?.databaseId}>
      <a className={styles.name} href={`/product/${product.slug}${search}`}>
        {plainText(product.name)}
      </a>
      {options.length > 0 && (
        <p className={styles.meta}>
          {options.map(({ id, name, value }) => (
            <span key={id} className={styles.option}>
              {attributeLabels(name, value)}
            </span>
          ))}
        </p>
      )}
      {variation?.price && (
        <p className={styles.meta}>
          <Price
            price={variation.salePrice ?? variation.price}
            regularPrice={variation.regularPrice}
            isOnSale={variation.onSale}
          />{" "}
          each
        </p>
      )}
      {product.onSale && <p className={styles.sale}>On sale</p>}
      {hasReviews && (
        <p className={styles.meta}>
          {product.averageRating} out of 5, {product.reviewCount}{" "}
          {product.reviewCount === 1 ? "review" : "reviews"}
        </p>
      )}
      {about && (
        <details className={styles.about}>
          <summary>About {plainText(variation?.name ?? product.name)}</summary>
          <p>{about}</p>
        </details>
      )}
    </div>
  );
}
