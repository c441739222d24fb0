import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { graphqlTags } from "#server/bundling/graphqlTags.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { ownScripts } from "#tests/worlds/pages/ownScripts.ts";

// Vitest projects: unit, components, wordpress, integration and faults.

declare module "vitest" {
  interface ProvidedContext {
    /** True if tests for race conditions repeat often. */
    isLong: boolean;
  }
  interface TaskMeta {
    /** Reason for which a test may be skipped; the summary of a run lists the reasons. */
    skipReason?: string;
  }
}

export default defineConfig(({ mode }) => ({
  root: join(import.meta.dirname, ".."),
  plugins: [
    react(),
    graphqlTags(/^(?!.*\/(tests\/live|server|packages)\/).*\.tsx?$/, "./__generated__"),
    // The storefront has no subscription yet: the tests that prove the support have a schema of
    // their own.
    graphqlTags(/\/tests\/live\/.*\.ts$/, "./tests/live/__generated__"),
  ],
  // Resolves packages as Node does, not their development builds: graphql-js must be loaded only
  // once.
  ssr: { resolve: { conditions: ["module", "node"] } },
  test: {
    maxWorkers: 3,
    provide: { isLong: mode === "long" },
    tags: [{ name: "long", description: "of the long form alone, as the folders of that name" }],
    ...(mode !== "long" && { tagsFilter: ["!long"] }),
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
            "{words,relay,server,packages,pages,components,tools,tests/runner,tests/live}/**/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          // Files in the same worker share its page, which takes a fifth of the time; a setup file
          // empties it, and forgets the modules.
          pool: "threads",
          isolate: false,
          include: ["{components,pages,relay}/**/*.test.tsx"],
          environment: "happy-dom",
          setupFiles: ["tests/runner/asyncTimeout.ts", "tests/worlds/browser/freshPage.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "wordpress",
          // The files of a worker share one PHP.
          isolate: false,
          include: ["wordpress/tests/*.test.ts"],
          globalSetup: "wordpress/tests/installPhp.ts",
        },
      },
      {
        extends: true,
        plugins: [ownScripts()],
        test: {
          name: "integration",
          // Files of the same worker share its modules and the demonstration.
          isolate: false,
          // Tests mostly wait for servers to start in processes of their own.
          maxWorkers: 4,
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: ["tests/worlds/servers/readyBuild.ts", "tests/worlds/servers/sharedData.ts"],
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
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: "tests/worlds/servers/readyBuild.ts",
          setupFiles: ["tests/faults/silenceLogs.ts"],
          testTimeout: scaled(120_000),
          hookTimeout: scaled(120_000),
        },
      },
    ],
  },
}));
