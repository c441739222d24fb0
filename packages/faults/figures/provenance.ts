import { availableParallelism, cpus } from "node:os";

/** Date, commit and machine of a measurement. */
export type Provenance = { date: string; commit: string; machine: string };

/** Runs a command in the project; returns its output, of both streams. */
export type RunCommand = (
  command: readonly string[],
) => Promise<{ passed: boolean; seconds: number; output: string }>;

/**
 * Returns the commit of the work tree, with a "+" if the tree has other changes than those of
 * `docs/`, where the bench writes its figures.
 */
async function currentCommit(run: RunCommand): Promise<string> {
  const head = await run(["git", "rev-parse", "--short=8", "HEAD"]);
  const changes = await run(["git", "status", "--porcelain", "--", ".", ":!docs"]);
  return head.passed ? `${head.output.trim()}${changes.output === "" ? "" : "+"}` : "unknown";
}

/** Returns date, commit and machine of a measurement that starts now. */
export const currentProvenance = async (run: RunCommand): Promise<Provenance> => ({
  date: new Date().toISOString().slice(0, 10),
  commit: await currentCommit(run),
  machine: `${availableParallelism()} × ${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}`,
});
