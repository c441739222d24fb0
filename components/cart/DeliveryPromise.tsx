import { graphql, useFragment } from "react-relay";
import { shopTexts } from "#components/layout/shopTexts.ts";
import { DeliveryTime } from "#components/product/DeliveryTime.tsx";
import type { DeliveryPromise_cart$key } from "#__generated__/DeliveryPromise_cart.graphql.ts";

const { delivery } = shopTexts;

const cartFragment = graphql`
  fragment DeliveryPromise_cart on Cart {
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

/** Delivery dates of a cart that is ordered now, with the place that they are true for. */
export function DeliveryPromise(props: { cart: DeliveryPromise_cart$key }) {
  const { contents } = useFragment(cartFragment, props.cart);
  // An order is sent as a whole.
  const isMadeToOrder = contents?.nodes.some(
    ({ product, variation }) => (variation ?? product)?.node.stockStatus === "ON_BACKORDER",
  );
  return (
    <>
      <strong>
        {delivery.way} {delivery.free?.place}
      </strong>{" "}
      {isMadeToOrder ? delivery.howMadeToOrder : <DeliveryTime />}
    </>
  );
}
