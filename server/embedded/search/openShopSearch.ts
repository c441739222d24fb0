import type { OpenFile } from "#server/embedded/openFile.ts";
import type { Shop } from "#server/embedded/shop/shop.ts";
import { indexCatalogue } from "./catalogue/indexCatalogue.ts";
import { openSearch } from "./openSearch.ts";
import type { Search } from "./openSearch.ts";

// Search of the embedded shop: the search server with an index of the shop's products.

/** Application ID, API keys and the name of the product index. */
export type SearchAccess = {
  appId: string;
  searchKey: string;
  adminKey: string;
  index: string;
  /** Attributes that are filtered as one color. */
  colorAttributes: readonly string[];
};

type ShopSearch = Pick<Search, "handle" | "close"> & {
  /** Starts indexing in the background, before the first query. */
  startIndexing: () => void;
};

/** Opens the search server of a shop; each request first indexes the catalogue's changes. */
export function openShopSearch(
  shop: Shop,
  dataDir: string,
  {
    access,
    onError,
    openFile,
  }: {
    access: SearchAccess;
    onError: (error: unknown) => void;
    openFile?: OpenFile | undefined;
  },
): ShopSearch {
  const { index, colorAttributes, ...keys } = access;
  const search = openSearch({ ...keys, dataDir, onError, openFile });
  let isClosed = false;
  const catalogue = indexCatalogue(shop, search, {
    index,
    colorAttributes,
    isOver: () => isClosed,
  });
  return {
    async handle(request) {
      try {
        await catalogue.current();
      } catch (error) {
        // The records indexed so far can still be searched.
        onError(error);
      }
      return search.handle(request);
    },
    startIndexing: () =>
      void catalogue.whole().catch((error: unknown) => {
        if (!isClosed) onError(error);
      }),
    close() {
      isClosed = true;
      search.close();
    },
  };
}
