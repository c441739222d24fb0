// URLs of resized pictures, for `srcset`.

/** Widths that pictures are resized to: those of the layout, and the largest for zooming. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1200, 1600] as const;

/** Returns the URL of a picture in a width, over `/img`, from its own URL. */
export const resizedPicture = (address: string, width: (typeof PICTURE_WIDTHS)[number]): string =>
  `/img/${width}/${address.replace(/^(https?):\/\//, "$1/").replace(/^\//, "")}`;

/** Returns a picture's `srcset` over `/img`, from its own URL. */
export const pictureSrcSet = (address: string): string =>
  PICTURE_WIDTHS.map((width) => `${resizedPicture(address, width)} ${width}w`).join(", ");

/**
 * True for a picture in WordPress's upload folder, which the shop's own server can probably resize;
 * others are requested as they are.
 */
export const isUpload = (address: string): boolean => address.includes("/uploads/");
