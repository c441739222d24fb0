import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";
import { usePageContext } from "vike-react/usePageContext";
import { matchingVariation } from "#components/product/matchingVariation.ts";
import { ProductGrid } from "#components/product/ProductGrid.tsx";
import { Button } from "#components/ui/Button.tsx";
import { Pagination } from "#components/ui/Pagination.tsx";
import type { Facets } from "#relay/contract/page/facets.ts";
import type { ListingParts_products$key } from "#__generated__/ListingParts_products.graphql.ts";
import { listingAddress } from "./listingPage.ts";
import { useListingParts } from "./useListingParts.ts";
import styles from "./ListingParts.module.css";

// Parts of a listing: product grids, "Show more", and pagination.

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
};

/**
 * Describes which products are displayed, as far as known: WooGraphQL's cursors do not contain a
 * position, but a list's first and last part are known.
 */
function placeWords(shown: number, total: number, isFirst: boolean, isLast: boolean): string {
  if (isFirst) return `1 to ${shown} of ${total}`;
  return isLast ? `${total - shown + 1} to ${total} of ${total}` : `${shown} of ${total}`;
}

/** Renders the page's own part between those displayed before and those fetched since. */
export function ListingParts({ list, products, chosen, total, isLooking }: ListingPartsProps) {
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
      <div ref={cases} className={isLooking ? styles.looking : undefined}>
        {parts.map((part, place) => (
          <ListingPart
            key={place - ownPlace}
            part={part}
            chosen={chosen}
            eager={place === ownPlace ? FIRST_ROW : 0}
          />
        ))}
      </div>
      {next && (
        <p className={styles.more}>
          <Button
            type="button"
            variant="quiet"
            isPending={isLoading}
            pendingLabel="Looking"
            onClick={() => showMore(next)}
          >
            Show more
          </Button>
        </p>
      )}
      <div className={styles.pages}>
        <Pagination
          previous={hasPreviousPage && startCursor ? address({ before: startCursor }) : undefined}
          next={next}
        />
        <p className={styles.place}>{placeWords(shown, total, !hasPreviousPage, !hasNextPage)}</p>
      </div>
    </>
  );
}

type ListingPartProps = {
  part: ListingParts_products$key;
  chosen: Facets["attributes"];
  eager: number;
};

function ListingPart({ part, chosen, eager }: ListingPartProps) {
  const { nodes } = useFragment(partFragment, part);
  const matches = new Map(
    nodes.flatMap(({ id, options }) => {
      const match = options && matchingVariation(options, chosen);
      return match ? [[id, match]] : [];
    }),
  );
  return <ProductGrid products={nodes} matches={matches} eager={eager} isBesideFacets />;
}
