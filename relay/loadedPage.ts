import { getRequest } from "relay-runtime";
import type { Environment } from "relay-runtime";
import { render } from "vike/abort";
import type { PageContext } from "vike/types";
import { OperationError, meansNotFound } from "#relay/contract/errors.ts";
import type { AnswerError } from "#relay/contract/errors.ts";
import type { LoadedPage, PageAddress, PageQuery } from "./pageQuery.ts";
import type { PagePayload } from "./payload.ts";

/** The variables of a page's query at the address that is being loaded. */
export function pageVariables(
  query: PageQuery,
  { routeParams, urlParsed }: PageContext,
  known: Pick<PageAddress, "hasSession" | "attributes">,
) {
  return query.variables({ routeParams, search: urlParsed.search, attributes: [], ...known });
}

/**
 * Vike's 404: for a route whose page is not there in the words of the address as it was asked, and
 * where no route leads without any.
 */
export function notFound({ config, urlParsed, isClientSide }: PageContext) {
  const { pathnameOriginal, searchOriginal } = urlParsed;
  const hash = isClientSide ? (urlParsed.hashOriginal ?? "") : "";
  const fullPath = `${pathnameOriginal}${searchOriginal ?? ""}${hash}`;
  return render(404, config.query?.isAnyPath ? undefined : `Page Not Found: ${fullPath}`);
}

/** The errors of a response that are failures, and not the fact that there is no such page. */
export const failuresIn = (errors: readonly AnswerError[] = []) =>
  errors.filter((error) => !meansNotFound([error]));

/** The error of a page whose query failed. */
export function queryFailure(query: PageQuery, errors: readonly AnswerError[]): OperationError {
  const messages = errors.map((error) => error.message);
  const { name } = getRequest(query.document).params;
  return new OperationError(name, messages.join(" "), { messages });
}

/** A page whose payload is in the environment's store. */
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
    isPersonal: query.isPersonal ?? false,
    ...(title === undefined ? {} : { title }),
  };
}

/** A page that is shown without data: one that has no query, or whose query failed. */
export const withoutData = (environment: Environment): LoadedPage => ({
  environment,
  variables: {},
  isPersonal: false,
});

/** True where the error page is loaded in place of the page at the address. */
export const isErrorPage = ({ is404 }: PageContext) => is404 !== null && is404 !== undefined;
