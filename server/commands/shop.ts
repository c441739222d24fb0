import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import fastify from "fastify";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { openBackend } from "#server/backend/line/backend.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import { SettingError, readConfig } from "#server/kernel/config.ts";
import type { Config } from "#server/kernel/config.ts";
import { registerGraphiql } from "#server/commands/development/graphiql.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { requireFreePort } from "#server/kernel/listening.ts";
import { registerUploads } from "#server/http/uploads.ts";
import { registerWordPress } from "#server/http/wordpress.ts";

// `npm run shop`: the embedded shop alone, as a WordPress for another storefront, with GraphiQL.

/** Only this machine reaches the shop: it accepts any operation of any origin. */
const HOST = "127.0.0.1";

/** The shop's database, with SQLite's files beside it. */
const DATABASE = ["shop.sqlite", "shop.sqlite-wal", "shop.sqlite-shm"];

/** Headers that WordPress's server would not pass on, or sets itself. */
const OWN_HEADERS = new Set(["content-length", "transfer-encoding", "connection", "x-real-ip"]);

/** Converts a request into that of the shop, with the client's address as a web server adds it. */
function shopRequest({ raw, headers, body }: FastifyRequest): Request {
  const forwarded = new Headers({ "x-real-ip": raw.socket.remoteAddress ?? HOST });
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === "string" && !OWN_HEADERS.has(name)) forwarded.set(name, value);
  }
  const { method = "GET", url = "/" } = raw;
  return new Request(`http://${HOST}${url}`, {
    method,
    headers: forwarded,
    ...(typeof body === "string" && { body }),
  });
}

/** Creates the server of a shop that has no storefront of its own. */
export async function createShopServer(backend: Backend): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit: 8 * 1024 * 1024, forceCloseConnections: true });
  registerGraphiql(app, backend, HOST);
  registerUploads(app, backend);
  app.get("/", (_, reply) => reply.redirect("/graphiql"));
  await app.register(async (endpoint) => {
    // WPGraphQL reads the body itself, and refuses a malformed one in its own words.
    endpoint.removeAllContentTypeParsers();
    endpoint.addContentTypeParser("*", { parseAs: "string" }, (_, body, done) => done(null, body));
    endpoint.route({
      method: ["GET", "POST", "OPTIONS"],
      url: "/graphql",
      handler: async (request, reply) => {
        const response = await backend.graphql(shopRequest(request));
        reply.code(response.status).headers(Object.fromEntries(response.headers));
        return reply.send(await response.text());
      },
    });
  });
  registerWordPress(app, backend.wordpress, "");
  app.addHook("onClose", () => backend.close());
  return app;
}

/** Opens the shop of a data folder, as a WordPress at an address of its own. */
export function openShopAlone(config: Config, siteUrl: string): Promise<Backend> {
  if (config.GRAPHQL_ENDPOINT) {
    throw new SettingError("npm run shop starts the embedded shop: unset GRAPHQL_ENDPOINT.");
  }
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
  return openBackend({ ...config, REDIRECT_PAY: false }, undefined, { siteUrl });
}

/** Starts the shop; `isReset` deletes its products, carts, orders and accounts first. */
async function startShop(isReset: boolean): Promise<void> {
  const config = { ...readConfig(), HOST };
  const port = await requireFreePort(config);
  if (isReset) {
    for (const file of DATABASE) rmSync(join(config.DATA_DIR, file), { force: true });
  }
  const siteUrl = `http://${HOST}:${port}`;
  const backend = await openShopAlone(config, siteUrl);
  const app = await createShopServer(backend);
  const stop = () => void app.close().then(() => process.exit(0));
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  await app.listen({ host: HOST, port });
  backend.opened?.();
  process.stdout.write(`The shop's GraphQL endpoint: ${siteUrl}/graphql\n`);
  process.stdout.write(`GraphiQL: ${siteUrl}/graphiql\n`);
  process.stdout.write(`WordPress's own checkout: ${siteUrl}/checkout/\n`);
}

if (import.meta.main) {
  const { flags } = readCommandLine({ reset: { type: "boolean", default: false } });
  try {
    await startShop(flags.reset);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isSentence = ["SettingError", "NewerDataError"].includes(error.name);
    process.stderr.write(`${isSentence ? error.message : (error.stack ?? error.message)}\n`);
    process.exit(1);
  }
}
