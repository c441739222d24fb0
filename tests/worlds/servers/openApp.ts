import type { FastifyInstance } from "fastify";
import { createApp } from "#server/app.ts";
import type { AppOptions } from "#server/http/appOptions.ts";
import type { Config } from "#server/kernel/config.ts";
import { sendOrigin } from "#tests/worlds/shoppers/browserOrigin.ts";

/**
 * Opens the real server without a log, for requests through `inject` as browsers send them. It does
 * not compare the products, since tests count the requests that reach a backend.
 */
export const openApp = async (config: Config, options: AppOptions = {}): Promise<FastifyInstance> =>
  sendOrigin(
    await createApp({ ...config, CHANGE_POLL_SECONDS: 0 }, { logLevel: "silent", ...options }),
  );
