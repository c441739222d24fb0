import { z } from "zod";
import { webAddress, wholeNumber } from "./settingTypes.ts";

// Settings of a CDN in front of the server.

/** Kinds of CDNs, by the header of their tags and by their purge API. */
export const cdnKinds = ["http", "fastly", "cloudflare"] as const;

/** The settings. */
export const cdnSettings = {
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
};
