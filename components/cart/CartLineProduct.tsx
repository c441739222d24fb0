import { graphql, useFragment } from "react-relay";
import type { CartLineProduct_item$key } from "#__generated__/CartLineProduct_item.graphql.ts";
import { optionLabels } from "#relay/contract/cart/optionLabels.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { choiceSearch } from "#relay/contract/page/variationAddress.ts";
import { isMultiple } from "#relay/contract/cart/amounts.ts";
import type { LineAmount } from "#relay/contract/cart/printedTotals.ts";
import { t, tags } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./CartLine.module.css";

/** Amount of a cart line, and the tax to be added to it in a shop whose prices exclude tax. */
export function CartLineAmount({ amount = "0", tax }: Partial<LineAmount>) {
  return (
    <p className={styles.amounts}>
      <span className={styles.total}>{amount}</span>
      {tax && <span className={styles.tax}>{t("cart.plusTax", { tax })}</span>}
    </p>
  );
}

const itemFragment = graphql`
  fragment CartLineProduct_item on CartItem {
    ...labeledProduct_item @relay(mask: false)
    quantity
    product {
      node {
        databaseId
        name
        type
        onSale
        slug
        ... on ProductWithPricing {
          price
          regularPrice
        }
      }
    }
    variation {
      node {
        databaseId
        onSale
        price
        regularPrice
      }
    }
  }
`;

/**
 * A cart line's product: link, chosen options, the price of one if there are more, and on sale its
 * regular price.
 * @param props `amount` is the line's, if it belongs to its quantity
 */
export function CartLineProduct(props: {
  item: CartLineProduct_item$key;
  amount?: string | undefined;
}) {
  const item = useFragment(itemFragment, props.item);
  const product = item.product?.node;
  const variation = item.variation?.node;
  if (!product?.slug) return <p className={styles.meta}>{t("cart.productMissing")}</p>;
  const isChosen = product.type === "VARIABLE" && variation !== undefined;
  const chosen = isChosen ? (item.variation?.attributes ?? []) : [];
  const search = choiceSearch(
    Object.fromEntries(chosen.map((each) => [each?.name ?? "", each?.value ?? ""])),
    chosen.map((each) => each?.name ?? ""),
  );
  const options = optionLabels(chosen, product.attributes?.nodes).join(t("page.comma"));
  const { onSale, price, regularPrice } = variation ?? product;
  const { amount } = props;
  const quantity = item.quantity ?? 1;
  const priceOfOne = plainText(price);
  // The product's price may be another one than the cart's, for example without a country's tax.
  const isCharged = amount === undefined || isMultiple(amount, priceOfOne, quantity);
  const unitPrice = isCharged && quantity > 1 ? priceOfOne : "";
  const before = onSale && isCharged && priceOfOne !== "" ? plainText(regularPrice) : "";
  const sale = (text: string, key: number) => (
    <span key={key} className={styles.sale}>
      {text}
    </span>
  );
  const each = onSale
    ? tags("cart.eachOnSale", { sale }, { price: unitPrice })
    : t("cart.each", { price: unitPrice });
  return (
    <div
      className={styles.product}
      data-product={product.databaseId}
      data-variation={variation?.databaseId}
    >
      <a className={styles.name} href={localePath(`/product/${product.slug}${search}`)}>
        {plainText(product.name) || t("cart.unnamedProduct")}
      </a>
      {options && <p className={styles.meta}>{options}</p>}
      {(unitPrice || onSale) && (
        <p className={styles.meta}>
          {unitPrice ? (
            <span>{each}</span>
          ) : (
            <span className={styles.sale}>{t("cart.onSale")}</span>
          )}
          {before && (
            <>
              {" "}
              <s>
                <span className="visually-hidden">{t("cart.priceWas")} </span>
                {before}
              </s>
            </>
          )}
        </p>
      )}
    </div>
  );
}
