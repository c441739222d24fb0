import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { requireFreePort } from "#server/kernel/listening.ts";
import { installedProgram, withProgram } from "./installedProgram.ts";
import { isListening } from "./isListening.ts";
import { removeFolder } from "./shop.ts";

// nginx with the configuration of a test.

const HOST = "127.0.0.1";

const program = installedProgram("nginx");

/** Options of tests that need nginx. */
export const withNginx = withProgram(program, "nginx");

/** A running nginx. */
export type Nginx = {
  /** Its URL, without a trailing slash. */
  url: string;
  /** Process that responds to requests. */
  pid: number | undefined;
  /** Folder for its files, which is removed with it. */
  folder: string;
  stop: () => Promise<void>;
};

/** Returns the configuration around the part of `http`, with all files in nginx's folder. */
function configuration(http: string): string {
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${name};`,
  );
  return [
    // As root, nginx would read files as a user who may not read a test's folder.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "daemon off; master_process off; pid nginx.pid; error_log stderr error;",
    "events { worker_connections 4096; }",
    // As Debian's configuration has it.
    "http { sendfile on; tcp_nopush on; access_log off; keepalive_requests 1000000000;",
    places.join(" "),
    http,
    "}",
  ].join("\n");
}

/**
 * Starts nginx in one process, and waits until it listens; rejects with its errors if it refuses the
 * configuration.
 * @param http returns the part of `http`, for a folder of its own and a port of 127.0.0.1; relative
 *   paths in it are below the folder
 */
export async function startNginx(
  http: (place: { folder: string; port: number }) => string | Promise<string>,
): Promise<Nginx> {
  if (program === undefined) throw new Error("nginx is not installed");
  const folder = await mkdtemp(join(tmpdir(), "vitrine-nginx-"));
  const port = await requireFreePort({ HOST, PORT: 0 });
  const file = join(folder, "nginx.conf");
  await writeFile(file, configuration(await http({ folder, port })));
  const child = spawn(program, ["-p", folder, "-e", "stderr", "-c", file], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => void (errors += chunk.toString()));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) {
      await removeFolder(folder);
      throw new Error(errors);
    }
    await pause(10);
  }
  return {
    url: `http://${HOST}:${port}`,
    pid: child.pid,
    folder,
    stop: async () => {
      child.kill("SIGQUIT");
      await ended;
      await removeFolder(folder);
    },
  };
}
