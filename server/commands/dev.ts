import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { SettingError, readConfig, settingNotices } from "#server/kernel/config.ts";
import { watchFolders } from "#server/commands/development/watchFolders.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { singleFlight } from "#server/kernel/fetchOnce.ts";
import { requireFreePort } from "#server/kernel/listening.ts";
import { projectFolder } from "#server/kernel/tool.ts";

// `npm run dev`: the dev server in a child process, restarted after a change of its files.

/** Delay before a restart: editors write a file in several steps. */
const SETTLE_MS = 150;

/** Time for the server to close before it is killed. */
const CLOSE_MS = 1000;

/** Files whose changes do not concern the running server; the compiler writes artifacts itself. */
const IGNORED = /\/__generated__\/|\/relay\/schema\.graphql$|\.test\.tsx?$/;

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
  const script = join(projectFolder, "server/devServer.ts");
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
  let isWanted = false;
  /** Files that changed since the last start. */
  const changed = new Set<string>();
  const restart = singleFlight(async () => {
    do {
      isWanted = false;
      await end(child);
      if (isStopping) return;
      const hasDocuments = [...changed].some(
        (file) =>
          file.endsWith(".graphql") ||
          (existsSync(file) && readFileSync(file, "utf8").includes("graphql`")),
      );
      changed.clear();
      void start(...(hasDocuments ? ["--compile"] : []));
    } while (isWanted);
  });
  let timer: NodeJS.Timeout | undefined;
  const onChange = (file: string) => {
    if (!/\.(ts|graphql|json)$/.test(file) || IGNORED.test(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      say(`Restarting: ${relative(projectFolder, file)} changed.`);
      isWanted = true;
      void restart();
    }, SETTLE_MS);
  };
  const stop = () => {
    isStopping = true;
    void end(child).then(() => process.exit(0));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  await start("--compile");
  watchFolders(
    ["server", "relay", "shop"].map((folder) => join(projectFolder, folder)),
    onChange,
  );
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
