/**
 * Where our server gives a picture as small as a suggestion shows it. It refuses those of other
 * sites than the shop's.
 */
export function smallPicture(src: string): string {
  const { origin, host, protocol, pathname } = new URL(src, location.origin);
  if (!pathname.includes("/uploads/")) return src;
  const from = origin === location.origin ? "" : `/${protocol.slice(0, -1)}/${host}`;
  return `/img/320${from}${pathname}`;
}
