import { join } from "node:path";
import { readConfig } from "#server/kernel/config.ts";
import { openApp } from "#tests/worlds/servers/openApp.ts";
import { openSmallDisk } from "#tests/worlds/servers/smallDisk.ts";

// Attack of the fault bench on the disk: it is full when the server starts again.

const DISK_MB = 96;

/**
 * Starts a shop of its own again on a full disk; returns a violation if it does not serve a page.
 * Nothing is attacked if this user may not mount a small disk.
 */
export async function startOnFullDisk(): Promise<string[]> {
  const disk = openSmallDisk(DISK_MB);
  if (!disk) return [];
  const config = readConfig({ DATA_DIR: join(disk.folder, "data") });
  const startOnce = async () => {
    const app = await openApp(config);
    const { statusCode } = await app.inject("/");
    await app.close();
    return statusCode;
  };
  try {
    await startOnce();
    disk.fill();
    const status = await startOnce();
    return status === 200 ? [] : [`closed: a page has the status ${status} on a full disk`];
  } catch (error) {
    return [`closed: the server does not start on a full disk (${String(error)})`];
  } finally {
    disk.close();
  }
}
