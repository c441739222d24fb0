import { graphql, useFragment } from "react-relay";
import { heroTexts } from "#components/layout/heroTexts.ts";
import { shopTexts } from "#components/layout/shopTexts.ts";
import { useCartTotals } from "#components/totals/useCartTotals.ts";
import type { CartPromises_cart$key } from "#__generated__/CartPromises_cart.graphql.ts";
import { DeliveryPromise } from "./DeliveryPromise.tsx";
import styles from "./CartPromises.module.css";

const freeDelivery = shopTexts.delivery.free;

const cartFragment = graphql`
  fragment CartPromises_cart on Cart {
    ...useCartTotals_cart
    ...DeliveryPromise_cart
    needsShippingAddress
    appliedCoupons {
      code
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
  const missing = freeDelivery && isOpen ? missingTo(freeDelivery) : undefined;
  return (
    <ul className={styles.promises}>
      {cart.needsShippingAddress === true && <DeliveryPromise cart={cart} as="li" />}
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
