import { Button } from "#components/ui/Button.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { chosenWords } from "./chosenWords.ts";
import styles from "./AddedNotice.module.css";

/** A line of the cart to which something has just been added. */
export type AddedLine = {
  key: string;
  name: string;
  /** What was chosen of it. */
  choice: readonly { name: string; value: string }[];
  /** How much of it there is in the cart now. */
  quantity: number;
  /** What the line comes to, as the shop writes it. */
  total: string;
  picture?: { src: string; srcSet?: string };
};

type AddedNoticeProps = { lines: readonly AddedLine[]; onClosed: () => void };

/** What has just been put in the cart, with the ways to the cart and on. */
export function AddedNotice({ lines, onClosed }: AddedNoticeProps) {
  return (
    <>
      <h2 className={styles.title}>In your cart</h2>
      <ul className={styles.lines}>
        {lines.map(({ key, name, choice, quantity, total, picture }) => (
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
              <p className={styles.meta}>
                {choice.map((one) => chosenWords(one.name, one.value)).join(", ")}
              </p>
              {quantity > 1 && <p className={styles.meta}>{quantity} of them</p>}
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
