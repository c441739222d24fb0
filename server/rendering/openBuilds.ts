import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/kernel/config.ts";
import { operationTexts } from "#server/backend/door/operations.ts";
import type { Routes } from "./routes.ts";
import type { DiskSpace } from "#server/store/diskSpace.ts";
import { buildMeta } from "./buildMeta.ts";
import type { BuildMeta } from "./buildMeta.ts";
import { DIST, readBuild } from "./currentBuild.ts";
import { onlyBuild, retainBuilds } from "./retainBuilds.ts";
import type { RetainedBuilds } from "./retainBuilds.ts";

/**
 * Reads the current build and retains its files beside those of earlier ones; in development,
 * where pages come from the sources (`isChanging`), there is one build and nothing is retained.
 */
export async function openBuilds(
  app: FastifyInstance,
  config: Config,
  { routes, disk, isChanging }: { routes: Routes; disk: DiskSpace; isChanging: boolean },
): Promise<{ build: BuildMeta; builds: RetainedBuilds }> {
  const made = isChanging ? { id: "development", timestamp: Date.now() } : await readBuild();
  const build = buildMeta(made, routes);
  const builds = isChanging
    ? onlyBuild(build)
    : await retainBuilds(
        { build, dist: DIST, operations: operationTexts() },
        {
          folder: join(config.DATA_DIR, "builds"),
          days: config.RETAIN_BUILDS_DAYS,
          onError: (error, what) => {
            if (!disk.notice(error)) app.log.error({ err: error }, what);
          },
        },
      );
  app.addHook("onClose", async () => builds.close());
  return { build, builds };
}
