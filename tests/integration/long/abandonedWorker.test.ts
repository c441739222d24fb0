import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "#server/kernel/tool.ts";
import { readConfig } from "#server/kernel/config.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";

test("a pre-rendering worker ends with its parent process, in the middle of its work", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-abandoned-"));
  const worker = fork(join(projectFolder, "server/prerender/renderWorker.ts"), [], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  // No server listens there: each page fails and logs it.
  const config = readConfig({ DATA_DIR: folder, GRAPHQL_ENDPOINT: "http://127.0.0.1:9/graphql" });
  worker.send({ config });
  await once(worker, "message");
  worker.send(Array.from({ length: 50 }, (_, at) => `/product/thing-${at}`));
  const ended = once(worker, "exit");
  worker.stdout?.destroy();
  worker.stderr?.destroy();
  worker.disconnect();
  const timer = setTimeout(() => worker.kill("SIGKILL"), scaled(20_000));
  const [, signal] = (await ended) as [number | null, NodeJS.Signals | null];
  clearTimeout(timer);
  expect(signal).toBeNull();
  await removeFolder(folder);
});
