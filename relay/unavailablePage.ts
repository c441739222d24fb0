import type { Environment } from "relay-runtime";
import { loadedFrom } from "./loadedPage.ts";
import type { LoadedPage, PageQuery } from "./pageQuery.ts";
import { commitPayload } from "./payload.ts";
import type { PagePayload } from "./payload.ts";

// Unavailable page: rendered for a page that needs the backend, while that is unavailable.

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

/** Error of a navigation to a page that needs the unavailable backend. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
  readonly response: UnavailableResponse;

  constructor(response: UnavailableResponse) {
    super("Backend unavailable.");
    this.response = response;
  }
}

/** Returns the unavailable page for such a payload. */
export function unavailablePage(
  query: PageQuery,
  environment: Environment,
  { unavailable, ...payload }: UnavailableResponse,
): LoadedPage {
  commitPayload(environment, query.document, payload);
  return { ...loadedFrom(query, environment, payload), unavailable };
}
