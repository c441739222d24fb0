import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { requireFreePort } from "#server/process/requireFreePort.ts";
import { projectFolder } from "#server/process/tool.ts";
import { installedProgram } from "./installedProgram.ts";
import { removeFolder } from "./shop.ts";

// nginx in front of a static tree, with the configuration of deploy/.

const program = installedProgram("nginx");

/** Options of tests that need nginx: they are skipped if it is not installed. */
export const withNginx = {
  skip: program === undefined,
  meta: { skipReason: "nginx is not installed" },
};

const HOST = "127.0.0.1";

/** Returns the configuration in deploy/ with a test's folders and addresses. */
async function configuration(tree: string, server: string, port: number): Promise<string> {
  const text = await readFile(join(projectFolder, "deploy/nginx/static.conf"), "utf8");
  return text
    .replaceAll("/srv/vitrine/public", tree)
    .replace("127.0.0.1:3000", new URL(server).host)
    .replace("listen 80;", `listen ${HOST}:${port};`);
}

async function responds(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

/** Starts nginx for a tree, with a server behind it. */
export async function startStaticNginx(
  tree: string,
  server: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (program === undefined) throw new Error("nginx is not installed");
  const folder = await mkdtemp(join(tmpdir(), "vitrine-nginx-"));
  const port = await requireFreePort({ HOST, PORT: 0 });
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const main = [
    // As root, nginx would read the files as a user who may not read a test's folder.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    `worker_processes 1; daemon off; pid ${join(folder, "pid")}; error_log stderr error;`,
    "events {}",
    `http { access_log off; ${places.join(" ")}`,
    await configuration(tree, server, port),
    "}",
  ];
  const file = join(folder, "nginx.conf");
  await writeFile(file, main.join("\n"));
  const child = spawn(program, ["-p", folder, "-e", "stderr", "-c", file], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => void (errors += chunk.toString()));
  const url = `http://${HOST}:${port}`;
  while (!(await responds(`${url}/builds/latest.json`))) {
    if (child.exitCode !== null) throw new Error(`nginx has ended: ${errors}`);
    await pause(20);
  }
  return {
    url,
    stop: async () => {
      const ended = child.exitCode === null ? once(child, "exit") : undefined;
      child.kill("SIGTERM");
      await ended;
      await removeFolder(folder);
    },
  };
}
