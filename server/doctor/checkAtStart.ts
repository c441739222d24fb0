import type { FastifyInstance } from "fastify";
import { hasSearchIndex } from "#server/backend/line/backend.ts";
import type { Config } from "#server/kernel/config.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";
import type { PictureRules } from "#server/backend/pictures/pictureRules.ts";
import { merchantPayment } from "#server/kernel/merchantPayment.ts";
import { startChecks } from "./allChecks.ts";
import type { ExaminedShop } from "./doctorCheck.ts";
import { certificateEnd } from "./openExaminedShop.ts";
import { createProbe } from "./probe.ts";
import { runChecks } from "./runChecks.ts";

// Short form of the doctor at the start of the server.

/** Time for all checks at the start, in milliseconds. */
const LIMIT_MS = 60_000;

/**
 * Runs the short checks of a remote shop once the app listens; the start does not wait for them.
 * `say` gets one sentence or more for each thing that is wrong. Nothing is said about a shop that
 * does not respond, which is reported elsewhere.
 */
export function checkAtStart(
  app: FastifyInstance,
  config: Config,
  {
    shared,
    rules,
    say,
  }: { shared: typeof fetch; rules: PictureRules; say: (sentence: string) => void },
): void {
  const endpoint = config.GRAPHQL_ENDPOINT;
  if (!endpoint) return;
  const shop: ExaminedShop = {
    config,
    endpoint,
    probe: createProbe(async (request) =>
      shared(GATEWAY_URL, { method: "POST", body: await request.text() }),
    ),
    isKnownPicture: (address) => rules.sourceOf(address) !== undefined,
    isIndexed: hasSearchIndex(config),
    fetch,
    certificateEnd,
    now: Date.now,
    paymentFields: merchantPayment(),
    isStarting: true,
  };
  async function run(): Promise<void> {
    const [reachable, ...reports] = await runChecks(startChecks, shop, { limitMs: LIMIT_MS });
    if (reachable?.result === "fail") return;
    for (const { result, found, fix } of reports) {
      if (result === "warn" || result === "fail") say(`${found} ${fix ?? ""}`);
    }
  }
  app.addHook("onListen", async () => {
    run().catch((error: unknown) => app.log.error({ err: error }, "the shop could not be checked"));
  });
}
