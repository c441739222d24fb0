import type { Backend } from "#server/backend/line/backend.ts";
import { readBuild } from "#server/rendering/currentBuild.ts";
import type { Build } from "#server/rendering/currentBuild.ts";
import type { Config } from "#server/kernel/config.ts";
import { entityTag } from "#server/rendering/responseBody.ts";
import { pageFacts } from "#server/rendering/shopFacts.ts";
import type { TreeInputs } from "./treeRecords.ts";

/** Reads the build, and the hashes of the code and the settings that its pages are made from. */
export async function readTreeInputs(
  config: Config,
  backend: Backend,
): Promise<{ build: Build; inputs: TreeInputs }> {
  const build = await readBuild();
  const { GRAPHQL_ENDPOINT, IMAGE_ORIGINS } = config;
  const settings = JSON.stringify([
    GRAPHQL_ENDPOINT,
    IMAGE_ORIGINS,
    pageFacts(config, "", backend),
  ]);
  return { build, inputs: { code: build.id, settings: entityTag(settings) } };
}
