/**
 * Shows the added-to-cart toast. The first addition loads its code; if that fails, the count in the
 * header is confirmation enough.
 * @param productIds the products' `databaseId`s
 */
export function announceAdded(productIds: readonly number[]): void {
  const { pathname } = location;
  import("./showAddedToast.tsx").then(
    ({ showAddedToast }) => {
      if (location.pathname === pathname) showAddedToast(productIds);
    },
    () => {},
  );
}
