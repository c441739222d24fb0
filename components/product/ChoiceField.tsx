import { useId, useState } from "react";
import { useHydrated } from "vike-react/useHydrated";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { ProductPicture_picture$key } from "#__generated__/ProductPicture_picture.graphql.ts";
import { ColorDisc } from "#components/ui/ColorDisc.tsx";
import { shortPrice } from "#components/ui/priceText.ts";
import type { AttributeOption } from "./attributeOptions.ts";
import type { Choice } from "#relay/contract/page/variationChoice.ts";
import {
  explainImpossible,
  explainSoldOut,
  impossibleValues,
  soldOutValues,
  valuePrices,
} from "./choiceMarks.ts";
import type { ChoosableAttribute } from "./choiceMarks.ts";
import type { VariationState } from "./useVariation.ts";
import { pictureSizes } from "./pictureSizes.ts";
import { ProductPicture } from "./ProductPicture.tsx";
import { t } from "#words/t.ts";
import styles from "./ChoiceField.module.css";

// Radio group for one attribute of a variable product.

const PREFIX = "attribute_";

/** Returns the name of an attribute's form field. */
const attributeField = (attribute: string) => PREFIX + attribute;

/** Reads the choice from a form, by attribute name without the fields' prefix. */
export function choiceIn(data: FormData): Choice {
  const choice: Record<string, string> = {};
  for (const [field, value] of data) {
    if (field.startsWith(PREFIX) && typeof value === "string") {
      choice[field.slice(PREFIX.length)] = value;
    }
  }
  return choice;
}

const MAX_MEASURE_LENGTH = 18;

/** True if a value's description is a color. */
const isColor = ({ description }: AttributeOption) => /^#[\da-f]{3,8}$/i.test(description);

/** Returns a box's second line: the term's description, unless it is a color or too long. */
function measureOf(option: AttributeOption): string {
  const { description } = option;
  return isColor(option) || description.length > MAX_MEASURE_LENGTH ? "" : description;
}

type ChoiceMarkProps = {
  option: AttributeOption;
  picture: ProductPicture_picture$key | undefined;
  isDisc: boolean;
  /** True if the name is below the picture; else assistive technology alone reads it. */
  hasName: boolean;
  isSoldOut: boolean;
  /** Its price if it differs from those of the other values, or "". */
  price: string;
};

/** Renders the picture of the value's variations if there is one, else a disc or a text. */
function ChoiceMark({ option, picture, isDisc, hasName, isSoldOut, price }: ChoiceMarkProps) {
  if (!picture && !isDisc) {
    const measure = measureOf(option);
    return (
      <span className={styles.text}>
        <span className={styles.optionName}>{plainText(option.name)}</span>
        {measure && <span className={styles.measure}> {plainText(measure)}</span>}
        {price && <span className={styles.measure}> {price}</span>}
        {isSoldOut && <span className={styles.measure}> {t("product.soldOut")}</span>}
      </span>
    );
  }
  return (
    <>
      {picture ? (
        <span className={styles.chip}>
          {/* Until the picture has loaded. */}
          {!hasName && <ColorDisc className={styles.ground} color={option.description} />}
          <ProductPicture picture={picture} sizes={pictureSizes.chip} isDecoration />
        </span>
      ) : (
        <ColorDisc className={styles.disc} color={option.description} />
      )}
      <span className={hasName ? styles.name : "visually-hidden"}>
        {plainText(option.name)}
        {price && <span className={styles.measure}> {price}</span>}
      </span>
      {isSoldOut && <span className="visually-hidden"> {t("product.soldOut")}</span>}
    </>
  );
}

type ChoiceFieldProps = {
  attribute: ChoosableAttribute & {
    /** Pictures of the values, if they differ. */
    pictures?: ReadonlyMap<string, ProductPicture_picture$key>;
  };
  /** All attributes: the choices before this one determine which of its values are possible. */
  attributes: readonly ChoosableAttribute[];
  variations: Pick<VariationState, "choice" | "choose" | "wanted"> & {
    variations: Parameters<typeof soldOutValues>[0] & Parameters<typeof valuePrices>[0];
  };
  /** True if the choice is missing after an attempt to add the product to the cart. */
  isMissing?: boolean;
};

