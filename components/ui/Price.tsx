import { fromPrice, priceText } from "./priceText.ts";
import { t } from "#words/t.ts";
import styles from "./Price.module.css";

// Price as the shop formatted it; on sale also the regular price, struck through.

type PriceProps = {
  /** As the shop formatted it: one price, or a range. */
  price: string | null | undefined;
  regularPrice?: string | null | undefined;
  isOnSale?: boolean | null | undefined;
  /** True on a card, which shows "From" and the lowest price in place of a range. */
  isOnCard?: boolean;
  /** Texts below the price. */
  notes?: readonly string[] | undefined;
};

/** Takes formatted prices and does no math with them; renders nothing without a price. */
export function Price({ notes = [], ...prices }: PriceProps) {
  return (
    <>
      <Prices {...prices} />
      {notes.map((note) => (
        <small key={note} className={styles.note}>
          {note}
        </small>
      ))}
    </>
  );
}

function Prices({ price, regularPrice, isOnSale, isOnCard = false }: PriceProps) {
  if (!price) return null;
  const from = isOnCard ? fromPrice(price) : undefined;
  const now = from ?? priceText(price);
  // A range has no single regular price that "From" could be compared with.
  const before = from || (isOnCard && fromPrice(regularPrice)) ? "" : priceText(regularPrice);
  if (!isOnSale || before === "" || before === now) {
    const text = isOnSale && from ? <span className={styles.now}>{now}</span> : now;
    return (
      <span data-part="price" className={styles.price}>
        {text}
      </span>
    );
  }
  return (
    <span data-part="price" className={styles.price}>
      <span className={styles.now}>
        <span className="visually-hidden">{t("product.priceNow")} </span>
        <span>{now}</span>
      </span>{" "}
      <s className={styles.was}>
        <span className="visually-hidden">{t("product.priceWas")} </span>
        <span>{before}</span>
      </s>
    </span>
  );
}
