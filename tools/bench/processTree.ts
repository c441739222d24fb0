import { readFileSync, readdirSync } from "node:fs";

// A process and its descendants, and the processor time they took, from /proc on Linux.

/** Clock ticks of /proc in a second, on every Linux that Node supports. */
const TICKS = 100;

/** Reads a process's file in /proc; empty if the process has ended. */
export function readProcess(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

/** Returns a process and its descendants. */
export function processesOf(root: number): string[] {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [pid, /^PPid:\s+(\d+)/m.exec(readProcess(pid, "status"))?.[1] ?? ""]),
  );
  const belongs = (pid: string): boolean =>
    pid === String(root) || belongsTo(parents.get(pid) ?? "");
  const belongsTo = (parent: string): boolean => parents.has(parent) && belongs(parent);
  return [...parents.keys()].filter(belongs);
}

/**
 * Returns the processor time in seconds that a process and its descendants have taken so far, those
 * that have ended included.
 */
export function processorTime(root: number): number {
  const ticks = processesOf(root).flatMap((pid) =>
    // After the name: user, system, and both of the children that have ended.
    (readProcess(pid, "stat").split(") ")[1] ?? "").split(" ").slice(11, 15).map(Number),
  );
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS;
}
