import type { FastifyInstance } from "fastify";
import { createWebhookReceiver } from "#server/changes/webhook.ts";
import type { Received } from "#server/changes/webhook.ts";
import type { ClaimDelivery } from "#server/changes/sharedDeliveries.ts";
import type { ShopChanges } from "#server/changes/shopChanges.ts";
import { privateRoutes } from "./privateRoutes.ts";

// Endpoint of WooCommerce's webhooks.

const ADDRESS = "/hooks/woocommerce";
/** Maximum size of a delivery: an order of a hundred lines has about 120 kB. */
const MAX_BYTES = 1024 * 1024;

const statusOf: Record<Received, number> = { noted: 200, repeated: 200, ping: 200, refused: 401 };

/** Returns a header with one value. */
const headerOf = (value: string | string[] | undefined) =>
  Array.isArray(value) ? undefined : value;

/**
 * Registers the endpoint to which a merchant's webhooks are delivered. It responds before anything
 * is read from the backend; a refused delivery gets 401.
 */
export function registerHooks(
  app: FastifyInstance,
  {
    secret,
    changes,
    claim,
    onReceived = () => {},
  }: {
    secret: string;
    changes: Pick<ShopChanges, "note">;
    /** Recognizes deliveries that came to another server. */
    claim?: ClaimDelivery | undefined;
    /** Called with the result of each delivery. */
    onReceived?: (result: Received) => void;
  },
): void {
  const receive = createWebhookReceiver(secret, changes, { claim });

  void app.register(async (scope) => {
    // The signature is over the raw body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, parsed) =>
      parsed(null, body),
    );
    privateRoutes(scope).post<{ Body: Buffer | undefined }>(
      ADDRESS,
      { bodyLimit: MAX_BYTES },
      async (request, reply) => {
        const { headers, body = Buffer.alloc(0) } = request;
        const received = await receive({
          body,
          signature: headerOf(headers["x-wc-webhook-signature"]),
          deliveryId: headerOf(headers["x-wc-webhook-delivery-id"]),
        });
        onReceived(received);
        const facts = { topic: headerOf(headers["x-wc-webhook-topic"]), result: received };
        if (received === "refused") request.log.warn(facts, "a webhook was refused");
        else request.log.info(facts, "a webhook has arrived");
        return reply.code(statusOf[received]).send({ result: received });
      },
    );
  });
}
