import { join } from "node:path";
import { projectFolder } from "#server/kernel/tool.ts";

// Environment variables of the tests and their child processes, and the scale of timeouts.

// Variables that the test runner adds, which would make a build or a server behave as under test.
const ADDED = /^(VITEST|NODE_ENV$|TEST$|VITE_|DEV$|PROD$|SSR$|MODE$|BASE_URL$)/;

/**
 * The environment the tests were started in: child processes inherit it, and the tests read their
 * own settings from it: `CHROME_PATH`, the browser to use, and `TEST_TIMEOUT_FACTOR`.
 */
export const environment: Readonly<NodeJS.ProcessEnv> = {
  // The developer's own settings are not those of the tests.
  ENV_FILE: "",
  // Tests count the requests that reach a backend.
  CHANGE_POLL_SECONDS: "0",
  // All servers of a run are the same program.
  NODE_COMPILE_CACHE: join(projectFolder, "node_modules/.cache/node"),
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ADDED.test(name))),
};

/** True in the long form of the tests (`npm run test:long`), whose mode both runners are given. */
export const isLongForm: boolean = process.env["MODE"] === "long";

/** Returns the cases of a matrix: all in the long form, and this many in the gate, evenly spread. */
export const casesOf = <Case>(matrix: readonly Case[], inGate: number): readonly Case[] =>
  isLongForm ? matrix : matrix.filter((_, at) => at % Math.ceil(matrix.length / inGate) === 0);

/** Scale factor of every timeout in the tests: `TEST_TIMEOUT_FACTOR`, for slow or busy machines. */
const factor = Number(environment["TEST_TIMEOUT_FACTOR"] || 1);

/**
 * Returns a timeout in milliseconds, scaled by `TEST_TIMEOUT_FACTOR`. Throws if that is no positive
 * number.
 */
export function scaled(ms: number): number {
  if (!(factor > 0)) throw new Error("TEST_TIMEOUT_FACTOR must be a positive number, such as 3");
  return ms * factor;
}

/** Storefront that the global setup opens for all browser tests. */
type SharedShop = {
  /** URL and data folder of the storefront for test files that need none of their own. */
  url: string;
  dataDir: string;
  /** A data folder with the demo shop and all its pages, to be copied. */
  prerenderedData: string;
};

/** Shares what the global setup has opened with the workers, which inherit its environment. */
export const shareShop = (shop: SharedShop): void =>
  void (process.env["BROWSER_TEST_SHOP"] = JSON.stringify(shop));

/** Returns what the global setup of the browser tests has opened. */
export const sharedShop = (): SharedShop =>
  JSON.parse(process.env["BROWSER_TEST_SHOP"] ?? "") as SharedShop;
