import type { FastifyInstance } from "fastify";
import { createWebhookReceiver } from "#server/catalogue/webhook.ts";
import type { ReceiveOptions, Received } from "#server/catalogue/webhook.ts";

// Endpoint of WooCommerce's webhooks.

const ADDRESS = "/hooks/woocommerce";
/** Maximum size of a delivery: an order of a hundred lines has about 120 kB. */
const MAX_BYTES = 1024 * 1024;

/** Time in which one line reports all refused deliveries, as anybody can send one. */
const REFUSALS_MS = 60_000;

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
  { secret, changes, store, onReceived = () => {} }: ReceiveOptions,
): void {
  const receive = createWebhookReceiver(secret, changes, { store });
  const refused = { count: 0, reportedAt: -Infinity };

  /** Logs the number of deliveries refused since the last line; nothing that their senders wrote. */
  function reportRefusal(): void {
    refused.count += 1;
    if (performance.now() - refused.reportedAt < REFUSALS_MS) return;
    app.log.warn({ count: refused.count }, "a webhook was refused");
    refused.count = 0;
    refused.reportedAt = performance.now();
  }

  void app.register(async (scope) => {
    // The signature is over the raw body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post<{ Body: Buffer | undefined }>(
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
        if (received === "refused") reportRefusal();
        else {
          const topic = received === "ping" ? undefined : headerOf(headers["x-wc-webhook-topic"]);
          request.log.info({ topic, result: received }, "a webhook has arrived");
        }
        return reply.code(statusOf[received]).send({ result: received });
      },
    );
  });
}
