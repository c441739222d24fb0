import { existsSync } from "node:fs";
import { defineConfig, firefox, webkit } from "@playwright/test";
import { isLongForm, scaled } from "./tests/worlds/servers/environment.ts";

// Browser tests: what a shopper does in `tests/browser`; in the long form also the tests with the
// tag "@long" and those of the folder `long`.

const gate = ["browser/*.spec.ts"];
const long = ["browser/**/*.spec.ts", "faults/*.spec.ts"];

/** The other browsers that Playwright has installed: the long form shops in them too. */
const others = Object.entries({ firefox, webkit })
  .filter(([, browser]) => isLongForm && existsSync(browser.executablePath()))
  .map(([name]) => name as "firefox" | "webkit");

export default defineConfig({
  testDir: "tests",
  globalSetup: "./tests/worlds/servers/browserTestShop.ts",
  outputDir: ".cache/browser-tests",
  reporter: "list",
  // Browser tests wait for less than half of their time; a fourth worker makes them slower.
  workers: 3,
  forbidOnly: true,
  ...(!isLongForm && { grepInvert: /@long/ }),
  // Generous timeouts: the machine may be busy with other work.
  timeout: scaled(120_000),
  expect: { timeout: scaled(30_000) },
  use: {
    actionTimeout: scaled(30_000),
    navigationTimeout: scaled(30_000),
    screenshot: "only-on-failure",
    // Screenshots and DOM snapshots would add a third to the processor time; `--trace on` has them.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    { name: "chromium", testMatch: isLongForm ? long : gate },
    ...others.map((name) => ({ name, testMatch: gate, use: { browserName: name } })),
  ],
});
