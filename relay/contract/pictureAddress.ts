/** The widths that pictures are made in: those of their places, and the largest for a close look. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1200, 1600] as const;

/** A picture in all its widths, as `/img` gives them, from its own address. */
export function pictureSrcSet(address: string): string {
  const place = address.replace(/^(https?):\/\//, "$1/").replace(/^\//, "");
  return PICTURE_WIDTHS.map((width) => `/img/${width}/${place} ${width}w`).join(", ");
}
