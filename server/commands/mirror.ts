import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { backendErrorIn, OperationError } from "#relay/contract/errors.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { openMirror } from "#server/backend/line/backend.ts";
import { SettingError, readConfig } from "#server/kernel/config.ts";
import type { Config } from "#server/kernel/config.ts";
import { examinedConfig } from "#server/doctor/examinedConfig.ts";
import { readShop } from "#server/mirror/readShop.ts";
import type { ShopReading } from "#server/mirror/readShop.ts";
import { leftOutSentences } from "#server/backend/line/leftOutReport.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { openProgressLine } from "#server/kernel/progressLine.ts";
import { settingsFileText } from "#server/setup/settingsFile.ts";

// Mirror command: copies what a shop shows to guests into the embedded shop of a data folder.

const USAGE =
  "Give the address of a shop's GraphQL endpoint, for example npm run mirror -- https://shop.example/graphql, or set GRAPHQL_ENDPOINT.";

/** Folder of the responses of an interrupted reading, below the data folder. */
const READINGS = "mirror";

/** Settings that open a mirror, in its data folder. */
const SETTINGS = "mirror.env";

const { flags, words } = readCommandLine(
  {
    pictures: { type: "boolean", default: false },
    replace: { type: "boolean", default: false },
  },
  { allowWords: true },
);
const line = openProgressLine(process.stdout);
const say = (sentence: string) => {
  line.end();
  process.stdout.write(`${sentence}\n`);
};

const counted = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : more}`;

/** Returns a sentence about what was read. */
function summary({ merchandise, counts }: ShopReading): string {
  const { products, categories, pages, settings } = merchandise;
  const parts = [
    counted(products.length, "product"),
    counted(categories.length, "category", "categories"),
    counted(pages.length, "page"),
    counted(settings.menus.menus.length, "menu"),
    counted(settings.gateways.length, "payment method"),
    `delivery to ${counted(settings.shippingZones.length, "zone")}`,
  ];
  const earlier = counts.stored > 0 ? `, ${counts.stored} of them earlier` : "";
  return `Read ${parts.join(", ")} in ${counted(counts.responses, "request")}${earlier}.`;
}

/**
 * Returns the storefront's name if a setting gives it, else that of the shop: one line, in which a
 * quotation mark is left for the settings file.
 */
function nameIn({ SITE_NAME: name }: Config, { settings }: ShopReading["merchandise"]): string {
  const ofHost = readConfig({ GRAPHQL_ENDPOINT: settings.mirror.endpoint }).SITE_NAME;
  if (![readConfig({}).SITE_NAME, ofHost].includes(name)) return name;
  const title = plainText(settings.name).replace(/[\p{Cc}\s]+/gu, " ");
  return title.replaceAll("`", "'").trim() || ofHost;
}

/** Writes the settings that open the mirror under its own name; returns the file. */
async function writeSettings(config: Config, merchandise: ShopReading["merchandise"]) {
  const { DATA_DIR, CURRENCY } = config;
  const file = join(DATA_DIR, SETTINGS);
  const written = {
    DATA_DIR,
    SITE_NAME: nameIn(config, merchandise),
    CART_NOTICES: config.CART_NOTICES && config.GRAPHQL_ENDPOINT ? "on" : "off",
    ...(CURRENCY !== undefined && { CURRENCY }),
  };
  await writeFile(file, settingsFileText(written, false));
  return file;
}

/** Returns true if the folder has another shop, which is lost; throws unless that is allowed. */
async function isReplacing(config: Config, endpoint: string): Promise<boolean> {
  const state = (await openMirror()).stateOf(config.DATA_DIR);
  if (state.kind === "empty" || (state.kind === "mirror" && state.of === endpoint)) return false;
  if (flags.replace) return true;
  const held = state.kind === "mirror" ? `the mirror of ${state.of}` : "a shop that is no mirror";
  throw new SettingError(
    `${config.DATA_DIR} has ${held}, with its carts and orders: give another folder, for example DATA_DIR=.mirror, or delete that shop with --replace.`,
  );
}

async function mirror(config: Config, endpoint: string): Promise<void> {
  const { DATA_DIR: folder } = config;
  const { deleteShop, fetchPictures, loadMirror } = await openMirror();
  const isLost = await isReplacing(config, endpoint);
  const reading = await readShop(
    { ...examinedConfig(config, endpoint), DATA_DIR: folder },
    join(folder, READINGS),
    {
      onProgress: ({ products, responses }) =>
        line.show(`${counted(products, "product")}, ${counted(responses, "request")}`),
    },
  );
  say(summary(reading));
  for (const sentence of leftOutSentences(reading.leftOut, new URL(endpoint).origin)) say(sentence);
  if (isLost) {
    // A shop that cannot be stored replaces none.
    loadMirror(join(folder, READINGS), reading);
    deleteShop(folder);
  }
  loadMirror(folder, reading);
  // Pages that were rendered of the shop before.
  await rm(join(folder, "pages"), { recursive: true, force: true });
  if (flags.pictures) {
    const missing = await fetchPictures(folder, (done, all) =>
      line.show(`${done} of ${counted(all, "picture")}`),
    );
    say(
      missing === 0
        ? "All pictures are stored."
        : `${counted(missing, "picture")} did not arrive; the rest are stored.`,
    );
  }
  await reading.clear();
  const file = await writeSettings(config, reading.merchandise);
  say(`The mirror is in ${folder}. Open it: ENV_FILE=${file} npm start`);
}

/** Returns a sentence about a failed command, with its remedy. */
async function failure(error: unknown): Promise<string> {
  if (error instanceof SettingError) return error.message;
  const problem = error instanceof Error ? error : new Error(String(error));
  let cause = problem;
  while (cause.cause instanceof Error && cause.cause.message) ({ cause } = cause);
  if (backendErrorIn(error) || cause instanceof OperationError) {
    return `The shop could not be read: ${cause.message}. Run the command again: it goes on where it stopped.`;
  }
  // A correction in the shop would not be in the stored responses.
  await rm(join(readConfig().DATA_DIR, READINGS), { recursive: true, force: true });
  const { message } = problem instanceof OperationError ? cause : problem;
  const reason = message.replace(/\.$/, "");
  const isOdd = problem instanceof TypeError;
  const sentence = isOdd ? `a response is not as WooGraphQL's schema says (${reason})` : reason;
  return `The mirror could not be made: ${sentence}. Correct this and run the command again: it reads the whole shop anew.`;
}

try {
  const config = readConfig();
  const [endpoint = config.GRAPHQL_ENDPOINT, ...others] = words;
  if (endpoint === undefined || others.length > 0) throw new SettingError(USAGE);
  await mirror(config, endpoint);
} catch (error) {
  line.end();
  process.exitCode = 1;
  process.stderr.write(`${await failure(error)}\n`);
}
