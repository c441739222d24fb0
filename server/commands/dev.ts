import { spawn, spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { createDevMiddleware } from "vike/server";
import type { ViteDevServer } from "vite";
import { createApp } from "#server/app.ts";
import { SettingError, readConfig, settingNotices } from "#server/config.ts";
import { projectFolder, toolCommand } from "#server/process/tool.ts";
import { readCommandLine } from "#server/process/commandLine.ts";

/** The watcher tells once of what changes within 50 ms: its file may still be being written then. */
const WRITTEN_MS = 100;

const say = (line: string) => void process.stdout.write(`${line}\n`);

const hasWatchman = () => spawnSync("watchman", ["--version"], { stdio: "ignore" }).status === 0;

function compile(...args: string[]) {
  const [node, script] = toolCommand("relay-compiler");
  return spawn(node, [script, ...args], { cwd: projectFolder, stdio: "inherit" });
}

/** Runs the compiler whenever a file with a `graphql` tag changes; one run at a time. */
function compileOnChange(vite: ViteDevServer): void {
  let isRunning = false;
  let isWanted = false;
  const run = () => {
    isWanted = isRunning;
    if (isRunning) return;
    isRunning = true;
    compile().once("exit", () => {
      isRunning = false;
      if (isWanted) run();
    });
  };
  const onChange = async (file: string) => {
    if (!/\/(components|pages)\/.*\.tsx?$/.test(file)) return;
    await setTimeout(WRITTEN_MS);
    const text = await readFile(file, "utf8").catch(() => "");
    if (text.includes("graphql`")) run();
  };
  vite.watcher.on("change", (file) => void onChange(file));
  vite.watcher.on("add", (file) => void onChange(file));
}

/** Compiles once before anything is served, so that every page finds what its tags became. */
function compileFirst(): Promise<void> {
  return new Promise((resolve, reject) => {
    compile().once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error("relay-compiler failed; its report is above.")),
    );
  });
}

async function develop(): Promise<void> {
  const config = readConfig();
  for (const notice of settingNotices()) say(notice);
  await compileFirst();
  const { devMiddleware, viteServer } = await createDevMiddleware({ root: projectFolder });
  const compiler = hasWatchman() ? compile("--watch") : undefined;
  if (!compiler) compileOnChange(viteServer);
  const app = await createApp(config, { development: devMiddleware });

  const stop = async () => {
    compiler?.kill();
    await Promise.all([app.close(), viteServer.close()]);
    process.exit(0);
  };
  process.once("SIGINT", () => void stop());
  process.once("SIGTERM", () => void stop());
  compiler?.once("exit", (code) => {
    if (code) void stop();
  });

  const address = await app.listen({ port: config.PORT, host: config.HOST });
  say(`Developing at ${address.replace("127.0.0.1", "localhost")}`);
}

readCommandLine({});
try {
  await develop();
} catch (error) {
  process.stderr.write(`${error instanceof SettingError ? error.message : String(error)}\n`);
  process.exit(1);
}
