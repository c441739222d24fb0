import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";

function pin(processors: string, pid: number): boolean {
  try {
    execFileSync("taskset", ["--all-tasks", "--pid", "--cpu-list", processors, String(pid)]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Gives a process the first processor and this one the others, so that a load does not take the
 * time of what it measures. Returns whether this machine can do that (Linux with two or more).
 */
export function giveOwnProcessor(pid: number): boolean {
  const last = availableParallelism() - 1;
  return last > 0 && pin("0", pid) && pin(`1-${last}`, process.pid);
}
