import { useEffect, useRef, useState } from "react";
import type { ComponentType } from "react";
import { graphql, useFragment } from "react-relay";
import type { CouponFormProps } from "#components/checkout/CouponForm.tsx";
import { useOnDemand } from "#components/ui/useOnDemand.ts";
import type { CartCoupons_cart$key } from "#__generated__/CartCoupons_cart.graphql.ts";
import { CollapsedForm } from "./CollapsedForm.tsx";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./CollapsedForm.module.css";

const cartFragment = graphql`
  fragment CartCoupons_cart on Cart {
    ...CouponForm_cart
    appliedCoupons {
      code
    }
  }
`;

const importForm = async (): Promise<ComponentType<CouponFormProps>> =>
  (await import("#components/checkout/CouponForm.tsx")).CouponForm;

/**
 * The checkout's coupon form: applied coupons in view, and a collapsed field, which an applied code
 * closes. Its script loads when the shopper opens it; until then, and without script, a link leads
 * to the form at the checkout.
 */
export function CartCoupons(props: { cart: CartCoupons_cart$key }) {
  const cart = useFragment(cartFragment, props.cart);
  const [Form, loadForm] = useOnDemand(importForm);
  const [status, setStatus] = useState("");
  const collapsed = useRef<HTMLDetailsElement>(null);
  const codes = (cart.appliedCoupons ?? []).flatMap((coupon) => coupon?.code || []);
  const hasCoupon = codes.length > 0;
  useEffect(() => {
    if (hasCoupon) void loadForm().catch(() => {});
  }, [hasCoupon, loadForm]);
  const onChanged = (sentence: string) => {
    setStatus(sentence);
    if (!collapsed.current?.open) return;
    collapsed.current.open = false;
    // The focus was inside, on what is hidden now.
    collapsed.current.querySelector("summary")?.focus();
  };
  return (
    <div>
      {Form ? (
        <Form cart={cart} part="applied" onChanged={onChanged} />
      ) : (
        codes.map((code) => (
          <p key={code} className={styles.applied}>
            {code.toUpperCase()}
          </p>
        ))
      )}
      <CollapsedForm
        ref={collapsed}
        title={hasCoupon ? t("cart.addAnotherCode") : t("cart.addCode")}
        load={loadForm}
      >
        {Form ? (
          <Form cart={cart} part="field" onChanged={onChanged} />
        ) : (
          <p>
            <a href={localePath("/checkout#coupon-code")}>{t("cart.codeAtCheckout")}</a>
          </p>
        )}
      </CollapsedForm>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </div>
  );
}
