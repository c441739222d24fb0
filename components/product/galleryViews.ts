import type { ChoosableAttribute } from "./choiceMarks.ts";

// Pictures of the product gallery for the chosen variation, and the values that they show.

type Picture = { readonly id: string };

/** An attribute with the pictures of its values (`valuePictures`). */
type PicturedAttribute = ChoosableAttribute & {
  pictures: ReadonlyMap<string, Picture>;
  /** The shop's own choice, if the values are colors. */
  color?: string | undefined;
};

const optionIn = ({ options, pictures }: PicturedAttribute, picture: Picture | null | undefined) =>
  options.find(({ value }) => picture && pictures.get(value)?.id === picture.id);

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
 * value, such as a detail, shows the value whose picture is the product's own. If the chosen
 * variation has the product's own too, that one shows the shop's own choice of a color, unless that
 * color has another.
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
      attribute.options.find(
        ({ value }) => isUnpictured && value === attribute.color && !attribute.pictures.has(value),
      );
    const chosen = choice[attribute.name];
    return option && chosen && option.value !== chosen ? [option.name] : [];
  });
}
