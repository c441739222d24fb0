/**
 * Returns the most frequent style of each route with one page per entry, by its prefix: pages of a
 * route differ little.
 */
export function commonStyles(
  prefixes: readonly string[],
  styles: ReadonlyMap<string, string>,
): Map<string, string> {
  const counts = new Map(prefixes.map((prefix) => [prefix, new Map<string, number>()]));
  for (const [path, style] of styles) {
    const ofRoute = counts.get(path.replace(/\/[^/]*$/, ""));
    ofRoute?.set(style, (ofRoute.get(style) ?? 0) + 1);
  }
  const common = new Map<string, string>();
  for (const [prefix, ofRoute] of counts) {
    const [most] = [...ofRoute].toSorted(([, one], [, other]) => other - one);
    if (most) common.set(prefix, most[0]);
  }
  return common;
}
