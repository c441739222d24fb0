import { plainText } from "#components/ui/plainText.ts";
import type { AttributeOption } from "./attributeOptions.ts";
import type { ChoosableAttribute } from "./choiceMarks.ts";
import styles from "./ChoiceField.module.css";

type ChoiceFieldProps = {
  attribute: ChoosableAttribute;
  chosen: string | undefined;
  impossible: ReadonlySet<string>;
  /** Why the impossible values are, and what there is instead. */
  explanations: readonly string[];
};

const isColour = ({ description }: AttributeOption) => /^#[\da-f]{3,8}$/i.test(description);
const LONGEST_MEASURE = 18;

/** The values of one attribute to choose between: discs where all are colours, else boxes. */
export function ChoiceField({ attribute, chosen, impossible, explanations }: ChoiceFieldProps) {
  const { name, label, options } = attribute;
  const areColours = options.every(isColour);
  const chosenName = options.find(({ value }) => value === chosen)?.name;
  return (
    <fieldset>
      <legend className={styles.legend}>
        {label}
        {chosenName && <span className={styles.chosenName}>: {plainText(chosenName)}</span>}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={areColours ? styles.swatch : styles.box}>
            <input
              type="radio"
              name={`attribute_${name}`}
              value={option.value}
              defaultChecked={option.value === chosen}
              disabled={impossible.has(option.value)}
              required
            />
            {areColours ? (
              <span className={styles.disc} style={{ backgroundColor: option.description }}>
                <span className="visually-hidden">{plainText(option.name)}</span>
              </span>
            ) : (
              <span className={styles.words}>
                <span className={styles.optionName}>{plainText(option.name)}</span>
                {option.description.length > 0 && option.description.length <= LONGEST_MEASURE && (
                  <span className={styles.measure}> {plainText(option.description)}</span>
                )}
              </span>
            )}
          </label>
        ))}
      </div>
      {explanations.length > 0 && <p className={styles.explanation}>{explanations.join(" ")}</p>}
    </fieldset>
  );
}
