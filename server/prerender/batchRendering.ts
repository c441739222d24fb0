import { pagesFolder, readBuild } from "#server/rendering/currentBuild.ts";
import type { Config } from "#server/kernel/config.ts";
import { openCommandGateway } from "#server/backend/sessions/commandGateway.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";
import type { BatchReply } from "#server/kernel/distribute.ts";
import { MISSING_PAGE } from "./treeFiles.ts";
import { forAnyAddress, missingPath, removeTreePage, writeTreePage } from "./treePages.ts";
import type { WrittenPage } from "./treePages.ts";
import { createPictureWriter, isPicture } from "./treePictures.ts";
import { openBuiltRoutes } from "#server/rendering/builtPages.ts";
import { writePage } from "#server/rendering/pageCache.ts";
import { perLanguage } from "#server/kernel/language.ts";
import { openProductionRenderer } from "#server/rendering/render.ts";
import type { RenderedPage } from "#server/rendering/render.ts";
import { openMenus } from "#server/catalogue/wordpressMenus.ts";
import { pageFacts, withMenus } from "#server/rendering/shopFacts.ts";
import { setTimeout as pause } from "node:timers/promises";

// Rendering of pages in batches, into the page cache or a static tree.

/** Settings of a rendering of pages. */
export type RenderSettings = {
  config: Config;
  /** Filter attributes of the shop. */
  attributes: readonly string[];
  /** Folder of the static tree that pages are written into; unset, they go into the page cache. */
  tree?: string;
};

/** Reply to a batch of paths: those that failed and, in a static tree, those written and gone. */
export type RenderedBatch = BatchReply & { written: WrittenPage[]; gone: string[] };

/** Reply to a batch without paths. */
export const emptyBatch = (): RenderedBatch => ({ failed: [], written: [], gone: [] });

/** Page with the time at which its rendering began. */
type TimedPage = RenderedPage & { renderedAt: number };

type Write = (path: string, rendered: TimedPage, batch: RenderedBatch) => Promise<boolean>;

/** Writes a page into the page cache; false if it is not shared. */
const cacheWriter =
  (folder: string): Write =>
  async (path, rendered) => {
    if (!rendered.isShared) return false;
    await writePage(folder, path, rendered);
    return true;
  };

/** Writes a page into a static tree, or removes it if it no longer exists; false if it failed. */
const treeWriter =
  (tree: string): Write =>
  async (path, rendered, { written, gone }) => {
    const isMissingPage = path === MISSING_PAGE && rendered.status === 404 && rendered.isComplete;
    if (rendered.isShared || isMissingPage) {
      written.push(await writeTreePage(tree, path, rendered));
      return true;
    }
    const isGone = path !== MISSING_PAGE && (rendered.status === 404 || rendered.location);
    if (!isGone) return false;
    await removeTreePage(tree, path);
    gone.push(path);
    return true;
  };

/**
 * Opens the backend for pages, and returns the function that renders a batch of paths and writes the
 * pages: one batch at a time.
 */
export async function openBatchRendering({ config, attributes, tree }: RenderSettings) {
  const { backend, gateway, delayMs, picture, pathsOf, close } = await openCommandGateway(config, {
    isBatched: true,
  });
  const { shared, sendWithSeo } = gateway;
  const { id } = await readBuild();
  const facts = perLanguage(() => pageFacts(config, id, backend));
  const menus = await openMenus(config, gateway, backend);
  const sources = { config, facts: () => withMenus(facts(), menus.current()) };
  const render = await openProductionRenderer(sources);
  const known = { attributes: async () => attributes, pathsOf, sendWithSeo };
  const page = { url: GATEWAY_URL, shared, personal: shared, ...known };
  const write = tree === undefined ? cacheWriter(pagesFolder(config, id)) : treeWriter(tree);
  const writePicture = createPictureWriter(tree ?? "", { backend, picture }, config);
  const missing = missingPath(await openBuiltRoutes());
  let batch = emptyBatch();

  const renderPatiently = createPatientRendering(
    async (path) => {
      if (isPicture(path)) return writePicture(path);
      const isMissing = path === MISSING_PAGE;
      const renderedAt = Date.now();
      const url = isMissing ? missing : path;
      const rendered = await render({ url, backend: page, hasSession: false, isMissing });
      const written = isMissing ? forAnyAddress(rendered, missing) : rendered;
      return write(path, { ...written, renderedAt }, batch);
    },
    { delayMs },
  );

  async function renderBatch(paths: readonly string[]): Promise<RenderedBatch> {
    batch = emptyBatch();
    const areRendered = await Promise.all(paths.map(renderPatiently));
    return { ...batch, failed: paths.filter((_, index) => !areRendered[index]) };
  }

  return { renderBatch, close };
}

/** Longest time without a rendered page for which rendering waits for the backend. */
const MAX_WAIT_MS = 120_000;

/**
 * Creates the rendering of pages that waits for the backend. A page that fails is rendered again
 * after the backend's pause, and once without one: a pause may have ended while the page was still
 * being rendered, so that a failure alone says nothing about the page.
 * @param render renders the page of a path; false or a rejection means that it failed
 * @param delayMs returns the milliseconds until the backend may be called again; 0 if it may be now
 * @param now a monotonic clock, in milliseconds
 * @returns a function that resolves with true once the page is rendered, false if it failed
 */
export function createPatientRendering(
  render: (path: string) => Promise<boolean>,
  {
    delayMs,
    now = () => performance.now(),
    wait = pause,
  }: {
    delayMs: () => number;
    now?: () => number;
    wait?: (ms: number) => Promise<unknown>;
  },
): (path: string) => Promise<boolean> {
  let failingSince: number | undefined;

  return async (path) => {
    let isLastAttempt = false;
    for (;;) {
      const isRendered = await render(path).catch(() => false);
      failingSince = isRendered ? undefined : (failingSince ?? now());
      if (failingSince === undefined) return true;
      if (isLastAttempt || now() - failingSince > MAX_WAIT_MS) return false;
      const ms = delayMs();
      isLastAttempt = ms === 0;
      if (ms > 0) await wait(ms);
    }
  };
}
