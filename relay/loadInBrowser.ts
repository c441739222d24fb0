import { fetchQuery } from "relay-runtime";
import type { Environment, Variables } from "relay-runtime";
import { redirect } from "vike/abort";
import type { PageContextClient } from "vike/types";
import type { OperationResult, ResponseError } from "#relay/contract/errors.ts";
import { browserTokens } from "#relay/session/session.ts";
import { isOutdated, noteBuild } from "./latestBuild.ts";
import { spareCrawler } from "./crawlers.ts";
import { trackState } from "./dataState.ts";
import { browserEnvironment } from "./environment.ts";
import {
  failuresIn,
  isErrorPage,
  loadedFrom,
  notFound,
  pageVariables,
  queryFailure,
  withoutData,
} from "./loadedPage.ts";
import type { CallMetadata } from "./network.ts";
import type { PageQuery } from "./pageQuery.ts";
import type { LoadedPage } from "./loadedPage.ts";
import type { DeferredNotifyStore } from "./deferredNotifyStore.ts";
import { joinColors } from "#relay/contract/page/facets.ts";
import {
  commitPayload,
  fetchPayload,
  hasPayload,
  readSerializedPage,
  startPayload,
} from "./payload.ts";
import type { PagePayload } from "./pagePayload.ts";
import { hasShapeOf, requireShapeOf } from "./payloadShape.ts";
import { loadFullPage } from "./chunkReload.ts";
import { earlyPage, keepVisited, visitedPage } from "./storedPage.ts";
import { UnavailableError, unavailablePage } from "./unavailablePage.ts";
import { localePath } from "#words/localePath.ts";

// Page data on client navigation: the cached payload, or a query from the browser.

/** Loading state of the navigation's data. */
export const pageLoading = trackState();

/** Returns the attributes a browser knows of: those whose terms the previous page counted. */
function attributesBefore({ previousPageContext, shop }: PageContextClient): readonly string[] {
  const counted: unknown = previousPageContext?.loaded?.variables.taxonomies;
  if (!Array.isArray(counted)) return [];
  const attributes = (counted as { taxonomy: string }[]).map(({ taxonomy }) => taxonomy);
  return joinColors(attributes, shop.colorAttributes);
}

const variablesOf = (
  query: PageQuery,
  pageContext: PageContextClient,
  attributes: readonly string[] = [],
) => {
  const hasSession = browserTokens.read() !== undefined;
  return pageVariables(query, pageContext, { hasSession, attributes });
};

/** Runs the page's query from the browser, bypassing our server's payloads. */
async function fetchLive(pageContext: PageContextClient, query: PageQuery): Promise<LoadedPage> {
  const environment = browserEnvironment();
  const variables = variablesOf(query, pageContext, attributesBefore(pageContext));
  let failures: readonly ResponseError[] = [];
  const onResponse = ({ data, errors }: OperationResult) => {
    failures = failuresIn(errors);
    if (data) requireShapeOf(query.document, { data, variables });
  };
  const metadata: CallMetadata = { onResponse };
  const options = { networkCacheConfig: { metadata } };
  const fetched = fetchQuery(environment, query.document, variables, options);
  const payload = { data: (await fetched.toPromise()) as PagePayload["data"], variables };
  if (query.exists?.(payload.data) === false) {
    throw failures.length > 0 ? queryFailure(query, failures) : notFound(pageContext);
  }
  return loadedFrom(query, environment, payload);
}

/** True if nothing is loaded yet, as after a login: even the page's layout would be empty. */
const isBlank = (environment: Environment) => environment.getStore().getSource().size() <= 1;

const personalPage = (query: PageQuery, environment: Environment, variables: Variables) => {
  const title = query.title?.({});
  return { environment, variables, isPersonal: true, ...(title === undefined ? {} : { title }) };
};

/** True for the second navigation to a page that was rendered early, which completes it. */
const isCompletion = ({ previousPageContext: left, urlPathname }: PageContextClient) =>
  left?.loaded?.isEarly === true && left.urlPathname === urlPathname;

/**
 * Returns the page as the store has it, unless its payload is there already, the page is displayed
 * with other parameters, or an anchor may be in a part that is missing.
 */
