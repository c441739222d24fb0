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
import { lowerCased } from "#words/language.ts";
import { t, tags } from "#words/t.ts";
import styles from "./ErrorPage.module.css";
import { linkTo } from "#components/ui/messageTags.tsx";

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
      <EmptyState ticket={t("error.backSoon")}>
        <h1>{t("error.cannotOpenNow")}</h1>
        {message && <p role="alert">{message}</p>}
        <p>{t("error.partUnavailable")}</p>
        <div>
          <ReloadLink label={t("error.tryAgain")} />
        </div>
        {hasPlainPage && <p>{tags("error.plainPage", { link: linkTo(urlPathname) })}</p>}
      </EmptyState>
      <section className={`room ${styles.working}`}>
        <SectionHeading title={t("error.working")} />
        {hasSearch && (
          <>
            <p>{t("error.workingSearch")}</p>
            <SearchForm hidden={filters} />
          </>
        )}
        {categories.length > 0 && (
          <>
            <p>{t("error.workingCategories", { categories: lowerCased(departments) })}</p>
            <nav aria-label={t("error.browse", { categories: departments })}>
              <TopCategoryLinks query={query} only={categories} />
            </nav>
          </>
        )}
        <p>{tags("error.workingCart", { link: linkTo("/cart") })}</p>
        <ViewedProducts exceptSlug={urlPathname.replace(/^\/product\//, "")} />
      </section>
    </>
  );
}
