import { BackendError } from "../../../relay/contract/errors.ts";
import { fail, pass, skip, warn } from "./doctorCheck.ts";
import type { Check, Finding } from "./doctorCheck.ts";
import { setupOf } from "./wordpressSetup.ts";
import type { SetupReading, WordpressSetup } from "./wordpressSetup.ts";

// Checks of the plugin for WordPress, and of settings that only it can read.

/** Parts that protect orders, carts and accounts, whichever features a shop wants. */
const PROTECTING = ["displayed-total", "one-order", "cart-changes", "sessions", "sign-ins"];

const INSTALL =
  "Install the plugin for WordPress (wordpress/README.md), and set FORWARDED_CLIENT_SECRET (docs/real-shop.md).";

/** Finding of checks on the setup if it cannot be read. */
const HIDDEN = skip("WordPress does not show this to guests.", INSTALL);

/** Runs a check on the setup; skips it if that cannot be read. */
const onSetup =
  (run: (setup: WordpressSetup) => Finding): Check["run"] =>
  async (shop) => {
    const { data } = await setupOf(shop);
    return data ? run(data) : HIDDEN;
  };

/** Findings for a setup that cannot be read. */
const UNREAD: Record<Exclude<SetupReading["state"], "read">, Finding> = {
  noSecret: skip("The plugin for WordPress cannot be read without a secret.", INSTALL),
  noFile: warn(
    "The plugin for WordPress is missing, or is an older one.",
    "Install it in WordPress, as wordpress/README.md says.",
  ),
  refused: fail(
    "WordPress does not recognize this storefront: the secrets differ.",
    "Set FORWARDED_CLIENT_SECRET and VITRINE_CLIENT_SECRET in wp-config.php to the same value.",
  ),
};

/** Returns the name of the plugin with its version. */
const pluginOf = ({ version }: WordpressSetup) =>
  version === undefined ? "An earlier single file without a version." : `Plugin ${version}.`;

const file: Check = {
  id: "wordpress-file",
  means:
    "With this plugin, WordPress refuses changed totals and second orders, and keeps sessions.",
  needs: ["woographql"],
  async run(shop) {
    const reading = await setupOf(shop);
    if (reading.state !== "read") return UNREAD[reading.state];
    const { parts, problems } = reading.data;
    const plugin = pluginOf(reading.data);
    if (problems.length > 0) {
      return warn([plugin, ...problems].join(" "), "Correct it in WordPress.");
    }
    const on = parts.filter(({ state }) => state === "on").map(({ name }) => name);
    const off = parts
      .filter(({ state }) => state !== "on")
      .map(({ name, state }) => `${name} (${state})`);
    const found = `${plugin} Parts that work: ${on.join(", ") || "none"}.${off.length > 0 ? ` Others: ${off.join(", ")}.` : ""}`;
    const missing = PROTECTING.filter((part) => !on.includes(part));
    return missing.length > 0
      ? warn(found, `Remove ${missing.join(", ")} from VITRINE_OFF in wp-config.php.`)
      : pass(found);
  },
};

const prepaid: Check = {
  id: "prepaid-orders",
  means:
    "WooGraphQL lets anybody who knows the endpoint declare an order paid, or lower its total.",
  needs: ["woographql"],
  run: onSetup(({ parts }) =>
    parts.some(({ name, state }) => name === "prepaid-orders" && state === "on")
      ? pass("WordPress refuses checkouts that declare themselves paid, or set fees.")
      : fail(
          "WordPress accepts checkouts that declare themselves paid, or set negative fees.",
          "Remove prepaid-orders from VITRINE_OFF in wp-config.php.",
        ),
  ),
};

const guestCheckout: Check = {
  id: "guest-checkout",
  means: "A shopper without an account can place an order.",
  needs: ["woographql"],
  run: onSetup(({ guestCheckout: isOpen }) =>
    isOpen
      ? pass("Guests may place orders.")
      : fail(
          "WooCommerce refuses orders of guests.",
          "Tick WooCommerce > Settings > Accounts & Privacy > Allow customers to place orders without an account.",
        ),
  ),
};

