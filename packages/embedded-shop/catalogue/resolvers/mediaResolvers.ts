import { globalId } from "#shop/catalogue/globalIds.ts";
import type { Media } from "#shop/catalogue/media.ts";
import { slugOf } from "#shop/catalogue/foldedText.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import type { Shop, ShopContext } from "#shop/shop.ts";
import type { UploadSize } from "#shop/uploads.ts";

// GraphQL resolvers of images: alt texts, and URLs in every size that the shop generates.

type SizeArgument = { size?: string | null };

/**
 * Finds the image size that an enum value ("MEDIUM_LARGE", "_1536X1536") names; undefined means the
 * full-size image.
 */
function sizeOf({ uploads }: Shop, size: string | null | undefined): UploadSize | undefined {
  const name = size?.toLowerCase().replace(/^_/, "");
  return uploads.sizes.find((cut) => cut.name === name);
}

function sourceUrl({ file }: Media, { size }: SizeArgument, { shop }: ShopContext): string {
  return shop.uploads.url(file, sizeOf(shop, size));
}

function srcSet({ file }: Media, _: unknown, { shop: { uploads } }: ShopContext): string {
  const cuts = uploads.sizes.map((size) => `${uploads.url(file, size)} ${size.width}w`);
  return [...cuts, `${uploads.url(file)} ${uploads.full.width}w`].join(", ");
}

export const mediaResolvers: ResolverMap = {
  MediaItem: {
    id: ({ id }: Media) => globalId("post", id),
    databaseId: ({ id }: Media) => id,
    altText: ({ alt }: Media) => alt,
    slug: ({ file }: Media) => slugOf(file),
    status: () => "inherit",
    uri: ({ file }: Media) => `/${slugOf(file)}/`,
    link: ({ file }: Media, _: unknown, { shop }: ShopContext) =>
      `${shop.siteUrl}/${slugOf(file)}/`,
    mediaType: () => "image",
    mimeType: (_: Media, __: unknown, { shop }: ShopContext) => shop.uploads.mimeType,
    mediaItemUrl: ({ file }: Media, _: unknown, { shop }: ShopContext) => shop.uploads.url(file),
    sourceUrl,
    srcSet,
    sizes: (_: Media, { size }: SizeArgument, { shop }: ShopContext) => {
      const { width } = sizeOf(shop, size ?? "MEDIUM") ?? shop.uploads.full;
      return `(max-width: ${width}px) 100vw, ${width}px`;
    },
    mediaDetails: (media: Media) => media,
  },
  MediaDetails: {
    width: (_: Media, __: unknown, { shop }: ShopContext) => shop.uploads.full.width,
    height: (_: Media, __: unknown, { shop }: ShopContext) => shop.uploads.full.height,
    file: ({ file }: Media, _: unknown, { shop }: ShopContext) => shop.uploads.fileName(file),
    sizes: (
      { file }: Media,
      { include, exclude }: { include?: string[] | null; exclude?: string[] | null },
      { shop: { uploads } }: ShopContext,
    ) =>
      uploads.sizes
        .filter(({ name }) => !include || include.some((size) => isNamed(size, name)))
        .filter(({ name }) => !exclude?.some((size) => isNamed(size, name)))
        .map((size) => ({
          name: size.name,
          file: uploads.fileName(file, size),
          sourceUrl: uploads.url(file, size),
          width: String(size.width),
          height: String(size.height),
          mimeType: uploads.mimeType,
        })),
  },
};

function isNamed(value: string, name: string): boolean {
  return value.toLowerCase().replace(/^_/, "") === name;
}
