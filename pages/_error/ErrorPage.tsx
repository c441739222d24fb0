import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { DevelopmentError } from "#components/frame/DevelopmentError.tsx";
import { FrontPageHint } from "#components/frame/ErrorBoundary.tsx";
import { CategoryNav } from "#components/frame/CategoryNav.tsx";
import { HERO_TILES, HeroTiles } from "#components/frame/HeroTile.tsx";
import heroStyles from "#components/frame/Hero.module.css";
import ticketStyles from "#components/product/Ticket.module.css";
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

// Data for what surrounds the error message; absent if the backend is unavailable.
const pageQuery = graphql`
  query ErrorPageQuery {
    ...SiteHeader_query
    ...SiteFooter_query
    ...CategoryNav_query
    ...Unavailable_query
    products(
      first: 8
      where: {
        visibility: VISIBLE
        status: "publish"
        orderby: [{ field: POPULARITY, order: DESC }]
      }
    ) {
      nodes {
        ...HeroTile_product
        ...ProductGrid_products
      }
    }
  }
`;

/** Message in a hero with the categories and the most popular products, above further ones. */
function MessageInHero({ children }: { children: ReactNode }) {
  const words = useWords();
  const data = usePageQuery<ErrorPageQuery>(pageQuery);
  const popular = data.products?.nodes ?? [];
  const further = popular.slice(HERO_TILES);
  return (
    <>
      <section data-part="hero" className={heroStyles.hero}>
        <div className={heroStyles.tiles}>
          <div className={heroStyles.categories}>
            <CategoryNav query={data} />
          </div>
          <div data-part="hero.text" className={`${heroStyles.text} ${styles.message}`}>
            {children}
          </div>
          <HeroTiles products={popular} />
        </div>
      </section>
      <section className={`room ${styles.products}`}>
        {further.length > 0 && (
          <>
            <SectionHeading
              title={words.popular}
              link={{ href: "/products", label: words.allProducts }}
            />
            <ProductGrid products={further} />
          </>
        )}
        <ViewedProducts />
      </section>
    </>
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
  const content = is404 ? (
    <>
      <h1>{t("page.notFound")}</h1>
      {notFound && <p className={heroStyles.lede}>{notFound}</p>}
      <SearchForm />
      <div className={styles.detail}>
        <p>{t("error.notFoundExplanation")}</p>
        <p>{reason}</p>
      </div>
    </>
  ) : (
    <>
      <h1>{t("error.cannotOpen")}</h1>
      {message && <p role="alert">{message}</p>}
      <p className={heroStyles.lede}>{t("error.nothingCharged")}</p>
      <div>
        <ReloadLink label={t("error.reloadPage")} />
      </div>
      <FrontPageHint />
      {reference && <p className={styles.detail}>{t("error.reference", { reference })}</p>}
    </>
  );
  const ticket = is404 ? "404" : t("error.backSoon");
  if (!payload) return <EmptyState ticket={ticket}>{content}</EmptyState>;
  return (
    <MessageInHero>
      <p>
        <span className={`${ticketStyles.ticket} ${ticketStyles.lit}`}>{ticket}</span>
      </p>
      {content}
    </MessageInHero>
  );
}
