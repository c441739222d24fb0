import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** The build's own files: hashed assets for ever, the rest asked for again each time. */
export async function registerFiles(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(clientFolder),
    // Listed once at start: looking a path up in folders on each request costs most of the speed.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ["**/.vite/**", "**/*.br", "**/*.gz"],
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(resolve(clientFolder), "assets"));
      reply.header(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
}
