import { SettingError, readConfig } from "#server/kernel/config.ts";
import type { Config } from "#server/kernel/config.ts";
import { inLanguage, siteLanguages } from "#server/kernel/language.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { driftReport, showProgress } from "#server/catalogue/indexReport.ts";
import { indexShop } from "#server/catalogue/indexShop.ts";
import type { ReadRecords } from "#server/catalogue/indexShop.ts";
import { indexTarget, indexingError } from "#server/catalogue/indexTarget.ts";
import type { IndexTarget } from "#server/catalogue/indexTarget.ts";
import { shopRecords } from "#server/catalogue/shopRecords.ts";
import { openCommandGateway } from "#server/backend/sessions/commandGateway.ts";
import { leftOutSentences } from "#server/backend/line/leftOutReport.ts";

// Indexing command: sends the catalogue's changes to the search index, or only reports them.

async function run(config: Config, target: IndexTarget, isDryRun: boolean): Promise<void> {
  const { show, end } = showProgress(process.stdout);
  const opened = await openCommandGateway(config);
  const { backend, gateway, close } = opened;
  try {
    const records: ReadRecords = (indexed) =>
      shopRecords(gateway, config.COLOR_ATTRIBUTES, indexed);
    await indexShop(target, records, {
      isDryRun,
      onProgress: show,
      onDrift(drift) {
        end();
        console.log(driftReport(target.index, drift));
      },
    });
    end();
    for (const line of leftOutSentences(gateway.lists.leftOut(), backend.origin)) console.log(line);
    console.log(isDryRun ? "Nothing was sent." : `${target.place} is up to date.`);
  } catch (error) {
    end();
    const sentence = indexingError(error, target);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exitCode = 1;
  } finally {
    close();
  }
}

const { flags } = readCommandLine({ "dry-run": { type: "boolean", default: false } });
try {
  const config = readConfig();
  for (const each of siteLanguages(config)) {
    await inLanguage(each, async () => {
      const target = indexTarget(config);
      if (target) await run(config, target, flags["dry-run"]);
    });
  }
  if (!indexTarget(config)) {
    console.log(
      "Nothing to index: the embedded search keeps itself up to date; for Algolia set ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_ADMIN_KEY.",
    );
  }
} catch (error) {
  console.error(
    error instanceof SettingError
      ? error.message
      : `The catalogue could not be indexed: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
}
