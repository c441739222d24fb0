import { graphql, useFragment } from "react-relay";
import { maxQuantity, stockNotice } from "#components/product/maxQuantity.ts";
import { optionLabels } from "#relay/contract/cart/optionLabels.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { useShortLines_cart$key } from "#__generated__/useShortLines_cart.graphql.ts";
import { t } from "#words/t.ts";

// Lines of a cart that cannot be ordered as they are: sold out, or of which fewer units are left.

const cartFragment = graphql`
  fragment useShortLines_cart on Cart {
    contents(first: 100) {
      nodes {
        ...labeledProduct_item @relay(mask: false)
        key
        quantity
        product {
          node {
            name
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
          }
        }
      }
    }
  }
`;

/**
 * Returns the lines of which the shop has fewer units, or none, with the units it has of each; true
 * as `isGone` if it has none of them, and as `isAllGone` if it has nothing of the whole cart.
 */
export function useShortLines(cart: useShortLines_cart$key) {
  const lines = useFragment(cartFragment, cart).contents?.nodes ?? [];
  const short = lines.flatMap((line) => {
    const { key, quantity, product, variation } = line;
    const { stockStatus, stockQuantity, backordersAllowed } =
      variation?.node ?? product?.node ?? {};
    const stock = { stockStatus, stockQuantity, backordersAllowed };
    const notice = stockNotice(stock, quantity ?? 0);
    const options = optionLabels(variation?.attributes, product?.node.attributes?.nodes);
    const name = [plainText(product?.node.name) || t("cart.unnamedProduct"), ...options].join(
      t("page.comma"),
    );
    return notice === "" ? [] : [{ key, name, notice, quantity: maxQuantity(stock) ?? 0 }];
  });
  const isGone = short.every(({ quantity }) => quantity === 0);
  return { short, isGone, isAllGone: short.length === lines.length && isGone };
}
