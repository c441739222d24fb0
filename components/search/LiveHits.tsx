import { memo, useEffect, useMemo, useRef } from "react";
import { Button } from "#components/ui/Button.tsx";
import { Pagination } from "#components/ui/Pagination.tsx";
import { usePaintedValue } from "#components/navigation/usePaintedValue.ts";
import partStyles from "#components/category/ListingParts.module.css";
import gridStyles from "#components/product/ProductGrid.module.css";
import type { Hit } from "./hit.ts";
import { HitCard } from "./HitCard.tsx";
import type { Vocabulary } from "./vocabulary.ts";
import styles from "./LiveHits.module.css";

/**
 * Number of cards visible without scrolling. They and their pictures are rendered first, those
 * below after the paint.
 */
const FIRST = 3;

const written = (hit: Hit) => JSON.stringify({ ...hit, __position: 0 });

/** Card that re-renders only if its record or its highlighting has changed. */
const SteadyCard = memo(
  HitCard,
  (one, other) =>
    one.vocabulary === other.vocabulary &&
    (one.hit === other.hit || written(one.hit) === written(other.hit)),
);

/** Renders a card for each hit; `from` is the first one's index in the list. */
const cardsOf = (hits: readonly Hit[], vocabulary: Vocabulary, from: number) =>
  hits.map((hit, place) => (
    <li key={hit.objectID}>
      <SteadyCard hit={hit} vocabulary={vocabulary} isEager={from + place < FIRST} />
    </li>
  ));

type LiveHitsProps = {
  hits: Hit[];
  vocabulary: Vocabulary;
  total: number;
  isLooking: boolean;
  /** Addresses of the pages before the first and after the last of these hits, if there are any. */
  previous: string | undefined;
  next: string | undefined;
  /** Load those hits into this list; absent at either end. */
  onEarlier: (() => void) | undefined;
  onMore: (() => void) | undefined;
};

/** List of search hits, with controls to load more. */
export function LiveHits(props: LiveHitsProps) {
  const { hits, vocabulary, total, isLooking, previous, next, onEarlier, onMore } = props;
  const list = useRef<HTMLUListElement>(null);
  const goOnAt = useRef<number>(undefined);

  const settled = usePaintedValue(hits);
  const rest = useMemo(
    () => cardsOf(settled.slice(FIRST), vocabulary, FIRST),
    [settled, vocabulary],
  );

  useEffect(() => {
    const place = goOnAt.current;
    if (place === undefined || place >= settled.length) return;
    goOnAt.current = undefined;
    // After "Show more" the focus moves to the first new card.
    list.current?.children[place]?.querySelector("a")?.focus({ preventScroll: true });
  }, [settled]);

  const showMore = () => {
    goOnAt.current = hits.length;
    onMore?.();
  };
  const first = hits[0]?.__position ?? 1;
  return (
    <>
      {onEarlier && (
        <p className={styles.earlier}>
          <Button type="button" variant="quiet" onClick={onEarlier}>
            Show earlier
          </Button>
        </p>
      )}
      <div className={isLooking ? partStyles.looking : undefined}>
        <ul ref={list} className={`${gridStyles.case} ${gridStyles.three}`}>
          {cardsOf(hits.slice(0, FIRST), vocabulary, 0)}
          {hits.length > FIRST && rest}
        </ul>
      </div>
      {onMore && (
        <p className={partStyles.more}>
          <Button type="button" variant="quiet" onClick={showMore}>
            Show more
          </Button>
        </p>
      )}
      <div className={partStyles.pages}>
        <Pagination previous={previous} next={next} />
        <p className={partStyles.place}>
          {first} to {first + hits.length - 1} of {total}
        </p>
      </div>
    </>
  );
}
