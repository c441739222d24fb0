import type { Picture } from "#server/embedded/shop/merchandise.ts";

/** Alt texts of a product's views; the last view is either measured or packed. */
export type ViewAlts = { whole: string; detail: string; context: string } & (
  | { scale: string }
  | { pack: string }
);

/** The four pictures of a product, named as the picture album draws them: whole view first. */
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
