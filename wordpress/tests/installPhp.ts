import { execFileSync } from "node:child_process";
import { join } from "node:path";

// Global setup of the plugin's tests: installs PHP, 53 MB that nobody else needs.

/** Installs the locked version; without network if it is there. */
export function setup(): void {
  const folder = join(import.meta.dirname, "..");
  execFileSync("npm", ["install", "--no-save"], { cwd: folder, stdio: "inherit" });
}
