import { useEffect } from "react";
import type { ComponentType } from "react";
import { graphql, useFragment } from "react-relay";
import { useOnDemand } from "#components/ui/useOnDemand.ts";
import type { CouponForm_cart$key } from "#__generated__/CouponForm_cart.graphql.ts";
import type { CartCoupons_cart$key } from "#__generated__/CartCoupons_cart.graphql.ts";
import { CollapsedForm } from "./CollapsedForm.tsx";

const cartFragment = graphql`
  fragment CartCoupons_cart on Cart {
    ...CouponForm_cart
    appliedCoupons {
      code
    }
  }
`;

const importForm = async (): Promise<ComponentType<{ cart: CouponForm_cart$key }>> =>
  (await import("#components/checkout/CouponForm.tsx")).CouponForm;

/**
 * The checkout's coupon form, collapsed. Its script loads when the shopper opens it; until then,
 * and without script, a link leads to the form at the checkout.
 */
export function CartCoupons(props: { cart: CartCoupons_cart$key }) {
  const cart = useFragment(cartFragment, props.cart);
  const [Form, loadForm] = useOnDemand(importForm);
  const hasCoupon = cart.appliedCoupons?.some((coupon) => coupon?.code) === true;
  useEffect(() => {
    if (hasCoupon) void loadForm().catch(() => {});
  }, [hasCoupon, loadForm]);
  return (
    <CollapsedForm
      title={hasCoupon ? "Change your discount code" : "Add a discount code"}
      load={loadForm}
    >
      {Form ? (
        <Form cart={cart} />
      ) : (
        <p>
          <a href="/checkout#coupon-code">Enter your code at the checkout</a>
        </p>
      )}
    </CollapsedForm>
  );
}
