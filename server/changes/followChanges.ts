import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import { withPriority } from "#server/gateway/callPriority.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { registerHooks } from "#server/routes/hooks.ts";
import { queueChangedProducts } from "#server/search/changedProducts.ts";
import type { ChangedProducts } from "#server/search/changedProducts.ts";
import { pollChanges } from "./changePoll.ts";
import type { ChangePoll, Comparison } from "./changePoll.ts";
import type { ShopChanges } from "./shopChanges.ts";
import type { Received } from "./webhook.ts";

// Sources of the record of changes: webhooks, and a poll of the catalogue.

/** State of both sources, for people. */
export type ChangeFacts = {
  /** Notices that were accepted since the start, and the time of the last one in epoch milliseconds. */
  notices: number;
  noticedAt?: number;
  /** Notices that were refused since the start. */
  refused: number;
  /** Changes that the comparisons have found since the start. */
  found: number;
  /** The last comparison; none in a shop of its own, and before the first has ended. */
  comparison?: Comparison;
};

/** Brings the search records of changed products up to date, where the settings allow to write them. */
function keepIndexed(
  app: FastifyInstance,
  config: Config,
  { gateway, changes }: { gateway: Pick<ShopGateway, "shared">; changes: ShopChanges },
): void {
  if (config.ALGOLIA_APP_ID && !config.ALGOLIA_ADMIN_KEY) return;
  const shared = withPriority(gateway.shared, "refresh");
  const index = async (ids: readonly number[]) => {
    // Algolia's client is loaded with the first change.
    const { listeningTarget } = await import("#server/search/indexTarget.ts");
    const { indexProducts } = await import("#server/search/indexProducts.ts");
    const target = listeningTarget(app, config);
    const colorAttributes = config.COLOR_ATTRIBUTES;
    if (target) await indexProducts(target, { shared }, { ids, colorAttributes });
  };
  let queue: ChangedProducts | undefined;
  app.addHook("onListen", async () => {
    queue = queueChangedProducts(changes, index, (error) =>
      app.log.warn({ err: error }, "search records of changed products could not be updated"),
    );
  });
  app.addHook("onClose", async () => queue?.close());
}

/**
 * Follows the changes of the shop: takes webhooks if there is a secret, and compares the products
 * of a remote shop once the app listens. Returns the function that reads the state.
 */
export function followChanges(
  app: FastifyInstance,
  config: Config,
  { gateway, changes }: { gateway: Pick<ShopGateway, "shared">; changes: ShopChanges },
): () => ChangeFacts {
  const {
    WEBHOOK_SECRET: secret,
    CHANGE_POLL_SECONDS: seconds,
    GRAPHQL_ENDPOINT: endpoint,
  } = config;
  const facts: ChangeFacts = { notices: 0, refused: 0, found: 0 };
  const read = () => ({ ...facts });
  const onReceived = (result: Received) => {
    if (result === "refused") facts.refused += 1;
    if (result !== "noted") return;
    facts.notices += 1;
    facts.noticedAt = Date.now();
  };
  if (secret !== undefined) registerHooks(app, { secret, changes, onReceived });
  if (endpoint === undefined) return read;
  keepIndexed(app, config, { gateway, changes });
  if (seconds === 0) return read;

  const onCompared = (comparison: Comparison) => {
    const { products, perMinute } = comparison;
    // Once, and again when the catalogue has grown by half.
    if (products > perMinute && products > saidOf * 1.5) {
      saidOf = products;
      app.log.warn({ products, perMinute }, "comparing all products takes more than a minute");
    }
    facts.comparison = comparison;
    facts.found += comparison.changed;
  };
  let saidOf = 0;
  let poll: ChangePoll | undefined;
  app.addHook("onListen", async () => {
    const shared = withPriority(gateway.shared, "refresh");
    poll = pollChanges({ shared }, changes, { everyMs: seconds * 1000, onCompared });
  });
  app.addHook("onClose", async () => poll?.close());
  return read;
}
