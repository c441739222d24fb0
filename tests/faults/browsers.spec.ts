import { scaled } from "#tests/worlds/servers/environment.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import { benchOptions } from "./benchOptions.ts";
import { failureTexts, reportFigures } from "./figures.ts";
import { runBrowsers } from "./runBrowsers.ts";

const options = benchOptions(1);

test("A browser's cart changes take effect exactly once despite faults and kills", async ({
  browser,
}) => {
  test.setTimeout(scaled(3_600_000));
  const figures = await runBrowsers(browser, options);
  await reportFigures(options, figures);
  expect(failureTexts("browsers", figures)).toEqual([]);
});
