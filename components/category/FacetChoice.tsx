import styles from "./FacetForm.module.css";

type FacetChoiceProps = {
  name: string;
  value: string;
  words: string;
  /** How many things there are with it. */
  count?: number;
  colour?: string | undefined;
  isChosen?: boolean | undefined;
  /** One of several that exclude each other. */
  isOne?: boolean;
};

/** A box to tick in a listing's facets, with how much there is behind it. */
export function FacetChoice(props: FacetChoiceProps) {
  const { name, value, words, count, colour, isChosen = false, isOne = false } = props;
  return (
    <label className={styles.row}>
      <input
        type={isOne ? "radio" : "checkbox"}
        name={name}
        value={value}
        defaultChecked={isChosen}
      />
      {colour && <span className={styles.disc} style={{ backgroundColor: colour }} />}
      <span className={styles.name}>{words}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
