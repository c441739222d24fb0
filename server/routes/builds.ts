import type { FastifyInstance } from "fastify";
import type { Build } from "#server/builds/currentBuild.ts";
import { IMMUTABLE } from "./files.ts";

/**
 * What open pages ask of builds: which is the newest, and the manifest of one. A build that is
 * still changing (`isChanging`) has a manifest that nobody keeps.
 */
export function registerBuilds(
  app: FastifyInstance,
  options: { build: Build; metaOf: (id: string) => object | undefined; isChanging: boolean },
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
