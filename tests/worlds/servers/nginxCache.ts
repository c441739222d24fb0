import { readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { startNginx } from "./nginx.ts";
import type { Nginx } from "./nginx.ts";

// nginx as a cache in front of a server under test.

/** A running cache. */
export type NginxCache = Pick<Nginx, "url" | "pid" | "stop"> & {
  /** Deletes the cached responses with any of these surrogate keys; returns their number. */
  purge: (tags: readonly string[]) => Promise<number>;
  /** Returns all cached responses, with their headers. */
  stored: () => Promise<string[]>;
};

/** Returns the configuration: nginx goes by the responses' headers, with the bypass of the docs. */
const configuration = (port: number, origin: string, more: string) => `
  ${more}
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
`;

/**
 * Starts nginx on a free port, with an empty cache.
 * @param more further directives of its configuration
 */
export async function startNginxCache(origin: string, more = ""): Promise<NginxCache> {
  const { url, pid, folder, stop } = await startNginx(({ port }) =>
    configuration(port, origin, more),
  );
  const cache = join(folder, "cache");

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
    pid,
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
    stop,
  };
}
