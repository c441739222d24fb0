import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { pictureSizes } from "#components/product/pictureSizes.ts";
import { ProductPicture } from "#components/product/ProductPicture.tsx";
import type { Stock } from "#components/product/maxQuantity.ts";
import { stockNotice } from "#components/product/maxQuantity.ts";
import { useCartTotals } from "./useCartTotals.ts";
import { optionLabels } from "#relay/contract/cart/optionLabels.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { TextLink } from "#components/ui/TextLink.tsx";
import type { OrderSummary_cart$key } from "#__generated__/OrderSummary_cart.graphql.ts";
import { t } from "#words/t.ts";
import styles from "./OrderSummary.module.css";

const cartFragment = graphql`
  fragment OrderSummary_cart on Cart {
    ...useCartTotals_cart
    contents(first: 100) {
      nodes {
        ...labeledProduct_item @relay(mask: false)
        key
        quantity
        product {
          node {
            name
            image {
              ...ProductPicture_picture
            }
            ... on InventoriedProduct {
              stockStatus
              stockQuantity
              backordersAllowed
            }
          }
        }
        variation {
          node {
            stockStatus
            stockQuantity
            backordersAllowed
            image {
              ...ProductPicture_picture
            }
          }
        }
      }
    }
  }
`;

/**
 * Order summary: the cart's lines, with the totals below. Narrow windows show its total only, until
 * it is opened; wide ones always show all of it.
 */
export function OrderSummary(props: { cart: OrderSummary_cart$key; children: ReactNode }) {
  const cart = useFragment(cartFragment, props.cart);
  const { lines, total } = useCartTotals(cart);
  // The message about a refused coupon is inside.
  const isOpen = usePageContext().draft?.checkout?.coupon !== undefined;
  return (
    <details data-part="checkout.summary" className={styles.summary} open={isOpen}>
      <summary className={styles.toggle}>
        <span>{t("checkout.summary")}</span> <span className={styles.amount}>{total}</span>
      </summary>
      <section className={styles.content} aria-labelledby="order-heading">
        <div className={styles.head}>
          <h2 id="order-heading">{t("order.title")}</h2>
          <TextLink href="/cart">{t("checkout.change")}</TextLink>
        </div>
        <ul>
          {cart.contents?.nodes.map(({ key, quantity, product, variation }, at) => (
            <li key={key} className={styles.row}>
              <span className={styles.picture}>
                <ProductPicture
                  picture={variation?.node.image ?? product?.node.image}
                  sizes={pictureSizes.orderRow}
                  isDecoration
                />
              </span>
              <span className={styles.facts}>
                <span className={styles.name}>
                  {plainText(product?.node.name) || t("cart.unnamedProduct")}
                </span>
                {optionLabels(variation?.attributes, product?.node.attributes?.nodes).map(
                  (option) => (
                    <span key={option} className={styles.option}>
                      {option}
                    </span>
                  ),
                )}
                <span className={styles.option}>
                  {t("cart.quantity", { quantity: quantity ?? 0 })}
                </span>
                <StockNotice stock={variation?.node ?? product?.node} quantity={quantity ?? 0} />
              </span>
              <span className={styles.amount}>
                <span>{lines[at]?.amount}</span>
                {lines[at]?.tax && (
                  <span className={styles.option}>{t("cart.plusTax", { tax: lines[at].tax })}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
        {props.children}
      </section>
    </details>
  );
}

/** Says that a line cannot be ordered as it is, before the order is sent. */
function StockNotice({ stock, quantity }: { stock: Stock | undefined; quantity: number }) {
  const { stockStatus, stockQuantity, backordersAllowed } = stock ?? {};
  const notice = stockNotice({ stockStatus, stockQuantity, backordersAllowed }, quantity);
  return notice && <span className={styles.shortage}>{notice}</span>;
}
