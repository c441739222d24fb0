import type { ChoosableAttribute } from "./choiceMarks.ts";

// Pictures of the product gallery for the chosen variation, and the values that they show.

type Picture = { readonly id: string };

/** An attribute with the pictures of its values (`valuePictures`). */
type PicturedAttribute = ChoosableAttribute & {
  pictures: ReadonlyMap<string, Picture>;
  /** The shop's own choice, if the values are colors. */
  color?: string | undefined;
};

const optionIn = (
  { options, pictures, color }: PicturedAttribute,
  picture: Picture | null | undefined,
) => {
  const shown = options.filter(({ value }) => picture && pictures.get(value)?.id === picture.id);
  // WooCommerce gives variations without a picture the product's own.
  return shown.find(({ value }) => value === color) ?? shown[0];
};

/**
 * Returns the pictures of a gallery, each once. The chosen variation's picture takes the place of
 * another variation's, or is the first.
 */
export function galleryViews<P extends Picture>(
  pictures: readonly P[],
  attributes: readonly PicturedAttribute[],
  chosen: P | null | undefined,
): P[] {
  const views = pictures.filter(
    ({ id }, place) => pictures.findIndex((other) => other.id === id) === place,
  );
  if (!chosen || views.some(({ id }) => id === chosen.id)) return views;
  const place = views.findIndex((view) => attributes.some((one) => optionIn(one, view)));
  return place < 0
    ? [chosen, ...views]
    : views.map((view, index) => (index === place ? chosen : view));
}

/**
 * Returns the names of the values that a picture shows in place of the chosen ones. A picture of no
 * variation, such as a detail, shows the values of the product's own picture. If the chosen
 * variation has that one too, and no value has another, it shows the shop's own choice of a color.
 */
export function otherValuesShown(
  shown: Picture | undefined,
  productPicture: Picture | null | undefined,
  attributes: readonly PicturedAttribute[],
  choice: Readonly<Record<string, string>>,
  chosenPicture?: Picture | null,
): string[] {
  const isUnpictured = chosenPicture && chosenPicture.id === productPicture?.id;
  return attributes.flatMap((attribute) => {
    const option =
      optionIn(attribute, shown) ??
      optionIn(attribute, productPicture) ??
      attribute.options.find(({ value }) => isUnpictured && value === attribute.color);
    const chosen = choice[attribute.name];
    return option && chosen && option.value !== chosen ? [option.name] : [];
  });
}
