import { SettingError, readConfig } from "#server/kernel/config.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { loadDoctor } from "./doctor/doctorPackage.ts";
import { mirrorOptions } from "./doctor/mirrorOptions.ts";

// Mirror command: copies what a shop shows to guests into the embedded shop of a data folder.

const USAGE =
  "Give the address of a shop's GraphQL endpoint, for example npm run mirror -- https://shop.example/graphql, or set GRAPHQL_ENDPOINT.";

const { flags, words } = readCommandLine(
  {
    pictures: { type: "boolean", default: false },
    replace: { type: "boolean", default: false },
  },
  { allowWords: true },
);

try {
  const config = readConfig();
  const [endpoint = config.GRAPHQL_ENDPOINT, ...others] = words;
  if (endpoint === undefined || others.length > 0) throw new SettingError(USAGE);
  const options = mirrorOptions(config, endpoint);
  const { runMirror } = await loadDoctor("mirror");
  process.exitCode = await runMirror(options, flags);
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.exitCode = 1;
  process.stderr.write(`${error.message}\n`);
}
