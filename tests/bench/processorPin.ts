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
 * Pins a process to the first processor and this one to the others, so that the load takes no time
 * from the process under test. Returns false if that is impossible: it requires Linux and two
 * processors.
 */
export function giveOwnProcessor(pid: number): boolean {
  const last = availableParallelism() - 1;
  return last > 0 && pin("0", pid) && pin(`1-${last}`, process.pid);
}
