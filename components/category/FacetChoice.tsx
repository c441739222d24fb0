import { ColorDisc } from "#components/ui/ColorDisc.tsx";
import styles from "./FacetForm.module.css";

// Choice of a facet: a checkbox or radio button with label, color disc and product count.

type FacetChoiceProps = {
  name: string;
  value: string;
  label: string;
  /** Number of products with this choice. */
  count?: number;
  colour?: string | undefined;
  isChosen?: boolean | undefined;
  /** Radio button instead of a checkbox. */
  isOne?: boolean;
};

/** Renders an uncontrolled input, which is checked by default if `isChosen`. */
export function FacetChoice(props: FacetChoiceProps) {
  const { name, value, label, count, colour, isChosen = false, isOne = false } = props;
  return (
    <label className={styles.row}>
      <input
        type={isOne ? "radio" : "checkbox"}
        name={name}
        value={value}
        defaultChecked={isChosen}
      />
      {colour && <ColorDisc className={styles.disc} color={colour} />}
      <span className={styles.name}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
