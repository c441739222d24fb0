import { readFileSync, readdirSync } from "node:fs";

// Peak memory of a process and its descendants, sampled from /proc on Linux.

/**
 * Returns a process's resident memory in bytes as reported by Linux, and its parent; 0 if it has
 * ended.
 */
function statusOf(pid: string): { parent: string; resident: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    return { parent: /^PPid:\s+(\d+)/m.exec(status)?.[1] ?? "", resident: kilobytes * 1024 };
  } catch {
    return { parent: "", resident: 0 };
  }
}

/** Returns the resident bytes of a process and its descendants. */
function residentOf(root: number): number {
  const all = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [pid, statusOf(pid)]),
  );
  const belongs = (pid: string): boolean =>
    pid === String(root) || belongsTo(all.get(pid)?.parent ?? "");
  const belongsTo = (parent: string): boolean => all.has(parent) && belongs(parent);
  return [...all].reduce((sum, [pid, { resident }]) => sum + (belongs(pid) ? resident : 0), 0);
}

/**
 * Watches the memory of a process and its children, ten times a second. The returned function stops
 * watching and returns the peak in bytes; undefined on systems other than Linux.
 */
export function watchMemory(pid: number): () => number | undefined {
  if (process.platform !== "linux") return () => undefined;
  let most = 0;
  const look = () => void (most = Math.max(most, residentOf(pid)));
  const timer = setInterval(look, 100);
  return () => {
    clearInterval(timer);
    return most;
  };
}
