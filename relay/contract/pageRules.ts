import type { ListingParameter } from "./facets.ts";
import type { SuppliedData } from "./suppliedData.ts";

/** Query parameters that a page depends on; any other, such as `utm_source`, never counts. */
export type PageParameters = {
  /** Of a listing, beside its facets: they change its data. */
  listing?: readonly ListingParameter[];
  /** They change the page's data, and so its payload too. */
  data?: readonly string[];
  /** They change the page's HTML alone. */
  markup?: readonly string[];
};

/** Rules of a page for the server, from its `+rules.ts`; `pages/+rules.ts` has the default. */
export type PageRules = {
  /**
   * - `prerendered`: rendered before the first request, cached, and shown by search engines.
   * - `onRequest`: the same for everyone, rendered when it is requested, and not indexed.
   * - `personal`: depends on who requests it; never cached, prerendered or indexed.
   */
  rendering: "prerendered" | "onRequest" | "personal";
  parameters?: PageParameters;
  /**
   * The backend's list with a page for each entry, on a route that ends with its slug. A page of a
   * product also depends on the values chosen of it, and is looked for under its new slug.
   */
  entries?: "products" | "productCategories";
  /** Data that only our server has, which the page needs for its request; for personal pages. */
  needs?: keyof SuppliedData;
  /** Paths below the page's own that it shows as well, without the slash before them. */
  subpaths?: RegExp;
};
