import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";

// Processors of a bench: one for the process under test, the others for the load.

/** Read before this process is pinned, after which it has fewer. */
const LAST = availableParallelism() - 1;

function pin(processors: string, pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    execFileSync("taskset", ["--all-tasks", "--pid", "--cpu-list", processors, String(pid)]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Pins a process to the first processor and this one to the others, so that the load takes no time
 * from the process under test. Returns false if that is impossible: it requires Linux and two
 * processors.
 * @param beside other processes of the load
 */
export function giveOwnProcessor(
  pid: number | undefined,
  beside: readonly (number | undefined)[] = [],
): boolean {
  const isPinned = (other: number | undefined) => pin(`1-${LAST}`, other);
  return LAST > 0 && pin("0", pid) && [process.pid, ...beside].every(isPinned);
}

/** Lets this process and those that it starts use all processors again. */
export const takeAllProcessors = (): boolean => pin(`0-${LAST}`, process.pid);
