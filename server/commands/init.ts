import { loadDoctor } from "./doctor/doctorPackage.ts";
import { examinedConfig, withExaminedShop } from "./doctor/examinedShop.ts";
import { settingRules } from "./doctor/settingRules.ts";
import { environmentFile, readConfig } from "#server/kernel/config.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";

// Setup command: asks for the settings of a shop, writes them to `.env`, and examines the shop.

/** Examines the shop with the written settings. */
async function examine(): Promise<void> {
  const config = readConfig();
  const { GRAPHQL_ENDPOINT: endpoint } = config;
  if (!endpoint) return;
  console.log(`\nExamining ${endpoint}, as npm run doctor does:\n`);
  const { examineShop } = await loadDoctor("doctor");
  await withExaminedShop(examinedConfig(config, endpoint), (access) =>
    examineShop(access, console.log),
  );
}

readCommandLine({});
try {
  const { runInit } = await loadDoctor("init");
  await runInit(environmentFile(), settingRules, examine);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
