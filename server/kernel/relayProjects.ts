import { join } from "node:path";
import type { Step } from "./steps.ts";
import { projectFolder, toolCommand } from "./tool.ts";

/** Relay compiler configurations: for the storefront's documents and for the server's. */
export const relayProjects = ["relay.config.json", "relay.server.json"] as const;

const validation = (...args: string[]) => [...toolCommand("relay-compiler"), ...args, "--validate"];

/** Steps that fail if a document has changed without its artifacts. */
export const artifactChecks: readonly Step[] = [
  ...relayProjects.map((project) => ({
    name: `artifacts of ${project}`,
    command: validation(project),
  })),
  {
    name: "artifacts of the live tests",
    command: validation(),
    folder: join(projectFolder, "tests/live"),
  },
];
