import { Button } from "#components/ui/Button.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import styles from "./AddedToast.module.css";

/** A cart line to which a product has just been added. */
export type AddedLine = {
  key: string;
  name: string;
  /** The chosen options, "Glaze: Oat". */
  options: readonly string[];
  /** The units in the cart after the addition. */
  quantity: number;
  /** The line's total, as formatted by the backend. */
  total: string;
  picture?: { src: string; srcSet?: string };
};

type AddedNoticeProps = { lines: readonly AddedLine[]; onClosed: () => void };

/** Content of the added-to-cart toast: the added lines, a link to the cart and a close button. */
export function AddedToast({ lines, onClosed }: AddedNoticeProps) {
  return (
    <>
      <h2 className={styles.title}>In your cart</h2>
      <ul className={styles.lines}>
        {lines.map(({ key, name, options, quantity, total, picture }) => (
          <li key={key} className={styles.line}>
            {picture ? (
              <img
                className={styles.picture}
                {...picture}
                sizes="64px"
                alt=""
                width={64}
                height={80}
              />
            ) : (
              <span className={styles.picture} />
            )}
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.meta}>{options.join(", ")}</p>
              {quantity > 1 && <p className={styles.meta}>Quantity {quantity}</p>}
            </div>
            <p className={styles.total}>{total}</p>
          </li>
        ))}
      </ul>
      <p className={styles.ways}>
        <ButtonLink href="/cart">See cart</ButtonLink>
        <Button type="button" variant="quiet" onClick={onClosed}>
          Keep looking
        </Button>
      </p>
    </>
  );
}
