import { useId } from "react";
import { useHydrated } from "vike-react/useHydrated";
import { ColorDisc } from "#components/ui/ColorDisc.tsx";
import { plainText } from "#relay/contract/plainText.ts";
import type { AttributeOption } from "./attributeOptions.ts";
import { fieldOf } from "./buyFormValues.ts";
import {
  explainImpossible,
  explainSoldOut,
  impossibleValues,
  soldOutValues,
} from "./choiceMarks.ts";
import type { ChoosableAttribute } from "./choiceMarks.ts";
import type { VariationState } from "./useVariation.ts";
import styles from "./ChoiceField.module.css";

type ChoiceFieldProps = {
  attribute: ChoosableAttribute;
  /** All attributes: the choices before this one determine which of its values are possible. */
  attributes: readonly ChoosableAttribute[];
  variations: Pick<VariationState, "choice" | "choose" | "wanted"> & {
    variations: Parameters<typeof soldOutValues>[0];
  };
  /** True if the choice is missing after an attempt to add the product to the cart. */
  isMissing?: boolean;
};

const isColor = ({ description }: AttributeOption) => /^#[\da-f]{3,8}$/i.test(description);
const MAX_MEASURE_LENGTH = 18;

/** Returns a box's second line: the term's description, unless it is a color or too long. */
function measureOf(option: AttributeOption): string {
  const { description } = option;
  return isColor(option) || description.length > MAX_MEASURE_LENGTH ? "" : description;
}

/** Returns the sentence that asks for a missing choice. */
export const question = (label: string) =>
  `Choose ${/^[aeiou]/i.test(label) ? "an" : "a"} ${label.charAt(0).toLowerCase()}${label.slice(1)}.`;

/** Radio group for one attribute's values: swatches if all are colors, else boxes. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { attribute, attributes, isMissing = false } = props;
  const before = attributes.slice(0, attributes.indexOf(attribute));
  const others = attributes.filter((other) => other !== attribute);
  const { choice, choose, wanted, variations } = props.variations;
  const { name, label, options } = attribute;
  const id = useId();
  // Disabled values in the server's HTML would lock a shopper without script into the first choice.
  const isHydrated = useHydrated();
  const earlier = Object.fromEntries(before.map((other) => [other.name, choice[other.name] ?? ""]));
  const impossible = impossibleValues(variations, attribute, earlier);
  const soldOut = isHydrated ? soldOutValues(variations, attribute, choice) : new Set<string>();

  const chosen = choice[name];
  const isImpossible = (value: string) => wanted[name] === value && chosen !== value;
  // Before hydration only impossible values that the address requests are explained.
  const explained = options.filter(({ value }) => isHydrated || isImpossible(value));
  const areColors = options.every(isColor);
  const explanations = [
    ...explainImpossible(variations, { ...attribute, options: explained }, before, earlier),
    // A box states it itself.
    ...(areColors ? explainSoldOut(soldOut, attribute, others, choice) : []),
  ];
  const values = options.map((option) => ({ ...option, measure: measureOf(option) }));
  const chosenName = options.find(({ value }) => value === chosen)?.name;

  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? id : undefined}
    >
      <legend className={styles.legend}>
        {label}
        {chosenName && <span className={styles.chosenName}>: {plainText(chosenName)}</span>}
      </legend>
      <div className={styles.options}>
        {values.map(({ value, name: optionName, description, measure }) => (
          <label key={value} className={areColors ? styles.swatch : styles.box}>
            <input
              type="radio"
              name={fieldOf(name)}
              value={value}
              checked={value === chosen}
              onChange={() => choose({ [name]: value })}
              disabled={isHydrated && impossible.has(value)}
              data-gone={soldOut.has(value) || undefined}
              required
            />
            {areColors ? (
              <>
                <ColorDisc className={styles.disc} color={description} />
                <span className="visually-hidden">
                  {plainText(optionName)}
                  {soldOut.has(value) && " Sold out"}
                </span>
              </>
            ) : (
              <span className={styles.text}>
                <span className={styles.optionName}>{plainText(optionName)}</span>
                {measure && <span className={styles.measure}> {plainText(measure)}</span>}
                {soldOut.has(value) && <span className={styles.measure}> Sold out</span>}
              </span>
            )}
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={id} className="field-error">
          {question(label)}
        </p>
      )}
      <p className={styles.explanation} aria-live="polite">
        {plainText(explanations.join(" "))}
      </p>
    </fieldset>
  );
}
