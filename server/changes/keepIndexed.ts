import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import { withPriority } from "#server/gateway/callPriority.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { queueChangedProducts } from "#server/search/changedProducts.ts";
import type { ChangedProducts } from "#server/search/changedProducts.ts";
import type { ShopChanges } from "./shopChanges.ts";

// Indexing of changed products, where the settings allow to write the search index.

/**
 * Products that are read before pages are rendered again in the background: a visitor's search would
 * show another price than the page that it leads to.
 */
const FEW = 20;

/**
 * Brings the search records of changed products up to date, once the app listens. Returns the
 * function that reads the products that wait for it.
 * @param options.before products that have waited since an earlier process
 * @param options.onIndexed called after each part
 */
export function keepIndexed(
  app: FastifyInstance,
  config: Config,
  {
    gateway,
    changes,
    before,
    onIndexed,
  }: {
    gateway: Pick<ShopGateway, "shared">;
    changes: Pick<ShopChanges, "onChange">;
    before: readonly number[];
    onIndexed: () => void;
  },
): () => readonly number[] {
  if (config.ALGOLIA_APP_ID && !config.ALGOLIA_ADMIN_KEY) return () => [];
  const index = async (ids: readonly number[]) => {
    const shared = withPriority(gateway.shared, ids.length > FEW ? "refresh" : "view");
    // Algolia's client is loaded with the first change.
    const { listeningTarget } = await import("#server/search/indexTarget.ts");
    const { indexProducts } = await import("#server/search/indexProducts.ts");
    const target = listeningTarget(app, config);
    const colorAttributes = config.COLOR_ATTRIBUTES;
    if (target) await indexProducts(target, { shared }, { ids, colorAttributes });
    onIndexed();
  };
  let queue: ChangedProducts | undefined;
  app.addHook("onListen", async () => {
    const onError = (error: unknown) =>
      app.log.warn({ err: error }, "search records of changed products could not be updated");
    queue = queueChangedProducts(changes, index, onError, before);
  });
  app.addHook("onClose", async () => queue?.close());
  return () => queue?.waiting() ?? before;
}
