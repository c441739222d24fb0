import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { projectFolder } from "#server/kernel/tool.ts";
import type { Tally } from "./testReport.ts";

// Steps of the long form that have passed at a commit, so that a stopped run resumes.

const FILE = join(projectFolder, ".cache/longForm.json");

/** Results of the steps that have passed. */
export type PassedSteps = {
  /** Returns the result of a step that has passed at this commit, if it has. */
  find: (name: string) => Tally | undefined;
  /** Keeps the result of a step that has passed. */
  keep: (name: string, result: Tally) => Promise<void>;
};

/** A run that keeps nothing, such as that of the gate. */
export const nothingKept: PassedSteps = { find: () => undefined, keep: async () => undefined };

/** Returns the commit of the work tree; undefined if it has other changes, or no Git. */
function currentCommit(): string | undefined {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: projectFolder, encoding: "utf8" }).trim();
  try {
    return git("status", "--porcelain") === "" ? git("rev-parse", "HEAD") : undefined;
  } catch {
    return undefined;
  }
}

type Stored = { commit: string; steps: Record<string, Tally> };

async function readStored(file: string): Promise<Stored | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Stored;
  } catch {
    return undefined;
  }
}

/**
 * Opens the results that were kept at the current commit; with changes beside it, none is.
 * @param options `isFresh` forgets them; the rest is for tests
 */
export async function openPassedSteps({
  isFresh,
  file = FILE,
  commit = currentCommit(),
}: {
  isFresh: boolean;
  file?: string;
  commit?: string | undefined;
}): Promise<PassedSteps> {
  if (commit === undefined) return nothingKept;
  const before = isFresh ? undefined : await readStored(file);
  const steps = before?.commit === commit ? before.steps : {};
  return {
    find: (name) => steps[name],
    keep: async (name, result) => {
      steps[name] = result;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify({ commit, steps } satisfies Stored, null, 2));
    },
  };
}
