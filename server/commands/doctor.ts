import { SettingError, readConfig } from "#server/config.ts";
import { allChecks } from "#server/doctor/allChecks.ts";
import { EXIT_CODES, reportJson, reportLines, summaryLine } from "#server/doctor/doctorReport.ts";
import { examinedConfig } from "#server/doctor/examinedConfig.ts";
import { openExaminedShop } from "#server/doctor/openExaminedShop.ts";
import { runChecks, worstOf } from "#server/doctor/runChecks.ts";
import { readCommandLine } from "#server/process/commandLine.ts";

// Doctor command: examines a shop, and says what does not work and how to correct it.

/** Time for all checks, in milliseconds. */
const LIMIT_MS = 180_000;

const USAGE_ERROR = 2;
const USAGE =
  "Give the address of a shop's GraphQL endpoint, for example npm run doctor -- https://shop.example/graphql, or set GRAPHQL_ENDPOINT.";

const idWidth = Math.max(...allChecks.map(({ id }) => id.length));

const { flags, words } = readCommandLine(
  { json: { type: "boolean", default: false } },
  { allowWords: true },
);

function print(lines: readonly string[]): void {
  if (!flags.json) console.log(lines.join("\n"));
}

/** Examines the shop that the settings name; sets the exit code. */
async function examine(config: ReturnType<typeof examinedConfig>): Promise<void> {
  const { shop, close } = await openExaminedShop(config);
  try {
    const reports = await runChecks(allChecks, shop, {
      limitMs: LIMIT_MS,
      onReport: (report) => print(reportLines(report, idWidth)),
    });
    if (flags.json) console.log(reportJson(reports));
    print(["", summaryLine(reports)]);
    process.exitCode = EXIT_CODES[worstOf(reports)];
  } finally {
    close();
  }
}

try {
  const config = readConfig();
  const [endpoint = config.GRAPHQL_ENDPOINT, ...others] = words;
  if (endpoint === undefined || others.length > 0) throw new SettingError(USAGE);
  await examine(examinedConfig(config, endpoint));
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = USAGE_ERROR;
}
