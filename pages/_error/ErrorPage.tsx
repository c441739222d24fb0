import { graphql } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { EmptyShelf } from "#components/ui/EmptyShelf.tsx";
import { SearchForm } from "#components/search/SearchForm.tsx";
import { ProductGrid } from "#components/product/ProductGrid.tsx";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import { usePageQuery } from "#relay/usePageQuery.ts";
import type { ErrorPageQuery } from "#__generated__/ErrorPageQuery.graphql.ts";
import styles from "./ErrorPage.module.css";

// What the page shows beside its words; where the backend is down it does without.
const pageQuery = graphql`
  query ErrorPageQuery {
    ...SiteHeader_query
    ...SiteFooter_query
    products(
      first: 4
      where: { visibility: VISIBLE, orderby: [{ field: POPULARITY, order: DESC }] }
    ) {
      nodes {
        ...ProductGrid_products
      }
    }
  }
`;

function StillHere() {
  const { products } = usePageQuery<ErrorPageQuery>(pageQuery);
  return (
    <section className={`room ${styles.goods}`}>
      <SectionHeading
        title="Still here"
        link={{ href: "/products", words: "Everything we keep" }}
      />
      <ProductGrid products={products?.nodes ?? []} />
    </section>
  );
}

/** A page that is not there, or one that broke: what happened, and the ways on. */
export function ErrorPage() {
  const { is404, loaded, urlOriginal, urlPathname } = usePageContext();
  return (
    <>
      {is404 ? (
        <EmptyShelf ticket="404">
          <h1>Page not found</h1>
          <p>There was an error locating the page</p>
          <p className={styles.path}>{`Page not found: ${urlPathname}`}</p>
          <p>
            Nothing on this shelf. It has moved, or the thing has sold out for good. Nothing you
            did.
          </p>
          <SearchForm />
          <p>
            Or go back to <a href="/">the front of the shop</a>.
          </p>
        </EmptyShelf>
      ) : (
        <EmptyShelf ticket="Back soon">
          <h1>That didn’t reach us</h1>
          <p>Something broke on our side. Nothing was charged, and your cart is kept.</p>
          <p>
            <a href={urlOriginal} data-vike="false">
              Load the page again
            </a>
            , or go back to <a href="/">the front of the shop</a>.
          </p>
        </EmptyShelf>
      )}
      {loaded?.payload && <StillHere />}
    </>
  );
}
