import type { Environment } from "relay-runtime";
import { isUpload, pictureSrcSet } from "#relay/contract/page/pictureAddress.ts";
import type { HitFields, HitPicture } from "./hit.ts";

// A search hit's product in Relay's store.

/** Relay's types of the product types in the index. */
const TYPES: Readonly<Record<string, string>> = {
  simple: "SimpleProduct",
  variable: "VariableProduct",
  external: "ExternalProduct",
};

/**
 * Puts a clicked hit's product into the store as far as its card shows it, so that its page renders
 * before the payload arrives. A set's card has no price of its own.
 */
export function storeHit(
  environment: Environment,
  hit: HitFields,
  shown: {
    price?: string | undefined;
    regularPrice?: string | undefined;
    picture?: HitPicture | undefined;
  },
): void {
  const type = TYPES[hit.type];
  if (!type) return;
  const { price, regularPrice, picture } = shown;
  environment.commitUpdate((store) => {
    const id = `hit:${hit.slug}`;
    const product = store.get(id) ?? store.create(id, type);
    for (const [field, value] of Object.entries({
      slug: hit.slug,
      name: hit.name,
      onSale: hit.onSale,
      price,
      regularPrice,
    })) {
      product.setValue(value, field);
    }
    if (!picture) return;
    const { src, alt } = picture;
    const image = product.getOrCreateLinkedRecord("image", "MediaItem");
    image.setValue(`${id}:image`, "id");
    image.setValue(src, "sourceUrl");
    image.setValue(alt, "altText");
    if (isUpload(src)) image.setValue(pictureSrcSet(src), "srcSet");
  });
}
