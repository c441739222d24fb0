import type { Config } from "#server/kernel/config.ts";
import type { Routes } from "#server/rendering/routes.ts";
import { policyOf, withStyle } from "./contentPolicy.ts";
import { shopPolicy } from "./shopPolicy.ts";
import type { OriginSettings } from "./shopPolicy.ts";

// Security headers by response: content policy, HSTS, referrer and permissions policy.

/** Facts about a response that its security headers depend on. */
export type SecuredResponse = {
  url: string;
  protocol: string;
  /** True for a page; data and files have no effect outside of one. */
  isHtml: boolean;
  /** Source of the style that the page inlines; empty if it has none. */
  styleSource: string;
};

/** Returns the security headers of a response. */
export type SecurityHeaders = (response: SecuredResponse) => Record<string, string>;

type Settings = OriginSettings & Pick<Config, "SITE_URL" | "HSTS_SECONDS">;

/** Headers of every response; a route may share its own with other sites. */
const ALWAYS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** Referrer policy of a page whose address contains a key: requests name only its origin. */
const HIDDEN_ADDRESS = { "referrer-policy": "strict-origin" };

/** Policy of a response that is no page: opened as one, it loads and runs nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Creates the security headers for these settings. Each policy is assembled once: the shop's, and
 * one for every page whose rules widen it; only a page's own style is added per response.
 */
export function createSecurityHeaders(
  settings: Settings,
  inlineScripts: readonly string[],
  routes: Pick<Routes, "find" | "pages">,
): SecurityHeaders {
  const shop = shopPolicy(settings, inlineScripts);
  const shopsOwn = policyOf(shop);
  const widened = new Map(
    routes.pages.flatMap((rules) =>
      rules.policyParts ? [[rules, policyOf(shop, rules.policyParts)] as const] : [],
    ),
  );
  const secured = { ...ALWAYS, "strict-transport-security": `max-age=${settings.HSTS_SECONDS}` };
  const isSiteSecure = settings.SITE_URL?.startsWith("https:") ?? false;

  const rulesAt = (url: string) => routes.find(url.replace(/[?#].*/s, ""))?.rules;

  /** Returns the headers of the page at a URL. */
  function pageHeaders(url: string, styleSource: string): Record<string, string> {
    const rules = rulesAt(url);
    const policy = (rules && widened.get(rules)) ?? shopsOwn;
    return {
      "content-security-policy": withStyle(policy, styleSource),
      "permissions-policy": PERMISSIONS,
      ...(rules?.hidesReferrer && HIDDEN_ADDRESS),
    };
  }

  return ({ url, protocol, isHtml, styleSource }) => ({
    ...(isSiteSecure || protocol === "https" ? secured : ALWAYS),
    ...(isHtml ? pageHeaders(url, styleSource) : { "content-security-policy": DATA_POLICY }),
  });
}

/** Browser features that no page of the shop uses; sharing and copying a link are left out. */
const UNUSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "camera",
  "clipboard-read",
  "compute-pressure",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "sync-xhr",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** `Permissions-Policy` that turns unused features off, for the page and everything in it. */
export const PERMISSIONS = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", ");
