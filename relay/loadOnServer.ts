import { getRequest } from "relay-runtime";
import type { ConcreteRequest } from "relay-runtime";
import type { PageContextServer } from "vike/types";
import { OperationError, backendErrorIn } from "#relay/contract/errors.ts";
import type { ResponseError } from "#relay/contract/errors.ts";
import { mayQuoteInput } from "#relay/contract/text/quotedInput.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import { isRefusal } from "#relay/session/session.ts";
import { frameResponse, reusedData, unavailableResponse } from "./cachedData.ts";
import { createEnvironment } from "./environment.ts";
import { requestHead, withHead } from "./headFacts.ts";
import { lastCartPage, unavailablePage } from "./unavailablePage.ts";
import {
  failuresIn,
  isErrorPage,
  loadedFrom,
  notFound,
  pageVariables,
  queryFailure,
  withoutData,
} from "./loadedPage.ts";
import type { PageQuery } from "./pageQuery.ts";
import type { LoadedPage } from "./loadedPage.ts";
import { commitPayload, isBlank } from "./payload.ts";
import type { PagePayload } from "./pagePayload.ts";
import { lacksLines, repairCart } from "./repairCart.ts";
import { requireShapeOf } from "./payloadShape.ts";

// Page data on the server: the page's query, or a fallback while the backend is unavailable.

/**
 * True if errors left nothing to render: no field at all, or no cart despite a session or no lines
 * of it, which must not look like an empty cart. A refused session is no such case: the browser
 * gets the refusal itself, and still has the lines.
 */
function isBroken(
  data: PagePayload["data"],
  failures: readonly ResponseError[],
  optionalFields: readonly string[] = [],
): boolean {
  if (lacksLines(data)) return true;
  if (failures.length === 0 || isRefusal(failures)) return false;
  // Facet counts (`priceStats`) are not enough for a page.
  const isNothing = ([name, field]: [string, unknown]) =>
    field === null || name.endsWith("Stats") || optionalFields.includes(name);
  return data.cart === null || Object.entries(data).every(isNothing);
}

/** Joins messages for the error that Vike prints, without those that may quote a shopper. */
const printableReason = (messages: readonly string[]) =>
  messages.filter((message) => !mayQuoteInput(message)).join(" ");

/** Fetches a page's data from the backend, anonymously or with the shopper's session. */
async function fetchData(
  pageContext: PageContextServer,
  query: PageQuery,
): Promise<{ payload: PagePayload; hasErrors: boolean }> {
  const { backend, config, hasSession } = pageContext;
  const { url, shared, personal } = backend;
  const attributes = config.rules?.parameters?.listing ? await backend.attributes?.() : undefined;
  const known = { hasSession, ...(attributes && { attributes }) };
  const variables = pageVariables(query, pageContext, known);
  const send = query.isPersonal && hasSession ? personal : shared;
  const fetchMore = (document: ConcreteRequest, more: object) =>
    sendOperation({ url, send }, document.params, more);
  const { data, errors } = await fetchMore(getRequest(query.document), variables);
  const failures = failuresIn(errors);
  const isMissing = Boolean(data) && query.exists?.(data) === false;
  if (isMissing && failures.length === 0) throw notFound(pageContext);
  if (data && (failures.length > 0 || lacksLines(data))) {
    repairCart(data, failures, pageContext.supplied?.lastCart?.());
  }
  if (!data || isMissing || isBroken(data, failures, config.frame?.optionalFields)) {
    throw queryFailure(query, errors ?? [], printableReason);
  }
  requireShapeOf(query.document, { data, variables });
  let hasErrors = failures.length > 0;
  const completing = config.complete?.(data, fetchMore, pageContext, variables);
  await completing?.catch(() => (hasErrors = true));
  return { payload: { data, variables }, hasErrors };
}

const serverEnvironment = ({ backend }: PageContextServer) =>
  createEnvironment({ url: backend.url, send: backend.shared }, { isServer: true });

/**
 * Returns the page of a failed query with the order or the last known cart that our server
 * supplies; rethrows for any other page.
 */
async function withoutBackend(
  pageContext: PageContextServer,
  query: PageQuery,
  failure: unknown,
): Promise<LoadedPage> {
  const { hasSession, supplied: { lastCart: lastCartOf, order } = {} } = pageContext;
  if (!(failure instanceof OperationError)) throw failure;
  const variables = pageVariables(query, pageContext, { hasSession });
  const payload = await frameResponse(pageContext, query, variables);
  const environment = serverEnvironment(pageContext);
  if (order !== undefined) {
    // The order is the page's content.
    Object.assign(payload.data, { order });
    commitPayload(environment, query.document, payload);
    return { ...loadedFrom(query, environment, payload), hasErrors: true };
  }
  const lastCart = lastCartOf?.();
  if (lastCart === undefined) throw failure;
  const page = lastCartPage(query, environment, { payload, lastCart });
  return { ...page, hasErrors: true, failure };
}

/**
 * Fetches a page's data; while the backend is unavailable, reuses those of the page cached at its
 * path.
 */
const fetchOrReuse = (pageContext: PageContextServer, query: PageQuery) =>
  fetchData(pageContext, query).catch(async (error: unknown) => {
    const payload = await reusedData(pageContext, error);
    if (!payload) throw error;
    return { payload, hasErrors: true };
  });

async function loadQuery(pageContext: PageContextServer, query: PageQuery): Promise<LoadedPage> {
  // Fetched in parallel with the page's own query.
  const head = requestHead(pageContext);
  let fetched;
  try {
    fetched = await fetchOrReuse(pageContext, query);
  } catch (error) {
    return withoutBackend(pageContext, query, error);
  }
  const { hasErrors } = fetched;
  const requested = await head;
  const documentTitle = requested.head?.seo?.title ?? fetched.payload.documentTitle;
  const payload = { ...fetched.payload, ...(documentTitle !== undefined && { documentTitle }) };
  const environment = serverEnvironment(pageContext);
  commitPayload(environment, query.document, payload);
  return withHead({ ...loadedFrom(query, environment, payload), hasErrors }, requested);
}

/** Loads the error page's data; without the backend, only those of header and footer. */
async function loadErrorPage(
  pageContext: PageContextServer,
  query: PageQuery,
): Promise<LoadedPage> {
  const environment = serverEnvironment(pageContext);
  if (backendErrorIn(pageContext.errorWhileRendering)) {
    return unavailablePage(query, environment, await unavailableResponse(pageContext, query));
  }
  try {
    return await loadQuery(pageContext, query);
  } catch {
    const payload = await frameResponse(pageContext, query, {});
    if (isBlank(payload)) return withoutData(environment);
    commitPayload(environment, query.document, payload);
    return { ...loadedFrom(query, environment, payload), hasErrors: true };
  }
}

/** Loads the data of a first view or of a payload. */
export async function loadOnServer(pageContext: PageContextServer): Promise<LoadedPage> {
  const { query } = pageContext.config;
  if (!query) return withoutData(serverEnvironment(pageContext));
  if (isErrorPage(pageContext)) return loadErrorPage(pageContext, query);
  if (pageContext.failure !== undefined) throw pageContext.failure;
  if (pageContext.isMissing) throw notFound(pageContext);
  return loadQuery(pageContext, query);
}
