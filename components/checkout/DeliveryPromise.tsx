import { graphql, useFragment } from "react-relay";
import { useShopTexts } from "#components/page/useShopTexts.ts";
import { DeliveryTime } from "#components/product/DeliveryTime.tsx";
import { isCollected } from "#relay/contract/cart/isCollected.ts";
import type { DeliveryPromise_cart$key } from "#__generated__/DeliveryPromise_cart.graphql.ts";

const cartFragment = graphql`
  fragment DeliveryPromise_cart on Cart {
    chosenShippingMethods
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
 * Delivery dates of a cart that is ordered now, with the place that they are true for; nothing if
 * the shopper collects it, if a line is sold out, or if the shop states no delivery.
 */
export function DeliveryPromise(props: {
  cart: DeliveryPromise_cart$key;
  as: "li" | "p";
  className?: string | undefined;
}) {
  const { contents, chosenShippingMethods } = useFragment(cartFragment, props.cart);
  const { delivery } = useShopTexts();
  // An order is sent as a whole.
  const stock = contents?.nodes.map(
    ({ product, variation }) => (variation ?? product)?.node.stockStatus,
  );
  if (!delivery || stock?.includes("OUT_OF_STOCK")) return null;
  if (isCollected(chosenShippingMethods ?? [])) return null;
  return (
    <props.as className={props.className}>
      <strong>{`${delivery.way} ${delivery.free?.place ?? ""}`}</strong>{" "}
      {stock?.includes("ON_BACKORDER") ? (
        <span>{delivery.howMadeToOrder}</span>
      ) : (
        <DeliveryTime delivery={delivery} />
      )}
    </props.as>
  );
}
