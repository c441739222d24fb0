import { join } from "node:path";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";
import { scaled } from "./support/environment.ts";
import { ownScripts } from "./support/ownScripts.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** True if tests for race conditions repeat often. */
    isLong: boolean;
  }
}

const relay = (include: RegExp, artifactDirectory: string) =>
  babel({ include, plugins: [["relay", { eagerEsModules: true, artifactDirectory }]] });

/** Files that would keep one worker busy alone at the end. */
const LONG =
  /\/(twoTabs|accessibility|scriptInjection|layout|deploy|developing|manyProducts|storedData|keyboard|checkout|placing|untestedPackages|e2e\/account|starting|secrets|newPage|cartFaults|cartFaultsByScript|couponFaults|orderFaults|backendBreaker|slowRequests)\.test\.ts$/;

/** Starts with the long files, which Vitest cannot know on a clean checkout. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = (file: TestSpecification) => (LONG.test(file.moduleId) ? 0 : 1);
    return (await super.sort(files)).toSorted((one, other) => isShort(one) - isShort(other));
  }
}

export default defineConfig(({ mode }) => ({
  root: join(import.meta.dirname, ".."),
  plugins: [
    react(),
    relay(/^(?!.*\/(tests\/live|server)\/).*\.tsx?$/, "./__generated__"),
    // The storefront has no subscription yet: the tests that prove the support have a schema of
    // their own.
    relay(/\/tests\/live\/.*\.ts$/, "./tests/live/__generated__"),
  ],
  // Resolves packages as Node does, not their development builds: graphql-js must be loaded only
  // once.
  ssr: { resolve: { conditions: ["module", "node"] } },
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    provide: { isLong: mode === "long" },
    // Generous timeouts: the machine may be busy with other work.
    testTimeout: scaled(30_000),
    expect: { poll: { timeout: scaled(30_000) } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // Files in the same worker share its modules, which halves the time; each file restores
          // what it changes in them or around them.
          isolate: false,
          include: [
            "{relay,server,pages,components,tests/support,tests/bench,tests/live}/**/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          // Threads start sooner than processes, and each file has one of its own.
          pool: "threads",
          include: ["{components,pages,relay}/**/*.test.tsx"],
          environment: "happy-dom",
        },
      },
      {
        extends: true,
        plugins: [ownScripts()],
        test: {
          name: "integration",
          isolate: false,
          // Tests mostly wait for servers to start in processes of their own.
          maxWorkers: 4,
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: "tests/support/readyBuild.ts",
          testTimeout: scaled(120_000),
          hookTimeout: scaled(120_000),
        },
      },
      {
        extends: true,
        plugins: [ownScripts()],
        test: {
          name: "faults",
          // Each file has clocks and globals of its own.
          maxWorkers: 4,
          include: ["tests/faults/*.test.ts"],
          exclude: ["tests/faults/{browsers,matrix}.test.ts"],
          globalSetup: "tests/support/readyBuild.ts",
          testTimeout: scaled(120_000),
          hookTimeout: scaled(120_000),
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          isolate: false,
          // A browser test waits as much as it works.
          maxWorkers: 4,
          include: ["tests/e2e/**/*.test.ts", "tests/faults/{browsers,matrix}.test.ts"],
          globalSetup: "tests/support/browserTestShop.ts",
          testTimeout: scaled(120_000),
          hookTimeout: scaled(120_000),
        },
      },
    ],
  },
}));
