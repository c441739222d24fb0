import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import { withPriority } from "#server/gateway/callPriority.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { registerHooks } from "#server/routes/hooks.ts";
import { queueChangedProducts } from "#server/search/changedProducts.ts";
import type { ChangedProducts } from "#server/search/changedProducts.ts";
import { pollChanges } from "./changePoll.ts";
import type { ChangePoll } from "./changePoll.ts";
import type { ShopChanges } from "./shopChanges.ts";

// Sources of the record of changes: webhooks, and a poll of the catalogue.

/** Number of products that a comparison covers in a minute. */
const PER_MINUTE = 1_000;

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
    const { indexTarget } = await import("#server/search/indexTarget.ts");
    const { indexProducts } = await import("#server/search/indexProducts.ts");
    const address = app.server.address();
    const PORT = typeof address === "object" && address ? address.port : config.PORT;
    const target = indexTarget({ ...config, PORT });
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
 * of a remote shop once the app listens.
 */
export function followChanges(
  app: FastifyInstance,
  config: Config,
  { gateway, changes }: { gateway: Pick<ShopGateway, "shared">; changes: ShopChanges },
): void {
  const {
    WEBHOOK_SECRET: secret,
    CHANGE_POLL_SECONDS: seconds,
    GRAPHQL_ENDPOINT: endpoint,
  } = config;
  if (secret !== undefined) registerHooks(app, { secret, changes });
  if (endpoint === undefined) return;
  keepIndexed(app, config, { gateway, changes });
  if (seconds === 0) return;

  let isSaid = false;
  const onCompared = (products: number) => {
    if (isSaid || products <= PER_MINUTE) return;
    isSaid = true;
    app.log.info({ products, perMinute: PER_MINUTE }, "a comparison of all products takes minutes");
  };
  let poll: ChangePoll | undefined;
  app.addHook("onListen", async () => {
    const shared = withPriority(gateway.shared, "refresh");
    poll = pollChanges({ shared }, changes, { everyMs: seconds * 1000, onCompared });
  });
  app.addHook("onClose", async () => poll?.close());
}
