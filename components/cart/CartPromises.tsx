import { graphql, useFragment } from "react-relay";
import { useShopTexts } from "#components/page/useShopTexts.ts";
import { useMissingTo } from "#components/checkout/useCartTotals.ts";
import type { CartPromises_cart$key } from "#__generated__/CartPromises_cart.graphql.ts";
import type { CartPromises_customer$key } from "#__generated__/CartPromises_customer.graphql.ts";
import { DeliveryPromise } from "#components/checkout/DeliveryPromise.tsx";
import { PaymentMarks, ShopPromises } from "#components/checkout/ShopPromises.tsx";
import { t } from "#words/t.ts";
import styles from "./CartPromises.module.css";

// Promises in the cart's summary: the way to free delivery, delivery dates, and the shop's own.

const cartFragment = graphql`
  fragment CartPromises_cart on Cart {
    ...useCartTotals_cart
    ...DeliveryPromise_cart
    needsShippingAddress
    chosenShippingMethods
    shippingTotal
  }
`;

const customerFragment = graphql`
  fragment CartPromises_customer on Customer {
    shipping {
      country
    }
  }
`;

type CartPromisesProps = {
  cart: CartPromises_cart$key;
  /** Absent while the shopper's country is unknown. */
  customer: CartPromises_customer$key | null | undefined;
};

/** Returns the cart's fields, and whether it is delivered where the shop's texts about it hold. */
function usePromisedDelivery(props: CartPromisesProps) {
  const cart = useFragment(cartFragment, props.cart);
  const country = useFragment(customerFragment, props.customer)?.shipping?.country;
  const { delivery } = useShopTexts();
  const isAbroad = country && delivery?.rules?.countries.includes(country) === false;
  return { cart, isPromised: cart.needsShippingAddress === true && !isAbroad };
}

/** Amount missing for free delivery, if the shop names one; none for another country. */
export function FreeDelivery(props: CartPromisesProps) {
  const { cart, isPromised } = usePromisedDelivery(props);
  const { delivery } = useShopTexts();
  const isFree =
    cart.chosenShippingMethods?.some(Boolean) && !/[1-9]/.test(cart.shippingTotal ?? "");
  const missing = useMissingTo(cart, isPromised && !isFree ? delivery?.free : undefined);
  if (!delivery?.free || !missing) return null;
  return (
    <p className={styles.missing}>
      {t("cart.freeDeliveryMissing", { missing, place: delivery.free.place })}
    </p>
  );
}

/**
 * Delivery time of an order placed now, none to another country, the shop's promises, and the marks
 * of what it takes. Renders nothing for a shop that states none of them.
 */
export function CartPromises(props: CartPromisesProps) {
  const { cart, isPromised } = usePromisedDelivery(props);
  const { delivery, promises = [], paymentMarks = [] } = useShopTexts();
  if (!delivery && promises.length === 0 && paymentMarks.length === 0) return null;
  return (
    <>
      <ul className={styles.promises}>
        {isPromised && <DeliveryPromise cart={cart} as="li" />}
        <ShopPromises />
      </ul>
      <PaymentMarks />
    </>
  );
}
