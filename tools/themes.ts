import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { readConfig } from "#server/kernel/config.ts";
import { themes } from "#server/kernel/themes.ts";
import { projectFolder } from "#server/kernel/tool.ts";
import { environment } from "#tests/worlds/servers/environment.ts";

// `npm run themes`: the shop in each theme, on a port each from `PORT` on, with links between them.
// Each is a merchant's repository of its own over one data folder, and so over the same carts.

const FOLDER = join(projectFolder, ".cache", "themes");
const PACKAGE = join(FOLDER, "package");

/** Copies what the published package contains, which each repository unpacks. */
function copyPackage(): void {
  const text = readFileSync(join(projectFolder, "package.json"), "utf8");
  const { files } = JSON.parse(text) as { files: string[] };
  rmSync(PACKAGE, { recursive: true, force: true });
  for (const file of ["package.json", ...files.filter((each) => !each.startsWith("!"))]) {
    cpSync(join(projectFolder, file), join(PACKAGE, file), {
      recursive: true,
      filter: (path) => !/[\\/]node_modules$|\.test\.tsx?$/.test(path),
    });
  }
}

/** Writes a repository whose slots link to the other addresses; returns its folder. */
function writeRepository(theme: string, addresses: ReadonlyMap<string, string>): string {
  const folder = join(FOLDER, theme);
  mkdirSync(folder, { recursive: true });
  cpSync(join(import.meta.dirname, "themes"), join(folder, "shop"), { recursive: true });
  const others = [...addresses].filter(([name]) => name !== theme);
  writeFileSync(join(folder, "shop", "addresses.json"), JSON.stringify(Object.fromEntries(others)));
  return folder;
}

const shops: ChildProcess[] = [];
let isStopping = false;

/** Builds and starts the shop in a theme; resolves when it is open, and rejects if it ends. */
async function open(theme: string, cwd: string, PORT: string): Promise<void> {
  const command = join(PACKAGE, "server/commands/vitrine.js");
  const env = { ...environment, THEME: theme, PORT, DATA_DIR: join(FOLDER, "data") };
  const stdio = ["ignore", "pipe", "inherit"] as const;
  const shop = spawn(process.execPath, [command, "start"], { cwd, env, stdio: [...stdio] });
  shops.push(shop);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  shop.once("exit", () => reject(new Error(`The shop in ${theme} has ended.`)));
  shop.stdout?.on("data", (chunk: Buffer) => {
    if (chunk.includes(" is open at ")) resolve();
  });
  await promise;
}

/** Stops all shops, and ends this process after them. */
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const running = shops.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode);
  const ends = running.map((shop) => once(shop, "exit"));
  for (const shop of running) shop.kill("SIGTERM");
  await Promise.all(ends);
  process.exit(code);
}

readCommandLine({});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stop(0));
const { PORT: first } = readConfig();
const addresses = new Map(themes.map((theme, at) => [theme, `http://localhost:${first + at}`]));
try {
  copyPackage();
  for (const [at, theme] of themes.entries()) {
    // One after another: each build needs the whole machine.
    await open(theme, writeRepository(theme, addresses), `${first + at}`);
    console.log(`${theme}: ${addresses.get(theme) ?? ""}`);
  }
} catch (error) {
  if (!isStopping) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
