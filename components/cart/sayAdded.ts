/**
 * Says what has just been put in the cart. Its code is loaded by the first addition; where it cannot
 * be, the count in the header has said so already.
 * @param productIds the products' `databaseId`s
 */
export function sayAdded(productIds: readonly number[]): void {
  const { pathname } = location;
  import("./openAddedNotice.tsx").then(
    ({ openAddedNotice }) => {
      if (location.pathname === pathname) openAddedNotice(productIds);
    },
    () => {},
  );
}
