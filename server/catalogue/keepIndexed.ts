import type { FastifyInstance } from "fastify";
import type { Config } from "#server/kernel/config.ts";
import { withPriority } from "#server/backend/line/backendQueue.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { queueChangedProducts } from "./changedProducts.ts";
import type { ChangedProducts } from "./changedProducts.ts";
import { standByIndexing } from "./standbyIndexing.ts";
import { openLease } from "#server/store/lease.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import type { ShopChanges } from "./shopChanges.ts";

// Indexing of changed products, where the settings allow to write the search index.

/**
 * Products that are read before pages are rendered again in the background: a visitor's search would
 * show another price than the page that it leads to.
 */
const FEW = 20;

/**
 * Brings the search records of changed products up to date, once the app listens. Of several servers
 * one writes Algolia's index; each writes the embedded one, which is its own. Returns the function
 * that reads the products that wait for it.
 * @param options.before products that have waited since an earlier process
 * @param options.save stores the products that wait
 */
export function keepIndexed(
  app: FastifyInstance,
  config: Config,
  {
    gateway,
    changes,
    before,
    save,
    sharedStore,
  }: {
    gateway: Pick<ShopGateway, "shared">;
    changes: Pick<ShopChanges, "onChange">;
    before: readonly number[];
    save: () => void;
    sharedStore?: SharedStore | undefined;
  },
): () => readonly number[] {
  if (config.ALGOLIA_APP_ID && !config.ALGOLIA_ADMIN_KEY) return () => [];
  // Algolia's client is loaded with the first change.
  const targetOf = async () => {
    const { listeningTarget } = await import("./indexTarget.ts");
    return listeningTarget(app, config);
  };
  const index = async (ids: readonly number[]) => {
    const shared = withPriority(gateway.shared, ids.length > FEW ? "refresh" : "view");
    const { indexProducts } = await import("./indexProducts.ts");
    const target = await targetOf();
    const colorAttributes = config.COLOR_ATTRIBUTES;
    save();
    if (target) await indexProducts(target, { shared }, { ids, colorAttributes });
    save();
  };
  const indexed = async () => {
    const { indexState } = await import("./indexState.ts");
    const target = await targetOf();
    const state = target && (await indexState(target.client, target.index));
    return [...(state?.hashes.keys() ?? [])].map(Number);
  };
  const onError = (error: unknown) =>
    app.log.warn({ err: error }, "search records of changed products could not be updated");
  const isShared = sharedStore !== undefined && config.ALGOLIA_APP_ID !== undefined;
  const standby = isShared
    ? standByIndexing(openLease(sharedStore, "search-index"), index, onError)
    : undefined;
  if (standby) app.addHook("onClose", standby.close);
  let queue: ChangedProducts | undefined;
  app.addHook("onListen", async () => {
    const indexing = { index: standby?.index ?? index, indexed, onError };
    queue = queueChangedProducts(changes, indexing, before);
  });
  app.addHook("onClose", async () => queue?.close());
  return () => queue?.waiting() ?? before;
}
