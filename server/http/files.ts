import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { acceptedEncoding, isKnownTag } from "#server/rendering/responseBody.ts";
import { sendError } from "./errorPages.ts";
import type { Build } from "#server/rendering/currentBuild.ts";
import type { RetainedBuilds } from "#server/rendering/retainBuilds.ts";

// Static files of builds, with immutable caching, and the builds' manifests.

/** For files whose content never changes at their URL. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** Matches precompressed copies, and files being written. */
const NOT_SERVED = /\.(br|gz|tmp)$/;

const MAX_MEMORY_BYTES = 32 * 1024 * 1024;
/** Larger files are read for each request. */
const MAX_FILE_BYTES = 1024 * 1024;

type FileRoute = { Params: { "*": string } };
type FileRequest = FastifyRequest<FileRoute>;

/** Response for one encoding, with its headers. */
type CachedResponse = { headers: ReturnType<FastifyReply["getHeaders"]>; bytes: Buffer };

/**
 * Serves the hashed files of builds, from the first folder that has them, recent ones from memory.
 * Files are looked up per request: a build may appear or disappear while the server runs.
 */
export async function registerFiles(app: FastifyInstance, folders: string[]): Promise<void> {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
  });
  const encodingFor = ({ headers }: FileRequest) => acceptedEncoding(headers["accept-encoding"]);
  const keyOf = (request: FileRequest) => `${encodingFor(request)} ${request.params["*"]}`;

  async function cacheFile(request: FileRequest, reply: FastifyReply, payload: unknown) {
    const isWhole = reply.statusCode === 200 && request.method === "GET";
    const isSmall = Number(reply.getHeader("content-length")) <= MAX_FILE_BYTES;
    const encoding = reply.getHeader("content-encoding");
    // The response to a client that accepts anything may have an encoding that the next client with
    // this cache key does not accept.
    const isTaken = encoding === undefined || encoding === encodingFor(request);
    if (!isWhole || !isSmall || !isTaken || !(payload instanceof Readable)) return payload;
    const bytes = await buffer(payload);
    responses.set(keyOf(request), { headers: reply.getHeaders(), bytes });
    return bytes;
  }

  await app.register(fastifyStatic, {
    root: folders,
    // A route per file would miss later builds; the package's own wildcard reads all folders on the
    // way to a file for each request.
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header("cache-control", IMMUTABLE),
  });

  app.get<FileRoute>("/assets/*", { onSend: cacheFile }, (request, reply) => {
    const name = request.params["*"];
    if (NOT_SERVED.test(name)) return sendError(request, reply, 404);
    const { range, "if-none-match": tag } = request.headers;
    const known = range === undefined ? responses.get(keyOf(request)) : undefined;
    if (!known) return reply.sendFile(`assets/${name}`);
    reply.headers(known.headers);
    const isKnown = isKnownTag(tag, String(known.headers["etag"]));
    return isKnown ? reply.code(304).send() : reply.send(known.bytes);
  });
}

/**
 * Build routes for open pages: the latest build's id, and the manifest of one build. The manifest
 * of a build in development (`isChanging`) is not cached.
 */
export function registerBuildManifests(
  app: FastifyInstance,
  options: { build: Build; metaOf: RetainedBuilds["metaOf"]; isChanging: boolean },
): void {
  const { build, metaOf, isChanging } = options;
  const { id, timestamp } = build;

  app.get("/builds/latest.json", (_request, reply) =>
    reply.header("cache-control", "public, max-age=1").send({ id, timestamp }),
  );

  app.get<{ Params: { id: string } }>("/builds/meta/:id(^[\\w-]+).json", (request, reply) => {
    const meta = metaOf(request.params.id);
    if (!meta) return reply.code(404).header("cache-control", "no-store").send({ status: 404 });
    return reply.header("cache-control", isChanging ? "no-store" : IMMUTABLE).send(meta);
  });
}
