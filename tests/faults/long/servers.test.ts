import { expect, test } from "vitest";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { withValkey } from "#tests/worlds/servers/valkey.ts";
import { benchOptions } from "#tests/faults/benchOptions.ts";
import { failureTexts, reportFigures } from "#tests/faults/figures.ts";
import { runServers } from "#tests/faults/runServers.ts";

const options = benchOptions(3);

test(
  "Servers that share a Valkey lose and double nothing while one of them or the Valkey fails",
  { ...withValkey, timeout: scaled(3_600_000) },
  async () => {
    const figures = await runServers(options);
    await reportFigures(options, figures);
    expect(failureTexts("servers", figures)).toEqual([]);
    expect(figures.counts["confirmed"]).toBeGreaterThan(0);
  },
);
