import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { openFaultyBackend } from "./faultyBackend.ts";
import type { FaultyShop } from "./faultyShop.ts";
import { openKillableServer } from "./killableServer.ts";

/** Opens a shop for browsers: its server is a separate process, with the real clock. */
export async function openKillableShop(): Promise<FaultyShop & { url: () => string }> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-bench-"));
  const backend = await openFaultyBackend();
  const server = await openKillableServer({
    DATA_DIR: folder,
    GRAPHQL_ENDPOINT: backend.proxy.endpoint,
    BACKEND_TIMEOUT_MS: "1500",
  });
  let see = (_response: LightMyRequestResponse) => {};

  async function inject(options: InjectOptions | string) {
    const response = await server.inject(options);
    see(response);
    return response;
  }

  return {
    ...backend,
    app: { inject } as unknown as Pick<FastifyInstance, "inject">,
    folder,
    url: server.url,
    kill: server.kill,
    pass: () => undefined,
    observe: (next) => void (see = next),
    close: async () => {
      await server.stop();
      await backend.close();
    },
  };
}
