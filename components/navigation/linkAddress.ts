/** A hash as text, and how it is spelled: one with a stray `%`, as `#50%`, is text already. */
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
  const bare = pathname.replace(/(?!^)\/+$/, "");
  const path = bare === location.pathname ? bare : pathname;
  const corrected = path + search + readHash(hash).spelled;
  if (corrected !== pathname + search + hash) link.setAttribute("href", corrected);
}

/**
 * Readies the address of a page that was navigated to for the router, which goes to its anchor: a
 * malformed one is corrected, and where there is no such anchor the page is left at its top.
 */
export function settleAnchor(): void {
  const { text, spelled } = readHash(location.hash);
  if (spelled !== location.hash) history.replaceState(history.state, "", spelled);
  const id = text.slice(1);
  const isThere = document.getElementById(id) ?? document.getElementsByName(id)[0];
  if (id && !isThere) scrollTo({ top: 0, left: 0, behavior: "instant" });
}
