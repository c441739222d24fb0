import type { ListingParameter } from "./facets.ts";
import type { PolicyPart } from "#relay/contract/policyPart.ts";
import type { SuppliedData } from "./suppliedData.ts";

// Page rules: the part of a page's description that the server reads, from its `+rules.ts`.

/** Query parameters that a page depends on; any other, such as `utm_source`, is ignored. */
export type PageParameters = {
  /** Parameters of a listing beside its filters; they change its data. */
  listing?: readonly ListingParameter[];
  /** Parameters that change the page's data, and so its payload too. */
  data?: readonly string[];
  /** Parameters that change the page's HTML only. */
  markup?: readonly string[];
};

/** Server rules of a page, from its `+rules.ts`; `pages/+rules.ts` has the default. */
export type PageRules = {
  /**
   * - `prerendered`: rendered before the first request, cached, and indexed by search engines.
   * - `onRequest`: the same for everyone, rendered on request, and not indexed.
   * - `personal`: depends on the shopper; never cached, prerendered or indexed.
   */
  rendering: "prerendered" | "onRequest" | "personal";
  parameters?: PageParameters;
  /**
   * True if a page that is not cached may be rendered, while the backend is unavailable, with the
   * data of the page cached at its path. The response to its query then depends on no parameters
   * but those in `parameters.data`.
   */
  reusesCached?: boolean;
  /**
   * The backend's list with one page per entry, on a route that ends with its slug. A product's
   * page also depends on the selected attribute values, and redirects to a changed slug.
   */
  entries?: "products" | "productCategories";
  /** Precedence of a personal page while the server is busy; by default, after carts. */
  admission?: "checkout" | "cart";
  /** Data that our server supplies for the page's request; for personal responses. */
  needs?: readonly (keyof SuppliedData)[];
  /**
   * True if a cart form redirects to the page after it removed the last line: the response to that
   * one request is personal, and names the line.
   */
  followsRemoval?: boolean;
  /** Subpaths that the page also serves, without the leading slash. */
  subpaths?: RegExp;
  /**
   * True if its addresses contain keys: requests from the page then name only its origin as
   * referrer.
   */
  hidesReferrer?: boolean;
  /** True if providers of payments may draw their fields on the page, and widen its policy. */
  takesPayment?: boolean;
  /** True if it may also have buttons of wallets: its headers let them open, if a method has any. */
  takesExpressPay?: boolean;
  /**
   * Named parts by which the page's content security policy is wider than the shop's, such as a
   * payment company's scripts. A document keeps its policy through client navigations: links to
   * such a page need `rel="external"`.
   */
  policyParts?: Readonly<Record<string, PolicyPart>>;
};
