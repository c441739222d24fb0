import { fetchQuery, getRequest } from "relay-runtime";
import type { ConcreteRequest, Environment, Variables } from "relay-runtime";
import { redirect, render } from "vike/abort";
import type { PageContext, PageContextClient, PageContextServer } from "vike/types";
import { isOutdated, noteBuild } from "./builds.ts";
import { trackState } from "./dataState.ts";
import { browserEnvironment, createEnvironment } from "./environment.ts";
import { OperationError, meansNotFound } from "#relay/contract/errors.ts";
import type { Answer, AnswerError } from "#relay/contract/errors.ts";
import { spareCrawler } from "./crawlers.ts";
import { askHead, withHead } from "./headFacts.ts";
import type { CallMetadata } from "./network.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import type { LoadedPage, PageQuery } from "./pageQuery.ts";
import type { PatientStore } from "./patientStore.ts";
import { commitPayload, fetchPayload, handOverElement, handedOver } from "./payload.ts";
import type { PagePayload } from "./payload.ts";
import { requireShapeOf } from "./payloadShape.ts";
import { loadWhole } from "./reload.ts";
import { browserTokens, isRefusal } from "#relay/session/session.ts";

/** The attributes a browser knows of: those that the page before this one counted by. */
function attributesBefore({ previousPageContext }: PageContextClient): readonly string[] {
  const counted: unknown = previousPageContext?.loaded?.variables.taxonomies;
  return Array.isArray(counted)
    ? (counted as { taxonomy: string }[]).map(({ taxonomy }) => taxonomy)
    : [];
}

/** Where the data of the page that is gone to stand, in a browser. */
export const pageLoading = trackState();

function variablesOf(
  query: PageQuery,
  pageContext: PageContext,
  attributes: readonly string[] = [],
) {
  const hasSession = pageContext.isClientSide
    ? browserTokens.read() !== undefined
    : pageContext.hasSession;
  const { routeParams, urlParsed } = pageContext;
  return query.variables({ routeParams, search: urlParsed.search, hasSession, attributes });
}

/** Vike's 404: names the requested address of a route's missing page, nothing without a route. */
function notFound({ config, urlParsed, isClientSide }: PageContext) {
  const { pathnameOriginal, searchOriginal } = urlParsed;
  const hash = isClientSide ? (urlParsed.hashOriginal ?? "") : "";
  const fullPath = `${pathnameOriginal}${searchOriginal ?? ""}${hash}`;
  return render(404, config.query?.isAnyPath ? undefined : `Page Not Found: ${fullPath}`);
}

/** The errors of an answer that are faults, and not the fact that there is no such thing. */
const faultsOf = (errors: readonly AnswerError[] = []) =>
  errors.filter((error) => !meansNotFound([error]));

/**
 * Whether errors left nothing to show: no field at all, or no cart where there is a session. A
 * refused session's cart may be empty: the browser meets the refusal and still knows the lines.
 */
function isBroken(data: PagePayload["data"], faults: readonly AnswerError[]): boolean {
  if (faults.length === 0 || isRefusal(faults)) return false;
  // Counts of what could be found, `priceStats`, are nothing to show without the things.
  const isNothing = ([name, field]: [string, unknown]) => field === null || name.endsWith("Stats");
  return data.cart === null || Object.entries(data).every(isNothing);
}

function failure(operation: string, faults: readonly AnswerError[]): OperationError {
  const messages = faults.map((error) => error.message);
  return new OperationError(operation, messages.join(" "), { messages });
}

/** Asks the backend for a page's data, as the public or as the shopper. */
async function askBackend(
  pageContext: PageContextServer,
  query: PageQuery,
): Promise<{ payload: PagePayload; hasErrors: boolean }> {
  const { url, shared, personal, attributes } = pageContext.backend;
  const { params } = getRequest(query.document);
  const known = query.isNarrowed ? await attributes?.() : undefined;
  const variables = variablesOf(query, pageContext, known);
  const send = query.isPersonal && pageContext.hasSession ? personal : shared;
  const { data, errors } = await sendOperation({ url, send }, params, variables);
  const faults = faultsOf(errors);
  const isMissing = Boolean(data) && query.exists?.(data) === false;
  if (isMissing && faults.length === 0) throw notFound(pageContext);
  if (!data || isMissing || isBroken(data, faults)) throw failure(params.name, errors ?? []);
  requireShapeOf(query.document, { data, variables });
  let hasErrors = faults.length > 0;
  if (import.meta.env.SSR) {
    const ask = (document: ConcreteRequest, more: object) =>
      sendOperation({ url, send }, document.params, more);
    await query.complete?.(data, ask, pageContext, variables).catch(() => (hasErrors = true));
  }
  return { payload: { data, variables }, hasErrors };
}

function loadedFrom(query: PageQuery, environment: Environment, payload: PagePayload): LoadedPage {
  const title = query.title?.(payload.data);
  return {
    environment,
    variables: payload.variables,
    payload,
    isPersonal: query.isPersonal ?? false,
    ...(title === undefined ? {} : { title }),
  };
}

async function loadOnServer(pageContext: PageContextServer, query: PageQuery): Promise<LoadedPage> {
  // Beside the page's own query; the build for browsers is left with nothing of it.
  const head = import.meta.env.SSR ? askHead(pageContext) : undefined;
  const { payload, hasErrors } = await askBackend(pageContext, query);
  const environment = serverEnvironment(pageContext);
  commitPayload(environment, query.document, payload);
  const loaded = { ...loadedFrom(query, environment, payload), hasErrors };
  return head ? withHead(loaded, await head) : loaded;
}

