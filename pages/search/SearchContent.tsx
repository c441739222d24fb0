import { memo, useCallback, useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { Part } from "#components/page/Part.tsx";
import { useWords } from "#components/page/useShopTexts.ts";
import { ListingView } from "#components/category/ListingView.tsx";
import { BestSellers } from "#components/product/BestSellers.tsx";
import { ViewedProducts } from "#components/product/ViewedProducts.tsx";
import { RecentSearches } from "#components/search/RecentSearches.tsx";
import { searchAddress } from "#components/search/optionGroups.ts";
import { SearchForm } from "#components/search/SearchForm.tsx";
import { isNamedIn } from "#components/search/textWords.ts";
import { useLiveSearch } from "#components/search/useLiveSearch.ts";
import { searchHeading } from "#components/search/searchState.ts";
import { titled } from "#components/frame/pageTitle.ts";
import { TextLink } from "#components/ui/TextLink.tsx";
import type { ReusedData } from "#relay/cachedData.ts";
import { isNarrowed } from "#relay/contract/page/facets.ts";
import type { BestSellers_query$key } from "#__generated__/BestSellers_query.graphql.ts";
import { lowerCased } from "#words/language.ts";
import { t, tags } from "#words/t.ts";
import styles from "./SearchPage.module.css";
import { linkTo } from "#components/ui/messageTags.tsx";

// Search page content: the search field with live results.

/** Number of categories that a text names, linked above the results. */
const MAX_CATEGORIES = 3;

/** Hits below which best sellers follow the list: less than a row of it. */
const FEW = 4;

/** Memoized, as InstantSearch renders more often than the list changes. */
const SteadyListing = memo(ListingView);

type SearchContentProps = Parameters<typeof useLiveSearch>[0] & {
  /** Category index, displayed if there are no results. */
  categoryIndex: ReactNode;
  /** Best sellers, below the category index, or a list that is short or that filters have emptied. */
  popular: BestSellers_query$key;
};

/** Renders the results below the field; without any, the category index; best sellers after few. */
export function SearchContent({ categoryIndex, popular, ...search }: SearchContentProps) {
  const { view, hasFailed, field, type, visit, submit } = useLiveSearch(search);
  const [hasLooked, setHasLooked] = useState(false);
  const words = useWords();
  const look = useCallback(() => setHasLooked(true), []);

  const bestSellers = useMemo(
    () => <BestSellers query={popular} listed={view.slugs} />,
    [popular, view.slugs],
  );

  const { loaded, shop } = usePageContext();
  const { isReused } = (loaded?.payload?.data ?? {}) as ReusedData;

  const { q, isLoose, instead } = view;
  const heading = searchHeading(q);
  useEffect(() => {
    document.title = titled(heading, shop);
  }, [heading, shop]);
  const listed = q === "" ? undefined : view.listed;
  const { categories } = search.vocabulary;
  const named = categories.filter(({ name }) => isNamedIn(q, name)).slice(0, MAX_CATEGORIES);
  const isSimple = hasFailed || view.isSimple;
  const hasFound =
    listed !== undefined &&
    (listed.total > 0 || isNarrowed(listed.facets) || Boolean(listed.search.category));
  function notice(): ReactNode {
    if (isSimple) return t("search.basicResults");
    const searched = { nothingFound: words.nothingFound, text: q };
    if (instead) {
      const link = linkTo(searchAddress(instead));
      // Without hits as typed nothing is found at all, else nothing of that name.
      const parts = isLoose
        ? tags("search.nothingFoundTry", { link }, { ...searched, instead })
        : tags("search.nothingCalledTry", { link }, { text: q, instead });
      // Rendered anew for another text: a browser's translation replaces the parts' text nodes.
      return <span key={`${q} ${instead}`}>{parts}</span>;
    }
    if (!isLoose) return isReused && t("search.outOfDate");
    return /\s/.test(q) ? t("search.someWords", { text: q }) : t("search.closeResults", searched);
  }
  return (
    <div className="room">
      <h1 className={search.served.q ? "visually-hidden" : styles.heading}>{heading}</h1>
      <div className={styles.field}>
        <SearchForm
          query={search.served.q}
          isLarge
          field={field}
          onType={type}
          onFocus={look}
          onNavigate={submit}
        />
        <div className={styles.notes}>
          <p className={styles.notice} role="status">
            {notice()}
          </p>
          {hasFound && named.length > 0 && (
            <ul className={styles.named} aria-label={words.departments}>
              {named.map(({ slug, name }) => (
                <li key={slug}>
                  <TextLink href={`/category/${slug}`}>{name}</TextLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <Part name="search">
        {hasLooked && q === "" && <RecentSearches field={field} onNavigate={visit} />}
        {hasFound && <SteadyListing {...listed} instead={bestSellers} />}
        {listed && !hasFound && (
          <p className={styles.nothing} role="status">
            {t("search.nothingFoundBrowse", {
              nothingFound: words.nothingFound,
              text: q,
              categories: lowerCased(words.departments),
            })}
          </p>
        )}
        {q !== "" && !listed && (
          <p className={styles.nothing} role="status">
            {t("search.noAnswerBrowse", { categories: lowerCased(words.departments) })}
          </p>
        )}
        {!hasFound && categoryIndex}
        {(!hasFound || (listed.total > 0 && listed.total < FEW)) && bestSellers}
        {!(hasFound && listed.total > 0) && <ViewedProducts />}
      </Part>
    </div>
  );
}
