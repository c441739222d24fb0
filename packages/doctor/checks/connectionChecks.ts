import { BackendError } from "../../../relay/contract/errors.ts";
import { fail, once, pass, skip, warn } from "./doctorCheck.ts";
import type { Check } from "./doctorCheck.ts";

// Checks of the connection to the shop: response, certificate, access for guests, and clock.

const DAY_MS = 86_400_000;

/** Days before the end of a certificate from which on the doctor warns; they are renewed earlier. */
const CERTIFICATE_DAYS = 14;

/** Differences of the clocks: pages on a sale's time are wrong, and signatures are refused. */
const CLOCK_WARNING_MS = 30_000;
const CLOCK_FAILURE_MS = 240_000;

/** Private addresses, between which nobody reads along. */
const PRIVATE = /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]|\[f[cd])/;

/** Request of the reachability, which the check of the clock uses too. */
const first = once(({ probe }) =>
  probe({ operationName: "doctorTypeQuery", query: "query doctorTypeQuery { __typename }" }),
);

const reachable: Check = {
  id: "reachable",
  means: "The storefront reads products and carts from this address, and sends orders to it.",
  needs: [],
  async run(shop) {
    try {
      await first(shop);
      return pass("The endpoint responds, and speaks GraphQL.");
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      const { reason, remedy: beginning } = shop.explain(error);
      const remedy = beginning.replace(/; $/, "");
      return fail(
        `The endpoint does not respond as GraphQL (${reason}).`,
        remedy === ""
          ? "Open the address in a browser; if it does not load, ask your host. A firewall must let this server through."
          : `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`,
      );
    }
  },
};

const certificate: Check = {
  id: "certificate",
  means: "Addresses and orders travel encrypted between storefront and WordPress.",
  needs: ["reachable"],
  async run({ endpoint, certificateEnd, now }) {
    const url = new URL(endpoint);
    if (url.protocol === "http:") {
      return PRIVATE.test(url.hostname)
        ? pass("Plain HTTP within this machine or a private network.")
        : fail(
            "The endpoint has plain HTTP: everybody in between can read and change orders.",
            "Get a certificate from your host, and set GRAPHQL_ENDPOINT to the address with https.",
          );
    }
    const end = await certificateEnd(url).catch(() => undefined);
    if (!end) return skip("The certificate cannot be read.", "Repeat the doctor.");
    const days = Math.floor((end.getTime() - now()) / DAY_MS);
    return days < CERTIFICATE_DAYS
      ? warn(
          `The certificate ends in ${days} days, and was not renewed yet.`,
          "Ask your host why it is not renewed; when it has ended, the shop cannot be reached.",
        )
      : pass(`Encrypted; the certificate is valid for ${days} more days.`);
  },
};

const guests: Check = {
  id: "guests",
  means: "Shoppers are guests of WordPress: what guests may not read, the shop cannot show.",
  needs: ["reachable"],
  async run({ probe }) {
    const query = "query doctorGuestsQuery { generalSettings { title } }";
    const { errors } = await probe({ operationName: "doctorGuestsQuery", query });
    const messages = errors.map(({ message }) => message).join(" ");
    if (messages.includes("vitrine_closed_endpoint")) {
      return fail(
        "The endpoint is closed to this storefront.",
        "Set FORWARDED_CLIENT_SECRET to the VITRINE_CLIENT_SECRET of WordPress's wp-config.php.",
      );
    }
    if (messages.includes("without authentication")) {
      return fail(
        "The endpoint is closed to guests.",
        "In WordPress, switch off GraphQL > Settings > Restrict Endpoint to Authenticated Users.",
      );
    }
    return messages === ""
      ? pass("Guests may read the shop.")
      : fail(
          `Guests get errors (${messages}).`,
          "Look for a plugin that restricts GraphQL or the REST API, and allow the endpoint.",
        );
  },
};

const clock: Check = {
  id: "clock",
  means: "With clocks that differ, WordPress refuses what the storefront has signed.",
  needs: ["reachable"],
  async run(shop) {
    const { headers } = await first(shop);
    const date = Date.parse(headers.get("date") ?? "");
    if (Number.isNaN(date)) return skip("The response has no date.");
    const difference = Math.abs(date - shop.now());
    const seconds = Math.round(difference / 1000);
    const fix = "Switch on the synchronization of the clock (NTP) on both servers.";
    if (difference > CLOCK_FAILURE_MS) return fail(`The clocks differ by ${seconds} s.`, fix);
    if (difference > CLOCK_WARNING_MS) return warn(`The clocks differ by ${seconds} s.`, fix);
    return pass("The clocks agree.");
  },
};

export const connectionChecks: readonly Check[] = [reachable, certificate, guests, clock];
