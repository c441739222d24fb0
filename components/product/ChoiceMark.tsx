import type { ProductPicture_picture$key } from "#__generated__/ProductPicture_picture.graphql.ts";
import { ColorDisc } from "#components/ui/ColorDisc.tsx";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { AttributeOption } from "./attributeOptions.ts";
import { pictureSizes } from "./pictureSizes.ts";
import { ProductPicture } from "./ProductPicture.tsx";
import styles from "./ChoiceField.module.css";

// Label of an attribute's value in its radio group: a picture, a color swatch or a box of text.

const MAX_MEASURE_LENGTH = 18;

/** True if a value's description is a color. */
export const isColor = ({ description }: AttributeOption) => /^#[\da-f]{3,8}$/i.test(description);

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
};

/** Renders the picture of the value's variations if there is one, else a disc or a text. */
export function ChoiceMark({ option, picture, isDisc, hasName, isSoldOut }: ChoiceMarkProps) {
  if (!picture && !isDisc) {
    const measure = measureOf(option);
    return (
      <span className={styles.text}>
        <span className={styles.optionName}>{plainText(option.name)}</span>
        {measure && <span className={styles.measure}> {plainText(measure)}</span>}
        {isSoldOut && <span className={styles.measure}> Sold out</span>}
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
      <span className={hasName ? styles.name : "visually-hidden"}>{plainText(option.name)}</span>
      {isSoldOut && <span className="visually-hidden"> Sold out</span>}
    </>
  );
}
