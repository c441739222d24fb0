import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { relayProjects, projectFolder, toolCommand } from "#server/kernel/tool.ts";
import type { Step } from "./steps.ts";

// Type check, lint and fresh artifacts, as steps of `npm run check`.

/** Step that checks the types. It runs beside other steps, which need the other processors. */
export const typeCheck: Step = {
  name: "types",
  command: [...toolCommand("typescript", "tsc"), "--noEmit", "--singleThreaded"],
};

/** Step that lints the sources, with rules that need types. */
export const lintCheck: Step = { name: "lint", command: toolCommand("oxlint") };

const validation = (...args: string[]) => [...toolCommand("relay-compiler"), ...args, "--validate"];

/** Steps that fail if a document has changed without its artifacts. */
export const artifactChecks: readonly Step[] = [
  ...relayProjects.map((project) => ({
    name: `artifacts of ${project}`,
    command: validation(project),
  })),
  ...globSync("{packages/*,tests/live}/relay.config.json", { cwd: projectFolder }).map(
    (project) => ({
      name: `artifacts of ${dirname(project)}`,
      command: validation(),
      folder: join(projectFolder, dirname(project)),
    }),
  ),
];
