import type { Variables } from "relay-runtime";

// Payload of a page, also while the backend is unavailable.

/**
 * Payload to render a page without a request: the raw response to its query, less than half the
 * size of Relay's record source.
 */
export type PagePayload = {
  data: Record<string, unknown>;
  variables: Variables;
  /** Whole document title, if a plugin for search engines has written it. */
  documentTitle?: string | undefined;
};

/** Parts of the shop that work while the backend is unavailable. */
export type UnavailableFacts = {
  /** Slugs of the categories whose pages are cached. */
  categories: readonly string[];
  /** True if the search page can be rendered, from the index. */
  hasSearch: boolean;
  /** Filters of the requested listing, as parameters of the search. */
  filters: readonly (readonly [string, string])[];
  /** True if the page is cached without its parameters. */
  hasPlainPage: boolean;
};

/** Payload of a page while the backend is unavailable: data of header and footer only. */
export type UnavailableResponse = PagePayload & { unavailable: UnavailableFacts };
