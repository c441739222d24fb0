// Web fonts that arrived after the first paint, put into use at the next navigation.

/** Web fonts that are loaded but not yet in use. */
const late = new Set<FontFace>();

/** True if a file had loaded before the first contentful paint. */
function wasInTime(href: string): boolean {
  const [file] = performance.getEntriesByName(href) as PerformanceResourceTiming[];
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return file !== undefined && paint !== undefined && file.responseEnd < paint.startTime;
}

/**
 * Loads the web fonts that arrived too late for the first paint: the page was painted with the
 * fallback fonts, and browsers leave it so (`font-display: optional`).
 */
export function loadLateTypeface(): void {
  const files = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]");
  // `DocumentHead` preloads the files in the order of their rules.
  for (const [index, { display, family, weight, unicodeRange }] of [...document.fonts].entries()) {
    const href = files[index]?.href;
    // Adding a font that is already in use would lay out the whole page again.
    if (display !== "optional" || !href || wasInTime(href)) continue;
    const face = new FontFace(family, `url("${href}")`, { weight, unicodeRange });
    face.load().then(
      () => late.add(face),
      () => {},
    );
  }
}

/**
 * Puts the late web fonts into use. Call it when another page is in the document and not yet painted,
 * so that its layout is computed once, with the fonts; earlier, that of the page that is left would
 * be computed again.
 */
export function takeLateTypeface(): void {
  for (const face of late) document.fonts.add(face);
  late.clear();
}
