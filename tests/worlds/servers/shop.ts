import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectFolder } from "#server/kernel/tool.ts";
import { environment, scaled } from "./environment.ts";

// Storefronts in processes of their own, as `npm start` starts them.

/** A started storefront. */
export type RunningShop = {
  /** Its URL, without a trailing slash. */
  url: string;
  /** Its data folder. */
  dataDir: string;
  /** Its process, for measurements and signals. */
  process: ChildProcess;
  /** Returns its output so far. */
  output: () => string;
  /** Stops it, and removes its data folder if it was created for it. */
  stop: () => Promise<void>;
};

/** Result of a start that was expected to fail. */
export type EndedStart = { code: number | null; output: string };

/** Settings of a storefront under test; settings of the machine are ignored. */
export type ShopSettings = Record<string, string>;

// An empty setting counts as unset, so a developer's own shop is never the one under test.
const NONE = {
  ALGOLIA_ADMIN_KEY: "",
  ALGOLIA_APP_ID: "",
  ALGOLIA_INDEX: "",
  ALGOLIA_SEARCH_KEY: "",
  CACHE_URL: "",
  GRAPHQL_ENDPOINT: "",
  GRAPHQL_FREE_FORM: "",
  GRAPHQL_WS_ENDPOINT: "",
  HOST: "127.0.0.1",
  LOG_LEVEL: "",
  OTEL_EXPORTER_OTLP_ENDPOINT: "",
  SITE_NAME: "",
  STATUS_PASSWORD: "",
};

const START_MS = scaled(90_000);

/** Removes a data folder; a killed process may still write to it for a moment. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });

function launch(
  settings: ShopSettings,
  cwd = projectFolder,
  [program = "", ...args]: readonly string[] = [process.execPath, "server/start.ts"],
): { child: ChildProcess; output: () => string } {
  const child = spawn(program, args, {
    cwd,
    env: { ...environment, ...NONE, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const collect = (chunk: Buffer) => void (printed += chunk.toString());
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  return { child, output: () => printed };
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once("exit", (code) => resolve(code));
  });

/** Waits until a child has printed its URL; rejects with its output if it does not. */
function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => reject(new Error(`The shop ${why}:\n${output()}`));
    const timer = setTimeout(() => giveUp(`did not open in ${START_MS} ms`), START_MS);
    const look = () => {
      const address = /http:\/\/[\w.:-]+/.exec(output())?.[0];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on("data", look);
    child.once("exit", () => {
      clearTimeout(timer);
      giveUp("ended");
    });
  });
}

/**
 * Starts the storefront as `npm start` does, in a process of its own, on a free port and, unless
 * `DATA_DIR` is among the settings, with data of its own.
 * @param project the folder it is started in, by default the project's own
 * @param command the command that starts it, by default `node server/start.ts`
 */
export async function startShop(
  settings: ShopSettings = {},
  project?: string,
  command?: readonly string[],
): Promise<RunningShop> {
  const isOwn = settings["DATA_DIR"] === undefined;
  const dataDir = settings["DATA_DIR"] ?? (await mkdtemp(join(tmpdir(), "vitrine-shop-")));
  const { child, output } = launch({ PORT: "0", ...settings, DATA_DIR: dataDir }, project, command);
  const stop = async () => {
    if (child.exitCode === null) child.kill("SIGTERM");
    await ended(child);
    if (isOwn) await removeFolder(dataDir);
  };
  try {
    return { url: await addressOf(child, output), dataDir, process: child, output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts the storefront where it should refuse to start, and waits for its end. */
export async function failToStart(settings: ShopSettings): Promise<EndedStart> {
  const { child, output } = launch(settings);
  const timer = setTimeout(() => child.kill("SIGKILL"), START_MS);
  const code = await ended(child);
  clearTimeout(timer);
  return { code, output: output() };
}
