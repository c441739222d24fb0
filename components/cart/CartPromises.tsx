import { graphql, useFragment } from "react-relay";
import { heroTexts } from "#components/layout/heroTexts.ts";
import { shopTexts } from "#components/layout/shopTexts.ts";
import { DeliveryTime } from "#components/product/DeliveryTime.tsx";
import { useCartTotals } from "#components/totals/useCartTotals.ts";
import type { CartPromises_cart$key } from "#__generated__/CartPromises_cart.graphql.ts";
import styles from "./CartPromises.module.css";

const { delivery } = shopTexts;
const freeDelivery = delivery.free;

const cartFragment = graphql`
  fragment CartPromises_cart on Cart {
    ...useCartTotals_cart
    needsShippingAddress
    appliedCoupons {
      code
    }
    contents(first: 100) {
      nodes {
        product {
          node {
            ... on InventoriedProduct {
              stockStatus
            }
          }
        }
        variation {
          node {
            stockStatus
          }
        }
      }
    }
  }
`;

/**
 * Delivery time of an order placed now, the amount missing for free delivery, if the shop names
 * one, and the shop's promises.
 */
export function CartPromises(props: { cart: CartPromises_cart$key }) {
  const cart = useFragment(cartFragment, props.cart);
  const { missingTo } = useCartTotals(cart);
  // A coupon may grant free delivery below the amount.
  const hasCoupon = cart.appliedCoupons?.some((coupon) => coupon?.code) === true;
  const isOpen = cart.needsShippingAddress === true && !hasCoupon;
  // An order is sent as a whole.
  const isMadeToOrder = cart.contents?.nodes.some(
    ({ product, variation }) => (variation ?? product)?.node.stockStatus === "ON_BACKORDER",
  );
  const missing = freeDelivery && isOpen ? missingTo(freeDelivery) : undefined;
  return (
    <ul className={styles.promises}>
      {cart.needsShippingAddress === true && (
        <li>
          {/* The cart may be for another country, which has no dates. */}
          <strong>
            {delivery.way} {freeDelivery?.place}
          </strong>{" "}
          {isMadeToOrder ? delivery.howMadeToOrder : <DeliveryTime />}
        </li>
      )}
      {freeDelivery && missing && (
        <li className={styles.missing}>
          {missing} more for free delivery {freeDelivery.place}
        </li>
      )}
      {heroTexts.promises.map(({ strong, rest }) => (
        <li key={strong}>
          <strong>{strong}</strong> {rest}
        </li>
      ))}
    </ul>
  );
}
