import { z } from "zod";
import {
  doubledSetting,
  renamedNotices,
  renamedSettings,
  withNewNames,
} from "./renamedSettings.ts";
import { onOff, origin, origins, webAddress, wholeNumber } from "./settingTypes.ts";
import { shopDefaults } from "./shopDefaults.ts";
import { catalogueSettings } from "./catalogueSettings.ts";
import { cdnSettings } from "./cdnSettings.ts";
import { checkoutSettings } from "./checkoutSettings.ts";
import { addEnvironmentFile, environmentFileOf } from "./environmentFile.ts";
import { monitoringSettings } from "./monitoringSettings.ts";
import { serverSettings } from "./serverSettings.ts";
import { localProxiesNotice, trustedProxies } from "./trustedProxies.ts";
import { wordpressSettings } from "./wordpressSettings.ts";

// Configuration from environment variables, validated with zod.

/**
 * Schema of every setting, with defaults; the documented table is generated from the descriptions.
 */
export const settings = z.object({
  ...serverSettings,
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
  SITE_URL: origin
    .optional()
    .describe("Public origin of the shop; unset, pages contain no absolute addresses.")
    .meta({ example: "https://shop.example" }),
  ...catalogueSettings,
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
  ...wordpressSettings,
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
    .describe("Renders the embedded shop's pictures before they are requested, at low priority.")
    .meta({ example: "on" }),
  REDIRECT_PAY: onOff
    .default(false)
    .describe("Adds a payment method with its own payment page to the embedded shop, for testing.")
    .meta({ example: "off" }),
  CART_NOTICES: onOff
    .default(false)
    .describe("Shows a message when a cart change fails; for the embedded shop, `on` unless set.")
    .meta({ example: "off" }),
  ...checkoutSettings,
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
  ...cdnSettings,
  ...monitoringSettings,
});

/** Parsed settings, as the server uses them. */
export type Config = z.output<typeof settings>;

/** Settings that pages may expose to browsers. Every other setting stays secret on the server. */
export const publicSettings = [
  "SITE_NAME",
  "TITLE_SEPARATOR",
  "SITE_URL",
  "CURRENCY",
  "PRICE_NOTE",
  "COLOR_ATTRIBUTES",
  "PRICE_STEPS",
  "GRAPHQL_WS_ENDPOINT",
  "ALGOLIA_APP_ID",
  "ALGOLIA_SEARCH_KEY",
  "ALGOLIA_INDEX",
  "BUILD_POLL_SECONDS",
  "CART_NOTICES",
  "CHECKOUT",
  "CHECKOUT_PHONE",
  "TERMS_PAGE",
  "WORDPRESS_PAYMENTS",
] as const satisfies readonly (keyof Config)[];

/** Subset of the settings that pages are rendered from. */
export type PublicConfig = Pick<Config, (typeof publicSettings)[number]>;

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
  if (result.data.GRAPHQL_FREE_FORM && result.data.GRAPHQL_ENDPOINT) {
    throw new SettingError(
      "GRAPHQL_FREE_FORM=on cannot be used with GRAPHQL_ENDPOINT: it would open a real shop to any operation; unset one of them.",
    );
  }
  if (result.data.ALGOLIA_APP_ID && !result.data.ALGOLIA_SEARCH_KEY) {
    throw new SettingError(
      "ALGOLIA_APP_ID cannot be used without ALGOLIA_SEARCH_KEY: set both, for example ALGOLIA_SEARCH_KEY=0123456789abcdef0123456789abcdef.",
    );
  }
  return { ...result.data, ...shopDefaults(result.data.GRAPHQL_ENDPOINT, given) };
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
