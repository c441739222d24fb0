import type { BrowserContext, Page, Route } from "@playwright/test";

// GraphQL calls of a page under test.

/** A GraphQL request sent by a page. */
type Call = { operationName: string; variables: Record<string, unknown> };

const callOf = (body: string | null): Call => JSON.parse(body ?? "{}") as Call;

/** Records the names of the operations that a page sends from now on, in order. */
export function recordCalls(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) names.push(callOf(request.postData()).operationName);
  });
  return names;
}

/** Resolves when the response to an operation's next request is complete. */
export async function responseTo(page: Page, operationName: string): Promise<void> {
  // A response that a navigation cuts off never finishes, and is not the one.
  await page.waitForEvent(
    "requestfinished",
    (request) =>
      request.url().endsWith("/graphql") &&
      callOf(request.postData()).operationName === operationName,
  );
}

/** Handles one operation's requests with `handle`; the others go to the server. */
export function interceptCalls(
  context: BrowserContext | Page,
  operationName: string,
  handle: (route: Route) => Promise<void>,
): Promise<unknown> {
  return context.route("**/graphql", (route) =>
    callOf(route.request().postData()).operationName === operationName
      ? handle(route)
      : route.fallback(),
  );
}
