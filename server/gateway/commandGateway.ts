import { openBackend } from "#server/backend.ts";
import type { Backend } from "#server/backend.ts";
import type { Config } from "#server/config.ts";
import { createPictureRules } from "#server/pictures/pictureRules.ts";
import { openBackendAccess } from "./backendAccess.ts";
import type { BackendAccess } from "./backendAccess.ts";
import { openGateway } from "./shopGateway.ts";
import type { ShopGateway } from "./shopGateway.ts";

/** Gateway of a command, and its backend. */
export type CommandGateway = {
  backend: Backend;
  gateway: ShopGateway;
  /** Returns the milliseconds until the backend may be called again; 0 if it may be now. */
  delayMs: BackendAccess["refreshDelayMs"];
  close: () => void;
};

/** Opens the configured backend for a command, with the timeout and the connections of the settings. */
export async function openCommandGateway(config: Config): Promise<CommandGateway> {
  const backend = await openBackend(config);
  const access = openBackendAccess(backend, {
    connections: config.BACKEND_CONNECTIONS,
    timeoutMs: config.BACKEND_TIMEOUT_MS,
  });
  const rules = createPictureRules(backend, config.IMAGE_ORIGINS);
  return {
    backend,
    gateway: openGateway(backend, rules, { access }),
    delayMs: access.refreshDelayMs,
    close: () => {
      access.close();
      backend.close();
    },
  };
}
