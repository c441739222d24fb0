import { openBackend } from "#server/backend/line/backend.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import type { Config } from "#server/kernel/config.ts";
import { createPictureRules } from "#server/backend/pictures/pictureRules.ts";
import { localeOptions, openBackendAccess } from "#server/backend/line/backendAccess.ts";
import type { BackendAccess } from "#server/backend/line/backendAccess.ts";
import { createBatchedRequests } from "#server/backend/line/batchedRequests.ts";
import { openGateway } from "./shopGateway.ts";
import type { ShopGateway } from "./shopGateway.ts";

/** Gateway of a command, and its backend. */
export type CommandGateway = {
  backend: Backend;
  gateway: ShopGateway;
  /** Returns the milliseconds until the backend may be called again; 0 if it may be now. */
  delayMs: BackendAccess["refreshDelayMs"];
  /** Runs a request for an upload, within the connections of the settings. */
  picture: BackendAccess["picture"];
  /** Returns the paths of a page by language, in a shop with several. */
  pathsOf: BackendAccess["pathsOf"] | undefined;
  close: () => void;
};

/**
 * Opens the configured backend for a command, with the timeout and the connections of the settings.
 * @param options.isBatched true for a command of many reads, which then share HTTP requests
 */
export async function openCommandGateway(
  config: Config,
  { isBatched = false } = {},
): Promise<CommandGateway> {
  const opened = await openBackend(config);
  const { BACKEND_CONNECTIONS: connections, BACKEND_TIMEOUT_MS: timeoutMs } = config;
  const sharesRequests = isBatched && opened.kind === "remote";
  const backend = sharesRequests
    ? { ...opened, graphql: createBatchedRequests(opened.graphql, { connections, timeoutMs }) }
    : opened;
  const access = openBackendAccess(backend, {
    // Batches have the connections; operations wait in them only.
    connections: sharesRequests ? Infinity : connections,
    timeoutMs,
    ...localeOptions(config),
  });
  const uploads = sharesRequests ? openBackendAccess(opened, { connections, timeoutMs }) : access;
  const rules = createPictureRules(backend, config.IMAGE_ORIGINS);
  return {
    backend,
    gateway: openGateway(backend, rules, { access }),
    delayMs: access.refreshDelayMs,
    picture: uploads.picture,
    pathsOf: config.LANGUAGES.length > 1 ? uploads.pathsOf : undefined,
    close: () => {
      access.close();
      backend.close();
    },
  };
}