const phone: Check = {
  id: "phone",
  means: "The checkout asks for a phone number exactly if WooCommerce needs one.",
  needs: ["woographql"],
  async run(shop) {
    const { CHECKOUT_PHONE } = shop.config;
    const finding = onSetup((setup) => {
      const needed = setup.phone === "required" ? "required" : "optional";
      return needed === CHECKOUT_PHONE
        ? pass(`The phone number is ${needed} in both.`)
        : warn(
            `The phone number is ${setup.phone} in WooCommerce, and ${CHECKOUT_PHONE} in the storefront.`,
            `Set CHECKOUT_PHONE=${needed}.`,
          );
    });
    return finding(shop);
  },
};

const delivery: Check = {
  id: "delivery-address",
  means: "The checkout offers the ways of delivery, and shows what they cost.",
  needs: ["woographql"],
  run: onSetup(({ shipTo }) =>
    shipTo === "billing_only"
      ? fail(
          "WooCommerce delivers to the billing address only: the checkout then shows no delivery and no cost of it.",
          "Select another option in WooCommerce > Settings > Shipping > Shipping settings > Shipping destination.",
        )
      : pass("WooCommerce takes an address of delivery."),
  ),
};

const SECRETS =
  "Set WEBHOOK_SECRET for the storefront, and VITRINE_WEBHOOK_SECRET and VITRINE_STOREFRONT_URL in wp-config.php (docs/real-shop.md).";

const notices: Check = {
  id: "change-notices",
  means: "WordPress tells the storefront of changes, which are then visible within seconds.",
  needs: ["woographql"],
  async run(shop) {
    const hasSecret = shop.config.WEBHOOK_SECRET !== undefined;
    const finding = onSetup(({ parts, webhooks }) => {
      const isNoticed = parts.some(
        ({ name, state }) => name === "change-notices" && state === "on",
      );
      const idle = (webhooks ?? []).filter(({ status }) => status !== "active");
      const isDelivered = webhooks !== null && idle.length < webhooks.length;
      if (!isNoticed && !isDelivered) {
        return hasSecret
          ? warn("The storefront waits for notices, and WordPress sends none.", SECRETS)
          : pass("Changes are found by the comparison of the products, within a minute.");
      }
      if (!hasSecret) {
        return warn("WordPress sends notices, and the storefront refuses them.", SECRETS);
      }
      if (isNoticed) return pass("WordPress sends notices of changes.");
      const named = idle.map(({ topic, status }) => `${topic} (${status})`).join(", ");
      return idle.length === 0
        ? pass("WooCommerce sends webhooks of all topics.")
        : warn(
            `Webhooks that do not work: ${named}.`,
            "Activate them in WooCommerce > Settings > Advanced > Webhooks.",
          );
    });
    return finding(shop);
  },
};

/** Size of the headers of a sign-in by a link, in bytes; nginx accepts 4,096 unless it is set. */
const HEADER_BYTES = 8_000;

const headers: Check = {
  id: "response-headers",
  means: "WordPress's own checkout sets many cookies at once; a refused response is an error page.",
  needs: ["woographql"],
  async run(shop) {
    if (!(await setupOf(shop)).data) return HIDDEN;
    const query = `query doctorHeadersQuery { vitrineSetup(headerBytes: ${HEADER_BYTES}) { php } }`;
    try {
      const { errors } = await shop.probe({ operationName: "doctorHeadersQuery", query });
      return errors.length === 0
        ? pass(`The web server accepts responses with headers of ${HEADER_BYTES / 1000} kB.`)
        : skip("The plugin for WordPress is an older one.", INSTALL);
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      return fail(
        `The web server refuses a response with headers of ${HEADER_BYTES / 1000} kB.`,
        "Set fastcgi_buffer_size 16k (or proxy_buffer_size 16k) in nginx's configuration of WordPress.",
      );
    }
  },
};

export const fileChecks: readonly Check[] = [
  file,
  prepaid,
  guestCheckout,
  phone,
  delivery,
  notices,
  headers,
];
