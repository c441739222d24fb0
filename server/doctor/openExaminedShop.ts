import { connect } from "node:tls";
import { hasSearchIndex, openBackend } from "#server/backend/line/backend.ts";
import type { Config } from "#server/kernel/config.ts";
import { createBackendQueue } from "#server/backend/line/backendQueue.ts";
import { createPictureRules } from "#server/backend/pictures/pictureRules.ts";
import { merchantPayment } from "#server/kernel/merchantPayment.ts";
import type { ExaminedShop } from "./doctorCheck.ts";
import { createProbe } from "./probe.ts";
import { compareSearch } from "./searchComparison.ts";

// Shop that a command examines, with the connections and the timeout of the settings.

const CERTIFICATE_TIMEOUT_MS = 10_000;

/** Reads until when the certificate of a host is valid; rejects if it is invalid. */
export function certificateEnd({ hostname, port }: URL): Promise<Date> {
  const { promise, resolve, reject } = Promise.withResolvers<Date>();
  const host = hostname.replaceAll(/[[\]]/g, "");
  const socket = connect({ host, port: Number(port || 443), servername: host }, () =>
    resolve(new Date(socket.getPeerCertificate().valid_to)),
  );
  socket.once("error", reject);
  socket.setTimeout(CERTIFICATE_TIMEOUT_MS, () => reject(new Error("the host does not respond")));
  return promise.finally(() => socket.destroy());
}

/** Opens the shop that the settings name; `close` ends its backend. */
export async function openExaminedShop(
  config: Config & { GRAPHQL_ENDPOINT: string },
): Promise<{ shop: ExaminedShop; close: () => void }> {
  const backend = await openBackend(config);
  const { BACKEND_CONNECTIONS: connections, BACKEND_TIMEOUT_MS: timeoutMs } = config;
  const queue = createBackendQueue({ connections });
  const rules = createPictureRules(backend, config.IMAGE_ORIGINS);
  const probe = createProbe((request) =>
    queue.run({ priority: "cart", timeoutMs }, () =>
      backend.graphql(request, AbortSignal.timeout(timeoutMs)),
    ),
  );
  const isKeyMissing = config.ALGOLIA_APP_ID !== undefined && !config.ALGOLIA_ADMIN_KEY;
  const shop: ExaminedShop = {
    config,
    endpoint: config.GRAPHQL_ENDPOINT,
    probe,
    isKnownPicture: (address) => rules.sourceOf(address) !== undefined,
    paymentFields: merchantPayment(),
    isIndexed: hasSearchIndex(config),
    fetch,
    certificateEnd,
    now: Date.now,
    ...(!isKeyMissing && { compareSearch: () => compareSearch(config) }),
  };
  return { shop, close: () => backend.close() };
}
