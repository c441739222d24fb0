import { processesOf, readProcess } from "./processTree.ts";

// Peak memory of a process and its descendants, sampled from /proc on Linux.

/**
 * Returns the resident bytes of a process and its descendants. What several of them share, such as
 * Node itself, counts once (`Pss`).
 */
function residentOf(root: number): number {
  const kilobytes = processesOf(root).map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readProcess(pid, "smaps_rollup"))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, one) => sum + one * 1024, 0);
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
