import { z } from "zod";
import { languages } from "#words/inLanguage.ts";
import {
  doubledSetting,
  renamedNotices,
  renamedSettings,
  withNewNames,
  addEnvironmentFile,
  environmentFileOf,
} from "./environment.ts";
import { clashingSettings } from "./clashingSettings.ts";
import { logLevels } from "./logOptions.ts";
import {
  amounts,
  folderSettings,
  names,
  oneLanguage,
  onOff,
  origin,
  origins,
  someOf,
  webAddress,
  wholeNumber,
} from "./settingTypes.ts";
import { shopDefaults } from "./shopDefaults.ts";
import { themes } from "./themes.ts";
import { localProxiesNotice, trustedProxies } from "./trustedProxies.ts";

// Configuration from environment variables, validated with zod.

/** Kinds of CDNs, by the header of their tags and by their purge API. */
const cdnKinds = ["http", "fastly", "cloudflare"] as const;

/** Every setting, with its default; the documented table is generated from the descriptions. */
export const settings = z.object({
  PORT: z.coerce
    .number("must be a port number")
    .int("must be a port number")
    .min(0, "must be a port number")
    .max(65_535, "must be a port number")
    .default(3000)
    .describe("Port to listen on; 0 picks a free one.")
    .meta({ example: "3000" }),
  HOST: z
    .string()
    .min(1, "must not be empty")
    .default("127.0.0.1")
    .describe("Address to listen on; 0.0.0.0 in a container.")
    .meta({ example: "127.0.0.1" }),
  DATA_DIR: z
    .string()
    .min(1, "must not be empty")
    .default(".data")
    .describe("Folder for stored data: orders, pages, pictures, earlier builds.")
    .meta({ example: ".data" }),
  CACHE_URL: z
    .url({
      protocol: /^(?:redis|valkey)s?$/,
      error: "must be a redis, rediss, valkey or valkeys address",
    })
    .optional()
    .describe("URL of the Valkey or Redis that several servers share; unset, there is one server.")
    .meta({ example: "valkey://127.0.0.1:6379" }),
  PAGE_CACHE_MEMORY_MB: wholeNumber("megabytes")
    .min(1, "must be at least 1")
    .max(1_048_576, "must be at most 1048576")
    .default(128)
    .describe("Memory for cached pages, in megabytes; those requested last stay.")
    .meta({ example: "128" }),
  PAGE_CACHE_DISK_MB: wholeNumber("megabytes")
    .min(10, "must be at least 10")
    .max(1_073_741_824, "must be at most 1073741824")
    .default(8192)
    .describe("Disk space for cached pages, in megabytes; those used last stay.")
    .meta({ example: "8192" }),
  ENV_FILE: z
    .string()
    .default(".env")
    .describe("File with settings, a NAME=value per line; variables of the environment win.")
    .meta({ example: ".env" }),
  SITE_NAME: z
    .string()
    .min(1, "must not be empty")
    .default("Osier")
    .describe(
      "Shop name, in page titles and as the wordmark; with an endpoint, its title unless set.",
    )
    .meta({ example: "Osier" }),
  TITLE_SEPARATOR: z
    .string()
    .min(1, "must not be empty")
    .default("|")
    .describe("Separator between a page's title and the shop name.")
    .meta({ example: "|" }),
  THEME: z
    .enum(themes, `must be one of ${themes.join(", ")}`)
    .default("osier")
    .describe(
      `Look of the shop: ${themes.join(", ")}; \`shop/theme/\` is used instead if it exists.`,
    )
    .meta({ example: "osier" }),
  SITE_URL: origin
    .optional()
    .describe("Public origin of the shop; unset, pages contain no absolute addresses.")
    .meta({ example: "https://shop.example" }),
  LANGUAGE: oneLanguage
    .describe("Language of the interface; products and pages are in WordPress's.")
    .meta({ example: "en" }),
  LANGUAGES: someOf(languages, `must be of ${languages.join(", ")}`)
    .optional()
    .describe("Languages of a shop with several; each but the first has paths below its code.")
    .meta({ example: "en de ar" }),
  ...folderSettings,
  CURRENCY: z
    .enum(Intl.supportedValuesOf("currency"), "must be a currency's three letters")
    .optional()
    .describe("Currency code for structured data and feed; unset, taken from the price's symbol.")
    .meta({ example: "GBP" }),
  CURRENCIES: someOf(Intl.supportedValuesOf("currency"), "must be currencies' three letters")
    .optional()
    .describe("Currencies that WordPress offers by a plugin, its own first; unset, its own alone.")
    .meta({ example: "GBP EUR" }),
  PRICE_NOTE: z
    .string()
    .min(1, "must not be empty")
    .max(40, "must have at most 40 characters")
    .optional()
    .describe("Note beside prices, for example on tax; unset, none.")
    .meta({ example: "incl. VAT" }),
  COLOR_ATTRIBUTES: names
    .default(["colour", "color", "glaze"])
    .describe("Attributes that are filtered as one color, by slug; the first names the filter.")
    .meta({ example: "colour glaze" }),
  PRICE_STEPS: amounts
    .default([15, 30, 60])
    .describe("Upper price limits that a listing links to, in whole amounts.")
    .meta({ example: "15 30 60" }),
  GRAPHQL_ENDPOINT: webAddress
    .optional()
    .describe("URL of the shop's WPGraphQL endpoint; unset, the embedded shop is used.")
    .meta({ example: "https://shop.example/graphql" }),
  GRAPHQL_WS_ENDPOINT: z
    .url({ protocol: /^wss?$/, error: "must be a ws(s) address" })
    // Every page exposes this address to its browser.
    .refine((address) => !URL.parse(address)?.username, "must hold no user name or password")
    .optional()
    .describe("WebSocket URL for GraphQL subscriptions; unset, there are none.")
    .meta({ example: "wss://shop.example/graphql" }),
  WEBHOOK_SECRET: z
    .string()
    .min(16, "must have at least 16 characters")
    .optional()
    .describe("Secret of WooCommerce's webhooks to /hooks/woocommerce; unset, none are accepted.")
    .meta({ example: "c0ffee00c0ffee00" }),
  CHANGE_POLL_SECONDS: wholeNumber("seconds")
    .min(0, "must be at least 0")
    .max(86_400, "must be at most 86400")
    .default(30)
    .describe(
      "Least time from one comparison of all products with WordPress's to the next; 0: none.",
    )
    .meta({ example: "30" }),
  FORWARDED_CLIENT_SECRET: z
    .string()
    .min(32, "must have at least 32 characters")
    .optional()
    .describe(
      "Secret shared with WordPress, which then knows the storefront and shoppers' addresses.",
    )
    .meta({ example: "c0ffee00c0ffee00c0ffee00c0ffee00" }),
  GRAPHQL_FREE_FORM: onOff
    .default(false)
    .describe("Accepts any GraphQL operation for the embedded shop, from this machine only.")
    .meta({ example: "off" }),
  ALGOLIA_APP_ID: z
    .string()
    // The application id is part of Algolia's host names.
    .regex(/^[\dA-Za-z]{1,32}$/, "must be letters and digits")
    .optional()
    .describe("Algolia application to search with; unset, the embedded search is used.")
    .meta({ example: "YourApplicationID" }),
  ALGOLIA_SEARCH_KEY: z
    .string()
    .optional()
    .describe("Algolia search-only API key (public).")
    .meta({ example: "0123456789abcdef0123456789abcdef" }),
  ALGOLIA_INDEX: z
    .string()
    .regex(/^[\w.-]{1,64}$/, "must be 1 to 64 letters, digits, dots, hyphens and underscores")
    .default("products")
    .describe("Name of the product index, and prefix of its replicas (one per sort order).")
    .meta({ example: "products" }),
  ALGOLIA_ADMIN_KEY: z
    .string()
    .optional()
    .describe("API key for indexing (secret); unset, the embedded search generates its own.")
    .meta({ example: "fedcba9876543210fedcba9876543210" }),
  PAYMENT_ORIGINS: origins
    .optional()
    .describe("Extra origins of payment pages, besides the shop's own, space-separated.")
    .meta({ example: "https://pay.example" }),
  IMAGE_ORIGINS: origins
    .optional()
    .describe("Extra origins of pictures (for example a CDN), space-separated; others do not load.")
    .meta({ example: "https://cdn.example" }),
  BACKEND_TIMEOUT_MS: wholeNumber("milliseconds")
    .min(100, "must be at least 100")
    .max(30_000, "must be at most 30000")
    .default(20_000)
    .describe("Total timeout of a backend request, in milliseconds.")
    .meta({ example: "20000" }),
  BACKEND_CONNECTIONS: wholeNumber("connections")
    .min(1, "must be at least 1")
    .max(1000, "must be at most 1000")
    .default(8)
    .describe("Maximum number of requests to the backend at once; about its PHP workers.")
    .meta({ example: "8" }),
  SESSION_SECONDS: wholeNumber("seconds")
    .min(1, "must be at least 1")
    .default(172_800)
    .describe("Lifetime of guest tokens in the embedded shop.")
    .meta({ example: "172800" }),
  BUILD_POLL_SECONDS: wholeNumber("seconds")
    .min(0, "must not be negative")
    // A larger value overflows a browser's timer, which then fires at once.
    .max(2_000_000, "must be at most 2000000")
    .default(3600)
    .describe("Interval at which an open page checks for a newer build; 0 disables it.")
    .meta({ example: "3600" }),
  RETAIN_BUILDS_DAYS: z.coerce
    .number("must be a number of days")
    .min(0, "must not be negative")
    .max(3650, "must be at most 3650")
    .default(30)
    .describe("Days for which open tabs are served the files of earlier builds.")
    .meta({ example: "30" }),
  PRERENDER_PICTURES: onOff
    .default(true)
    .describe("Accepted from earlier versions, without effect: the demo shop's pictures are files.")
    .meta({ example: "on" }),
  REDIRECT_PAY: onOff
    .default(false)
    .describe("Adds a payment method with its own payment page to the embedded shop, for testing.")
    .meta({ example: "off" }),
  CART_NOTICES: onOff
    .default(false)
    .describe("Shows a message when a cart change fails; for the embedded shop, `on` unless set.")
    .meta({ example: "off" }),
  CHECKOUT: z
    .enum(["auto", "here", "wordpress", "both"], "must be auto, here, wordpress or both")
    .default("auto")
    .describe("Checkout: by payment method, here, WordPress's own with the same cart, or both.")
    .meta({ example: "both" }),
  TERMS_PAGE: z
    .union([z.string().regex(/^\/[^/\s?#][^\s?#]*$/), webAddress], "must be a path or an address")
    .optional()
    .describe("Page with the terms that shoppers accept; by default WooCommerce's, by the plugin.")
    .meta({ example: "/terms" }),
  WORDPRESS_PAYMENTS: z
    .string()
    .regex(/^[\w-]+(?: +[\w-]+)*$/, "must be ids of payment methods, separated by spaces")
    .transform((ids) => ids.split(/ +/))
    .optional()
    .describe("Further payment methods that only WordPress's checkout has, by id, space-separated.")
    .meta({ example: "my_gateway" }),
  CHECKOUT_PHONE: z
    .enum(["required", "optional"], "must be required or optional")
    .default("required")
    .describe("Phone number at the checkout: required or optional; as set in WooCommerce.")
    .meta({ example: "optional" }),
  HSTS_SECONDS: wholeNumber("seconds")
    .min(0, "must not be negative")
    .max(63_072_000, "must be at most 63072000")
    .default(31_536_000)
    .describe("Time for which browsers request the shop over HTTPS only (HSTS); 0 ends it.")
    .meta({ example: "31536000" }),
  TRUST_PROXY: trustedProxies
    .default(false)
    .describe("Proxies whose X-Forwarded-* headers count; on: loopback and private networks.")
    .meta({ example: "on" }),
  CDN_SECONDS: wholeNumber("seconds")
    .min(0, "must not be negative")
    .max(31_536_000, "must be at most 31536000")
    .default(0)
    .describe("Time for which a CDN may cache public pages, in seconds; 0: it caches none.")
    .meta({ example: "3600" }),
  CDN_KIND: z
    .enum(cdnKinds, `must be one of ${cdnKinds.join(", ")}`)
    .default("http")
    .describe("Tags and purge API of the CDN: fastly, cloudflare, or http for any other.")
    .meta({ example: "fastly" }),
  CDN_PURGE_URL: webAddress
    .optional()
    .describe("URL of the CDN's purge API; unset, changed pages stay cached for CDN_SECONDS.")
    .meta({ example: "https://api.fastly.com/service/SERVICE_ID/purge" }),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[!-~]+$/, "must be letters, digits or signs, without spaces")
    .optional()
    .describe("Token of the purge API (secret).")
    .meta({ example: "c0ffee00c0ffee00" }),
  LOG_LEVEL: z
    .enum(logLevels, `must be one of ${logLevels.join(", ")}`)
    .default("warn")
    .describe("Lowest level of the log: trace, debug, info (each request), warn … or silent.")
    .meta({ example: "info" }),
  STATUS_PASSWORD: z
    .string()
    .regex(/^[!-~]{16,}$/, "must have at least 16 letters, digits or signs, and no spaces")
    .optional()
    .describe(
      "Password of /status, and of /metrics for other machines; unset, there is no /status.",
    )
    .meta({ example: "c0ffee00c0ffee00" }),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress
    .optional()
    .describe("URL of an OpenTelemetry collector (OTLP over HTTP); unset, no spans are sent.")
    .meta({ example: "http://127.0.0.1:4318" }),
});

/** Parsed settings, as the server uses them. */
export type Config = z.output<typeof settings> & {
  /** Languages of the shop, of which one without the setting has its only one. */
  LANGUAGES: readonly string[];
};

/** Invalid setting; the message names it and says how to fix it. */
export class SettingError extends Error {
  override name = "SettingError";
}

/** Words the first validation error as one sentence with an example. */
function sentenceOf(error: z.ZodError, env: NodeJS.ProcessEnv): string {
  const issue = error.issues[0];
  const current = String(issue?.path[0] ?? "");
  const shape = settings.shape as Record<string, z.ZodType>;
  const example = shape[current]?.meta()?.example;
  const former = Object.keys(renamedSettings).find((old) => renamedSettings[old] === current);
  const name = former !== undefined && env[former] ? former : current;
  return `${name}=${env[name] ?? ""} cannot be used: it ${issue?.message}, for example ${name}=${String(example)}.`;
}

/** Returns the process's environment, with the variables of its file. */
function processEnvironment(): NodeJS.ProcessEnv {
  try {
    addEnvironmentFile(process.env);
  } catch (cause) {
    const { ENV_FILE: file = ".env" } = process.env;
    throw new SettingError(
      `ENV_FILE=${file} cannot be read: give a file that exists, for example ENV_FILE=.env.`,
      { cause },
    );
  }
  return process.env;
}

/**
 * Reads and validates every setting, by default of the process; throws `SettingError` with one
 * sentence for the first invalid one.
 */
export function readConfig(env: NodeJS.ProcessEnv = processEnvironment()): Config {
  const doubled = doubledSetting(env);
  if (doubled !== undefined) throw new SettingError(doubled);
  const given = Object.fromEntries(
    Object.entries(withNewNames(env)).filter(([, value]) => value !== ""),
  );
  const result = settings.safeParse(given);
  if (!result.success) throw new SettingError(sentenceOf(result.error, env));
  const clash = clashingSettings(result.data);
  if (clash !== undefined) throw new SettingError(clash);
  const { LANGUAGE, LANGUAGES = [] } = result.data;
  const [first = LANGUAGE, ...others] = LANGUAGES;
  return {
    ...result.data,
    LANGUAGE: first,
    LANGUAGES: [first, ...others],
    CURRENCY: result.data.CURRENCY ?? result.data.CURRENCIES?.[0],
    ...shopDefaults(result.data.GRAPHQL_ENDPOINT, given),
  };
}

/** Returns the path of the environment file; undefined for none. */
export const environmentFile = (): string | undefined => environmentFileOf(process.env);

/** Returns the notices on settings: those given by a former name, and one that trusts many. */
export const settingNotices = (env: NodeJS.ProcessEnv = process.env): string[] => [
  ...renamedNotices(env),
  ...localProxiesNotice(env["TRUST_PROXY"]),
];

/** Sets `NODE_ENV` to production, for packages that read it, unless it is set already. */
export function declareProduction(): void {
  process.env.NODE_ENV ??= "production";
}
