import { memo, useLayoutEffect, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { countedProducts } from "#relay/contract/page/shopTexts.ts";
import { useWords } from "#components/page/useShopTexts.ts";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { Icon } from "#components/ui/Icon.tsx";
import { usePaintedValue } from "#components/page/usePaintedValue.ts";
import { facetParameters, isNarrowed } from "#relay/contract/page/facets.ts";
import type { Facets } from "#relay/contract/page/facets.ts";
import { slugInWords } from "#relay/contract/cart/optionLabels.ts";
import type { FacetCounts } from "./facetCounts.ts";
import { FacetForm } from "./FacetForm.tsx";
import { FACET_FORM_ID, FACETS_ID, ORDER_FORM_ID, PRODUCTS_ID } from "./listingIds.ts";
import { FacetsInUse } from "./FacetsInUse.tsx";
import { formatAmountLike, activeFilters, priceLinks, pricesHere } from "./activeFilters.ts";
import type { OnNavigate } from "./followHere.ts";
import { ListingOrder } from "./ListingOrder.tsx";
import { narrowedAddress, STATE_PARAMETERS } from "./listingPage.ts";
import type { ListingState } from "./listingPage.ts";
import { CategoryLinks } from "./CategoryLinks.tsx";
import { t, tags } from "#words/t.ts";
import styles from "./Listing.module.css";

// Listing view, for results of backend or search index: products, facets and sort order.

/** Categories that filter a list within its own URL. */
export type CategoryChoices = {
  /** Name of the chosen one. */
  chosen?: string | undefined;
  /** Categories to choose, by slug. */
  choices: readonly { category: string; name: string; count?: number | undefined }[];
};

/** Complete listing, for results from the backend or the search index. */
export type Listed = {
  facets: Facets;
  counts: FacetCounts;
  /** Category filter; elsewhere each category has its own page. */
  kinds?: CategoryChoices | undefined;
  /** State of the list: search query and sort order. */
  search: ListingState;
  attributes: readonly string[];
  orders: Readonly<Record<string, unknown>>;
  order: string;
  total: number;
  hasFacets: boolean;
  isLooking: boolean;
  /** Changes whenever the listing changes. */
  shown: unknown;
  onNavigate: OnNavigate;
  list: ReactNode;
};

type ListingViewProps = Listed & {
  /** Other products, for a list without any. */
  instead?: ReactNode;
  children?: ReactNode;
};

function addressesOf({ search, attributes }: Listed, path: string) {
  return (narrowing: Facets, category = search.category) =>
    narrowedAddress(path, { ...search, category }, facetParameters(narrowing), attributes);
}

/** Address of a list without facets. */
const clearedAddress = (addressOf: ReturnType<typeof addressesOf>) =>
  addressOf({ attributes: {} }, "");

type FacetColumnProps = { listed: ListingViewProps; latest: RefObject<unknown> };

/** Facets of a list. */
const FacetColumn = memo(({ listed, latest }: FacetColumnProps) => {
  const { urlPathname, shop } = usePageContext();
  const words = useWords();
  const { facets, counts, kinds, attributes, total, shown, onNavigate, children } = listed;
  const addressOf = addressesOf(listed, urlPathname);
  return (
    <FacetForm
      facets={facets}
      counts={counts}
      action={urlPathname}
      attributes={attributes}
      total={total}
      countText={countedProducts(total, words)}
      priceLinks={priceLinks(facets, counts, shop.priceSteps).map(({ to, ...link }) => ({
        ...link,
        href: addressOf(to),
      }))}
      shown={shown}
      latest={latest}
      onNavigate={onNavigate}
      clear={isNarrowed(facets) || kinds?.chosen ? clearedAddress(addressOf) : undefined}
    >
      {kinds
        ? // One alone narrows nothing.
          kinds.choices.length > 1 && (
            <CategoryLinks
              links={kinds.choices.map(({ category, ...choice }) => ({
                ...choice,
                href: addressOf(facets, category),
              }))}
              onNavigate={onNavigate}
            />
          )
        : children}
    </FacetForm>
  );
});

/** Sort orders of a list. */
const ListingOrders = memo(({ listed }: { listed: Listed }) => {
  const { orders, order, onNavigate } = listed;
  const { urlPathname } = usePageContext();
  return (
    <ListingOrder action={urlPathname} orders={orders} current={order} onNavigate={onNavigate} />
  );
});

/** Hidden inputs that carry the rest of the listing state (query, sort, other facets). */
function HiddenInputs({
  form,
  values,
}: {
  form: string;
  values: [name: string, value: string | undefined][];
}) {
  return values.map(
    ([name, value]) =>
      value && <input key={name} type="hidden" form={form} name={name} value={value} />,
  );
}

const boldPart = (text: string, key: number) => <b key={key}>{text}</b>;

/** Renders a change of the products first, and after paint that of facet form and sort form. */
export function ListingView(props: ListingViewProps) {
  const { facets, counts, kinds, search, total, hasFacets, isLooking, onNavigate } = props;
  const { urlPathname } = usePageContext();
  const words = useWords();
  const addressOf = addressesOf(props, urlPathname);
  // Deferred: rendered after the list itself.
  const settled = usePaintedValue(props);
  const latest = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    latest.current = props.shown;
  });

  const nameOf = (attribute: string, slug: string) =>
    counts.attributes
      .find((counted) => counted.attribute === attribute)
      ?.terms.find((term) => term.slug === slug)?.name ?? slugInWords(slug);
  const formatAmount = (amount: number) => formatAmountLike(counts.priceFormat, amount);
  const inUse = [
    ...(kinds?.chosen ? [{ label: kinds.chosen, href: addressOf(facets, "") }] : []),
    ...activeFilters(facets, nameOf, formatAmount).map(({ label, without }) => ({
      label,
      href: addressOf(without),
    })),
  ];

  const [filter, ...others] = inUse;
  const nothingMatches =
    filter && others.length === 0
      ? tags("category.nothingMatchesOne", { filter: boldPart }, { filter: filter.label })
      : t("category.nothingMatches");
  const { prices, priceFormat } = counts;
  const isPriced = (facets.minPrice ?? facets.maxPrice) !== undefined;

  return (
    <>
      <div data-part="listing" className={`${styles.listing} ${hasFacets ? styles.faceted : ""}`}>
        <a className={styles.skip} href={`#${PRODUCTS_ID}`}>
          {t("category.skipToProducts")}
        </a>
        {hasFacets && <FacetColumn listed={settled} latest={latest} />}
        <div id={PRODUCTS_ID} tabIndex={-1}>
          {/* Rendered with the list: an early choice builds on the displayed state. */}
          <HiddenInputs
            form={FACET_FORM_ID}
            values={STATE_PARAMETERS.map((name) => [name, search[name]])}
          />
          <HiddenInputs
            form={ORDER_FORM_ID}
            values={[["q", search.q], ...facetParameters(facets), ["category", search.category]]}
          />
          <div className={styles.bar}>
            {hasFacets && (
              <button type="button" className={styles.opener} popoverTarget={FACETS_ID}>
                <Icon name="filter" />
                <span>{t("category.filter")}</span>
                {inUse.length > 0 && <span>{inUse.length}</span>}
              </button>
            )}
            <h2 className={styles.count} aria-live="polite">
              {isLooking ? t("category.looking") : countedProducts(total, words)}
            </h2>
            {hasFacets && total > 0 && <ListingOrders listed={settled} />}
          </div>
          {total === 0 && (
            <p className={styles.nothing} role="status">
              {filter ? nothingMatches : t("category.empty")}{" "}
              {isPriced && prices && pricesHere(prices, priceFormat)}
            </p>
          )}
          <FacetsInUse
            facets={inUse}
            isEmpty={total === 0}
            clear={clearedAddress(addressOf)}
            onNavigate={onNavigate}
          />
          {total > 0
            ? props.list
            : inUse.length === 0 && <ButtonLink href="/products">{words.allProducts}</ButtonLink>}
          {total === 0 && props.instead}
        </div>
      </div>
    </>
  );
}
