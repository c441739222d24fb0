import { getRequest } from "relay-runtime";
import type { ConcreteRequest, GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { PageContext, PageContextServer } from "vike/types";
import { meansNotFound } from "#relay/contract/errors.ts";
import type { Answer } from "#relay/contract/errors.ts";
import { indexingOf, isIndexed } from "./indexing.ts";
import type { LoadedPage, PageAddress } from "./pageQuery.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";

/** What pages know of the shop on the server alone, for their heads. */
export type SiteFacts = {
  /** The shop's public address, without a slash at its end. */
  url?: string;
  /** The currency of its prices, by its three letters. */
  currency?: string;
};

/** One thing as schema.org describes it. */
export type Thing = { "@type": string } & Record<string, unknown>;

/** A picture that stands for a page where it is shared. */
export type SharePicture = {
  address: string;
  /** The widths that it can be had in. */
  srcSet?: string | null | undefined;
  words?: string | undefined;
};

/** What a page's head says to machines beside what its address says already. */
export type HeadTags = {
  /** Where the thing that the page shows stands, by the slug that the backend gives it. */
  ownPath?: string | undefined;
  description?: string | undefined;
  /** What Open Graph calls the page; `website` where nothing is said. */
  kind?: "product" | undefined;
  picture?: SharePicture | undefined;
  /** Addresses of the pages before and after this one. */
  previous?: string | undefined;
  next?: string | undefined;
  things?: readonly Thing[];
};

/** Where a head stands: its page's address, and whose shop it is. */
export type HeadPlace = {
  /** The page's path, encoded. */
  path: string;
  search: Record<string, string>;
  shopName: string;
  site: SiteFacts;
};

/** A page's second query, whose answer goes into its head and nowhere else. */
export type HeadFacts<Query extends OperationType = OperationType> = {
  document: GraphQLTaggedNode;
  variables: (address: Omit<PageAddress, "hasSession">) => Query["variables"];
  /** Asks for what the backend does not give in one answer and puts it into the data as they came. */
  complete?: (
    data: Query["response"],
    ask: (document: ConcreteRequest, variables: object) => Promise<Answer>,
  ) => Promise<void>;
  tags: (data: Query["response"], place: HeadPlace) => HeadTags;
};

declare global {
  namespace Vike {
    interface Config {
      /** What machines are told of the page besides its address. */
      headFacts?: HeadFacts;
    }
    interface PageContext {
      /** On the server alone. */
      site?: SiteFacts;
    }
    interface PageContextServer {
      /** The page's payload alone is asked for, which has no head. */
      isHeadless?: boolean | undefined;
    }
  }
}

/** The typed definition of what machines are told of a page, for its `+headFacts.ts`. */
export const defineHeadFacts = <Query extends OperationType>(facts: HeadFacts<Query>): HeadFacts =>
  facts as unknown as HeadFacts;

/** Where the head of a page stands that is being rendered. */
export function placeOf(pageContext: PageContext): HeadPlace {
  const { urlParsed, shop, site = {} } = pageContext;
  const { pathnameOriginal: path, search } = urlParsed;
  return { path, search, shopName: shop.name, site };
}

/** The tags of a head, or that the backend failed at them. */
type AskedHead = Pick<LoadedPage, "head"> & { hasFailed?: true };

/**
 * Asks for what a page's head says, as the public; a page that no search engine may show says nothing
 * that needs asking. It never rejects: a page is whole without its head.
 */
export async function askHead(pageContext: PageContextServer): Promise<AskedHead> {
  const { headFacts, rules } = pageContext.config;
  if (!headFacts || pageContext.isHeadless) return {};
  const place = placeOf(pageContext);
  if (!isIndexed(indexingOf(rules), place)) return {};
  const { routeParams, urlParsed, backend } = pageContext;
  const { search } = urlParsed;
  try {
    const attributes = rules?.parameters?.listing ? await backend.attributes?.() : [];
    const variables = headFacts.variables({ routeParams, search, attributes: attributes ?? [] });
    const { params } = getRequest(headFacts.document);
    const address = { url: backend.url, send: backend.shared };
    const { data, errors = [] } = await sendOperation(address, params, variables);
    if (!data || (errors.length > 0 && !meansNotFound(errors))) return { hasFailed: true };
    await headFacts.complete?.(data, (more, asked) => sendOperation(address, more.params, asked));
    return { head: headFacts.tags(data, place) };
  } catch {
    return { hasFailed: true };
  }
}

/** A loaded page with its head; one whose head the backend failed at is not to be kept. */
export const withHead = (loaded: LoadedPage, { head, hasFailed }: AskedHead): LoadedPage => ({
  ...loaded,
  ...(head && { head }),
  ...(hasFailed && { hasErrors: true }),
});
