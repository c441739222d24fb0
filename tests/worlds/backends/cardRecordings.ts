import { readFileSync, readdirSync } from "node:fs";

// Recordings of card payments with the real WooCommerce Stripe Gateway.

const FOLDER = new URL("../recordings/cards/", import.meta.url);

/** Exchange between the storefront's server and WordPress, or a step of the shopper at the provider. */
export type CardStep = {
  name: string;
  request?: { method: string; path: string; headers: Record<string, string>; body?: unknown };
  response?: { status: number; body: unknown };
  /** Exchanges that it caused between the payment plugin and the provider. */
  provider?: {
    request: { method: string; path: string; form?: Record<string, string> };
    response: { status: number; body: Record<string, unknown> };
  }[];
};

/** Returns the steps of a recording; secrets, keys and ids are replaced by names. */
export const cardSteps = (name: string): CardStep[] =>
  (JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), "utf8")) as { steps: CardStep[] })
    .steps;

/** Names of the recordings. */
export const cardRecordings = readdirSync(FOLDER).map((file) => file.replace(".json", ""));
