import { memo, useLayoutEffect, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { Icon } from "#components/ui/Icon.tsx";
import { TextLink } from "#components/ui/TextLink.tsx";
import { usePaintedValue } from "#components/navigation/usePaintedValue.ts";
import { facetParameters } from "#relay/contract/facets.ts";
import type { Facets } from "#relay/contract/facets.ts";
import type { FacetCounts } from "./facetCounts.ts";
import { FacetForm } from "./FacetForm.tsx";
import { FACET_FORM_ID, FACETS_ID, ORDER_FORM_ID } from "./listingIds.ts";
import { FacetsInUse } from "./FacetsInUse.tsx";
import { amountLike, facetsInUse } from "./facetsInUse.ts";
import type { OnGo } from "./followHere.ts";
import { ListingOrder } from "./ListingOrder.tsx";
import { narrowedAddress, PLACE } from "./listingPage.ts";
import type { ListingPlace } from "./listingPage.ts";
import { CategoryLinks } from "./CategoryLinks.tsx";
import styles from "./Listing.module.css";

/** The categories that a list can be narrowed down to in its own address. */
export type CategoryChoices = {
  /** The name of the one that is chosen. */
  chosen?: string | undefined;
  /** Those to choose now, by their slugs. */
  shelves: readonly { category: string; name: string; count?: number | undefined }[];
};

/** A list with all that stands around it, whoever found its things. */
export type Listed = {
  facets: Facets;
  counts: FacetCounts;
  /** Where a category is chosen here; elsewhere each is a page of its own. */
  kinds?: CategoryChoices | undefined;
  /** Where the list stands: what was searched for, and the order that was asked for. */
  search: ListingPlace;
  attributes: readonly string[];
  orders: Readonly<Record<string, { words: string }>>;
  order: string;
  total: number;
  isLooking: boolean;
  /** Another value whenever what is listed is another. */
  shown: unknown;
  onGo: OnGo;
  list: ReactNode;
};

type ListingViewProps = Listed & { children?: ReactNode };

const thingsIn = (total: number) => (total === 1 ? "1 thing" : `${total} things`);

function addressesOf({ search, attributes }: Listed, path: string) {
  return (narrowing: Facets, category = search.category) =>
    narrowedAddress(path, { ...search, category }, facetParameters(narrowing), attributes);
}

type FacetColumnProps = { listed: ListingViewProps; latest: RefObject<unknown> };

/** What narrows a list. */
const FacetColumn = memo(({ listed, latest }: FacetColumnProps) => {
  const { urlPathname } = usePageContext();
  const { facets, counts, kinds, attributes, total, shown, onGo, children } = listed;
  const addressOf = addressesOf(listed, urlPathname);
  return (
    <FacetForm
      facets={facets}
      counts={counts}
      action={urlPathname}
      attributes={attributes}
      things={thingsIn(total)}
      shown={shown}
      latest={latest}
      onGo={onGo}
    >
      {kinds ? (
        <CategoryLinks
          links={kinds.shelves.map(({ category, ...shelf }) => ({
            ...shelf,
            href: addressOf(facets, category),
          }))}
          onGo={onGo}
        />
      ) : (
        children
      )}
    </FacetForm>
  );
});

/** The orders that a list can be seen in. */
const ListingOrders = memo(({ listed }: { listed: Listed }) => {
  const { orders, order, onGo } = listed;
  const { urlPathname } = usePageContext();
  return <ListingOrder action={urlPathname} orders={orders} current={order} onGo={onGo} />;
});

/** What a form takes along of what is not chosen in it. */
function Kept({ form, kept }: { form: string; kept: [name: string, value: string | undefined][] }) {
  return kept.map(
    ([name, value]) =>
      value && <input key={name} type="hidden" form={form} name={name} value={value} />,
  );
}

/** A list, and around it what narrows it and its order. */
export function ListingView(props: ListingViewProps) {
  const { facets, counts, kinds, search, total, isLooking, onGo } = props;
  const { urlPathname } = usePageContext();
  const addressOf = addressesOf(props, urlPathname);
  // Drawn after the list itself, which is what is waited for.
  const settled = usePaintedValue(props);
  const latest = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    latest.current = props.shown;
  });

  const things = thingsIn(total);
  const nameOf = (attribute: string, slug: string) =>
    counts.attributes
      .find((counted) => counted.attribute === attribute)
      ?.terms.find((term) => term.slug === slug)?.name ?? slug;
  const written = (amount: number) => amountLike(counts.prices?.written, amount);
  const inUse = [
    ...(kinds?.chosen ? [{ words: kinds.chosen, href: addressOf(facets, "") }] : []),
    ...facetsInUse(facets, nameOf, written).map(({ words, without }) => ({
      words,
      href: addressOf(without),
    })),
  ];

  return (
    <div className={styles.listing}>
      <FacetColumn listed={settled} latest={latest} />
      <div>
        {/* Drawn with the list: what is chosen before the rest is goes on from what is seen. */}
        <Kept form={FACET_FORM_ID} kept={PLACE.map((name) => [name, search[name]])} />
        <Kept
          form={ORDER_FORM_ID}
          kept={[["q", search.q], ...facetParameters(facets), ["category", search.category]]}
        />
        <div className={styles.bar}>
          <button type="button" className={styles.opener} popoverTarget={FACETS_ID}>
            <Icon name="filter" />
            Filter
            {inUse.length > 0 && <span className={styles.inUse}>{inUse.length}</span>}
          </button>
          <h2 className={styles.count} aria-live="polite">
            {isLooking ? "Looking" : things}
          </h2>
          <ListingOrders listed={settled} />
        </div>
        <FacetsInUse facets={inUse} clear={addressOf({ attributes: {} }, "")} onGo={onGo} />
        {total === 0 ? (
          <div className={styles.nothing}>
            <p role="status">Nothing matches all of that.</p>
            <TextLink href="/products">Everything we keep</TextLink>
            <TextLink href="/categories">Look along the shelves</TextLink>
          </div>
        ) : (
          props.list
        )}
      </div>
    </div>
  );
}
