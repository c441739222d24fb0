import { fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("./prerenderPictures.ts", import.meta.url));

/**
 * Starts a process that draws the shop's pictures into a cache folder, behind everything else the
 * machine does. It ends by itself, and with this process; returns a function that ends it earlier,
 * whose promise resolves once it has ended.
 */
export function startPrerenderPictures(cacheFolder: string): () => Promise<void> {
  const child = fork(PROGRAM, [cacheFolder], { stdio: "ignore" });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    // Drawing on request still works, so a process that cannot start or be slowed is no fault.
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
    // From here and at once: Linux keeps a priority for each thread, and later threads inherit it.
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // A system without priorities.
  }
}
