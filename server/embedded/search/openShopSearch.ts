import type { Shop } from "#server/embedded/shop/shop.ts";
import { indexCatalogue } from "./catalogue/indexCatalogue.ts";
import { openSearch } from "./openSearch.ts";
import type { Search } from "./openSearch.ts";

/** Who may search, and under which name the products are found. */
export type SearchAccess = {
  appId: string;
  searchKey: string;
  adminKey: string;
  index: string;
};

type ShopSearch = Pick<Search, "handle" | "close"> & {
  /** Begins to bring the index up to date before anybody asks. */
  readAhead: () => void;
};

/** Opens the search over a shop's catalogue, which is taken in as it changes. */
export function openShopSearch(
  shop: Shop,
  dataDir: string,
  { access, onFault }: { access: SearchAccess; onFault: (error: unknown) => void },
): ShopSearch {
  const { index, ...keys } = access;
  const search = openSearch({ ...keys, dataDir, onFault });
  let isClosed = false;
  const catalogue = indexCatalogue(shop, search, { index, isOver: () => isClosed });
  return {
    async handle(request) {
      try {
        await catalogue.current();
      } catch (error) {
        // What is known already can still be searched.
        onFault(error);
      }
      return search.handle(request);
    },
    readAhead: () =>
      void catalogue.whole().catch((error: unknown) => {
        if (!isClosed) onFault(error);
      }),
    close() {
      isClosed = true;
      search.close();
    },
  };
}
