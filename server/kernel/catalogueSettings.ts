import { z } from "zod";
import { amounts, names } from "./settingTypes.ts";

/** Settings of prices, and of the filters of lists and search. */
export const catalogueSettings = {
  CURRENCY: z
    .enum(Intl.supportedValuesOf("currency"), "must be a currency's three letters")
    .optional()
    .describe("Currency code for structured data and feed; unset, taken from the price's symbol.")
    .meta({ example: "GBP" }),
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
};
