import type { Picture } from "#shop/merchandise.ts";

// Product gallery: whole view, detail, context, and a view to scale or of the packaging.

/** Alt texts of a product's views; the last view is either measured or packed. */
export type ViewAlts = { whole: string; detail: string; context: string } & (
  | { scale: string }
  | { pack: string }
);

/** Returns a product's four pictures, the whole view first, named as in the picture album. */
export function pictureViews(slug: string, name: string, alts: ViewAlts): Picture[] {
  const last: Picture =
    "scale" in alts
      ? { file: `${slug}--scale`, alt: alts.scale, title: `${name}, measured` }
      : { file: `${slug}--pack`, alt: alts.pack, title: `${name}, packed` };
  return [
    { file: slug, alt: alts.whole, title: name },
    { file: `${slug}--detail`, alt: alts.detail, title: `${name}, close to` },
    { file: `${slug}--context`, alt: alts.context, title: `${name}, at home` },
    last,
  ];
}
