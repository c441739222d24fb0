import { graphql, useFragment } from "react-relay";
import { useOnDemand } from "#components/ui/useOnDemand.ts";
import type { CartDelivery_cart$key } from "#__generated__/CartDelivery_cart.graphql.ts";
import { CollapsedForm } from "./CollapsedForm.tsx";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";

const cartFragment = graphql`
  fragment CartDelivery_cart on Cart {
    needsShippingAddress
  }
`;

const importEstimate = async () => (await import("./DeliveryEstimate.tsx")).DeliveryEstimate;

/**
 * Delivery estimate by country, state and postcode, collapsed. Until its script has loaded, and
 * without script, a link leads to the checkout.
 */
export function CartDelivery(props: { cart: CartDelivery_cart$key }) {
  const { needsShippingAddress } = useFragment(cartFragment, props.cart);
  const [Estimate, loadEstimate] = useOnDemand(importEstimate);
  if (!needsShippingAddress) return null;
  return (
    <CollapsedForm title={t("cart.estimateDelivery")} load={loadEstimate}>
      {Estimate ? (
        <Estimate />
      ) : (
        <p>
          <a href={localePath("/checkout")} rel="external">
            {t("cart.deliveryAtCheckout")}
          </a>
        </p>
      )}
    </CollapsedForm>
  );
}
