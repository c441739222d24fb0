import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentNode } from "graphql";
import type { OpenFile } from "./openFile.ts";
import { createCardPages } from "./cards/cardPages.ts";
import { searchedCatalogue } from "./search/searchedCatalogue.ts";
import type { Spoken } from "./search/searchedCatalogue.ts";
import { movedTo } from "./catalogue/oldSlugs.ts";
import { demoTextsIn, exchangedTexts } from "./demoTexts.ts";
import { demoWords, translated } from "./demoWords.ts";
import { shopIn } from "./money/currencies.ts";
import { priceNote } from "./money/priceNote.ts";
import { createShopHandler } from "./http.ts";
import { PAY_PATH } from "./orders/gateways.ts";
import { createPayPage } from "./orders/payPage.ts";
import { payUrl } from "./wordpress/orderPages.ts";
import { createWordPress } from "./wordpress/wordpress.ts";
import type { Email } from "./shop.ts";
import { MIRRORED_PICTURES, openMirroredPictures } from "./mirror/mirroredPictures.ts";
import { openShop } from "./openShop.ts";
import { openPictureFiles } from "./pictureFiles.ts";
import { respondStoreApi, STORE_PATH } from "./storeApi/storeApi.ts";
import { inLanguage, languageAtHand, languages } from "../../words/inLanguage.ts";

// Startup of the embedded backend: shop, pictures and payment page, in process.

const UPLOADS = "/wp-content/uploads/";

/** Header of a request with the language of its response. */
const LOCALE_HEADER = "x-vitrine-locale";

type Respond = (request: Request) => Promise<Response>;

/** Path of WordPress's own pages, if the storefront has the origin. */
const WORDPRESS_PATH = "/wordpress";

/** Logs an error that the response masks as "Internal server error", as WooGraphQL does. */
const onError = (error: unknown) => console.error("The embedded shop failed.", error);

/** Saves emails in the data folder: the embedded shop has no mail server. */
function saveEmails(dataDir: string): (email: Email) => void {
  const folder = join(dataDir, "letters");
  return ({ to, subject, text }) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, `${randomUUID()}.txt`),
      `To: ${to}\nSubject: ${subject}\n\n${text}\n`,
    );
  };
}

/** Settings of the embedded shop. */
export type EmbeddedOptions = {
  dataDir: string;
  /** Lifetime of guest tokens in seconds. */
  sessionSeconds: number;
  /** Language of requests that state none, English by default. */
  language?: string;
  /** True if a payment method with a page of its own is enabled. */
  redirectPay?: boolean;
  /** True if unpaid orders are paid on WordPress's own page, instead of the gateway's. */
  paysOnWordpress?: boolean;
  /** Adds fields to the schema, which are null in every response. */
  extendSchema?: (schema: DocumentNode) => DocumentNode;
  /** The shop's own origin; without it, the storefront's server serves its pictures. */
  siteUrl?: string;
  /** Opens the SQLite files. */
  openFile?: OpenFile;
};

/**
 * Opens the embedded shop: WooGraphQL's protocol on SQLite, its uploads, its catalogue for a search
 * index, and optionally its payment page. Nothing listens: the server calls the returned handlers.
 */
export async function startEmbedded(options: EmbeddedOptions) {
  const { dataDir, sessionSeconds, language = "en", extendSchema, openFile, siteUrl } = options;
  const { redirectPay = false, paysOnWordpress = false } = options;
  mkdirSync(dataDir, { recursive: true });
  const shop = await openShop({
    dataDir,
    wordsIn: demoWords,
    picturesAt: siteUrl ?? "",
    ...(siteUrl !== undefined && { siteUrl }),
    wordpressUrl: siteUrl ?? WORDPRESS_PATH,
    redirectPay,
    takesCards: siteUrl === undefined,
    openFile,
    sendEmail: saveEmails(dataDir),
  });
  const isMirror = shop.settings.mirror !== undefined;
  const pictures = isMirror
    ? openMirroredPictures(shop, join(dataDir, MIRRORED_PICTURES))
    : openPictureFiles();
  /** Returns the shop's own texts in a language and a currency. */
  const textsIn = (own: string, currency?: string) => ({
    ...(!isMirror && { texts: exchangedTexts(shopIn(shop, currency), demoTextsIn(own)) }),
    ...inLanguage("en", () =>
      translated(priceNote(shop.settings), isMirror ? undefined : demoWords(own)),
    ),
  });
  /** Responds in the language that a request states; else in that of the page it comes from. */
  const speaking =
    (respond: Respond): Respond =>
    (request) => {
      const stated = request.headers.get(LOCALE_HEADER) ?? "";
      const spoken = languages.includes(stated) ? stated : (languageAtHand() ?? language);
      return inLanguage(spoken, () => respond(request));
    };
  return {
    kind: "embedded" as const,
    ...textsIn(language),
    textsIn,
    orderSecret: shop.orderSecret,
    catalogue: (
      colorAttributes: readonly string[],
      spokenIn: (index: string) => Spoken = () => ({ language }),
    ) => searchedCatalogue(shop, colorAttributes, spokenIn),
    ...(redirectPay && {
      pay: speaking(createPayPage(shop)),
      payAt: ({ key }: { key: string }) => PAY_PATH + encodeURIComponent(key),
    }),
    ...(paysOnWordpress && { payAt: (order: { id: number; key: string }) => payUrl(shop, order) }),
    wordpress: speaking(createWordPress(shop)),
    ...(shop.takesCards && { cardPages: createCardPages(shop) }),
    store: speaking((request) => {
      const { pathname } = new URL(request.url);
      return respondStoreApi(shop, request, pathname.slice(STORE_PATH.length));
    }),
    graphql: speaking(
      createShopHandler(shop, {
        sessionLifetime: sessionSeconds,
        onError,
        ...(extendSchema && { extendSchema }),
      }),
    ),
    uploads: async (request: Request): Promise<Response | undefined> => {
      const { pathname } = new URL(request.url);
      const picture = await pictures.read(decodeURIComponent(pathname.slice(UPLOADS.length)));
      if (!picture) return undefined;
      return new Response(new Uint8Array(picture.bytes), {
        headers: {
          "content-type": picture.type,
          "cache-control": "public, max-age=604800",
          etag: picture.etag,
        },
      });
    },
    movedTo: async (path: string) => {
      const location = movedTo(shop, path);
      return location ? { status: 301 as const, location } : undefined;
    },
    close: () => shop.close(),
  };
}
