import type { AddedToast_set$key } from "#__generated__/AddedToast_set.graphql.ts";
import { onAdded } from "#relay/cart/cartNotices.ts";
import type { AddedUnits } from "#relay/cart/cartNotices.ts";

/**
 * Shows the added-to-cart toast. The first addition loads its code; if that fails, the count in the
 * header is confirmation enough.
 */
function showAdded(added: readonly AddedUnits[], set?: AddedToast_set$key): void {
  const { pathname } = location;
  import("./showAddedToast.tsx").then(
    ({ showAddedToast }) => {
      if (location.pathname === pathname) showAddedToast(added, set);
    },
    () => {},
  );
}

/** From now on, additions to the cart are announced by a toast. */
export const announceByToast = (): void => onAdded(showAdded);
