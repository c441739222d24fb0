import { fetchQuery } from "relay-runtime";
import type { Environment, Variables } from "relay-runtime";
import { redirect } from "vike/abort";
import type { PageContextClient } from "vike/types";
import type { Answer, AnswerError } from "#relay/contract/errors.ts";
import { browserTokens } from "#relay/session/session.ts";
import { isOutdated, noteBuild } from "./builds.ts";
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
import type { LoadedPage, PageQuery } from "./pageQuery.ts";
import type { PatientStore } from "./patientStore.ts";
import { commitPayload, fetchPayload, handedOver } from "./payload.ts";
import type { PagePayload } from "./payload.ts";
import { requireShapeOf } from "./payloadShape.ts";
import { loadWhole } from "./reload.ts";

/** The state of the navigation's data. */
export const pageLoading = trackState();

/** The attributes that a browser knows of: those that the page before this one counted by. */
function attributesBefore({ previousPageContext }: PageContextClient): readonly string[] {
  const counted: unknown = previousPageContext?.loaded?.variables.taxonomies;
  return Array.isArray(counted)
    ? (counted as { taxonomy: string }[]).map(({ taxonomy }) => taxonomy)
    : [];
}

const variablesOf = (
  query: PageQuery,
  pageContext: PageContextClient,
  attributes: readonly string[] = [],
) => {
  const hasSession = browserTokens.read() !== undefined;
  return pageVariables(query, pageContext, { hasSession, attributes });
};

/** Runs the page's query from the browser, past our server's payloads. */
async function fetchLive(pageContext: PageContextClient, query: PageQuery): Promise<LoadedPage> {
  const environment = browserEnvironment();
  const variables = variablesOf(query, pageContext, attributesBefore(pageContext));
  let failures: readonly AnswerError[] = [];
  const onAnswer = ({ data, errors }: Answer) => {
    failures = failuresIn(errors);
    if (data) requireShapeOf(query.document, { data, variables });
  };
  const metadata: CallMetadata = { onAnswer };
  const options = { networkCacheConfig: { metadata } };
  const fetching = fetchQuery(environment, query.document, variables, options);
  const payload = { data: (await fetching.toPromise()) as PagePayload["data"], variables };
  if (query.exists?.(payload.data) === false) {
    throw failures.length > 0 ? queryFailure(query, failures) : notFound(pageContext);
  }
  return loadedFrom(query, environment, payload);
}

/** Whether nothing was loaded yet, as after a login: even a page's frame would be empty then. */
const isBlank = (environment: Environment) => environment.getStore().getSource().size() <= 1;

const personalPage = (query: PageQuery, environment: Environment, variables: Variables) => {
  const title = query.title?.({});
  return { environment, variables, isPersonal: true, ...(title === undefined ? {} : { title }) };
};

/**
 * A navigation's data: the page's cached payload, or the live query where our server gives none. A
 * personal page shows what this browser last knew, at once, unless that is nothing; keeping it true
 * is its components' part.
 */
async function loadQuery(pageContext: PageContextClient, query: PageQuery): Promise<LoadedPage> {
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
  return fetchLive(pageContext, query);
}

/** The error page's data. After a failure none are fetched, lest a shopper waits for a second one. */
async function loadErrorPage(
  pageContext: PageContextClient,
  query: PageQuery,
): Promise<LoadedPage> {
  await spareCrawler(pageContext);
  const empty = withoutData(browserEnvironment());
  return pageContext.is404 ? fetchLive(pageContext, query).catch(() => empty) : empty;
}

/** Loads the data of the page that is navigated to. */
export async function loadInBrowser(pageContext: PageContextClient): Promise<LoadedPage> {
  const { query } = pageContext.config;
  pageContext.shop = handedOver().shop;
  if (!query) return withoutData(browserEnvironment());
  if (isErrorPage(pageContext)) return loadErrorPage(pageContext, query);
  return pageLoading.during(loadQuery(pageContext, query));
}
