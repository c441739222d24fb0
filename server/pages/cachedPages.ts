import type { PageBackend } from "#relay/pageQuery.ts";
import { cachedFrom } from "./pageCache.ts";
import type { PageCache, StoredPage } from "./pageCache.ts";
import type { RenderPage, RenderedPage } from "./render.ts";

/** Maximum age of a cached page before it is revalidated, in milliseconds. */
const FRESH_MS = 60_000;

/** Pages by URL, from the page cache or rendered. */
export type Pages = {
  /**
   * Returns the shared page at a path: cached, or rendered and then cached. Concurrent requests
   * share one rendering. A stale page is served while it is rendered again; if that fails it stays
   * cached, and if the page no longer exists it is removed.
   */
  shared: (path: string, backend: PageBackend) => Promise<StoredPage | RenderedPage>;
  /** Renders a page for one request. */
  fresh: RenderPage;
};

/** Serves pages through a renderer and, outside development, a page cache. */
export function createPages(
  render: RenderPage,
  store: PageCache | undefined,
  onError: (error: unknown, path: string) => void,
): Pages {
  const underWay = new Map<string, Promise<StoredPage | RenderedPage>>();

  async function renderAndKeep(
    path: string,
    backend: PageBackend,
  ): Promise<StoredPage | RenderedPage> {
    const rendered = await render({ url: path, backend, hasSession: false });
    if (rendered.status === 404 || rendered.location !== undefined) await store?.remove(path);
    if (!rendered.isShared || !store) return rendered;
    return store.put(path, cachedFrom(rendered));
  }

  function renderOnce(path: string, backend: PageBackend): Promise<StoredPage | RenderedPage> {
    const running = underWay.get(path);
    if (running) return running;
    const rendering = renderAndKeep(path, backend).finally(() => underWay.delete(path));
    underWay.set(path, rendering);
    return rendering;
  }

  return {
    fresh: render,
    shared: async (path, backend) => {
      const cached = await store?.get(path);
      if (!cached) return renderOnce(path, backend);
      if (Date.now() - cached.renderedAt > FRESH_MS) {
        renderOnce(path, backend).catch((error: unknown) => onError(error, path));
      }
      return cached;
    },
  };
}
