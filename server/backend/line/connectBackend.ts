import type { FastifyInstance } from "fastify";
import { openBackend } from "./backend.ts";
import type { Backend } from "./backend.ts";
import type { Config } from "#server/kernel/config.ts";
import { measureBackend } from "./backendMetrics.ts";
import type { MetricsRegistry } from "#server/observe/metricsRegistry.ts";
import type { Readiness } from "#server/kernel/readiness.ts";
import type { OpenSqlite } from "#server/store/openSqlite.ts";
import { localeOptions, openBackendAccess } from "./backendAccess.ts";
import type { BackendAccess } from "./backendAccess.ts";
import { reportUnreachable } from "./reportUnreachable.ts";

/**
 * Opens the backend and the access to it, with metrics and readiness; probes a remote backend once
 * the app listens. Both close with the app.
 */
export async function connectBackend(
  app: FastifyInstance,
  config: Config,
  options: {
    readiness: Readiness;
    registry: MetricsRegistry;
    openFile: OpenSqlite;
    now: (() => number) | undefined;
    /** Prints a sentence for the person who starts the server. */
    say: (sentence: string) => void;
  },
): Promise<{ backend: Backend; access: BackendAccess }> {
  const { readiness, registry, openFile, now, say } = options;
  const backend = await openBackend(config, openFile);
  app.addHook("onListen", async () => backend.opened?.());
  app.addHook("onClose", () => backend.close());
  const access = openBackendAccess(backend, {
    connections: config.BACKEND_CONNECTIONS,
    timeoutMs: config.BACKEND_TIMEOUT_MS,
    now,
    ...localeOptions(config),
    onUnavailable: (isUnavailable) => {
      readiness.degrade("backend", isUnavailable);
      app.log.warn(isUnavailable ? "the backend is unavailable" : "the backend is available again");
    },
  });
  app.addHook("onClose", async () => access.close());
  measureBackend(registry, access);
  const endpoint = config.GRAPHQL_ENDPOINT;
  // Not awaited: the start continues.
  if (endpoint) app.addHook("onListen", async () => void reportUnreachable(access, endpoint, say));
  return { backend, access };
}
