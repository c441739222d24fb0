import { plainText } from "./plainText.ts";
import styles from "./Price.module.css";

type PriceProps = {
  /** As the shop formatted it, for one thing or as a range. */
  price: string | null | undefined;
  regularPrice?: string | null | undefined;
  isOnSale?: boolean | null | undefined;
};

/** A price as the shop wrote it; on sale the price before it, struck through. Never calculates. */
export function Price({ price, regularPrice, isOnSale }: PriceProps) {
  if (!price) return null;
  const now = plainText(price);
  const before = plainText(regularPrice);
  if (!isOnSale || before === "" || before === now) {
    return <span className={styles.price}>{now}</span>;
  }
  return (
    <span className={styles.price}>
      <span className={styles.now}>
        <span className="visually-hidden">Now </span>
        {now}
      </span>{" "}
      <s className={styles.was}>
        <span className="visually-hidden">Was </span>
        {before}
      </s>
    </span>
  );
}
