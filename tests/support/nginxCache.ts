import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { requireFreePort } from "#server/process/requireFreePort.ts";
import { installedProgram } from "./installedProgram.ts";

// nginx as a cache in front of a server under test.

const program = installedProgram("nginx");

/** Options of tests that need nginx: they are skipped if it is not installed. */
export const withNginx = {
  skip: program === undefined,
  meta: { skipReason: "nginx is not installed" },
};

/** A running cache. */
export type NginxCache = {
  url: string;
  /** Deletes the cached responses with any of these surrogate keys; returns their number. */
  purge: (tags: readonly string[]) => Promise<number>;
  /** Returns all cached responses, with their headers. */
  stored: () => Promise<string[]>;
  stop: () => Promise<void>;
};

/** Returns the configuration: nginx goes by the responses' headers, with the bypass of the docs. */
const configuration = (port: number, origin: string) => `
daemon off;
master_process off;
pid nginx.pid;
error_log stderr error;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  proxy_cache_path cache keys_zone=shop:1m use_temp_path=off;
  map $http_cookie $is_personal {
    default 0;
    "~(^|; )vitrine-removed=" 1;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${origin};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_cache shop;
      proxy_cache_key $request_uri;
      proxy_cache_lock on;
      proxy_cache_background_update on;
      proxy_cache_bypass $is_personal;
      proxy_no_cache $is_personal;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}
`;

const respondsAt = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Starts nginx on a free port, with an empty cache. */
export async function startNginxCache(origin: string): Promise<NginxCache> {
  if (program === undefined) throw new Error("nginx is not installed");
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const cache = join(folder, "cache");
  await mkdir(cache);
  const port = await requireFreePort({ HOST: "127.0.0.1", PORT: 0 });
  const url = `http://127.0.0.1:${port}`;
  await writeFile(join(folder, "nginx.conf"), configuration(port, origin));
  const options = ["-p", folder, "-c", "nginx.conf", "-e", "stderr"];
  const running = spawn(program, options, { stdio: ["ignore", "ignore", "inherit"] });
  while (!(await respondsAt(`${url}/livez`))) {
    if (running.exitCode !== null) throw new Error("nginx has not started");
    await pause(10);
  }

  const read = async () => {
    const names = await readdir(cache);
    return Promise.all(
      names.map(async (name) => {
        const file = join(cache, name);
        return { file, text: await readFile(file, "latin1") };
      }),
    );
  };

  return {
    url,
    stored: async () => (await read()).map(({ text }) => text),
    purge: async (tags) => {
      const files = await read();
      const purged = files.filter(({ text }) => {
        const keys = /\r\nsurrogate-key: ([^\r]*)\r\n/i.exec(text)?.[1]?.split(" ") ?? [];
        return keys.some((key) => tags.includes(key));
      });
      await Promise.all(purged.map(({ file }) => rm(file)));
      return purged.length;
    },
    stop: async () => {
      const ended = once(running, "exit");
      running.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
