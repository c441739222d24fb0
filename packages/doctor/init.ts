import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { askSettings } from "./setup/askSettings.ts";
import { settingsFileText } from "./setup/settingsFile.ts";
import type { SettingRules, WrittenSettings } from "./setup/settingsFile.ts";

// The setup command: asks for the settings of a shop, writes them to `.env`, and examines the shop.

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

/** Asks on the terminal; a closed input ends the command without a file. */
async function askAll(rules: SettingRules): Promise<WrittenSettings> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    process.stdout.write(question);
    const { done, value } = await lines.next();
    if (done) throw new Error("The input has ended; nothing was written.");
    return value.trim();
  };
  try {
    return await askSettings(ask, say, rules);
  } finally {
    terminal.close();
  }
}

/**
 * Asks for the settings, and writes them.
 * @param file the file to write; undefined if the environment names none
 * @param examine examines the shop; what it finds is to be corrected later
 */
export async function runInit(
  file: string | undefined,
  rules: SettingRules,
  examine: () => Promise<void>,
): Promise<void> {
  if (file === undefined) throw new Error("ENV_FILE is empty: name a file, or unset it.");
  if (existsSync(file)) {
    throw new Error(`${file} exists already: change it, or delete it and run this again.`);
  }
  const written = await askAll(rules);
  await writeFile(file, settingsFileText(written, rules), NEW_FILE);
  say(`\nThe settings are in ${file}. Start the shop: npm start`);
  say("Its status page is at /status; the password is STATUS_PASSWORD, any user name works.");
  if (written.GRAPHQL_ENDPOINT) sayWordpressLines(written);
  await examine();
}
