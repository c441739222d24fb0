import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import type { ShopSettings } from "#tests/worlds/servers/shop.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";

/** A server process; requests go over its socket and have the form of those to `inject`. */
export type KillableServer = Pick<FastifyInstance, "inject"> & {
  url: () => string;
  /** Kills the process with SIGKILL, and starts another; returns the time until it responds. */
  kill: () => Promise<number>;
  stop: () => Promise<void>;
};

const urlOf = (url: InjectOptions["url"]) => (typeof url === "string" ? url : "/");

/** Sends a request over the network; cookies and JSON bodies are given as to `inject`. */
async function send(
  origin: string,
  options: InjectOptions | string,
): Promise<LightMyRequestResponse> {
  const {
    method = "GET",
    url,
    headers = {},
    cookies,
    payload,
  } = typeof options === "string" ? ({ url: options } as InjectOptions) : options;
  const isJson = typeof payload === "object";
  const pairs = Object.entries((cookies ?? {}) as Record<string, string>).map((pair) =>
    pair.join("="),
  );
  const response = await fetch(origin + urlOf(url), {
    method,
    redirect: "manual",
    headers: {
      origin,
      ...(isJson && { "content-type": "application/json" }),
      ...(pairs.length > 0 && { cookie: pairs.join("; ") }),
      ...(headers as Record<string, string>),
    },
    ...(payload !== undefined && { body: isJson ? JSON.stringify(payload) : payload }),
  });
  const body = await response.text();
  const given = {
    ...Object.fromEntries(response.headers),
    "set-cookie": response.headers.getSetCookie(),
  };
  return {
    statusCode: response.status,
    headers: given,
    body,
    json: () => JSON.parse(body) as unknown,
  } as unknown as LightMyRequestResponse;
}

/** Starts a server process over an empty data folder; every restart uses the same port. */
export async function openKillableServer(given: ShopSettings): Promise<KillableServer> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-bench-"));
  const settings = { ...given, DATA_DIR: folder };
  let shop = await startUnrenderedShop(settings);
  const { port } = new URL(shop.url);

  async function kill(): Promise<number> {
    const ended = once(shop.process, "exit");
    shop.process.kill("SIGKILL");
    await ended;
    const startedAt = performance.now();
    shop = await startUnrenderedShop({ ...settings, PORT: port });
    while ((await fetch(`${shop.url}/livez`).catch(() => undefined))?.status !== 200)
      await pause(5);
    return performance.now() - startedAt;
  }

  return {
    inject: ((options: InjectOptions | string) =>
      send(shop.url, options)) as unknown as FastifyInstance["inject"],
    url: () => shop.url,
    kill,
    stop: async () => {
      await shop.stop();
      await removeFolder(folder);
    },
  };
}
