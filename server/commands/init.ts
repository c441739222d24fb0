import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { createInterface } from "node:readline/promises";
import { environmentFile, readConfig } from "#server/kernel/config.ts";
import { summaryLine } from "#server/doctor/doctorReport.ts";
import { examineShop } from "#server/doctor/examineShop.ts";
import { examinedConfig } from "#server/doctor/examinedConfig.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { askSettings } from "#server/setup/askSettings.ts";
import { settingsFileText } from "#server/setup/settingsFile.ts";
import type { WrittenSettings } from "#server/setup/settingsFile.ts";

// Setup command: asks for the settings of a shop, writes them to `.env`, and examines the shop.

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Only its own user may read the file, which has secrets. */
const NEW_FILE = { flag: "wx", mode: 0o600 };

/** Prints what WordPress needs for the secrets in the file. */
function sayWordpressLines({
  SITE_URL: url = "https://shop.example",
  FORWARDED_CLIENT_SECRET: client,
  WEBHOOK_SECRET: webhook,
}: WrittenSettings): void {
  say(`
Optional, for your WordPress: install the plugin as wordpress/README.md says, and add these lines to
wp-config.php:

define( 'VITRINE_STOREFRONT_URL', '${url}' );
define( 'VITRINE_CLIENT_SECRET', '${client}' );
define( 'VITRINE_WEBHOOK_SECRET', '${webhook}' );`);
}

/**
 * Examines the shop with the written settings. What it finds is to be corrected later: the command
 * has done its work.
 */
async function examine(): Promise<void> {
  const config = readConfig();
  const { GRAPHQL_ENDPOINT: endpoint } = config;
  if (!endpoint) return;
  say(`\nExamining ${endpoint}, as npm run doctor does:\n`);
  const reports = await examineShop(examinedConfig(config, endpoint), (lines) =>
    say(lines.join("\n")),
  );
  say(`\n${summaryLine(reports)}`);
}

/** Asks on the terminal; a closed input ends the command without a file. */
async function askAll(): Promise<WrittenSettings> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    process.stdout.write(question);
    const { done, value } = await lines.next();
    if (done) throw new Error("The input has ended; nothing was written.");
    return value.trim();
  };
  try {
    return await askSettings(ask, say);
  } finally {
    terminal.close();
  }
}

async function init(): Promise<void> {
  const file = environmentFile();
  if (file === undefined) throw new Error("ENV_FILE is empty: name a file, or unset it.");
  const shown = relative(process.cwd(), file);
  if (existsSync(file)) {
    throw new Error(`${shown} exists already: change it, or delete it and run this again.`);
  }
  const written = await askAll();
  await writeFile(file, settingsFileText(written), NEW_FILE);
  say(`\nThe settings are in ${shown}. Start the shop: npm start`);
  say("Its status page is at /status; the password is STATUS_PASSWORD, any user name works.");
  if (written.GRAPHQL_ENDPOINT) sayWordpressLines(written);
  await examine();
}

readCommandLine({});
try {
  await init();
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
