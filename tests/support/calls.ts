import type { BrowserContext, Page, Route } from "playwright";

/** A GraphQL call as a page sends it. */
type Call = { operationName: string; variables: Record<string, unknown> };

const callOf = (body: string | null): Call => JSON.parse(body ?? "{}") as Call;

/** Records the names of the operations a page sends from now on, in their order. */
export function recordCalls(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) names.push(callOf(request.postData()).operationName);
  });
  return names;
}

/** Resolves when the answer to the next call of an operation has come as a whole. */
export async function answered(page: Page, operationName: string): Promise<void> {
  const answer = await page.waitForResponse(
    (response) =>
      response.url().endsWith("/graphql") &&
      callOf(response.request().postData()).operationName === operationName,
  );
  await answer.finished();
}

/** Lets `answer` deal with one operation's calls; the others go on to the server. */
export function interceptCalls(
  context: BrowserContext | Page,
  operationName: string,
  answer: (route: Route) => Promise<void>,
): Promise<unknown> {
  return context.route("**/graphql", (route) =>
    callOf(route.request().postData()).operationName === operationName
      ? answer(route)
      : route.fallback(),
  );
}

/** The ways a call may fail that a page cannot tell from one another, and must survive alike. */
export const failures: Record<string, (route: Route) => Promise<void>> = {
  "the connection breaks": (route) => route.abort("connectionreset"),
  "the gateway answers 502": (route) =>
    route.fulfill({ status: 502, json: { errors: [{ message: "The backend did not answer." }] } }),
  "the answer is an error": (route) =>
    route.fulfill({
      status: 200,
      json: { data: { addToCart: null }, errors: [{ message: "Sorry, out of stock." }] },
    }),
};
