import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Config } from "#server/kernel/config.ts";
import { withPriority } from "#server/backend/line/backendQueue.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import type { Store } from "#server/store/store.ts";
import type { DiskSpace } from "#server/store/diskSpace.ts";
import { openIndexQueue } from "./indexQueue.ts";
import { followWordpressPages } from "./wordpressPageChanges.ts";
import { followMenus } from "./wordpressMenus.ts";
import type { WordpressMenus } from "./wordpressMenus.ts";
import { pollChanges, shareComparison } from "./changePoll.ts";
import type { ChangePoll, Comparison } from "./changePoll.ts";
import { shareChanges } from "./shareChanges.ts";
import { createShopChanges, postTag } from "./shopChanges.ts";
import type { ShopChanges } from "./shopChanges.ts";
import { openStoredChanges } from "./storedChanges.ts";
import type { ChangesState, StoredChanges } from "./storedChanges.ts";
import type { ReceiveOptions, Received } from "./webhook.ts";

// Sources of the record of changes: webhooks, a poll of the catalogue, and other servers.

/** State of the webhooks and of the poll, for people. */
export type ChangeFacts = {
  /** Notices that were accepted since the start, and the time of the last one in epoch milliseconds. */
  notices: number;
  noticedAt?: number;
  /** Notices that were refused since the start. */
  refused: number;
  /** Changes that the comparisons have found since the start. */
  found: number;
  /** Number of products whose search records are not up to date yet. */
  unindexed: number;
  /** The last comparison; none with the embedded shop, and before the first has ended. */
  comparison?: Comparison;
};

/** Opens the record of changes, with those that an earlier process has stored. */
export async function openShopChanges(
  config: Config,
  { disk, log }: { disk: Pick<DiskSpace, "notice">; log: FastifyBaseLogger },
): Promise<{ changes: ShopChanges; stored: StoredChanges }> {
  const stored = await openStoredChanges(config, (error) => {
    if (!disk.notice(error)) log.error({ err: error }, "changes could not be stored");
  });
  return { changes: createShopChanges(Date.now, stored.state), stored };
}

/**
 * Follows the changes of the shop: takes webhooks if there is a secret, and compares the products
 * of a remote shop once the app listens. With a shared store the servers tell each other of changes,
 * and one of them compares. Returns the function that reads the state.
 */
export function followChanges(
  app: FastifyInstance,
  config: Config,
  {
    gateway,
    menus,
    changes,
    stored,
    store,
    sharedStore,
    registerHooks,
  }: {
    gateway: Pick<ShopGateway, "shared" | "wordpressPages">;
    menus: Pick<WordpressMenus, "read">;
    changes: ShopChanges;
    stored: StoredChanges;
    store: Store;
    sharedStore: SharedStore | undefined;
    /** Registers the endpoint to which webhooks are delivered. */
    registerHooks: (app: FastifyInstance, options: ReceiveOptions) => void;
  },
): () => ChangeFacts {
  const {
    WEBHOOK_SECRET: secret,
    CHANGE_POLL_SECONDS: seconds,
    GRAPHQL_ENDPOINT: endpoint,
  } = config;
  let poll: ChangePoll | undefined;
  let unindexed = () => stored.state.unindexed;
  let position = () => stored.state.position;
  const compared = () => poll?.known() ?? stored.state.compared;
  const current = (): ChangesState => ({
    ...changes.state(),
    compared: compared(),
    unindexed: unindexed(),
    position: position(),
  });
  const save = () => stored.save(current);
  changes.onChange(save);
  app.addHook("onClose", () => stored.close());

  const isProduct = (id: number) => compared()?.has(postTag(id)) ?? false;
  const pages = followWordpressPages(changes, gateway.wordpressPages, { isProduct });
  const followedMenus = followMenus(changes, menus, { isProduct });
  app.addHook("onClose", async () => {
    pages.close();
    followedMenus.close();
  });

  const facts: Omit<ChangeFacts, "unindexed"> = { notices: 0, refused: 0, found: 0 };
  const read = () => ({ ...facts, unindexed: unindexed().length });
  const onReceived = (result: Received) => {
    if (result === "refused") facts.refused += 1;
    if (result !== "noted") return;
    facts.notices += 1;
    facts.noticedAt = Date.now();
  };
  if (secret !== undefined) registerHooks(app, { secret, changes, store, onReceived });
  if (sharedStore) {
    const before = stored.state.position;
    position = shareChanges(app, sharedStore, changes, { before, onRead: save });
  }
  if (endpoint === undefined) return read;
  unindexed = openIndexQueue(app, config, {
    gateway,
    changes,
    before: unindexed(),
    save,
    store,
  });
  if (seconds === 0) return read;

  let saidOf = 0;
  const onCompared = (comparison: Comparison) => {
    const { products, perMinute } = comparison;
    // Once, and again when the catalogue has grown by half.
    if (products > perMinute && products > saidOf * 1.5) {
      saidOf = products;
      app.log.warn({ products, perMinute }, "comparing all products takes more than a minute");
    }
    if (comparison.changed > 0 || facts.comparison === undefined) save();
    facts.comparison = comparison;
    gateway.wordpressPages.refetch().catch(() => {});
    void menus.read();
    facts.found += comparison.changed;
  };
  const turn = sharedStore && shareComparison(sharedStore);
  app.addHook("onListen", async () => {
    const shared = withPriority(gateway.shared, "refresh");
    const before = stored.state.compared;
    poll = pollChanges({ shared }, changes, {
      everyMs: seconds * 1000,
      onCompared,
      before,
      turn,
    });
  });
  app.addHook("onClose", async () => {
    poll?.close();
    await turn?.close();
  });
  return read;
}
