import { memo, useEffect, useMemo, useRef } from "react";
import { ListingEnd } from "#components/category/ListingEnd.tsx";
import { Button } from "#components/ui/Button.tsx";
import { usePaintedValue } from "#components/page/usePaintedValue.ts";
import { t } from "#words/t.ts";
import partStyles from "#components/category/ListingParts.module.css";
import gridStyles from "#components/product/ProductGrid.module.css";
import type { Facets } from "#relay/contract/page/facets.ts";
import type { Hit } from "./hit.ts";
import { HitCard } from "./HitCard.tsx";
import type { Vocabulary } from "./vocabulary.ts";
import styles from "./LiveHits.module.css";

// Search result list: cards of the hits, and the links to further ones.

/**
 * Number of cards visible without scrolling. They and their pictures are rendered first, those
 * below after the paint.
 */
const EAGER_COUNT = 3;

const serialized = (hit: Hit) => JSON.stringify({ ...hit, __position: 0 });

/** Card that re-renders only if its record or its highlighting has changed. */
const MemoizedCard = memo(
  HitCard,
  (one, other) =>
    one.vocabulary === other.vocabulary &&
    one.chosen === other.chosen &&
    (one.hit === other.hit || serialized(one.hit) === serialized(other.hit)),
);

/** Renders a card for each hit; `from` is the first one's index in the list. */
const cardsOf = (
  hits: readonly Hit[],
  vocabulary: Vocabulary,
  chosen: Facets["attributes"],
  from: number,
) =>
  hits.map((hit, place) => (
    <li key={hit.objectID}>
      <MemoizedCard
        hit={hit}
        vocabulary={vocabulary}
        chosen={chosen}
        isEager={from + place < EAGER_COUNT}
      />
    </li>
  ));

type LiveHitsProps = {
  hits: Hit[];
  vocabulary: Vocabulary;
  /** Chosen terms by attribute. */
  chosen: Facets["attributes"];
  total: number;
  isLooking: boolean;
  /** Addresses of the pages before the first and after the last of these hits, if there are any. */
  previous: string | undefined;
  next: string | undefined;
  /** Load those hits into this list; absent at either end. */
  onEarlier: (() => void) | undefined;
  onMore: (() => void) | undefined;
};

/** Renders the displayed hits, and their position in the `total` number of hits. */
export function LiveHits(props: LiveHitsProps) {
  const { hits, vocabulary, chosen, total, isLooking, previous, next, onEarlier, onMore } = props;
  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number>(undefined);

  const settled = usePaintedValue(hits);
  const rest = useMemo(
    () => cardsOf(settled.slice(EAGER_COUNT), vocabulary, chosen, EAGER_COUNT),
    [settled, vocabulary, chosen],
  );

  useEffect(() => {
    const place = focusAt.current;
    if (place === undefined || place >= settled.length) return;
    focusAt.current = undefined;
    // After "Show more" the focus moves to the first new card.
    list.current?.children[place]?.querySelector("a")?.focus({ preventScroll: true });
  }, [settled]);

  const showMore = () => {
    focusAt.current = hits.length;
    onMore?.();
  };
  const first = hits[0]?.__position ?? 1;
  const last = first + hits.length - 1;
  return (
    <>
      {onEarlier && (
        <p className={styles.earlier}>
          <Button type="button" variant="quiet" onClick={onEarlier}>
            {t("search.showEarlier")}
          </Button>
        </p>
      )}
      <div className={isLooking ? partStyles.looking : undefined}>
        <ul ref={list} data-part="grid" className={`${gridStyles.grid} ${gridStyles.listing}`}>
          {cardsOf(hits.slice(0, EAGER_COUNT), vocabulary, chosen, 0)}
          {hits.length > EAGER_COUNT && rest}
        </ul>
      </div>
      <ListingEnd
        place={t("category.place", { first, last, total })}
        seen={last}
        total={total}
        previous={previous}
        next={next}
        onMore={onMore && showMore}
      />
    </>
  );
}
