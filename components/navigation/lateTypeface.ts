/** Web font that is loaded but not yet in use. */
let late: FontFace | undefined;

/** True if a file had loaded before the first contentful paint. */
function wasInTime(href: string): boolean {
  const [file] = performance.getEntriesByName(href) as PerformanceResourceTiming[];
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return file !== undefined && paint !== undefined && file.responseEnd < paint.startTime;
}

/**
 * Loads a web font that arrived too late for the first paint: the page was painted with the
 * fallback font, and browsers leave it so (`font-display: optional`).
 */
export function loadLateTypeface(): void {
  const { href } = document.querySelector<HTMLLinkElement>("link[rel=preload][as=font]") ?? {};
  // Adding a font that is already in use would lay out the whole page again.
  if (!href || wasInTime(href)) return;
  for (const { display, family, weight, unicodeRange } of document.fonts) {
    if (display !== "optional") continue;
    const face = new FontFace(family, `url("${href}")`, { weight, unicodeRange });
    face.load().then(
      () => (late = face),
      () => {},
    );
  }
}

/**
 * Puts the late web font into use. Call it just before another page is rendered, so that its layout
 * is computed once, with the font.
 */
export function takeLateTypeface(): void {
  if (late) document.fonts.add(late);
  late = undefined;
}
