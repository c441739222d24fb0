import { SettingError, readConfig } from "#server/kernel/config.ts";
import { EXIT_CODES, reportJson, summaryLine } from "#server/doctor/doctorReport.ts";
import { examineShop } from "#server/doctor/examineShop.ts";
import { examinedConfig } from "#server/doctor/examinedConfig.ts";
import { worstOf } from "#server/doctor/runChecks.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";

// Doctor command: examines a shop, and says what does not work and how to correct it.

const USAGE_ERROR = 2;
const USAGE =
  "Give the address of a shop's GraphQL endpoint, for example npm run doctor -- https://shop.example/graphql, or set GRAPHQL_ENDPOINT.";

const { flags, words } = readCommandLine(
  { json: { type: "boolean", default: false } },
  { allowWords: true },
);

function print(lines: readonly string[]): void {
  if (!flags.json) console.log(lines.join("\n"));
}

try {
  const config = readConfig();
  const [endpoint = config.GRAPHQL_ENDPOINT, ...others] = words;
  if (endpoint === undefined || others.length > 0) throw new SettingError(USAGE);
  const reports = await examineShop(examinedConfig(config, endpoint), print);
  if (flags.json) console.log(reportJson(reports));
  print(["", summaryLine(reports)]);
  process.exitCode = EXIT_CODES[worstOf(reports)];
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = USAGE_ERROR;
}
