import type { FastifyInstance } from "fastify";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";
import type { PictureRules } from "#server/backend/pictures/pictureRules.ts";
import type { Config } from "#server/kernel/config.ts";
import { loadDoctor } from "./doctorPackage.ts";
import { shopAccess } from "./examinedShop.ts";

/** The gateway for anonymous requests, the rules for pictures, and where to say what is wrong. */
type Start = { shared: typeof fetch; rules: PictureRules; say: (sentence: string) => void };

/**
 * Runs the doctor's short checks of a remote shop once the app listens; the start does not wait for
 * them. `say` gets what is wrong.
 */
export function checkAtStart(app: FastifyInstance, config: Config, start: Start): void {
  const { GRAPHQL_ENDPOINT } = config;
  if (!GRAPHQL_ENDPOINT) return;
  const access = shopAccess({ ...config, GRAPHQL_ENDPOINT }, start.rules, async (request) =>
    start.shared(GATEWAY_URL, { method: "POST", body: await request.text() }),
  );
  app.addHook("onListen", async () => {
    loadDoctor("doctor")
      .then((doctor) => doctor.checkAtStart(access, start.say))
      .catch((error: unknown) => app.log.error({ err: error }, "the shop could not be checked"));
  });
}
