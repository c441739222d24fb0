/**
 * Headers of every picture: it never runs as a page, whatever it contains, and other sites may show
 * it, such as a merchant program that reads the product feed.
 */
export const PICTURE_HEADERS = {
  "content-security-policy": "default-src 'none'; sandbox",
  "content-disposition": "inline",
  "cross-origin-resource-policy": "cross-origin",
};
