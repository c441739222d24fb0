let isTaken = false;

/** Whether a file was there when the page was first painted. */
function wasInTime(href: string): boolean {
  const [file] = performance.getEntriesByName(href) as PerformanceResourceTiming[];
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return file !== undefined && paint !== undefined && file.responseEnd < paint.startTime;
}

/**
 * Takes a typeface into use that came too late for the page that was loaded: it was painted without,
 * and browsers leave it so (`font-display: optional`). To be called when all changes anyway, as the
 * shopper goes on to another page.
 */
export function takeLateTypeface(): void {
  const { href } = document.querySelector<HTMLLinkElement>("link[rel=preload][as=font]") ?? {};
  if (isTaken || !href) return;
  isTaken = true;
  // One that is in use already would have the whole page laid out again.
  if (wasInTime(href)) return;
  for (const { display, family, weight, unicodeRange } of document.fonts) {
    if (display !== "optional") continue;
    const face = new FontFace(family, `url("${href}")`, { weight, unicodeRange });
    face.load().then(
      () => document.fonts.add(face),
      () => {},
    );
  }
}
