// Upload URLs and sizes of the shop's pictures, with WordPress's size names.

/** WordPress's names of its cropped sizes. */
export type UploadSizeName =
  | "thumbnail"
  | "medium"
  | "medium_large"
  | "large"
  | "woocommerce_gallery_thumbnail"
  | "woocommerce_thumbnail"
  | "woocommerce_single"
  | "1536x1536"
  | "2048x2048";

export type UploadSize = { width: number; height: number };

/** URLs, file names and sizes of a shop's pictures. */
export type Uploads = {
  /** Returns the URL of a picture, in full or in a cropped size. */
  url(file: string, size?: UploadSize): string;
  /** Returns the file name of a picture in a size. */
  fileName(file: string, size?: UploadSize): string;
  mimeType: string;
  full: UploadSize;
  /** Cropped sizes, in the order of `srcSet`. */
  sizes: readonly (UploadSize & { name: UploadSizeName })[];
};

const FOUR_TO_FIVE = 5 / 4;

/**
 * Pictures in WebP, in six widths from 160 to 1200 pixels, below wp-content.
 * @param ratio their height for a width of 1
 */
export function webpUploads(siteUrl: string, ratio = FOUR_TO_FIVE): Uploads {
  const ofWidth = (width: number) => ({ width, height: Math.round(width * ratio) });
  const full = ofWidth(1200);
  const fileName = (file: string, { width, height }: UploadSize = full) =>
    `${file}-${width}x${height}.webp`;
  return {
    url: (file, size) => `${siteUrl}/wp-content/uploads/${fileName(file, size)}`,
    fileName,
    mimeType: "image/webp",
    full,
    sizes: [
      { name: "thumbnail", ...ofWidth(160) },
      { name: "medium", ...ofWidth(320) },
      { name: "woocommerce_thumbnail", ...ofWidth(480) },
      { name: "woocommerce_single", ...ofWidth(640) },
      { name: "large", ...ofWidth(960) },
    ],
  };
}
