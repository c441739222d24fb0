import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { sendError } from "./errors.ts";

/** For what is never anything else at its address. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** Copies in another encoding, and files that are still being written. */
const UNASKED = /\.(br|gz|tmp)$/;

/**
 * The hashed files of builds, from the first of some folders that has them. They are looked for
 * when they are asked for: a build may come or go while the server runs.
 */
export async function registerFiles(app: FastifyInstance, folders: string[]): Promise<void> {
  await app.register(fastifyStatic, {
    root: folders,
    // A route for every file would end at those of the start; the package's own wildcard reads all
    // folders on the way to a file on each request.
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header("cache-control", IMMUTABLE),
  });

  app.get<{ Params: { "*": string } }>("/assets/*", (request, reply) => {
    const name = request.params["*"];
    return UNASKED.test(name) ? sendError(request, reply, 404) : reply.sendFile(`assets/${name}`);
  });
}
