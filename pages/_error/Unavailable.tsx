import { useWords } from "#components/page/useShopTexts.ts";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { TopCategoryLinks } from "#components/frame/TopCategoryLinks.tsx";
import { ViewedProducts } from "#components/product/ViewedProducts.tsx";
import { SearchForm } from "#components/search/SearchForm.tsx";
import { EmptyState } from "#components/ui/EmptyState.tsx";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import type { UnavailableFacts } from "#relay/pagePayload.ts";
import type { Unavailable_query$key } from "#__generated__/Unavailable_query.graphql.ts";
import { ReloadLink } from "./ReloadLink.tsx";
import styles from "./ErrorPage.module.css";

const frameFragment = graphql`
  fragment Unavailable_query on RootQuery {
    ...TopCategoryLinks_query
  }
`;

type UnavailableProps = UnavailableFacts & {
  query: Unavailable_query$key;
  message: string | undefined;
};

/** Unavailable page: shown in place of a page that needs the backend; says what still works. */
export function Unavailable({
  categories,
  hasSearch,
  filters,
  hasPlainPage,
  message,
  ...props
}: UnavailableProps) {
  const query = useFragment(frameFragment, props.query);
  const { urlPathname } = usePageContext();
  const { departments } = useWords();
  return (
    <>
      <EmptyState ticket="Back soon">
        <h1>We can’t open this page right now</h1>
        {message && <p role="alert">{message}</p>}
        <p>Part of the shop isn’t answering. Nothing was charged, and your cart is safe.</p>
        <div>
          <ReloadLink label="Try again" />
        </div>
        {hasPlainPage && (
          <p>
            Or see it <a href={urlPathname}>without your choices</a>.
          </p>
        )}
      </EmptyState>
      <section className={`room ${styles.working}`}>
        <SectionHeading title="What still works" />
        {hasSearch && (
          <>
            <p>The search, though its prices and stock may be out of date.</p>
            <SearchForm hidden={filters} />
          </>
        )}
        {categories.length > 0 && (
          <>
            <p>{`These ${departments.toLowerCase()}, as we last saw them.`}</p>
            <nav aria-label={`${departments} to browse`}>
              <TopCategoryLinks query={query} only={categories} />
            </nav>
          </>
        )}
        <p>
          <a href="/cart">Your cart</a>, as we last knew it.
        </p>
        <ViewedProducts exceptSlug={urlPathname.replace(/^\/product\//, "")} />
      </section>
    </>
  );
}
