import { z } from "zod";
import { languages } from "#words/inLanguage.ts";

// Types of settings: switches, addresses, numbers and lists.

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

/** List, separated by spaces or commas. */
const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));

/** Some of these values, each once, separated by spaces or commas. */
export const someOf = (values: readonly string[], sentence: string) =>
  list.pipe(
    z
      .array(z.enum(values, sentence))
      .refine((all) => new Set(all).size === all.length, "must name each once"),
  );

/** A language; many systems have a variable of this name, for programs in a terminal: "de_DE:de". */
export const oneLanguage = z.preprocess(
  (value) => (/[_:]/.test(String(value)) ? undefined : value),
  z.enum(languages, `must be one of ${languages.join(", ")}`).default("en"),
);

/** Origins, separated by spaces or commas. */
export const origins = list.pipe(z.array(origin));

/** Slugs of attributes, without WooCommerce's prefix. */
export const names = list.pipe(
  z
    .array(z.string().regex(/^(?!pa_)[a-z0-9][a-z0-9_-]{0,31}$/, "must be slugs, without pa_"))
    .max(10, "must have at most 10 slugs"),
);

/** Folders of our other pages and routes. */
const TAKEN =
  /^\/(?:account|add-to-cart|assets|builds|cart|categor(?:y|ies)|checkout|graphql|hooks|icons|img|my-account|products?|search|status|success|withdraw|wp-[^/]*)(?:\/|$)/;

/** Folder of pages as WordPress has it in its permalinks; undefined for the one that they have. */
const folderOf = (pages: string) =>
  z
    .string()
    .regex(/^\/?[a-z\d]+(?:[-_/][a-z\d]+)*\/?$/i, "must be a path such as /produkt")
    .transform((path) => `/${path.replaceAll(/^\/|\/$/g, "")}`)
    .refine((path) => path === pages || !TAKEN.test(path), "must not be a folder of other pages")
    .transform((path) => (path === pages ? undefined : path))
    .optional();

/** Settings of the folders that are the shop's own. */
export const folderSettings = {
  PRODUCT_PATH: folderOf("/product")
    .describe("Folder of products' pages, as in WordPress's permalinks; unset, /product.")
    .meta({ example: "/produkt" }),
  CATEGORY_PATH: folderOf("/category")
    .describe("Folder of categories' pages, as in WordPress's permalinks; unset, /category.")
    .meta({ example: "/product-category" }),
};

/** Whole amounts, sorted. */
export const amounts = list.pipe(
  z
    .array(z.string().regex(/^[1-9]\d{0,6}$/, "must be whole amounts"))
    .max(6, "must have at most 6 amounts")
    .transform((all) => [...new Set(all.map(Number))].sort((one, other) => one - other)),
);

/** Whole number of a unit. */
export const wholeNumber = (unit: string) =>
  z.coerce.number(`must be a number of ${unit}`).int(`must be a whole number of ${unit}`);
