import { availableParallelism, cpus } from "node:os";
import { runStep } from "#tests/runner/steps.ts";

/** Date, commit and machine of a measurement. */
export type Provenance = { date: string; commit: string; machine: string };

async function gitOutput(...args: string[]): Promise<string | undefined> {
  const { passed, output } = await runStep({ name: "git", command: ["git", ...args] });
  return passed ? output.trim() : undefined;
}

/**
 * Returns the commit of the work tree, with a "+" if the tree has other changes than those of
 * `docs/`, where the bench writes its figures.
 */
async function currentCommit(): Promise<string> {
  const head = await gitOutput("rev-parse", "--short=8", "HEAD");
  const changes = await gitOutput("status", "--porcelain", "--", ".", ":!docs");
  return head === undefined ? "unknown" : `${head}${changes === "" ? "" : "+"}`;
}

/** Returns date, commit and machine of a measurement that starts now. */
export const currentProvenance = async (): Promise<Provenance> => ({
  date: new Date().toISOString().slice(0, 10),
  commit: await currentCommit(),
  machine: `${availableParallelism()} × ${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}`,
});
