import { createHash } from "node:crypto";
import sanitizeHtml from "sanitize-html";

// Pictures of a mirrored shop: their names in the mirror, and where they are read from.

/** Height for a width of 1 of the pictures of a shop that does not state theirs. */
const USUAL_RATIO = 1;

/** A picture of WooGraphQL. */
export type SourcePicture = {
  readonly databaseId: number;
  readonly sourceUrl: string | null | undefined;
  readonly altText: string | null | undefined;
  readonly title: string | null | undefined;
  readonly mediaDetails?:
    | { readonly width: number | null | undefined; readonly height: number | null | undefined }
    | null
    | undefined;
};

/** Names the pictures of a mirror. */
export type MirroredPictures = {
  /** Returns a picture for the mirror; undefined if the storefront would not show it. */
  pictureOf: (
    picture: SourcePicture | null | undefined,
  ) => { id: number; file: string; alt: string; title: string } | undefined;
  /** Returns a text whose pictures are the mirror's. */
  withPictures: (html: string) => string;
  /** Addresses of the pictures in the mirrored shop, by the names in the mirror. */
  addresses: () => Record<string, string>;
  /** Height of most pictures for a width of 1. */
  ratio: () => number;
};

/** Characters of a hash that keep names apart: two of a million are equal once in 10^4 shops. */
const HASH_LENGTH = 12;

/** Name of a picture: its file's, and a hash of its address, since folders are left out. */
function nameOf(address: string): string {
  const hash = createHash("sha256").update(address).digest("hex").slice(0, HASH_LENGTH);
  const file = new URL(address).pathname.split("/").at(-1) ?? "";
  const plain = file
    .replace(/\.\w+$/, "")
    .replace(/[^\w-]+/g, "-")
    .slice(0, 60);
  return `${plain}-${hash}`;
}

/** Returns the value that occurs most often. */
function mostFrequent(values: ReadonlyMap<number, number>): number | undefined {
  return [...values].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * Creates the names of a shop's pictures.
 * @param endpoint address that the shop's addresses are relative to
 * @param isShown true for the address of a picture that the storefront loads
 */
export function createMirroredPictures(
  endpoint: string,
  isShown: (address: string) => boolean,
): MirroredPictures {
  const addresses = new Map<string, string>();
  const ratios = new Map<number, number>();

  function fileOf(source: string): string | undefined {
    const address = URL.parse(source, endpoint)?.href;
    if (address === undefined || !isShown(address)) return undefined;
    const file = nameOf(address);
    addresses.set(file, address);
    return file;
  }

  const img: sanitizeHtml.Transformer = (tagName, { srcset: _, sizes: __, ...attribs }) => {
    const file = fileOf(attribs["src"] ?? "");
    const src = file === undefined ? undefined : `/wp-content/uploads/${file}.webp`;
    return { tagName, attribs: { ...attribs, ...(src !== undefined && { src }) } };
  };

  return {
    pictureOf: (picture) => {
      const file = picture?.sourceUrl ? fileOf(picture.sourceUrl) : undefined;
      if (!picture || file === undefined) return undefined;
      const { width, height } = picture.mediaDetails ?? {};
      if (width && height) {
        const ratio = Math.round((height / width) * 100) / 100;
        ratios.set(ratio, (ratios.get(ratio) ?? 0) + 1);
      }
      return {
        id: picture.databaseId,
        file,
        alt: picture.altText ?? "",
        title: picture.title ?? "",
      };
    },
    // The gateway has sanitized the text already: every tag may stay.
    withPictures: (html) =>
      html.includes("<img")
        ? sanitizeHtml(html, {
            allowedTags: false,
            allowedAttributes: false,
            allowVulnerableTags: true,
            transformTags: { img },
          })
        : html,
    addresses: () => Object.fromEntries(addresses),
    ratio: () => mostFrequent(ratios) ?? USUAL_RATIO,
  };
}
