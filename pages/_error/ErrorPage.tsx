import { graphql } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { DevelopmentError } from "#components/frame/DevelopmentError.tsx";
import { FrontPageHint } from "#components/frame/ErrorBoundary.tsx";
import { TopCategoryLinks } from "#components/frame/TopCategoryLinks.tsx";
import { useShopTexts, useWords } from "#components/page/useShopTexts.ts";
import { EmptyState } from "#components/ui/EmptyState.tsx";
import { SearchForm } from "#components/search/SearchForm.tsx";
import { ProductGrid } from "#components/product/ProductGrid.tsx";
import { ViewedProducts } from "#components/product/ViewedProducts.tsx";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import type { UnavailableFacts } from "#relay/pagePayload.ts";
import { usePageQuery } from "#relay/usePageQuery.ts";
import type { ErrorPageQuery } from "#__generated__/ErrorPageQuery.graphql.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./ErrorPage.module.css";
import { ReloadLink } from "./ReloadLink.tsx";
import { Unavailable } from "./Unavailable.tsx";

// Error page: not found, failed, or backend unavailable, with ways to continue.

// Data for what follows the error message; absent if the backend is unavailable.
const pageQuery = graphql`
  query ErrorPageQuery {
    ...SiteHeader_query
    ...SiteFooter_query
    ...TopCategoryLinks_query
    ...Unavailable_query
    products(
      first: 4
      where: {
        visibility: VISIBLE
        status: "publish"
        orderby: [{ field: POPULARITY, order: DESC }]
      }
    ) {
      nodes {
        ...ProductGrid_products
      }
    }
  }
`;

/** Links to the categories, and the most popular products if they are known. */
function StillHere() {
  const words = useWords();
  const data = usePageQuery<ErrorPageQuery>(pageQuery);
  return (
    <section className={`room ${styles.products}`}>
      <SectionHeading
        title={words.popular}
        link={{ href: "/products", label: words.allProducts }}
      />
      <nav aria-label={t("error.browse", { categories: words.departments })}>
        <TopCategoryLinks query={data} />
      </nav>
      {data.products && <ProductGrid products={data.products.nodes} />}
      <ViewedProducts />
    </section>
  );
}

/** Error page while the backend is unavailable. */
function UnavailablePage({
  facts,
  message,
}: {
  facts: UnavailableFacts;
  message: string | undefined;
}) {
  const data = usePageQuery<ErrorPageQuery>(pageQuery);
  return <Unavailable {...facts} message={message} query={data} />;
}

/** Renders the error that the page context describes, with its reason or reference. */
export function ErrorPage() {
  const pageContext = usePageContext();
  const { abortReason, draft, is404, loaded, reference, urlPathname } = pageContext;
  // Only a route whose record is missing gives a reason; without one, no route matched.
  const reason =
    typeof abortReason === "string"
      ? abortReason
      : t("error.notFoundReason", { path: localePath(urlPathname) });
  const { notFound } = useShopTexts();
  const { unavailable, payload } = loaded ?? {};
  // Result of a posted form whose own page cannot be shown.
  const message = draft?.account?.message ?? draft?.review?.message;
  if (import.meta.env.DEV && !is404 && pageContext.errorWhileRendering) {
    return <DevelopmentError error={pageContext.errorWhileRendering} />;
  }
  if (unavailable) return <UnavailablePage facts={unavailable} message={message} />;
  return (
    <>
      {is404 ? (
        <EmptyState ticket="404">
          <h1>{t("page.notFound")}</h1>
          <p>{t("error.notFoundExplanation")}</p>
          <p className={styles.detail}>{reason}</p>
          {notFound && <p>{notFound}</p>}
          <SearchForm />
          <FrontPageHint />
        </EmptyState>
      ) : (
        <EmptyState ticket={t("error.backSoon")}>
          <h1>{t("error.cannotOpen")}</h1>
          {message && <p role="alert">{message}</p>}
          <p>{t("error.nothingCharged")}</p>
          {reference && <p className={styles.detail}>{t("error.reference", { reference })}</p>}
          <div>
            <ReloadLink label={t("error.reloadPage")} />
          </div>
          <FrontPageHint />
        </EmptyState>
      )}
      {payload && <StillHere />}
    </>
  );
}
