// Corrections of a clicked link's URL: trailing slashes and anchors.

/** Returns a hash as text and in valid spelling; a stray `%`, as in `#50%`, is text already. */
function readHash(hash: string): { text: string; spelled: string } {
  try {
    return { text: decodeURIComponent(hash), spelled: hash };
  } catch {
    return { text: hash, spelled: hash.replaceAll("%", "%25") };
  }
}

/**
 * Corrects a clicked link's address before the router reads it: a trailing slash would make
 * another page of the current one, and a malformed hash would make the router throw.
 */
export function correctLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || link.dataset["vike"] === "false") return;
  const bare = pathname.replace(/(?<=[^/])\/+$/, "");
  const path = bare === location.pathname ? bare : pathname;
  const corrected = path + search + readHash(hash).spelled;
  if (corrected !== pathname + search + hash) link.setAttribute("href", corrected);
}

/**
 * Prepares the address of a navigation's page for the router, which scrolls to its anchor: corrects
 * a malformed hash, and scrolls to the top if the anchor does not exist.
 */
export function settleAnchor(): void {
  const { text, spelled } = readHash(location.hash);
  if (spelled !== location.hash) history.replaceState(history.state, "", spelled);
  const id = text.slice(1);
  const anchor = document.getElementById(id) ?? document.getElementsByName(id)[0];
  if (id && !anchor) scrollTo({ top: 0, left: 0, behavior: "instant" });
}
