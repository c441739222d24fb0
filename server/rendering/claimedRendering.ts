import { setTimeout as pause } from "node:timers/promises";
import type { StoredPage } from "./pageFormat.ts";
import type { RenderedPage } from "./render.ts";
import { LEASE_MS } from "./storePages.ts";
import type { StorePages } from "./storePages.ts";

// Rendering of a page by one of several servers, for which the others wait.

/** Interval in which the page of another server is looked for, in milliseconds. */
const POLL_MS = 25;

/**
 * Creates the function that renders a page, or takes it from the server that is rendering it. It
 * does not wait longer for that server than a lease lasts.
 * @param adopt caches a page that another server has rendered
 */
export function createClaimedRendering(
  storePages: Pick<StorePages, "claim"> | undefined,
  options: {
    /** True for a page that need not be rendered again. */
    isCurrent: (page: StoredPage) => boolean;
    adopt: (path: string, page: StoredPage) => Promise<StoredPage>;
  },
) {
  const { isCurrent, adopt } = options;
  type Page = StoredPage | RenderedPage;

  return async (path: string, render: () => Promise<Page>): Promise<Page> => {
    if (!storePages) return render();
    const waitsUntil = performance.now() + LEASE_MS;
    for (;;) {
      const { page, isOurs, end } = await storePages.claim(path);
      if (page && isCurrent(page)) {
        end();
        return adopt(path, page);
      }
      if (isOurs || performance.now() >= waitsUntil) {
        let rendered: Page | undefined;
        try {
          rendered = await render();
          return rendered;
        } finally {
          end(rendered);
        }
      }
      await pause(POLL_MS);
    }
  };
}
