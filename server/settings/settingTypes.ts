import { z } from "zod";

// Types of settings: switches and addresses.

/** A switch: on or off, true or false, 1 or 0. */
export const onOff = z
  .enum(["on", "off", "true", "false", "1", "0"], "must be on or off")
  .transform((value) => value === "on" || value === "true" || value === "1");

/** An http(s) URL without credentials. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: "must be an http(s) address" })
  // `fetch` rejects addresses with credentials; without this check the first page would fail.
  .refine((address) => !URL.parse(address)?.username, "must hold no user name or password");

/** An origin. Pages are served from the root, so a path would be lost. */
export const origin = webAddress
  .refine((address) => {
    const parsed = URL.parse(address);
    return parsed?.pathname === "/" && parsed.search === "" && parsed.hash === "";
  }, "must be an http(s) address without a path")
  .transform((address) => new URL(address).origin);

/** Origins, separated by spaces or commas. */
export const origins = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(origin));

/** Whole number of a unit. */
export const wholeNumber = (unit: string) =>
  z.coerce.number(`must be a number of ${unit}`).int(`must be a whole number of ${unit}`);
