import { expect, test } from "vitest";
import { scaled } from "#tests/support/environment.ts";
import { benchOptions } from "./benchOptions.ts";
import { failureTexts, reportFigures } from "./figures.ts";
import { runBrowsers } from "./runBrowsers.ts";

const options = benchOptions(1);

test(
  "A browser's cart changes take effect exactly once despite faults and kills",
  { timeout: scaled(3_600_000) },
  async () => {
    const figures = await runBrowsers(options);
    await reportFigures(options, figures);
    expect(failureTexts("browsers", figures)).toEqual([]);
  },
);
