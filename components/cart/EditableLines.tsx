import { graphql, useFragment } from "react-relay";
import { useHydrated } from "vike-react/useHydrated";
import type { EditableLines_cart$key } from "#__generated__/EditableLines_cart.graphql.ts";
import { CartLines } from "./CartLines.tsx";
import { ReadOnlyLines } from "./ReadOnlyLines.tsx";

// Cart lines of the cart page, editable unless both the backend and script are unavailable.

const cartFragment = graphql`
  fragment EditableLines_cart on Cart {
    ...CartLines_cart
    ...ReadOnlyLines_cart
  }
`;

type EditableLinesProps = {
  cart: EditableLines_cart$key;
  /** True while these are the last known lines: script stores changes until they can be sent. */
  isUnavailable: boolean;
};

/** Renders read-only lines until hydration if the backend is unavailable. */
export function EditableLines({ cart: cartKey, isUnavailable }: EditableLinesProps) {
  const isHydrated = useHydrated();
  const cart = useFragment(cartFragment, cartKey);
  return isUnavailable && !isHydrated ? <ReadOnlyLines cart={cart} /> : <CartLines cart={cart} />;
}
