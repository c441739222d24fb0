import type { Environment } from "relay-runtime";
import { loadedFrom } from "./loadedPage.ts";
import type { LoadedPage } from "./loadedPage.ts";
import type { PageQuery } from "./pageQuery.ts";
import { commitPayload } from "./payload.ts";
import type { UnavailableResponse } from "./pagePayload.ts";

// Unavailable page: rendered for a page that needs the backend, while that is unavailable.

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
