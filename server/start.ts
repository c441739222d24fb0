import type { ChildProcess } from "node:child_process";
import { accessSync, constants, mkdirSync } from "node:fs";
import { createApp } from "./app.ts";
import { pagesFolder, readBuild } from "#server/rendering/currentBuild.ts";
import { isBuildCurrent } from "#server/rendering/builtSources.ts";
import { hasPrerendered, prerenderInBackground } from "./commands/prerender.ts";
import { SettingError, readConfig, settingNotices } from "#server/kernel/config.ts";
import type { Config } from "#server/kernel/config.ts";
import { ignoreBrokenPipe } from "#server/kernel/ignoreBrokenPipe.ts";
import { listenOnce, requireFreePort } from "#server/kernel/listening.ts";
import { createReadiness } from "#server/kernel/readiness.ts";
import { isDiskFull } from "#server/store/diskSpace.ts";
import { removeOldPages, storedPagesNotice } from "#server/rendering/pageCache.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";

// `npm start`: starts the server in this process.

/** Time from the signal in which the process ends, whatever still hangs then. */
const SHUTDOWN_MS = 9_500;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Throws if the data folder is not writable, before anything else starts. */
function requireWritable(folder: string): void {
  try {
    // It contains addresses and keys: other users of the machine cannot read a new folder.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    const sentence = `DATA_DIR=${folder} cannot be written: give another folder, for example DATA_DIR=.data.`;
    throw new SettingError(sentence, { cause });
  }
}

function announce(address: string, config: Config): void {
  say(`${config.SITE_NAME} is open at ${address}`);
  say(
    config.GRAPHQL_ENDPOINT
      ? `Backend: ${config.GRAPHQL_ENDPOINT}`
      : "Backend: the embedded shop. Set GRAPHQL_ENDPOINT to your shop's WPGraphQL address to use a real one.",
  );
}

async function start(): Promise<void> {
  const config = readConfig();
  for (const notice of settingNotices()) say(notice);
  requireWritable(config.DATA_DIR);
  await requireFreePort(config);
  if (!(await isBuildCurrent())) {
    say("Building, which is needed once…");
    // Loaded on use: a server that is installed without the packages of the build has one already.
    const { build } = await import("./commands/build.ts");
    await build();
  }
  const announced = Promise.withResolvers<void>();
  const sayLater = (line: string) => void announced.promise.then(() => say(line));
  const readiness = createReadiness();
  const app = await createApp(config, { readiness, say: sayLater });
  let prerendering: ChildProcess | undefined;
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    prerendering?.kill();
    const deadline = setTimeout(() => process.exit(1), SHUTDOWN_MS);
    deadline.unref();
    void app.close().then(() => process.exit(0));
  };
  // Registered before the address is printed: a process that waits for the address may stop the
  // shop at once. A terminal or a service manager signals the whole process group, and a launcher
  // passes the signal on: the second one must not end the process, as Node does by default.
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  const port = await listenOnce(app, config);
  const host = config.HOST === "127.0.0.1" ? "localhost" : config.HOST;
  announce(`http://${host}:${port}`, config);
  announced.resolve();

  const { id } = await readBuild();
  const folder = pagesFolder(config, id);
  const hasSpace = !readiness.state().degraded.includes("disk");
  if (!hasPrerendered(folder) && hasSpace) prerendering = prerenderInBackground();
  const notice = await storedPagesNotice(folder);
  if (notice !== undefined) say(notice);
  removeOldPages(folder).catch((error: unknown) =>
    app.log.error({ err: error }, "the pages of an earlier build could not be removed"),
  );
}

/**
 * True for errors whose message is a sentence for people. Checked by name, because the embedded
 * shop has its own error class.
 */
const isSentence = (error: unknown): error is Error =>
  error instanceof Error &&
  ["SettingError", "NewerDataError", "ShopSchemaError"].includes(error.name);

readCommandLine({});
ignoreBrokenPipe();
try {
  await start();
} catch (error) {
  if (isDiskFull(error)) {
    process.stderr.write("The disk of DATA_DIR is full: free some space, then start again.\n");
  }
  process.stderr.write(`${isSentence(error) ? error.message : String(error)}\n`);
  process.exit(1);
}
