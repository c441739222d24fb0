import type { Config } from "#server/kernel/config.ts";
import type { Routes } from "#server/rendering/routes.ts";
import type { FastifyInstance } from "fastify";
import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import type { PageRules } from "#relay/contract/page/pageRules.ts";
import { HTML_POLICY, PAYMENT_POLICY } from "#relay/contract/page/htmlPolicy.ts";

// Security headers by response: content policy, HSTS, referrer and permissions policy; and the hook
// that sets them.

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
 * Creates the security headers for these settings. The policy of the shop is assembled once; that
 * of a page whose rules widen it per response, as methods of payment are switched on and off.
 */
export function createSecurityHeaders(
  settings: OriginSettings & Pick<Config, "SITE_URL" | "HSTS_SECONDS">,
  inlineScripts: readonly string[],
  {
    find,
    methods = () => [],
  }: Pick<Routes, "find"> & {
    /** Payment methods with fields: their providers' origins widen the pages that take payments. */
    methods?: () => PaymentFields;
  },
): SecurityHeaders {
  const shop = shopPolicy(settings, inlineScripts);
  const shopsOwn = policyOf(shop);
  const secured = { ...ALWAYS, "strict-transport-security": `max-age=${settings.HSTS_SECONDS}` };
  const isSiteSecure = settings.SITE_URL?.startsWith("https:") ?? false;

  /** Returns the headers of the page at a URL. */
  function pageHeaders(url: string, styleSource: string): Record<string, string> {
    const { policyParts, takesPayment, takesExpressPay, hidesReferrer }: Partial<PageRules> =
      find(url.replace(/[?#].*/s, ""))?.rules ?? {};
    const policy =
      policyParts || takesPayment
        ? policyOf(shop, policyParts ?? {}, takesPayment ? paymentPolicy(methods()) : {})
        : shopsOwn;
    return {
      "content-security-policy": withStyle(policy, styleSource),
      "permissions-policy": PERMISSIONS,
      ...(takesExpressPay && expressHeaders(methods())),
      ...(hidesReferrer && HIDDEN_ADDRESS),
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

/**
 * Returns the headers by which wallets open from a page, in the frames of the methods that have any:
 * as the browser's own payment, or in a window of the wallet.
 */
function expressHeaders(methods: PaymentFields): Record<string, string> {
  const adapters = methods.flatMap(({ adapter }) =>
    adapter?.config.takesExpressPay ? [adapter] : [],
  );
  if (adapters.length === 0) return {};
  const frames = adapters.flatMap(({ sources }) => sources["frame-src"] ?? []);
  const allowed = ["self", ...new Set(frames.map((origin) => `"${origin}"`))].join(" ");
  return {
    "permissions-policy": PERMISSIONS.replace("payment=()", `payment=(${allowed})`),
    "cross-origin-opener-policy": "same-origin-allow-popups",
  };
}

/** Part of a content security policy: sources by directive. */
type PolicySources = Readonly<Partial<Record<string, readonly string[]>>>;

/** Parts of a content security policy, by name. */
export type PolicyParts = Readonly<Record<string, PolicySources>>;

const NONE = "'none'";

/** Directive that `withStyle` extends: always the last one. */
const STYLE = "style-src";

/**
 * Assembles a content security policy from named parts: each directive gets the sources of all
 * parts, and a source replaces `'none'`.
 */
export function policyOf(...groups: readonly PolicyParts[]): string {
  const policy = new Map<string, string[]>();
  for (const part of groups.flatMap((parts) => Object.values(parts))) {
    for (const [directive, sources = []] of Object.entries(part)) {
      policy.set(directive, [...(policy.get(directive) ?? []), ...sources]);
    }
  }
  const style = policy.get(STYLE) ?? [NONE];
  policy.delete(STYLE);
  return [...policy, [STYLE, style] as const]
    .map(([directive, sources]) => {
      const named = [...new Set(sources)].filter((source) => source !== NONE);
      return [directive, ...(named.length > 0 ? named : sources)].join(" ");
    })
    .join("; ");
}

/**
 * Returns the parts by which the policy of a page that takes payments is wider: the origins of the
 * providers that are switched on, and the Trusted Types policies that load their scripts. The fields
 * of a script of our own are frames of ours.
 */
function paymentPolicy(methods: PaymentFields): PolicyParts {
  const types = { "trusted-types": [PAYMENT_POLICY, "default"] };
  return Object.fromEntries(
    methods.flatMap(({ id, adapter }) => {
      if (!adapter) return [];
      const isOurs = adapter.config.script !== undefined;
      return [[id, { ...(isOurs ? { "frame-src": ["'self'"] } : adapter.sources), ...types }]];
    }),
  );
}

/** Adds the source of a page's own style to its policy. */
export const withStyle = (policy: string, styleSource: string): string =>
  styleSource === "" ? policy : `${policy} ${styleSource}`;

/** Settings that name other origins. */
type OriginSettings = Pick<
  Config,
  | "GRAPHQL_ENDPOINT"
  | "GRAPHQL_WS_ENDPOINT"
  | "ALGOLIA_APP_ID"
  | "IMAGE_ORIGINS"
  | "CHECKOUT"
  | "PAYMENT_ORIGINS"
>;

/** Returns the hosts of an Algolia application: the nearest, its own, and the fallbacks. */
const searchHosts = (appId: string) =>
  ["-dsn.algolia.net", ".algolia.net", ...[1, 2, 3].map((place) => `-${place}.algolianet.com`)].map(
    (rest) => `https://${appId}${rest}`,
  );

const originOf = (url: string | undefined) => (url === undefined ? [] : [new URL(url).origin]);

/**
 * Returns the parts of the policy that every page of the shop has. Cached pages cannot contain a
 * nonce, so inline scripts and a page's own style are allowed by hash. Pictures come from the
 * shop's WordPress and the listed origins; live subscriptions and an external search connect to
 * their configured ones.
 */
function shopPolicy(settings: OriginSettings, inlineScripts: readonly string[]) {
  const { GRAPHQL_ENDPOINT, GRAPHQL_WS_ENDPOINT, ALGOLIA_APP_ID, IMAGE_ORIGINS = [] } = settings;
  return {
    base: {
      "default-src": ["'self'"],
      "connect-src": ["'self'"],
      "frame-src": ["'none'"],
      "frame-ancestors": ["'none'"],
      "base-uri": ["'self'"],
      "form-action": ["'self'"],
      "object-src": ["'none'"],
    },
    scripts: {
      "script-src": ["'self'", ...inlineScripts],
    },
    styles: {
      "style-src": ["'self'"],
    },
    // The favicon and an icon in the stylesheet are data.
    pictures: {
      "img-src": ["'self'", "data:", ...originOf(GRAPHQL_ENDPOINT), ...IMAGE_ORIGINS],
    },
    // A form without script is redirected to WordPress's own checkout.
    checkout: {
      "form-action":
        settings.CHECKOUT === "here"
          ? []
          : [...originOf(GRAPHQL_ENDPOINT), ...(settings.PAYMENT_ORIGINS ?? [])],
    },
    live: { "connect-src": originOf(GRAPHQL_WS_ENDPOINT) },
    search: { "connect-src": ALGOLIA_APP_ID === undefined ? [] : searchHosts(ALGOLIA_APP_ID) },
    trustedTypes: { "require-trusted-types-for": ["'script'"], "trusted-types": [HTML_POLICY] },
  } satisfies PolicyParts;
}

declare module "fastify" {
  interface FastifyReply {
    /** Source of the style that the sent page inlines; empty if it has none. */
    styleSource: string;
  }
}

/**
 * Adds the security headers to every response; those that its route has set stay. In development
 * there are none.
 */
export function registerSecurity(app: FastifyInstance, headersOf?: SecurityHeaders): void {
  app.decorateReply("styleSource", "");
  if (!headersOf) return;
  app.addHook("onSend", ({ url, protocol }, reply, payload, done) => {
    const isHtml = /^text\/html\b/.test(String(reply.getHeader("content-type")));
    const headers = headersOf({ url, protocol, isHtml, styleSource: reply.styleSource });
    for (const [name, value] of Object.entries(headers)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    done(null, payload);
  });
}
