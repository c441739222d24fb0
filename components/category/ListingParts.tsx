import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";
import { usePageContext } from "vike-react/usePageContext";
import { ProductGrid } from "#components/product/ProductGrid.tsx";
import { Button } from "#components/ui/Button.tsx";
import { Pagination } from "#components/ui/Pagination.tsx";
import type { ListingParts_products$key } from "#__generated__/ListingParts_products.graphql.ts";
import { listingAddress } from "./listingPage.ts";
import { useListingParts } from "./useListingParts.ts";
import styles from "./ListingParts.module.css";

/** The things that a phone shows first: the pictures further on would come beside theirs. */
const FIRST_ROW = 2;

const partFragment = graphql`
  fragment ListingParts_products on RootQueryToProductConnection {
    nodes {
      ...ProductGrid_products
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
  /** The fragment in which the things were found. */
  list: GraphQLTaggedNode;
  products: ListingParts_products$key;
  total: number;
  isLooking: boolean;
};

/**
 * Which of all things are shown, as far as it can be told: WooGraphQL's cursors do not say where in
 * a list they are, but its beginning and its end are known.
 */
function placeWords(shown: number, total: number, isFirst: boolean, isLast: boolean): string {
  if (isFirst) return `1 to ${shown} of ${total}`;
  return isLast ? `${total - shown + 1} to ${total} of ${total}` : `${shown} of ${total}`;
}

/** The things of a listing that are on the page, and the ways to those that are not. */
export function ListingParts({ list, products, total, isLooking }: ListingPartsProps) {
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
    // Whoever asked for more goes on with the first of it.
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

function ListingPart({ part, eager }: { part: ListingParts_products$key; eager: number }) {
  const { nodes } = useFragment(partFragment, part);
  return <ProductGrid products={nodes} eager={eager} isBesideFacets />;
}