function pageInStore(pageContext: PageContextClient, query: PageQuery): LoadedPage | undefined {
  const { previousPageContext: left, urlPathname, urlParsed } = pageContext;
  const { pathname, searchOriginal, hash } = urlParsed;
  const environment = browserEnvironment();
  const visited = visitedPage(pageContext, query, environment);
  const isDisplayed = left?.urlPathname === urlPathname;
  if (visited || isDisplayed || hash || hasPayload(pathname, searchOriginal ?? "")) return visited;
  const early = earlyPage(query, environment, variablesOf(query, pageContext));
  if (early) startPayload(pathname, searchOriginal ?? "");
  return early;
}

/**
 * Loads a navigation's data: from the store, the page's cached payload, or the live query if our
 * server has none. A personal page renders at once from the store, unless that is empty; its
 * components refetch.
 */
async function loadQuery(pageContext: PageContextClient, query: PageQuery): Promise<LoadedPage> {
  // Vike reports no start for a navigation that supersedes another, so the build is checked here
  // too.
  if (isOutdated() && loadFullPage(pageContext.urlOriginal)) await new Promise(() => {});
  const environment = browserEnvironment();
  const personal =
    query.isPersonal && personalPage(query, environment, variablesOf(query, pageContext));
  if (pageContext.previousPageContext) keepVisited(pageContext.previousPageContext);
  if (personal && !isBlank(environment)) return personal;
  const stored = pageInStore(pageContext, query);
  if (stored) return stored;
  const { pathname, searchOriginal } = pageContext.urlParsed;
  const result = await fetchPayload(query.document, pathname, searchOriginal ?? "");
  if (result?.build) noteBuild(result.build);
  // Data of a newer build may lack fields that this build's components read, so the page is fully
  // reloaded. A missing catch-all path is too: only the server knows whether it is a file.
  const isElsewhere = isOutdated() || (query.isAnyPath && result?.isMissing);
  if (isElsewhere && loadFullPage(pageContext.urlOriginal)) await new Promise(() => {});
  if (result?.movedTo !== undefined) {
    const address = localePath(result.movedTo || "/");
    if (!isCompletion(pageContext)) throw redirect(address);
    // The early page's history entry would lead back to the redirect.
    location.replace(address);
    await new Promise(() => {});
  }
  if (result?.payload) {
    const { payload } = result;
    const store = environment.getStore() as DeferredNotifyStore;
    const commit = () => commitPayload(environment, query.document, payload);
    const loaded = loadedFrom(query, environment, payload);
    if (isCompletion(pageContext)) return { ...loaded, showData: store.withhold(commit) };
    store.deferNotify(commit);
    return loaded;
  }
  if (result?.unavailable && !personal) throw new UnavailableError(result.unavailable);
  // Checked only now: data of a newer build may have another shape.
  if (result?.isMalformed) requireShapeOf(query.document);
  if (personal) return personal;
  if (result?.isMissing) throw notFound(pageContext);
  return fetchLive(pageContext, query);
}

/**
 * Loads the error page's data. After a failure it fetches none, to spare shoppers a second wait;
 * while the backend is unavailable, the failed response has the data of header and footer.
 */
async function loadErrorPage(
  pageContext: PageContextClient,
  query: PageQuery,
): Promise<LoadedPage> {
  await spareCrawler(pageContext);
  const { errorWhileRendering: error } = pageContext;
  if (error instanceof UnavailableError && hasShapeOf(query.document, error.response)) {
    return unavailablePage(query, browserEnvironment(), error.response);
  }
  const empty = withoutData(browserEnvironment());
  return pageContext.is404 ? fetchLive(pageContext, query).catch(() => empty) : empty;
}

/** Loads the data of the page that the browser navigates to. */
export async function loadInBrowser(pageContext: PageContextClient): Promise<LoadedPage> {
  const { query } = pageContext.config;
  pageContext.shop = readSerializedPage().shop;
  if (!query) return withoutData(browserEnvironment());
  if (isErrorPage(pageContext)) return loadErrorPage(pageContext, query);
  return pageLoading.during(loadQuery(pageContext, query));
}
