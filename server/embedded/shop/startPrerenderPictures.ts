import { fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("./prerenderPictures.ts", import.meta.url));

/**
 * Starts a low-priority process that draws the shop's pictures into a cache folder. It ends by
 * itself, and with this process; the returned function ends it earlier, and its promise resolves
 * once it has ended.
 */
export function startPrerenderPictures(cacheFolder: string): () => Promise<void> {
  const child = fork(PROGRAM, [cacheFolder], { stdio: "ignore" });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    // A process that cannot start or be slowed is no error: pictures are still drawn on request.
    child.once("error", () => resolve());
  });
  child.unref();
  child.channel?.unref();
  if (child.pid !== undefined) lower(child.pid);
  return () => {
    child.kill();
    return ended;
  };
}

function lower(pid: number): void {
  try {
    // Set by the parent, at once: Linux keeps a priority for each thread, and later threads inherit
    // it.
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The system has no process priorities.
  }
}
