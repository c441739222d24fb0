// Chunk reload: a full page load after a script chunk failed to load, once per URL in ten seconds.

/** Session storage key of the tab's last reload, and the time during which it blocks another. */
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
 * Records a page's reload after a failed load and returns true if it may happen: once per URL in ten
 * seconds, and never without storage, to avoid a reload loop.
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

/** Navigates to one of our URLs by a full page load, once in ten seconds for each; true if it does. */
export function loadFullPage(address: string): boolean {
  const { href, pathname, search } = new URL(address, location.href);
  if (!mayReload(pathname + search)) return false;
  // `assign` would only scroll to a URL that differs in its hash alone.
  if (href.split("#")[0] === location.href.split("#")[0]) location.reload();
  else location.assign(href);
  return true;
}
