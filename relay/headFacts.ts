import { getRequest } from "relay-runtime";
import type { ConcreteRequest, GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { PageContext, PageContextServer } from "vike/types";
import { meansNotFound } from "#relay/contract/errors.ts";
import type { OperationResult } from "#relay/contract/errors.ts";
import { indexingOf, isIndexed } from "./indexing.ts";
import type { HeadContext, HeadTags, SeoFacts, SiteFacts } from "./headTags.ts";
import type { LoadedPage } from "./loadedPage.ts";
import type { NamedText, SeoSubject } from "./pageContext.ts";
import type { PageAddress } from "./pageQuery.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import { localePath } from "#words/localePath.ts";

// Head facts of a page: title, description, picture and JSON-LD for its `<head>`.

/** Query for the page's `<head>`, beside the page query; its response is used nowhere else. */
export type HeadFacts<Query extends OperationType = OperationType> = {
  document: GraphQLTaggedNode;
  variables: (address: Omit<PageAddress, "hasSession">) => Query["variables"];
  /** Type of the page's subject, whose fields of an SEO plugin are requested. */
  subject?: SeoSubject;
  /** Fetches the data that the backend does not return in one response and merges them in. */
  complete?: (
    data: Query["response"],
    fetchMore: (document: ConcreteRequest, variables: object) => Promise<OperationResult>,
  ) => Promise<void>;
  tags: (data: Query["response"], place: HeadContext) => HeadTags;
};

declare global {
  namespace Vike {
    interface Config {
      /** Query and tags for the page's `<head>`. */
      headFacts?: HeadFacts;
    }
    interface PageContext {
      /** Server only. */
      site?: SiteFacts;
    }
    interface PageContextServer {
      /** True if only the page's payload is requested, which has no head. */
      isHeadless?: boolean | undefined;
    }
  }
}

/** Types the head query of a page, for its `+headFacts.ts`. */
export const defineHeadFacts = <Query extends OperationType>(facts: HeadFacts<Query>): HeadFacts =>
  facts as unknown as HeadFacts;

/** Returns URL, shop name and site settings for the `<head>` of the page being rendered. */
export function headContextOf(pageContext: PageContext): HeadContext {
  const { urlParsed, shop, site = {}, texts = shop.texts } = pageContext;
  const { pathnameOriginal, search } = urlParsed;
  const path = localePath(pathnameOriginal);
  return { path, search, shopName: shop.name, site, texts };
}

/**
 * Returns what of a plugin's facts is true of an address. One part of a listing has an address and
 * products of its own; the front page's title is the merchant's if the shop's texts have one.
 */
function seoAt(
  seo: SeoFacts | undefined,
  { subject }: HeadFacts,
  { search, texts }: HeadContext,
): SeoFacts | undefined {
  if (seo && subject === "category" && Object.keys(search).length > 0) {
    return { robots: seo.robots };
  }
  return seo && subject === "front" && texts.title
    ? { ...seo, title: undefined, socialTitle: undefined }
    : seo;
}

/** The head tags, or the fact that the backend failed to provide them. */
type RequestedHead = Pick<LoadedPage, "head"> & { hasFailed?: true };

/**
 * Fetches the data for the page's `<head>`, anonymously; skipped for pages that are not indexed.
 * Never rejects: a page works without its head.
 */
export async function requestHead(pageContext: PageContextServer): Promise<RequestedHead> {
  const { headFacts, rules } = pageContext.config;
  if (!headFacts || pageContext.isHeadless) return {};
  const place = headContextOf(pageContext);
  if (!isIndexed(indexingOf(rules), place)) return {};
  const { routeParams, urlParsed, backend } = pageContext;
  const { search } = urlParsed;
  try {
    const attributes = rules?.parameters?.listing ? await backend.attributes?.() : [];
    const { texts } = place;
    const variables = headFacts.variables({
      routeParams,
      search,
      attributes: attributes ?? [],
      texts,
    });
    const { params } = getRequest(headFacts.document);
    const address = { url: backend.url, send: backend.shared };
    const send = (operation: NamedText) => sendOperation(address, operation, variables);
    const { subject } = headFacts;
    const siteUrl = place.site.url;
    const result: OperationResult & { seo?: SeoFacts } =
      subject && backend.sendWithSeo
        ? await backend.sendWithSeo(params, { subject, siteUrl, send })
        : await send(params);
    const { data, errors = [] } = result;
    if (!data || (errors.length > 0 && !meansNotFound(errors))) return { hasFailed: true };
    await headFacts.complete?.(data, (more, needed) => sendOperation(address, more.params, needed));
    const paths = await backend.pathsOf?.(urlParsed.pathname);
    const seo = seoAt(result.seo, headFacts, place);
    const tags = headFacts.tags(data, { ...place, crumbNames: seo?.crumbNames ?? {} });
    return { head: { ...tags, ...(paths && { paths }), seo } };
  } catch {
    return { hasFailed: true };
  }
}

/** Adds the head to a loaded page; one whose head query failed must not be cached. */
export const withHead = (loaded: LoadedPage, { head, hasFailed }: RequestedHead): LoadedPage => ({
  ...loaded,
  ...(head && { head }),
  ...(hasFailed && { hasErrors: true }),
});
