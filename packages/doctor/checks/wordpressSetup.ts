import { once } from "./doctorCheck.ts";

// Setup of WordPress that nobody can see from outside, as the plugin for WordPress describes it.

/** Setup, as part `doctor` of `wordpress/vitrine` returns it. */
export type WordpressSetup = {
  /** Version of the plugin; the single file of earlier releases has none. */
  version?: string;
  wordpress: string;
  php: string;
  woocommerce: string;
  wpgraphql: string;
  woographql: string;
  guestCheckout: boolean;
  /** WooCommerce's setting of the phone number: required, optional or hidden. */
  phone: string;
  /** WooCommerce's setting of the address of delivery: shipping, billing or billing_only. */
  shipTo: string;
  parts: readonly { name: string; state: string }[];
  /** The storefront's webhooks; null if WordPress does not know the storefront's address. */
  webhooks: readonly { topic: string; status: string }[] | null;
  /** Mistakes in the plugin's own setup, one sentence for each. */
  problems: readonly string[];
};

/** Reading of the setup: `noFile` if the schema lacks it, `refused` if the secrets differ. */
export type SetupReading =
  | { state: "read"; data: WordpressSetup }
  | { state: "noSecret" | "noFile" | "refused"; data?: undefined };

const queryWith = (version: "version" | "") => `query doctorSetupQuery {
  vitrineSetup {
    ${version} wordpress php woocommerce wpgraphql woographql guestCheckout phone shipTo
    parts { name state }
    webhooks { topic status }
    problems
  }
}`;

/** Reads the setup of a shop, once. */
export const setupOf = once(async ({ probe, config }): Promise<SetupReading> => {
  if (config.FORWARDED_CLIENT_SECRET === undefined) return { state: "noSecret" };
  const read = (version: "version" | "") =>
    probe<{ vitrineSetup: WordpressSetup | null }>({
      operationName: "doctorSetupQuery",
      query: queryWith(version),
    });
  let { data, errors } = await read("version");
  // The schema of an earlier file lacks the field.
  if (errors.length > 0) ({ data, errors } = await read(""));
  if (data?.vitrineSetup) return { state: "read", data: data.vitrineSetup };
  return { state: errors.length > 0 ? "noFile" : "refused" };
});
