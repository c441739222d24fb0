import { expect, onTestFinished, test } from "vitest";
import { runCrowds } from "#packages/faults/engines/runCrowds.ts";
import { reportFigures } from "#packages/faults/figures/figures.ts";
import { benchOptions } from "#tests/faults/benchOptions.ts";
import { isServed, visits } from "#tests/faults/crowds.ts";
import { openFaultyShop } from "#tests/faults/faultyShop.ts";
import { seededRandom } from "#tests/worlds/backends/embeddedShop.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";

const options = benchOptions(Object.keys(visits).length);

test(
  "A crowd of requests takes no more than its share of the server and the backend, and leaves a connection for a shopper's add",
  { timeout: scaled(3_600_000) },
  async () => {
    const shop = await openFaultyShop();
    onTestFinished(shop.close);
    // Loads the code of the pages, which the crowds should not wait for.
    for (const url of ["/product/first", "/search?q=first"]) await shop.app.inject(url);
    const figures = await runCrowds(options, { shop, visits, isServed, random: seededRandom });
    expect(await reportFigures("crowds", options, figures)).toEqual([]);
  },
);
