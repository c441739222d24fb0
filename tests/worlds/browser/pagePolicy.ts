import { createHash } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import { PERMISSIONS } from "#server/http/securityHeaders.ts";

// Expected security headers, and parts of a response's content security policy.

/** Headers of every page; one whose address may hold a key has another referrer policy. */
export const securedPageHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": PERMISSIONS,
};

/** Headers of every response of a shop on HTTPS. */
export const securedHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "strict-transport-security": "max-age=31536000",
};

/** Returns the policy of a page without the sources of its own style. */
export const sharedPolicyOf = ({ headers }: Pick<LightMyRequestResponse, "headers">): string =>
  String(headers["content-security-policy"]).replace(/; style-src [^;]*$/, "");

/** Returns the sources of a directive in a response's policy. */
export function sourcesOf(
  { headers }: Pick<LightMyRequestResponse, "headers">,
  directive: string,
): string[] | undefined {
  const policy = String(headers["content-security-policy"]).split("; ");
  return policy
    .find((one) => one.startsWith(`${directive} `))
    ?.split(" ")
    .slice(1);
}

/** Returns a text's source in a policy. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Returns the sources of a page's inline styles. */
export const styleHashes = (html: string): string[] =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = ""]) => hashOf(style));

/** Returns the sources of a page's inline scripts, without its data. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].flatMap(
    ([, attributes = "", script = ""]) =>
      /type="application\/(?:ld\+)?json"/.test(attributes) ? [] : [hashOf(script)],
  );
