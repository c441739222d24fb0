import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { OpenFile } from "#shop/openFile.ts";
import { createCustomer } from "./customers/customerStore.ts";
import { openDatabase } from "./database.ts";
import { translated } from "./demoWords.ts";
import type { DemoWords } from "./demoWords.ts";
import { loadMerchandise } from "./loading/loadMerchandise.ts";
import { addCurrencies } from "./money/currencies.ts";
import { readSettings, signingSecret } from "./loading/settings.ts";
import type { Ledger } from "./ledger.ts";
import type { Merchandise, ShopSettings } from "./merchandise.ts";
import type { Email, Shop } from "./shop.ts";
import { webpUploads } from "./uploads.ts";
import type { Uploads } from "./uploads.ts";
import { languages } from "../../words/inLanguage.ts";
import { language } from "../../words/language.ts";

// Startup of the embedded shop: its options, its SQLite file, and seeding on the first start.

export type ShopOptions = {
  /** Data folder, created if it is missing, or ":memory:". */
  dataDir: string;
  /** Data to seed an empty database with; by default the demonstration shop. */
  merchandise?: Merchandise;
  siteUrl?: string;
  /** Address of WordPress's own pages; by default the shop's own. */
  wordpressUrl?: string;
  /** Address of its pictures; by default the shop's own. */
  picturesAt?: string;
  uploads?: Uploads;
  /** Adds a payment method with a page of its own, for testing redirects to a payment page. */
  redirectPay?: boolean;
  /**
   * True if the storefront serves the card fields of the demonstration; a shop with gateways of its
   * own has no such method.
   */
  takesCards?: boolean;
  /**
   * Returns the demonstration's words in a language, undefined for those that are stored. Without it,
   * and for a mirror, responses have the stored words in every language.
   */
  wordsIn?: (language: string) => DemoWords | undefined;
  /** Receives the shop's emails; without it they are dropped. */
  sendEmail?: (email: Email) => void;
  now?: () => number;
  /** Signs requests for a guest's order; random unless given. */
  orderSecret?: string | undefined;
  /** Opens the database's file. */
  openFile?: OpenFile | undefined;
  /** Records applied changes; only tests pass one. */
  ledger?: Ledger;
};

/** Returns the path of the shop's database in a data folder. */
export function shopFile(dataDir: string): string {
  return dataDir === ":memory:" ? dataDir : join(dataDir, "shop.sqlite");
}

/** Opens the shop stored in a data folder, filling it on the first start. */
export async function openShop(options: ShopOptions): Promise<Shop> {
  const { dataDir, siteUrl = "http://127.0.0.1:3000", now = Date.now } = options;
  if (dataDir !== ":memory:") mkdirSync(dataDir, { recursive: true });
  let isMirror = false;
  const words = () => (isMirror ? undefined : options.wordsIn?.(language()));
  const database = openDatabase(shopFile(dataDir), options.openFile, words);
  const known = readSettings(database);
  const merchandise = known
    ? undefined
    : (options.merchandise ?? (await import("./demoShop.ts")).demoShop);
  if (merchandise) loadMerchandise(database, merchandise, { today: new Date(now()) });
  const settings = known ?? merchandise?.settings;
  if (!settings) throw new Error(`The shop in ${dataDir} has no settings`);
  isMirror = settings.mirror !== undefined;
  const takesCards = (options.takesCards ?? false) && settings.gateways === undefined;
  // Cards are paid for through the Store API, which needs a cart token.
  let stored: ShopSettings = takesCards ? { sessionTokens: "both", ...settings } : settings;
  const ofLanguage = new Map<DemoWords, ShopSettings>();
  const shop: Shop = {
    database,
    get settings() {
      const own = words();
      const shown = own ? (ofLanguage.get(own) ?? translated(stored, own)) : stored;
      if (own) ofLanguage.set(own, shown);
      return shown;
    },
    set settings(changed) {
      stored = changed;
      ofLanguage.clear();
    },
    currencies: new Map(),
    siteUrl,
    wordpressUrl: options.wordpressUrl ?? siteUrl,
    uploads: options.uploads ?? webpUploads(options.picturesAt ?? siteUrl, settings.pictureRatio),
    redirectPay: options.redirectPay ?? false,
    shown: (text) => words()?.get(text) ?? text,
    isShownAs: (text, other) =>
      text === other ||
      (!isMirror && languages.some((each) => options.wordsIn?.(each)?.get(text) === other)),
    takesCards,
    sendEmail: options.sendEmail ?? (() => {}),
    now,
    secret: signingSecret(database),
    orderSecret: options.orderSecret ?? randomBytes(32).toString("hex"),
    ...(options.ledger && { ledger: options.ledger }),
    close: () => database.close(),
  };
  addCurrencies(shop);
  for (const account of merchandise?.accounts ?? []) {
    createCustomer(shop, { ...account, displayName: account.username });
  }
  return shop;
}
