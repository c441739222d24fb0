import { useEffect, useRef, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import {
  createOperationDescriptor,
  getFragment,
  getRequest,
  getSingularSelector,
} from "relay-runtime";
import type { GraphQLTaggedNode, Environment, Variables, Disposable } from "relay-runtime";
import { usePageContext } from "vike-react/usePageContext";
import { navigate } from "vike/client/router";
import { matchingVariation } from "#components/product/matchingVariation.ts";
import { pictureSizes } from "#components/product/pictureSizes.ts";
import { ProductGrid } from "#components/product/ProductGrid.tsx";
import type { Facets } from "#relay/contract/page/facets.ts";
import type { ListingParts_products$key } from "#__generated__/ListingParts_products.graphql.ts";
import { isOutdated, noteBuild } from "#relay/latestBuild.ts";
import { trackState, useDataState } from "#relay/dataState.ts";
import { commitPayload, fetchPayload } from "#relay/payload.ts";
import { ListingEnd } from "./ListingEnd.tsx";
import { listingAddress } from "./listingPage.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./ListingParts.module.css";

// Parts of a listing: product grids, and the links to further ones.

/** Displayed part of a listing: its query variables and its number of products. */
type KnownPart = { variables: Variables; count: number };

type SavedParts = { environment: Environment; parts: readonly KnownPart[]; retained: Disposable[] };

/** Maximum number of listings to which a shopper may return within a few steps. */
const MOST = 5;

const saved = new Map<string, SavedParts>();

/** Saves which parts of a listing preceded a URL's own part, for shoppers who return to it. */
function saveParts(
  environment: Environment,
  document: GraphQLTaggedNode,
  address: string,
  parts: readonly KnownPart[],
): void {
  const retained = parts.map(({ variables }) =>
    environment.retain(createOperationDescriptor(getRequest(document), variables)),
  );
  for (const { dispose } of saved.get(address)?.retained ?? []) dispose();
  saved.delete(address);
  saved.set(address, { environment, parts, retained });
  const [oldest] = saved.keys();
  if (saved.size <= MOST || oldest === undefined) return;
  for (const { dispose } of saved.get(oldest)?.retained ?? []) dispose();
  saved.delete(oldest);
}

/** Returns the parts that preceded a URL's own; none from another shopper's store. */
function earlierParts(environment: Environment, address: string): readonly KnownPart[] {
  const known = saved.get(address);
  return known?.environment === environment ? known.parts : [];
}

/** Location of a listing's part in the store: the page's query and the list's fragment. */
type Documents = { query: GraphQLTaggedNode; list: GraphQLTaggedNode };

/** Reads a part of a listing from the store; undefined if it was garbage-collected. */
function partIn(environment: Environment, { query, list }: Documents, variables: Variables) {
  const { fragment } = createOperationDescriptor(getRequest(query), variables);
  const response = environment.lookup(fragment).data as { products?: unknown } | undefined;
  const selector = getSingularSelector(getFragment(list), response?.products ?? null);
  return selector ? (environment.lookup(selector).data as ListingParts_products$key) : undefined;
}

/**
 * Returns the displayed parts of a listing: the page's own, those displayed when the shopper left
 * the page and returned, and those fetched since. `list` is the fragment of the page's list.
 */
function useListingParts(
  list: GraphQLTaggedNode,
  own: ListingParts_products$key,
  ownCount: number,
) {
  const environment = useRelayEnvironment();
  const pageContext = usePageContext();
  const { loaded, config, urlPathname, urlParsed } = pageContext;
  const document = config.query?.document;
  const [later, setLater] = useState<{ of: typeof loaded; parts: KnownPart[] }>();
  const [loading] = useState(trackState);
  const state = useDataState(loading);

  const here = urlPathname + (urlParsed.searchOriginal ?? "");
  const isBack = pageContext.isClientSide && pageContext.isHistoryNavigation;
  const before = isBack ? earlierParts(environment, here) : [];
  const after = later && later.of === loaded ? later.parts : [];
  const read = (known: readonly KnownPart[]) =>
    known.flatMap(({ variables }) => {
      const part = document && partIn(environment, { query: document, list }, variables);
      return part ? [part] : [];
    });
  const earlier = read(before);
  const countOf = (known: readonly KnownPart[]) => known.reduce((sum, { count }) => sum + count, 0);

  async function show(next: string): Promise<void> {
    const { pathname, search } = new URL(next, location.href);
    if (!document || !loaded) return navigate(localePath(next));
    const response = await fetchPayload(document, decodeURIComponent(pathname), search);
    if (response?.build) noteBuild(response.build);
    const { payload } = response ?? {};
    if (!payload || isOutdated()) return navigate(localePath(next));
    commitPayload(environment, document, payload);
    const { nodes } = payload.data["products"] as { nodes: unknown[] };
    const part = { variables: payload.variables, count: nodes.length };
    const ownPart = { variables: loaded.variables, count: ownCount };
    saveParts(environment, document, next, [...before, ownPart, ...after]);
    setLater({ of: loaded, parts: [...after, part] });
    // After a reload, a share or a return the URL displays the part fetched last.
    history.replaceState(history.state, "", localePath(next));
  }

  return {
    parts: [...earlier, own, ...read(after)],
    /** Index of the page's own part. */
    ownPlace: earlier.length,
    shown: countOf(before) + ownCount + countOf(after),
    isLoading: state === "pending",
    showMore: (next: string) => void loading.during(show(next)),
  };
}

/** Number of products that a phone displays first: later pictures would compete with theirs. */
const FIRST_ROW = 2;

const partFragment = graphql`
  fragment ListingParts_products on RootQueryToProductConnection {
    nodes {
      id
      ...ProductGrid_products
      ...matchingVariation_product @include(if: $hasOptions) @alias(as: "options")
    }
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
  }
`;

type ListingPartsProps = {
  /** Fragment of the list. */
  list: GraphQLTaggedNode;
  products: ListingParts_products$key;
  /** Chosen terms by attribute. */
  chosen: Facets["attributes"];
  total: number;
  isLooking: boolean;
  isBesideFacets: boolean;
};

/**
 * Describes which products are displayed, as far as known: WooGraphQL's cursors do not contain a
 * position, but a list's first and last part are known.
 */
function placeWords(shown: number, total: number, isFirst: boolean, isLast: boolean): string {
  if (isFirst) return t("category.place", { first: 1, last: shown, total });
  return isLast
    ? t("category.place", { first: total - shown + 1, last: total, total })
    : t("category.unknownPlace", { shown, total });
}

/** Renders the page's own part between those displayed before and those fetched since. */
export function ListingParts(props: ListingPartsProps) {
  const { list, products, chosen, total, isLooking, isBesideFacets } = props;
  const { urlPathname, urlParsed } = usePageContext();
  const own = useFragment(partFragment, products);
  const { parts, ownPlace, shown, showMore, isLoading } = useListingParts(
    list,
    products,
    own.nodes.length,
  );
  const first = useFragment(partFragment, parts[0] ?? products);
  const last = useFragment(partFragment, parts.at(-1) ?? products);
  const cases = useRef<HTMLDivElement>(null);
  const added = parts.length - ownPlace - 1;

  useEffect(() => {
    if (added === 0) return;
    // Moves the focus to the first product loaded by "Show more".
    cases.current?.lastElementChild?.querySelector("a")?.focus({ preventScroll: true });
  }, [added]);

  const address = (change: { after?: string; before?: string }) =>
    listingAddress(urlPathname, urlParsed.search, change);
  const { hasPreviousPage, startCursor } = first.pageInfo;
  const { hasNextPage, endCursor } = last.pageInfo;
  const next = hasNextPage && endCursor ? address({ after: endCursor }) : undefined;
  return (
    <>
      <div ref={cases} className={`${styles.parts} ${isLooking ? styles.looking : ""}`}>
        {parts.map((part, place) => (
          <ListingPart
            key={place - ownPlace}
            part={part}
            chosen={chosen}
            eager={place === ownPlace ? FIRST_ROW : 0}
            isBesideFacets={isBesideFacets}
          />
        ))}
      </div>
      <ListingEnd
        place={placeWords(shown, total, !hasPreviousPage, !hasNextPage)}
        seen={hasPreviousPage ? undefined : shown}
        total={total}
        previous={hasPreviousPage && startCursor ? address({ before: startCursor }) : undefined}
        next={next}
        isLoading={isLoading}
        onMore={next === undefined ? undefined : () => showMore(next)}
      />
    </>
  );
}

type ListingPartProps = {
  part: ListingParts_products$key;
  chosen: Facets["attributes"];
  eager: number;
  isBesideFacets: boolean;
};

function ListingPart({ part, chosen, eager, isBesideFacets }: ListingPartProps) {
  const { nodes } = useFragment(partFragment, part);
  const matches = new Map(
    nodes.flatMap(({ id, options }) => {
      const match = options && matchingVariation(options, chosen);
      return match ? [[id, match]] : [];
    }),
  );
  return (
    <ProductGrid
      products={nodes}
      matches={matches}
      eager={eager}
      sizes={isBesideFacets ? pictureSizes.listing : pictureSizes.wholeListing}
      isListing
    />
  );
}
