/** Where the last reload of this tab is noted, and for how long it keeps another one from happening. */
const MARKER = "vitrine.reload";
const LIFETIME_MS = 10_000;

type Marker = { path?: string; expires?: number };

function readMarker(): Marker {
  const text = sessionStorage.getItem(MARKER);
  try {
    return (JSON.parse(text ?? "{}") as Marker | null) ?? {};
  } catch {
    return {};
  }
}

/**
 * Whether a page may be reloaded because something of it could not be loaded, and a note that it
 * was: not twice within ten seconds, and not at all where that cannot be remembered, lest the page
 * reloads for ever.
 * @param path path and search of the page that is reloaded
 */
export function mayReload(path: string): boolean {
  try {
    const { path: last, expires = 0 } = readMarker();
    if (last === path && expires >= Date.now()) return false;
    sessionStorage.setItem(MARKER, JSON.stringify({ path, expires: Date.now() + LIFETIME_MS }));
    return true;
  } catch {
    return false;
  }
}

/** Goes to an address of ours by a full page load, once in ten seconds; says whether it does. */
export function loadWhole(address: string): boolean {
  const { href, pathname, search } = new URL(address, location.href);
  if (!mayReload(pathname + search)) return false;
  // An address that differs in its anchor alone would only be scrolled to.
  if (href.split("#")[0] === location.href.split("#")[0]) location.reload();
  else location.assign(href);
  return true;
}
