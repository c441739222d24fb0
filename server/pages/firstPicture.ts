const PICTURE = /<link rel="preload" as="image"[^>]*>/;
const FONT = /<link rel="preload" as="font"[^>]*>/;

/**
 * A rendered page that asks for its first picture, which a shopper waits for, before its typeface:
 * the connection that is there already is the first one's. React asks for pictures where the body
 * begins, behind the head; a page without either stays as it is.
 */
export function withPictureFirst(html: string): string {
  const [picture, font] = [PICTURE.exec(html)?.[0], FONT.exec(html)?.[0]];
  if (!picture || !font) return html;
  return html.replace(picture, "").replace(font, () => picture + font);
}
