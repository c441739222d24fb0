import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { environment, scaled } from "#tests/worlds/servers/environment.ts";
import { VARIABLE, benchOptions } from "#tests/faults/benchOptions.ts";
import { failureTexts, reportFigures } from "#tests/faults/figures.ts";
import { runLeaks } from "#tests/faults/runLeaks.ts";
import { silenceLogs } from "#tests/faults/silenceLogs.ts";

const options = benchOptions(1);
const isLong = environment[VARIABLE] !== undefined;
const scan = isLong
  ? { sessionCount: 1000, perSeed: 1000, percent: 2 }
  : { sessionCount: 30, perSeed: 300, percent: 5 };

let silence: ReturnType<typeof silenceLogs>;
beforeAll(() => void (silence = silenceLogs()));
afterAll(() => silence.end());

describe("A response to one of many interleaved sessions", { timeout: scaled(3_600_000) }, () => {
  test("contains no secret of another session", async () => {
    const figures = await runLeaks(options, scan);
    await reportFigures(options, figures);
    expect(failureTexts("leaks", figures)).toEqual([]);
    expect(figures.counts["ownSecrets"]).toBeGreaterThan(0);
  });
});