/**
 * Number of colors up to which their names are below their pictures. More fit beside each other
 * without names, and a color is known by its picture.
 */
const MAX_NAMED_COLORS = 4;

/** Returns the prompt for a missing choice; the label is the shop's own word, in any language. */
export const choicePrompt = (label: string) => t("product.pleaseChoose", { label });

/**
 * Renders the values as pictures of the variations, if all but one at most have a picture of their
 * own, as swatches if all are colors, else as boxes; below them it explains values that are
 * impossible or sold out.
 */
export function ChoiceField(props: ChoiceFieldProps) {
  const { attribute, attributes, isMissing = false } = props;
  const before = attributes.slice(0, attributes.indexOf(attribute));
  const others = attributes.filter((other) => other !== attribute);
  const { choice, choose, wanted, variations } = props.variations;
  const { name, label, options } = attribute;
  const { size: pictureCount = 0 } = attribute.pictures ?? {};
  const hasPictures = pictureCount > 1 && pictureCount >= options.length - 1;
  const pictures = hasPictures ? attribute.pictures : undefined;
  const id = useId();
  // Disabled values in the server's HTML would lock a shopper without script into the first choice.
  const isHydrated = useHydrated();
  const earlier = Object.fromEntries(before.map((other) => [other.name, choice[other.name] ?? ""]));
  const impossible = impossibleValues(variations, attribute, earlier);
  const soldOut = isHydrated ? soldOutValues(variations, attribute, choice) : new Set<string>();

  // Prices that have become equal stay below their values, so that nothing moves.
  const [hadPrices] = useState(() => valuePrices(variations, attribute, choice).size > 0);
  const prices = valuePrices(variations, attribute, choice, hadPrices);
  // A gift card's amounts are their prices.
  const priceOf = ({ value, name: words }: AttributeOption) => {
    const price = shortPrice(prices.get(value));
    return plainText(words).includes(price) ? "" : price;
  };

  const chosen = choice[name];
  // An impossible value that the address requests is explained without script too.
  const isRequested = options.some(({ value }) => wanted[name] === value && chosen !== value);
  const areColors = options.every(isColor);
  const isNamed = hasPictures && (!areColors || options.length <= MAX_NAMED_COLORS);
  const isSwatch = ({ value }: AttributeOption) => areColors || pictures?.has(value) === true;
  const explanations = [
    ...explainImpossible(variations, attribute, before, earlier),
    // Boxes show "sold out" themselves; only swatches need the sentence.
    ...(options.every(isSwatch) ? explainSoldOut(soldOut, attribute, others, choice) : []),
  ];
  const chosenName = options.find(({ value }) => value === chosen)?.name;

  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? id : undefined}
    >
      <legend className={styles.legend}>
        <span>{label}</span>
        {chosenName && (
          <span className={styles.chosenName}>
            {t("product.chosenValue", { value: plainText(chosenName) })}
          </span>
        )}
      </legend>
      <div className={`${styles.options} ${isNamed ? styles.named : ""}`}>
        {options.map((option) => (
          <label key={option.value} className={isSwatch(option) ? styles.swatch : styles.box}>
            <input
              type="radio"
              name={attributeField(name)}
              value={option.value}
              checked={option.value === chosen}
              onChange={() => choose({ [name]: option.value })}
              disabled={isHydrated && impossible.has(option.value)}
              data-gone={soldOut.has(option.value) || undefined}
              required
            />
            <ChoiceMark
              option={option}
              picture={pictures?.get(option.value)}
              isDisc={areColors}
              hasName={isNamed}
              isSoldOut={soldOut.has(option.value)}
              price={priceOf(option)}
            />
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={id} className="field-error">
          {choicePrompt(label)}
        </p>
      )}
      <p
        className={`${styles.explanation} ${isRequested ? "" : styles.ofChoice}`}
        aria-live="polite"
      >
        {plainText(explanations.join(" "))}
      </p>
    </fieldset>
  );
}
