import { loadDoctor } from "./doctor/doctorPackage.ts";
import { examinedConfig, withExaminedShop } from "./doctor/examinedShop.ts";
import { SettingError, readConfig } from "#server/kernel/config.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";

// Doctor command: examines a shop, and says what does not work and how to correct it.

const USAGE_ERROR = 2;
const USAGE =
  "Give the address of a shop's GraphQL endpoint, for example npm run doctor -- https://shop.example/graphql, or set GRAPHQL_ENDPOINT.";

const { flags, words } = readCommandLine(
  { json: { type: "boolean", default: false } },
  { allowWords: true },
);

try {
  const config = readConfig();
  const [endpoint = config.GRAPHQL_ENDPOINT, ...others] = words;
  if (endpoint === undefined || others.length > 0) throw new SettingError(USAGE);
  const { examineShop } = await loadDoctor("doctor");
  process.exitCode = await withExaminedShop(examinedConfig(config, endpoint), (access) =>
    examineShop(access, console.log, flags.json),
  );
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = USAGE_ERROR;
}
