import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { backendErrorIn, OperationError } from "../../relay/contract/errors.ts";
import { plainText } from "../../relay/contract/text/plainText.ts";
import { Refusal, readShop } from "./mirror/readShop.ts";
import type { MirroredShop, ShopReading } from "./mirror/readShop.ts";
import { settingsFileText } from "./setup/settingsFile.ts";
import type { SettingRules, WrittenSettings } from "./setup/settingsFile.ts";

// The mirror command: copies what a shop shows to guests into the embedded shop of a data folder.

/** Folder of the responses of an interrupted reading, below the data folder. */
const READINGS = "mirror";

/** Settings that open a mirror, in its data folder. */
const SETTINGS = "mirror.env";

/** Store of a mirror: the embedded shop, in a data folder. */
type MirrorStore = {
  /** Returns the state of a data folder; that of a mirror has the endpoint of its shop. */
  stateOf: (
    folder: string,
  ) => { kind: "empty" } | { kind: "shop" } | { kind: "mirror"; of: string };
  deleteShop: (folder: string) => void;
  loadMirror: (folder: string, mirror: Pick<ShopReading, "merchandise" | "pictures">) => void;
  /** Fetches the pictures that are not stored yet; returns the number of those that did not arrive. */
  fetchPictures: (
    folder: string,
    onProgress: (done: number, all: number) => void,
  ) => Promise<number>;
};

/** Settings and tools of a mirror. */
export type MirrorOptions = {
  endpoint: string;
  /** Data folder of the mirror. */
  folder: string;
  /** Settings that open the mirror; the shop's name is that of the shop unless it is given. */
  written: WrittenSettings;
  /** Name of a shop without a title. */
  hostName: string;
  rules: Pick<SettingRules, "descriptionOf">;
  openStore: () => Promise<MirrorStore>;
  /** Runs work with the open shop. */
  withShop: <Result>(work: (shop: MirroredShop) => Promise<Result>) => Promise<Result>;
  /** Progress, on one line that each update replaces. */
  line: { show: (text: string) => void; end: () => void };
};

/** Flags of the command: whether to fetch all pictures, and to delete another shop in the folder. */
type Flags = { pictures: boolean; replace: boolean };

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

/** Returns a shop's name on one line, in which a quotation mark is left for the settings file. */
function nameFrom(shopName: string): string {
  const title = plainText(shopName).replace(/[\p{Cc}\s]+/gu, " ");
  return title.replaceAll("`", "'").trim();
}

/** Returns true if the folder has another shop, which is lost; throws unless that is allowed. */
function losesShop(
  { folder, endpoint }: MirrorOptions,
  { stateOf }: MirrorStore,
  { replace }: Flags,
): boolean {
  const state = stateOf(folder);
  if (state.kind === "empty" || (state.kind === "mirror" && state.of === endpoint)) return false;
  if (replace) return true;
  const held = state.kind === "mirror" ? `the mirror of ${state.of}` : "a shop that is no mirror";
  throw new Refusal(
    `${folder} has ${held}, with its carts and orders: give another folder, for example DATA_DIR=.mirror, or delete that shop with --replace.`,
  );
}

async function mirror(
  options: MirrorOptions,
  flags: Flags,
  say: (sentence: string) => void,
): Promise<void> {
  const { folder, line, withShop, written, rules } = options;
  const store = await options.openStore();
  const isLost = losesShop(options, store, flags);
  const reading = await withShop((shop) =>
    readShop(shop, join(folder, READINGS), {
      onProgress: ({ products, responses }) =>
        line.show(`${counted(products, "product")}, ${counted(responses, "request")}`),
    }),
  );
  say(summary(reading));
  for (const sentence of reading.leftOut) say(sentence);
  if (isLost) {
    // A shop that cannot be stored replaces none.
    store.loadMirror(join(folder, READINGS), reading);
    store.deleteShop(folder);
  }
  store.loadMirror(folder, reading);
  // Pages that were rendered of the shop before.
  await rm(join(folder, "pages"), { recursive: true, force: true });
  if (flags.pictures) {
    const missing = await store.fetchPictures(folder, (done, all) =>
      line.show(`${done} of ${counted(all, "picture")}`),
    );
    say(
      missing === 0
        ? "All pictures are stored."
        : `${counted(missing, "picture")} did not arrive; the rest are stored.`,
    );
  }
  await reading.clear();
  const file = join(folder, SETTINGS);
  const SITE_NAME =
    written["SITE_NAME"] ?? (nameFrom(reading.merchandise.settings.name) || options.hostName);
  await writeFile(file, settingsFileText({ ...written, SITE_NAME }, rules, false));
  say(`The mirror is in ${folder}. Open it: ENV_FILE=${file} npm start`);
}

/** Returns a sentence about a failed command, with its remedy. */
async function failure(error: unknown, folder: string): Promise<string> {
  const problem = error instanceof Error ? error : new Error(String(error));
  // The storefront's own class of refused settings is known here by its name.
  if (problem instanceof Refusal || problem.name === "SettingError") return problem.message;
  let cause = problem;
  while (cause.cause instanceof Error && cause.cause.message) ({ cause } = cause);
  if (backendErrorIn(error) || cause instanceof OperationError) {
    return `The shop could not be read: ${cause.message}. Run the command again: it goes on where it stopped.`;
  }
  // A correction in the shop would not be in the stored responses.
  await rm(join(folder, READINGS), { recursive: true, force: true });
  const { message } = problem instanceof OperationError ? cause : problem;
  const reason = message.replace(/\.$/, "");
  const isOdd = problem instanceof TypeError;
  const sentence = isOdd ? `a response is not as WooGraphQL's schema says (${reason})` : reason;
  return `The mirror could not be made: ${sentence}. Correct this and run the command again: it reads the whole shop anew.`;
}

/** Makes the mirror, and says what was read, or what is wrong; returns the exit code. */
export async function runMirror(options: MirrorOptions, flags: Flags): Promise<number> {
  const { line, folder } = options;
  try {
    await mirror(options, flags, (sentence) => {
      line.end();
      process.stdout.write(`${sentence}\n`);
    });
    return 0;
  } catch (error) {
    line.end();
    process.stderr.write(`${await failure(error, folder)}\n`);
    return 1;
  }
}
