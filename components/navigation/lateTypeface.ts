/** A typeface that is there, and not in use yet. */
let late: FontFace | undefined;

/** Whether a file was there when the page was first painted. */
function wasInTime(href: string): boolean {
  const [file] = performance.getEntriesByName(href) as PerformanceResourceTiming[];
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return file !== undefined && paint !== undefined && file.responseEnd < paint.startTime;
}

/**
 * Gets hold of a typeface that came too late for the page that was loaded: it was painted without,
 * and browsers leave it so (`font-display: optional`).
 */
export function loadLateTypeface(): void {
  const { href } = document.querySelector<HTMLLinkElement>("link[rel=preload][as=font]") ?? {};
  // One that is in use already would have the whole page laid out again.
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
 * Takes it into use. To be called when all changes anyway, as another page is about to be rendered:
 * what is laid out then is laid out with it, once.
 */
export function takeLateTypeface(): void {
  if (late) document.fonts.add(late);
  late = undefined;
}
