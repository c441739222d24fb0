import { expect, test } from "vitest";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { benchOptions } from "#tests/faults/benchOptions.ts";
import { visitNames } from "#tests/faults/crowds.ts";
import { failureTexts, reportFigures } from "#tests/faults/figures.ts";
import { runCrowds } from "#tests/faults/runCrowds.ts";

const options = benchOptions(visitNames.length);

test(
  "A crowd of requests takes no more than its share of the server and the backend, and leaves a connection for a shopper's add",
  { timeout: scaled(3_600_000) },
  async () => {
    const figures = await runCrowds(options);
    await reportFigures(options, figures);
    expect(failureTexts("crowds", figures)).toEqual([]);
  },
);
