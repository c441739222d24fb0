import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { reportFigures } from "#packages/faults/figures/figures.ts";
import { runSchedule } from "#packages/faults/schedules/runSchedule.ts";
import { runQuickSchedules } from "#packages/faults/schedules/runSchedules.ts";
import { NAMES } from "#packages/faults/schedules/schedule.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import { benchOptions } from "./benchOptions.ts";
import { openBrowserDriver } from "./browserDriver.ts";
import { openCheckout } from "./checkout.ts";
import { openFaultyBackend } from "./faultyBackend.ts";
import type { FaultyShop } from "./faultyShop.ts";
import { openKillableServer } from "./killableServer.ts";

const options = benchOptions(1);

/** Opens a shop for browsers: its server is a separate process, with the real clock. */
async function openKillableShop(): Promise<FaultyShop & { url: () => string }> {
  const backend = await openFaultyBackend();
  const server = await openKillableServer({
    GRAPHQL_ENDPOINT: backend.proxy.endpoint,
    BACKEND_TIMEOUT_MS: "1500",
  });
  let see = (_response: LightMyRequestResponse) => {};

  async function inject(request: InjectOptions | string) {
    const response = await server.inject(request);
    see(response);
    return response;
  }

  const app = { inject } as unknown as Pick<FastifyInstance, "inject">;
  return {
    ...backend,
    app,
    checkoutOf: (cookies) => openCheckout(app, cookies),
    url: server.url,
    kill: server.kill,
    pass: () => undefined,
    observe: (next) => void (see = next),
    close: async () => {
      await server.stop();
      await backend.close();
    },
  };
}

test("A browser's cart changes take effect exactly once despite faults and kills", async ({
  browser,
}) => {
  test.setTimeout(scaled(3_600_000));
  const shop = await openKillableShop();
  // Product pages are cached before faults strike.
  for (const name of Object.values(NAMES)) await shop.app.inject(`/product/${name.toLowerCase()}`);
  const figures = await runQuickSchedules(options, ({ steps }) =>
    runSchedule(shop, steps, (model) => openBrowserDriver(browser, shop.url(), model)),
  );
  await shop.close();
  expect(await reportFigures("browsers", options, figures)).toEqual([]);
});
