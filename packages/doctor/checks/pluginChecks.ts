import { fail, once, pass, skip, warn } from "./doctorCheck.ts";
import type { Check, ExaminedShop } from "./doctorCheck.ts";
import { featureOf, ownOperations, refusedOperations } from "./ownOperations.ts";
import { setupOf } from "./wordpressSetup.ts";

// Checks of the plugins: WooGraphQL, versions, operations and accounts.

/** Oldest versions; WooGraphQL 1.0.0 empties a cart when it is read. */
const OLDEST = { WooCommerce: "9.0", WPGraphQL: "2.0", WooGraphQL: "1.0.1" } as const;

type Plugin = keyof typeof OLDEST;

/** The plugins' readmes, relative to the endpoint; hosts may refuse them. */
const READMES: Record<Plugin, string> = {
  WooCommerce: "wp-content/plugins/woocommerce/readme.txt",
  WPGraphQL: "wp-content/plugins/wp-graphql/readme.txt",
  WooGraphQL: "wp-content/plugins/wp-graphql-woocommerce/README.txt",
};
const README_TIMEOUT_MS = 5_000;

/** Maximum number of operations that are named, and of reasons for each. */
const MAX_NAMED = 5;

/** Compares versions by their numbers; true if the first is older. */
const isOlder = (version: string, than: string) =>
  version.localeCompare(than, "en", { numeric: true }) < 0;

/** Reads a plugin's version from its readme; undefined if the host does not give it. */
async function readmeVersion(
  { endpoint, fetch }: ExaminedShop,
  plugin: Plugin,
): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(README_TIMEOUT_MS);
    const response = await fetch(new URL(READMES[plugin], endpoint), { redirect: "error", signal });
    // An unread body can end the process if the host closes its connection meanwhile.
    const text = await response.text();
    if (!response.ok) return undefined;
    return /^Stable tag:\s*(\d[\d.]*)/m.exec(text)?.[1];
  } catch {
    return undefined;
  }
}

const woographql: Check = {
  id: "woographql",
  means: "This plugin shows WooCommerce's products and carts to the storefront.",
  needs: ["guests"],
  async run({ probe }) {
    // The second operation is validated, and not run.
    const query =
      "query doctorShopQuery { __typename }\nquery doctorOtherQuery { products { nodes { databaseId } } cart { total } }";
    const { errors } = await probe({ operationName: "doctorShopQuery", query });
    return errors.some(({ message }) => message.includes('on type "RootQuery"'))
      ? fail(
          "The shop has no WooGraphQL: the schema has no products, or no cart.",
          `Install and activate the plugin wp-graphql-woocommerce, ${OLDEST.WooGraphQL} or newer.`,
        )
      : pass("WooGraphQL is active.");
  },
};

const versions: Check = {
  id: "versions",
  means: "Older versions lose carts, or lack fields that the storefront reads.",
  needs: ["woographql"],
  async run(shop) {
    const setup = (await setupOf(shop)).data;
    const ofFile = {
      WooCommerce: setup?.woocommerce,
      WPGraphQL: setup?.wpgraphql,
      WooGraphQL: setup?.woographql,
    };
    const known: string[] = [];
    const old: string[] = [];
    for (const plugin of Object.keys(OLDEST) as Plugin[]) {
      const version = ofFile[plugin] || (await readmeVersion(shop, plugin));
      if (version === undefined) continue;
      known.push(`${plugin} ${version}`);
      if (isOlder(version, OLDEST[plugin])) old.push(`${plugin} to ${OLDEST[plugin]} or newer`);
    }
    const found = `${known.join(", ")}.`;
    if (old.length > 0) return fail(`The shop has ${found}`, `Update ${old.join(", and ")}.`);
    return known.length > 0
      ? pass(found)
      : skip(
          "The host does not give the plugins' readmes.",
          "Install the plugin for WordPress (docs/real-shop.md), which names the versions.",
        );
  },
};

/** Operations that the shop refuses, read once. */
const refused = once(async ({ probe, readOperations, isStarting = false }) => {
  const all = ownOperations(await readOperations());
  const sent = isStarting ? all.filter(({ text }) => text.startsWith("query")) : all;
  return refusedOperations(probe, sent);
});

/** Returns the remedy for an operation that is refused. */
function remedyFor(messages: readonly string[]): string {
  for (const message of messages) {
    const [, depth, needed] = /Max query depth should be (\d+) but got (\d+)/.exec(message) ?? [];
    if (depth !== undefined) {
      return `The shop allows ${depth} levels of a query, and the storefront needs ${needed}: set GraphQL > Settings > Max Depth to allow Queries to 10 or more.`;
    }
  }
  return `Update WooGraphQL to ${OLDEST.WooGraphQL} or newer, and WPGraphQL to ${OLDEST.WPGraphQL} or newer. If they are, another plugin has removed the field, or shop/ reads a field of a plugin that is inactive here.`;
}

const operations: Check = {
  id: "operations",
  means: "A page stays empty, or a button does nothing, if the shop refuses its operation.",
  needs: ["woographql"],
  async run(shop) {
    const all = await refused(shop);
    const invalid = all.filter(({ name }) => featureOf(name) === undefined);
    if (invalid.length === 0) return pass("All operations of the storefront are valid.");
    const named = invalid
      .slice(0, MAX_NAMED)
      .map(({ name, messages }) => `${name} (${messages[0]?.replace(/\.$/, "")})`);
    const more = invalid.length > MAX_NAMED ? `, and ${invalid.length - MAX_NAMED} more` : "";
    return fail(
      `The shop refuses ${invalid.length === 1 ? "an operation" : `${invalid.length} operations`}: ${named.join(", ")}${more}.`,
      remedyFor(invalid.flatMap(({ messages }) => messages)),
    );
  },
};

const accounts: Check = {
  id: "accounts",
  means: "Customers sign in with a password, and see their orders.",
  needs: ["woographql"],
  async run(shop) {
    return (await refused(shop)).some(({ name }) => featureOf(name) === "accounts")
      ? warn(
          "The shop has no sign-in: every shopper is a guest.",
          "To have customer accounts, install and activate the plugin WPGraphQL-JWT-Authentication.",
        )
      : pass("Customers can sign in.");
  },
};

export const pluginChecks: readonly Check[] = [woographql, versions, operations, accounts];
