import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { ProductGrid } from "#components/product/ProductGrid.tsx";
import { Pagination } from "#components/ui/Pagination.tsx";
import type { Listing_products$key } from "#__generated__/Listing_products.graphql.ts";
import { ListingOrder } from "./ListingOrder.tsx";
import { listingAddress } from "./listingPage.ts";
import styles from "./Listing.module.css";

const productsFragment = graphql`
  fragment Listing_products on RootQueryToProductConnection {
    found
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

/** A page of things: how many there are in all, their order, the case, the pages beside this. */
export function Listing(props: { products: Listing_products$key }) {
  const { found, nodes, pageInfo } = useFragment(productsFragment, props.products);
  const { urlPathname, urlParsed } = usePageContext();
  const { startCursor, endCursor } = pageInfo;
  const address = (change: { after?: string; before?: string }) =>
    listingAddress(urlPathname, urlParsed.search, change);
  return (
    <>
      <div className={styles.bar}>
        <h2 className={styles.count}>
          {found === 1 ? "1 thing" : `${found ?? nodes.length} things`}
        </h2>
        <ListingOrder />
      </div>
      <ProductGrid products={nodes} eager={4} />
      <Pagination
        previous={
          pageInfo.hasPreviousPage && startCursor ? address({ before: startCursor }) : undefined
        }
        next={pageInfo.hasNextPage && endCursor ? address({ after: endCursor }) : undefined}
      />
    </>
  );
}
