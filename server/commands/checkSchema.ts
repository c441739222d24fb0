import { SettingError, readConfig } from "#server/kernel/config.ts";
import { backendErrorIn } from "#relay/contract/errors.ts";
import { loadDoctor } from "./doctor/doctorPackage.ts";
import { examinedConfig, withExaminedShop } from "./doctor/examinedShop.ts";
import { readOperationTexts } from "./doctor/readOperationTexts.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";

// Schema command: names the storefront's operations that a schema refuses, such as that of a shop
// with updated plugins.

const USAGE_ERROR = 2;
const USAGE =
  "Give an endpoint or a file, for example npm run schema:check -- https://staging.shop.example/graphql, or npm run schema:check -- schema.json with the result of an introspection, or a schema.graphql.";

/** Checks a shop, or a schema in a file; returns the exit code. */
async function check(given: string): Promise<number> {
  const { checkSchema } = await loadDoctor("schema");
  const operations = await readOperationTexts();
  if (!/^https?:/.test(given)) return checkSchema({ file: given }, operations, console.log);
  return withExaminedShop(examinedConfig(readConfig(), given), (access) =>
    checkSchema(access, operations, console.log),
  );
}

const { words } = readCommandLine({}, { allowWords: true });
const [given] = words;
if (given === undefined || words.length > 1) {
  console.error(USAGE);
  process.exitCode = USAGE_ERROR;
} else {
  try {
    process.exitCode = await check(given);
  } catch (error) {
    const isUsage =
      error instanceof SettingError || (error as NodeJS.ErrnoException).code === "ENOENT";
    const { message } = backendErrorIn(error) ?? (error as Error);
    console.error(`${given} cannot be checked: ${message}.`);
    process.exitCode = isUsage ? USAGE_ERROR : 1;
  }
}
