// URLs of resized pictures, for `srcset`.

/** Widths that pictures are resized to: those of the layout, and the largest for zooming. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1200, 1600] as const;

/** Returns a picture's `srcset` over `/img`, from its own URL. */
export function pictureSrcSet(address: string): string {
  const place = address.replace(/^(https?):\/\//, "$1/").replace(/^\//, "");
  return PICTURE_WIDTHS.map((width) => `/img/${width}/${place} ${width}w`).join(", ");
}

/**
 * True for a picture in WordPress's upload folder, which the shop's own server can probably resize;
 * others are requested as they are.
 */
export const isUpload = (address: string): boolean => address.includes("/uploads/");
