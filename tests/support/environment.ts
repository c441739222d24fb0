import { join } from "node:path";
import { projectFolder } from "#server/process/tool.ts";

// What the test runner adds for itself, and would make a build or a server behave as under test.
const ADDED = /^(VITEST|NODE_ENV$|TEST$|VITE_|DEV$|PROD$|SSR$|MODE$|BASE_URL$)/;

/**
 * The environment the tests were started in: what child processes inherit, and where the one
 * setting of the tests' own is read: `CHROME_PATH`, the browser to use.
 */
export const environment: Readonly<NodeJS.ProcessEnv> = {
  // The servers of one run are the same program.
  NODE_COMPILE_CACHE: join(projectFolder, "node_modules/.cache/node"),
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ADDED.test(name))),
};
