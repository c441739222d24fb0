import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { pictureSizes } from "#components/product/pictureSizes.ts";
import { ProductPicture } from "#components/product/ProductPicture.tsx";
import { plainText } from "#relay/contract/plainText.ts";
import { TextLink } from "#components/ui/TextLink.tsx";
import type { OrderSummary_cart$key } from "#__generated__/OrderSummary_cart.graphql.ts";
import { attributeLabels } from "#components/cart/attributeLabels.ts";
import styles from "./OrderSummary.module.css";

const cartFragment = graphql`
  fragment OrderSummary_cart on Cart {
    contents(first: 100) {
      nodes {
        key
        quantity
        total
        product {
          node {
            name
            image {
              ...ProductPicture_picture
            }
          }
        }
        variation {
          attributes {
            name
            value
          }
          node {
            image {
              ...ProductPicture_picture
            }
          }
        }
      }
    }
  }
`;

/** Order summary: the cart's lines, with the totals below. */
export function OrderSummary(props: { cart: OrderSummary_cart$key; children: ReactNode }) {
  const cart = useFragment(cartFragment, props.cart);
  return (
    <section className={styles.summary} aria-labelledby="order-heading">
      <div className={styles.head}>
        <h2 id="order-heading">Your order</h2>
        <TextLink href="/cart">Change</TextLink>
      </div>
      <ul>
        {cart.contents?.nodes.map(({ key, quantity, total, product, variation }) => (
          <li key={key} className={styles.row}>
            <span className={styles.picture}>
              <ProductPicture
                picture={variation?.node.image ?? product?.node.image}
                sizes={pictureSizes.orderRow}
                isDecoration
              />
            </span>
            <span>
              <span className={styles.name}>{plainText(product?.node.name) || "This product"}</span>
              {variation?.attributes?.map((attribute) => (
                <span key={attribute?.name} className={styles.option}>
                  {attributeLabels(attribute?.name, attribute?.value)}
                </span>
              ))}
              <span className={styles.option}>Quantity {quantity}</span>
            </span>
            <span className={styles.amount}>{plainText(total)}</span>
          </li>
        ))}
      </ul>
      {props.children}
    </section>
  );
}
