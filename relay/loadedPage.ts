import { getRequest } from "relay-runtime";
import type { Environment, Variables } from "relay-runtime";
import { render } from "vike/abort";
import type { PageContext } from "vike/types";
import { OperationError, meansNotFound } from "#relay/contract/errors.ts";
import type { ResponseError } from "#relay/contract/errors.ts";
import type { LastCart } from "#relay/contract/page/suppliedData.ts";
import type { HeadTags } from "./headTags.ts";
import type { PagePayload, UnavailableFacts } from "./pagePayload.ts";
import type { PageAddress, PageQuery, PageTitle } from "./pageQuery.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";

// Result of a page's query: data, 404 or error.

/** Result of loading a page's data, stored in the page context. */
export type LoadedPage = {
  environment: Environment;
  variables: Variables;
  payload?: PagePayload;
  title?: PageTitle;
  /** Whole document title, in place of the page's part and the shop's name. */
  documentTitle?: string | undefined;
  isPersonal: boolean;
  /** True if the backend failed at part of the response, which is then not cached. */
  hasErrors?: boolean;
  /**
   * Last known cart, if the page is rendered while the backend is unavailable: null if none is
   * known, and absent on any other page.
   */
  lastCart?: LastCart | null | undefined;
  /** Error for which the page is rendered without the backend; server only. */
  failure?: unknown;
  /** On the error page, if the backend is unavailable: the parts of the shop that still work. */
  unavailable?: UnavailableFacts | undefined;
  /** In a browser: rendered from the store, before the payload has arrived. */
  isEarly?: boolean;
  /** Shows the data that complete an early page; called when the page itself is rendered. */
  showData?: () => void;
  /** Fields are missing: pages render placeholders for what they do not know. */
  isPartial?: boolean;
  /** In a browser: rendered from the store, on a return. */
  isVisited?: boolean;
  /** The page's head tags; server only. */
  head?: HeadTags;
};

/** Returns the variables of a page's query for the URL being loaded. */
export function pageVariables(
  query: PageQuery,
  { routeParams, urlParsed, shop, texts = shop.texts }: PageContext,
  known: Pick<PageAddress, "hasSession" | "attributes">,
) {
  const { search } = urlParsed;
  return query.variables({ routeParams, search, attributes: [], texts, ...known });
}

/**
 * Returns Vike's 404. Its message names the requested URL, unless the route is a catch-all, where
 * no route counts as matched.
 */
export function notFound({ config, urlParsed, isClientSide }: PageContext) {
  const { pathnameOriginal, searchOriginal } = urlParsed;
  const hash = isClientSide ? (urlParsed.hashOriginal ?? "") : "";
  const fullPath = `${localePath(pathnameOriginal)}${searchOriginal ?? ""}${hash}`;
  const reason = config.query?.isAnyPath ? undefined : t("error.pageNotFound", { path: fullPath });
  return render(404, reason);
}

/** Returns the errors that are failures, without those that only mean "not found". */
export const failuresIn = (errors: readonly ResponseError[] = []) =>
  errors.filter((error) => !meansNotFound([error]));

/**
 * Returns the error of a page whose query failed.
 * @param reasonOf words the backend's messages
 */
export function queryFailure(
  query: PageQuery,
  errors: readonly ResponseError[],
  reasonOf = (messages: readonly string[]) => messages.join(" "),
): OperationError {
  const messages = errors.map((error) => error.message);
  const { name } = getRequest(query.document).params;
  const reason = reasonOf(messages);
  return new OperationError(name, reason || "the backend responded with an error", { messages });
}

/** Returns the page for a payload that is in the environment's store. */
export function loadedFrom(
  query: PageQuery,
  environment: Environment,
  payload: PagePayload,
): LoadedPage {
  const title = query.title?.(payload.data);
  return {
    environment,
    variables: payload.variables,
    payload,
    documentTitle: payload.documentTitle,
    isPersonal: query.isPersonal ?? false,
    ...(title === undefined ? {} : { title }),
  };
}

/** Returns a page rendered without data: it has no query, or its query failed. */
export const withoutData = (environment: Environment): LoadedPage => ({
  environment,
  variables: {},
  isPersonal: false,
});

/** True if the error page is loaded in place of the page at the URL. */
export const isErrorPage = ({ is404 }: PageContext) => is404 !== null && is404 !== undefined;
