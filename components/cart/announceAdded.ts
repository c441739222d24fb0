import type { AddedToast_set$key } from "#__generated__/AddedToast_set.graphql.ts";
import type { AddedUnits } from "#relay/cart/addedUnits.ts";

/**
 * Shows the added-to-cart toast. The first addition loads its code; if that fails, the count in the
 * header is confirmation enough.
 * @param set the grouped product that was added, which the toast shows as one row
 */
export function announceAdded(added: readonly AddedUnits[], set?: AddedToast_set$key): void {
  const { pathname } = location;
  import("./showAddedToast.tsx").then(
    ({ showAddedToast }) => {
      if (location.pathname === pathname) showAddedToast(added, set);
    },
    () => {},
  );
}
