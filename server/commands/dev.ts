import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { createDevMiddleware } from "vike/server";
import type { ViteDevServer } from "vite";
import { createApp } from "#server/app.ts";
import { SettingError, readConfig, settingNotices } from "#server/config.ts";
import { relayProjects } from "#server/process/relayProjects.ts";
import { projectFolder, toolCommand } from "#server/process/tool.ts";
import { readCommandLine } from "#server/process/commandLine.ts";
import { ShopSchemaError } from "#server/schema/shopFields.ts";
import { updateRelaySchema } from "./relaySchema.ts";

/**
 * Delay before a changed file is read: the watcher reports changes of 50 ms as one, and the file
 * may still be being written then.
 */
const WRITTEN_MS = 100;

const say = (line: string) => void process.stdout.write(`${line}\n`);

const hasWatchman = () => spawnSync("watchman", ["--version"], { stdio: "ignore" }).status === 0;

function startCompiler(...args: string[]): ChildProcess {
  const [node, script] = toolCommand("relay-compiler");
  return spawn(node, [script, ...args], { cwd: projectFolder, stdio: "inherit" });
}

/** Compiles every project once; rejects if one fails, with the compiler's report on the screen. */
async function compile(): Promise<void> {
  await updateRelaySchema();
  for (const project of relayProjects) {
    const [code] = (await once(startCompiler(project), "exit")) as [number | null];
    if (code !== 0) throw new Error("relay-compiler failed; its report is above.");
  }
}

/** Runs the compiler whenever a file with a `graphql` tag changes; one run at a time. */
function compileOnChange(vite: ViteDevServer): void {
  let isRunning = false;
  let isWanted = false;
  const run = () => {
    isWanted = isRunning;
    if (isRunning) return;
    isRunning = true;
    void compile()
      .catch(() => {})
      .finally(() => {
        isRunning = false;
        if (isWanted) run();
      });
  };
  const onChange = async (file: string) => {
    if (file.endsWith("/relay/schema.graphql")) return run();
    if (!/\/(components|pages|relay|server)\/.*\.tsx?$/.test(file)) return;
    await setTimeout(WRITTEN_MS);
    const text = await readFile(file, "utf8").catch(() => "");
    if (text.includes("graphql`")) run();
  };
  vite.watcher.on("change", (file) => void onChange(file));
  vite.watcher.on("add", (file) => void onChange(file));
}

/** Updates the compiler's schema whenever a file in `shop/schema/` changes. */
function updateSchemaOnChange(vite: ViteDevServer): void {
  const onChange = async (_event: string, file: string) => {
    if (!/\/shop\/schema\/[^/]+\.graphql$/.test(file)) return;
    await setTimeout(WRITTEN_MS);
    await updateRelaySchema().catch((error: unknown) => say(String(error)));
  };
  vite.watcher.on("all", (event, file) => void onChange(event, file));
}

async function develop(): Promise<void> {
  const config = readConfig();
  for (const notice of settingNotices()) say(notice);
  // Compiled before the first page is rendered, which imports the artifacts.
  await compile();
  const { devMiddleware, viteServer } = await createDevMiddleware({ root: projectFolder });
  const compilers = hasWatchman()
    ? relayProjects.map((project) => startCompiler(project, "--watch"))
    : [];
  if (compilers.length === 0) compileOnChange(viteServer);
  updateSchemaOnChange(viteServer);
  const app = await createApp(config, { development: devMiddleware });

  const stop = async () => {
    for (const compiler of compilers) compiler.kill();
    await Promise.all([app.close(), viteServer.close()]);
    process.exit(0);
  };
  process.once("SIGINT", () => void stop());
  process.once("SIGTERM", () => void stop());
  for (const compiler of compilers) {
    compiler.once("exit", (code) => {
      if (code) void stop();
    });
  }

  const address = await app.listen({ port: config.PORT, host: config.HOST });
  say(`Developing at ${address.replace("127.0.0.1", "localhost")}`);
}

const isSentence = (error: unknown): error is Error =>
  error instanceof SettingError || error instanceof ShopSchemaError;

readCommandLine({});
try {
  await develop();
} catch (error) {
  process.stderr.write(`${isSentence(error) ? error.message : String(error)}\n`);
  process.exit(1);
}
