import type { FastifyInstance } from "fastify";
import type { Build } from "#server/rendering/currentBuild.ts";
import type { RetainedBuilds } from "#server/rendering/retainBuilds.ts";
import { IMMUTABLE } from "./files.ts";

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
