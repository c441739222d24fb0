import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import { withPriority } from "#server/gateway/callPriority.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { registerHooks } from "#server/routes/hooks.ts";
import { pollChanges } from "./changePoll.ts";
import type { ChangePoll } from "./changePoll.ts";
import type { ShopChanges } from "./shopChanges.ts";

// Sources of the record of changes: webhooks, and a poll of the catalogue.

/** Number of products that a comparison covers in a minute. */
const PER_MINUTE = 1_000;

/**
 * Follows the changes of the shop: takes webhooks if there is a secret, and compares the products
 * of a remote shop once the app listens.
 */
export function followChanges(
  app: FastifyInstance,
  { WEBHOOK_SECRET: secret, CHANGE_POLL_SECONDS: seconds, GRAPHQL_ENDPOINT: endpoint }: Config,
  { gateway, changes }: { gateway: Pick<ShopGateway, "shared">; changes: ShopChanges },
): void {
  if (secret !== undefined) registerHooks(app, { secret, changes });
  if (endpoint === undefined || seconds === 0) return;

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
