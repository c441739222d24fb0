import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, watch } from "node:fs";
import { join } from "node:path";
import { SettingError, readConfig, settingNotices } from "#server/config.ts";
import { readCommandLine } from "#server/process/commandLine.ts";
import { requireFreePort } from "#server/process/requireFreePort.ts";
import { projectFolder } from "#server/process/tool.ts";

/** Delay before a restart: editors write a file in several steps. */
const SETTLE_MS = 150;

/** Time for the server to close before it is killed. */
const CLOSE_MS = 1000;

/** Files whose changes do not concern the running server; the compiler writes artifacts itself. */
const IGNORED = /(^|\/)__generated__\/|\.test\.tsx?$/;

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), CLOSE_MS);
  await ended;
  clearTimeout(timer);
}

/**
 * Runs the dev server in a child process and restarts it after a change of a file that it imports
 * itself. Pages and components are not among those: Vite replaces them without a restart.
 */
async function develop(): Promise<void> {
  const config = readConfig();
  for (const notice of settingNotices()) say(notice);
  const port = await requireFreePort(config);
  const script = join(projectFolder, "server/commands/devServer.ts");
  const args = [`--port=${port}`, `--host=${config.HOST}`];
  let child: ChildProcess;
  const start = (...more: string[]) => {
    child = fork(script, [...args, ...more], { cwd: projectFolder });
    child.once("exit", (code) => {
      if (code) say("The dev server ended; the next change of a file starts it again.");
    });
    return Promise.race([once(child, "message"), once(child, "exit")]);
  };
  let isStopping = false;
  let restarting: Promise<void> | undefined;
  let isWanted = false;
  /** Text of the files that changed since the last start. */
  let changed = "";
  const restart = async () => {
    do {
      isWanted = false;
      await end(child);
      if (isStopping) return;
      const mayHaveDocuments = changed;
      changed = "";
      void start(...(mayHaveDocuments.includes("graphql`") ? ["--compile"] : []));
    } while (isWanted);
  };
  let timer: NodeJS.Timeout | undefined;
  const onChange = (folder: string, name: string | null) => {
    if (!name || !/\.(ts|graphql|json)$/.test(name) || IGNORED.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const file = join(folder, name);
      if (existsSync(file)) changed += readFileSync(file, "utf8");
      say(`Restarting: ${name} changed.`);
      isWanted = true;
      restarting ??= restart().finally(() => (restarting = undefined));
    }, SETTLE_MS);
  };
  const stop = () => {
    isStopping = true;
    void end(child).then(() => process.exit(0));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  await start("--compile");
  for (const folder of ["server", "relay"]) {
    const path = join(projectFolder, folder);
    watch(path, { recursive: true }, (_event, name) => onChange(path, name));
  }
  const host = config.HOST === "127.0.0.1" ? "localhost" : config.HOST;
  say(`Developing at http://${host}:${port}`);
}

readCommandLine({});
try {
  await develop();
} catch (error) {
  process.stderr.write(`${error instanceof SettingError ? error.message : String(error)}\n`);
  process.exit(1);
}
