import type { PageContext } from "vike/types";
import { loadInBrowser } from "./loadInBrowser.ts";
import { loadOnServer } from "./loadOnServer.ts";

/**
 * Loads the data of the page that is about to be rendered into its context: on the server for a
 * first view, in the browser for a navigation. Throws Vike's 404 where the page's query says that
 * there is no such page, and `OperationError` where the backend fails; the error page itself is
 * shown without data rather than not at all.
 */
export async function loadPage(pageContext: PageContext): Promise<void> {
  if (pageContext.isClientSide) pageContext.loaded = await loadInBrowser(pageContext);
  // So that the build for browsers holds nothing of the server's part.
  else if (import.meta.env.SSR) pageContext.loaded = await loadOnServer(pageContext);
}
