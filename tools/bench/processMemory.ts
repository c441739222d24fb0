import { readFileSync, readdirSync } from "node:fs";

// Peak memory of a process and its descendants, sampled from /proc on Linux.

/** Reads a number of a process's file in /proc; 0 if the process has ended. */
function numberIn(pid: string, file: string, name: string): number {
  try {
    const text = readFileSync(`/proc/${pid}/${file}`, "utf8");
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/**
 * Returns the resident bytes of a process and its descendants. What several of them share, such as
 * Node itself, counts once (`Pss`).
 */
function residentOf(root: number): number {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [pid, String(numberIn(pid, "status", "PPid"))]),
  );
  const belongs = (pid: string): boolean =>
    pid === String(root) || belongsTo(parents.get(pid) ?? "");
  const belongsTo = (parent: string): boolean => parents.has(parent) && belongs(parent);
  return [...parents.keys()]
    .filter(belongs)
    .reduce((sum, pid) => sum + numberIn(pid, "smaps_rollup", "Pss") * 1024, 0);
}

/** Milliseconds between samples: to count shared memory takes the kernel a while. */
const INTERVAL_MS = 1_000;

/**
 * Watches the memory of a process and its children, once a second. The returned function stops
 * watching and returns the peak in bytes; undefined on systems other than Linux.
 */
export function watchMemory(pid: number): () => number | undefined {
  if (process.platform !== "linux") return () => undefined;
  let most = 0;
  const look = () => void (most = Math.max(most, residentOf(pid)));
  const timer = setInterval(look, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return most;
  };
}
