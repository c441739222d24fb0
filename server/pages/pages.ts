import type { PageBackend } from "#relay/pageQuery.ts";
import type { PageCache, StoredPage } from "./pageCache.ts";
import type { RenderPage, RenderedPage } from "./render.ts";

/** How long a kept page is served without a look at the backend, in milliseconds. */
const FRESH_MS = 60_000;

/** Addresses answered from the page store or by rendering. */
export type Pages = {
  /**
   * The page at a path that everyone shares: kept, or rendered and then kept. Requests for a page
   * that is being rendered wait for that rendering. A page past its time is served as it is while
   * it is rendered anew; if that fails it stays, and if there is no such page any more it goes.
   */
  shared: (path: string, backend: PageBackend) => Promise<StoredPage | RenderedPage>;
  /** A page rendered for one request. */
  fresh: RenderPage;
};

/** Serves pages over a renderer and, outside development, a store. */
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
    const { html, payload } = rendered;
    const page = { html, renderedAt: Date.now(), ...(payload === undefined ? {} : { payload }) };
    return store.put(path, page);
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
      const kept = await store?.get(path);
      if (!kept) return renderOnce(path, backend);
      if (Date.now() - kept.renderedAt > FRESH_MS) {
        renderOnce(path, backend).catch((error: unknown) => onError(error, path));
      }
      return kept;
    },
  };
}
