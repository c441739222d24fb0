import { plainText } from "#relay/contract/plainText.ts";
import styles from "./Price.module.css";

type PriceProps = {
  /** As the shop formatted it: one price, or a range. */
  price: string | null | undefined;
  regularPrice?: string | null | undefined;
  isOnSale?: boolean | null | undefined;
};

/** Price as the shop formatted it; on sale also the regular price, struck through. No math. */
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
