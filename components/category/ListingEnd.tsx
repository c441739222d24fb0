import { ButtonLabel } from "#components/ui/Button.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { t } from "#words/t.ts";
import buttonStyles from "#components/ui/Button.module.css";
import { followHere } from "./followHere.ts";
import { PAGE_SIZE } from "./listingPage.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./ListingEnd.module.css";

// End of a product list: how much of it was shown, and the way to the rest.

type ListingEndProps = {
  /** Position of the displayed products, "1 to 12 of 70". */
  place: string;
  /** Number of products up to the last displayed one; undefined if it is not known. */
  seen: number | undefined;
  total: number;
  /** Addresses of the neighboring pages; absent at either end. */
  previous: string | undefined;
  next: string | undefined;
  isLoading?: boolean;
  /** Loads the next page into this list; without it, the link leads to that page. */
  onMore: (() => void) | undefined;
};

const moreLabel = (left: number | undefined): string =>
  left === undefined
    ? t("category.showMore")
    : t("category.showSomeMore", { count: Math.min(left, PAGE_SIZE) });

/** Renders nothing for a list of one page. The links lead to the other pages without script. */
export function ListingEnd(props: ListingEndProps) {
  const { place, seen, total, previous, next, isLoading, onMore } = props;
  if (!previous && !next) return null;
  const showMore = () => {
    if (!isLoading) onMore?.();
    return onMore !== undefined;
  };
  return (
    <nav aria-label={t("category.pages")} className={styles.end}>
      <p className={styles.place}>{place}</p>
      {next && seen !== undefined && <progress value={seen} max={total} aria-hidden="true" />}
      <p className={styles.links}>
        {previous && (
          <ButtonLink href={previous} rel="prev" variant="quiet">
            {t("category.previous")}
          </ButtonLink>
        )}
        {next && (
          <a
            data-part="button"
            className={`${buttonStyles.button} ${buttonStyles.quiet}`}
            href={localePath(next)}
            rel="next"
            aria-busy={isLoading || undefined}
            onClick={followHere(next, showMore)}
          >
            <ButtonLabel isPending={isLoading} pendingLabel={t("category.looking")}>
              {moreLabel(seen === undefined ? undefined : total - seen)}
            </ButtonLabel>
          </a>
        )}
      </p>
    </nav>
  );
}
