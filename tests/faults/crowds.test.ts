import { describe, expect, test } from "vitest";
import { scaled } from "#tests/support/environment.ts";
import { benchOptions } from "./benchOptions.ts";
import { crowdGuards } from "./crowds.ts";
import { failureTexts, reportFigures } from "./figures.ts";
import { runCrowds } from "./runCrowds.ts";

/** Kind of violation that each guard prevents. */
const kinds = {
  backendQueue: "crowded",
  refreshQueue: "refreshing",
  retryAfter: "impatient",
  backendBreaker: "insistent",
  admission: "waiting",
  notFoundPage: "rendered",
  slowRequests: "held",
  drain: "open",
} satisfies Record<(typeof crowdGuards)[number], string>;

const options = benchOptions(crowdGuards.length);

describe("A crowd of requests", { timeout: scaled(3_600_000) }, () => {
  test("takes no more than its share of the server and the backend, and leaves a connection for a shopper's add", async () => {
    const figures = await runCrowds(options);
    await reportFigures(options, figures);
    expect(failureTexts("crowds", figures)).toEqual([]);
  });

  test.each(crowdGuards)("takes more than its share without the guard %s", async (without) => {
    const seed = crowdGuards.indexOf(without) + 1;
    const { failures } = await runCrowds({ from: seed, to: seed, without });
    const violations = failures.flatMap((failure) => failure.violations);
    expect(violations).toContainEqual(expect.stringMatching(`^${kinds[without]}: `));
  });
});