/** Asks for a page's data past our pages, from the browser. */
async function askLive(pageContext: PageContextClient, query: PageQuery): Promise<LoadedPage> {
  const environment = browserEnvironment();
  const variables = variablesOf(query, pageContext, attributesBefore(pageContext));
  let faults: readonly AnswerError[] = [];
  const onAnswer = ({ data, errors }: Answer) => {
    faults = faultsOf(errors);
    if (data) requireShapeOf(query.document, { data, variables });
  };
  const metadata: CallMetadata = { onAnswer };
  const options = { networkCacheConfig: { metadata } };
  const asking = fetchQuery(environment, query.document, variables, options);
  const payload = { data: (await asking.toPromise()) as PagePayload["data"], variables };
  if (query.exists?.(payload.data) === false) {
    throw faults.length > 0
      ? failure(getRequest(query.document).params.name, faults)
      : notFound(pageContext);
  }
  return loadedFrom(query, environment, payload);
}

/**
 * A navigation's data: the page's kept payload, or the live query where our pages give no answer.
 * A shopper's own page shows what this browser last knew, at once, unless that is nothing; keeping
 * it true is its components' part.
 */
async function loadInBrowser(
  pageContext: PageContextClient,
  query: PageQuery,
): Promise<LoadedPage> {
  // A navigation that takes another's place is not told of as one that begins.
  if (isOutdated() && loadWhole(pageContext.urlOriginal)) await new Promise(() => {});
  const environment = browserEnvironment();
  const personal =
    query.isPersonal && personalPage(query, environment, variablesOf(query, pageContext));
  if (personal && !isBlank(environment)) return personal;
  const { pathname, searchOriginal } = pageContext.urlParsed;
  const answer = await fetchPayload(query.document, pathname, searchOriginal ?? "");
  if (answer?.build) noteBuild(answer.build);
  // Data of a newer build may lack what this one's components read: the whole page is loaded. So is
  // what is no page of ours: only the server knows whether it is a file.
  const isElsewhere = isOutdated() || (query.isAnyPath && answer?.isMissing);
  if (isElsewhere && loadWhole(pageContext.urlOriginal)) await new Promise(() => {});
  if (answer?.movedTo !== undefined) throw redirect(answer.movedTo || "/");
  if (answer?.payload) {
    const { payload, wasAhead } = answer;
    const store = environment.getStore() as PatientStore;
    store.tellLater(() => commitPayload(environment, query.document, payload));
    return { ...loadedFrom(query, environment, payload), wasAhead };
  }
  // Checked here: data of a newer build may well have another shape.
  if (answer?.isMalformed) requireShapeOf(query.document);
  if (personal) return personal;
  if (answer?.isMissing) throw notFound(pageContext);
  return askLive(pageContext, query);
}

/** Whether nothing was loaded yet, as after a login: even a page's frame would be empty then. */
const isBlank = (environment: Environment) => environment.getStore().getSource().size() <= 1;

const personalPage = (query: PageQuery, environment: Environment, variables: Variables) => {
  const title = query.title?.({});
  return { environment, variables, isPersonal: true, ...(title === undefined ? {} : { title }) };
};

const serverEnvironment = ({ backend }: PageContextServer) =>
  createEnvironment({ url: backend.url, send: backend.shared }, { isServer: true });

const withoutData = (environment: Environment): LoadedPage => ({
  environment,
  variables: {},
  isPersonal: false,
});

/** The error page stands at the address of another, whose payload is none of its own. */
async function loadErrorPage(pageContext: PageContext, query: PageQuery): Promise<LoadedPage> {
  if (!pageContext.isClientSide) return loadOnServer(pageContext, query);
  await spareCrawler(pageContext);
  // After a failure the browser asks no more, lest a shopper waits for a second one.
  return pageContext.is404 ? askLive(pageContext, query) : withoutData(browserEnvironment());
}

/**
 * Loads the data of the page that is about to be rendered and leaves them in its context: on the
 * server for a first view, in the browser for a navigation. Throws Vike's 404 where the page's
 * query says that there is no such page, and `OperationError` where the backend fails; the error
 * page itself is shown without data rather than not at all.
 */
export async function loadPage(pageContext: PageContext): Promise<void> {
  const { query } = pageContext.config;
  if (pageContext.isClientSide) pageContext.shop = handedOver().shop;
  const environment = () =>
    pageContext.isClientSide ? browserEnvironment() : serverEnvironment(pageContext);
  if (!query) {
    pageContext.loaded = withoutData(environment());
    return;
  }
  if (pageContext.is404 !== null && pageContext.is404 !== undefined) {
    const loading = loadErrorPage(pageContext, query);
    pageContext.loaded = await loading.catch(() => withoutData(environment()));
  } else {
    if (!pageContext.isClientSide && pageContext.isMissing) throw notFound(pageContext);
    pageContext.loaded = await (pageContext.isClientSide
      ? pageLoading.during(loadInBrowser(pageContext, query))
      : loadOnServer(pageContext, query));
  }
}

/**
 * Takes a first view's data over from its HTML, before React hydrates, so that hydration makes no
 * request. On navigations the data are there already and nothing is done.
 */
export function takeOverPage(pageContext: PageContextClient): void {
  if (pageContext.loaded) return;
  const environment = browserEnvironment();
  const { query } = pageContext.config;
  const { payload, ...facts } = handedOver();
  Object.assign(pageContext, facts);
  if (query && payload) {
    commitPayload(environment, query.document, payload);
    pageContext.loaded = loadedFrom(query, environment, payload);
  } else {
    pageContext.loaded = withoutData(environment);
  }
}

/** The HTML that hands a first view over to the browser. */
export function handOverPage(pageContext: PageContextServer): string {
  const { loaded, shop, checkout, is404 } = pageContext;
  const reference = is404 === false ? pageContext.reference : undefined;
  return handOverElement({ shop, payload: loaded?.payload, checkout, reference });
}
