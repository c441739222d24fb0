import type { PageContext } from "vike/types";
import { loadInBrowser } from "./loadInBrowser.ts";
import { isErrorPage } from "./loadedPage.ts";
import { loadOnServer } from "./loadOnServer.ts";
import { logicalAddress } from "./logicalAddress.ts";

/**
 * Loads the data of the page to be rendered into its context: on the server for a first view, in
 * the browser for a navigation. Throws Vike's 404 if the page's query finds no such page, and
 * `OperationError` if the backend fails; the error page itself then renders without data.
 */
export async function loadPage(pageContext: PageContext): Promise<void> {
  // Vike does not route an error page, which has the address of the page that failed.
  if (isErrorPage(pageContext))
    Object.assign(pageContext, logicalAddress(pageContext)?.pageContext);
  if (pageContext.isClientSide) pageContext.loaded = await loadInBrowser(pageContext);
  // Keeps the server's code out of the browser bundle.
  else if (import.meta.env.SSR) pageContext.loaded = await loadOnServer(pageContext);
}
