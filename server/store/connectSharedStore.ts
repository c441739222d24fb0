import type { FastifyInstance } from "fastify";
import type { Config } from "#server/kernel/config.ts";
import type { Readiness } from "#server/kernel/readiness.ts";
import { openSharedStore } from "./sharedStore.ts";
import type { SharedStore } from "./sharedStore.ts";

/**
 * Connects to the store of `CACHE_URL` for the app's lifetime, and reports to log and readiness when
 * it fails and when it works again. Returns undefined without the setting.
 */
export async function connectSharedStore(
  app: FastifyInstance,
  config: Config,
  readiness: Readiness,
): Promise<SharedStore | undefined> {
  if (config.CACHE_URL === undefined) return undefined;
  const store = await openSharedStore(config.CACHE_URL, config, (isDown, error) => {
    readiness.degrade("cache", isDown);
    if (isDown) app.log.warn({ err: error }, "the store of CACHE_URL does not respond");
    else app.log.warn("the store of CACHE_URL responds again");
  });
  app.addHook("onClose", async () => store.close());
  return store;
}
