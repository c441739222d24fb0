import { pass, skip, warn } from "./doctorCheck.ts";
import type { Check, ExaminedShop } from "./doctorCheck.ts";
import { setupOf } from "./wordpressSetup.ts";

// Checks of plugins for content: languages, SEO and menus; and of the search.

/** Sends a document; undefined if the schema lacks a field of it. */
async function readIfKnown<Data>(
  { probe }: ExaminedShop,
  operationName: string,
  query: string,
): Promise<Data | undefined> {
  const { data } = await probe<Data>({ operationName, query });
  return data;
}

const languages: Check = {
  id: "languages",
  means: "Products, messages and emails have the shopper's language; lists mix no languages.",
  needs: ["guests"],
  async run(shop) {
    const { LANGUAGES = ["en"] } = shop.config;
    const { data: setup } = await setupOf(shop);
    const isFollowed = setup?.parts.some(({ name, state }) => name === "locale" && state === "on");
    // The storefront names its language in requests, unless this is English alone.
    if (isFollowed && LANGUAGES.some((language) => language !== "en")) {
      return pass(`WordPress answers in the storefront's languages: ${LANGUAGES.join(", ")}.`);
    }
    if (LANGUAGES.length > 1) {
      return warn(
        `The storefront has ${LANGUAGES.length} languages, and the part of the plugin by which WordPress answers in them was not found.`,
        "Install this release's plugin with its part locale (wordpress/README.md).",
      );
    }
    const query = "query doctorLanguagesQuery { languages { code } }";
    const data = await readIfKnown<{ languages: { code: string }[] | null }>(
      shop,
      "doctorLanguagesQuery",
      query,
    );
    const codes = (data?.languages ?? []).map(({ code }) => code);
    return codes.length > 1
      ? warn(
          `The shop has ${codes.length} languages (${codes.join(", ")}), whose products are listed together.`,
          "Switch off the translation of products in the plugin for languages (Polylang > Settings > Custom post types).",
        )
      : pass("The shop has one language.");
  },
};

const seo: Check = {
  id: "seo",
  means:
    "Pages have the titles, descriptions and robots that a plugin for search engines gives them.",
  needs: ["woographql"],
  async run({ findSeoPlugin }) {
    const plugin = await findSeoPlugin();
    if (!plugin) {
      return pass(
        "There is no SEO plugin in the schema: Yoast SEO needs wp-graphql-yoast-seo, Rank Math wp-graphql-rank-math.",
      );
    }
    const { name, isHidden } = plugin;
    return isHidden
      ? warn(
          `${name} hides WordPress's front page from search engines: its titles and descriptions are used, and none of its robots.`,
          "To use them, switch off Settings > Reading > Discourage search engines, or noindex of the front page, in WordPress.",
        )
      : pass(`${name} is used for titles, descriptions, pictures, robots and canonical addresses.`);
  },
};

/** Locations of the storefront's menus, by the names that Appearance > Menus shows. */
const LOCATIONS = ["header", "footer"] as const;

type MenuItems = { menuItems: { nodes: { label: string | null; uri: string | null }[] } | null };
type Menus = { [location in (typeof LOCATIONS)[number]]?: MenuItems | null } & {
  menus?: { nodes: { name: string | null }[] } | null;
};

const MENUS_QUERY = `query doctorMenusQuery {
  ${LOCATIONS.map((location) => `${location}: menu(id: "vitrine-${location}", idType: LOCATION) { menuItems(first: 100) { nodes { label uri } } }`).join(" ")}
  menus(first: 100) { nodes { name } }
}`;

const menus: Check = {
  id: "menus",
  means:
    "Header and footer have the links of WordPress's menus; without them, the storefront's own.",
  needs: ["woographql"],
  async run(shop) {
    const data = await readIfKnown<Menus>(shop, "doctorMenusQuery", MENUS_QUERY);
    const items = LOCATIONS.flatMap((location) => data?.[location]?.menuItems?.nodes ?? []);
    const dead = items.filter(({ uri }) => !uri || shop.isDeadLink(uri));
    if (dead.length > 0) {
      return warn(
        `The storefront leaves out menu items that lead nowhere, as to a draft: ${dead.map(({ label }) => label || "without a name").join(", ")}.`,
        "Publish what they lead to, or remove them under Appearance > Menus.",
      );
    }
    const names = (data?.menus?.nodes ?? []).flatMap(({ name }) => name ?? []);
    if (names.length === 0) return pass("Guests see no menu of WordPress.");
    const empty = LOCATIONS.filter((location) => !data?.[location]);
    const seen = `Guests see ${names.length === 1 ? "the menu" : "the menus"} ${names.join(", ")}.`;
    const without = empty.map((location) => ` No menu is at “Storefront: ${location}”.`);
    return pass(seen + without.join(""));
  },
};

/** Address that no shop has. */
const NO_PAGE = "/vitrine-doctor-has-no-page/";

const redirects: Check = {
  id: "redirects",
  means:
    "An address that the storefront does not have leads where a plugin of WordPress redirects it.",
  needs: ["reachable"],
  async run({ endpoint, config, fetch: request }) {
    const asked = new URL(NO_PAGE, endpoint);
    if (asked.host === URL.parse(config.SITE_URL ?? "")?.host) {
      return skip("WordPress shares the storefront's host, which is not asked for its redirects.");
    }
    const signal = AbortSignal.timeout(5000);
    const response = await request(asked, { method: "HEAD", redirect: "manual", signal }).catch(
      () => undefined,
    );
    if (!response) return skip("WordPress's own site does not respond.", "Repeat the doctor.");
    const location = response.headers.get("location");
    const target = location === null ? null : URL.parse(location, asked);
    if (!target || target.pathname.replace(/\/$/, "") === asked.pathname.replace(/\/$/, "")) {
      return pass("WordPress's redirects are used for missing addresses.");
    }
    return warn(
      `WordPress redirects every address that it does not have to ${target.href}, so that the redirects of single addresses may not be found.`,
      "Switch that off in the plugin that redirects missing pages.",
    );
  },
};

const search: Check = {
  id: "search-index",
  means: "With an index, the search finds words with mistakes, and has filters.",
  needs: [],
  async run({ isIndexed, config }) {
    if (!isIndexed) {
      return warn(
        "The search has no index of this shop and finds less.",
        "Run npm run index, and repeat it regularly, for example by cron (docs/search.md).",
      );
    }
    if (config.CACHE_URL !== undefined && config.ALGOLIA_APP_ID === undefined) {
      return warn(
        "CACHE_URL is for several servers, and the embedded search is in one process: only the server that npm run index reaches has the current index.",
        "Use Algolia, or let the proxy send searches to that server (docs/performance.md).",
      );
    }
    return pass("The search has an index.");
  },
};

const searchDrift: Check = {
  id: "search-drift",
  means: "The search shows the shop's products and prices as the index has them.",
  needs: ["woographql"],
  async run({ isIndexed, compareSearch }) {
    if (!isIndexed) return skip("There is no index to compare.");
    if (!compareSearch) {
      return skip(
        "Algolia's index cannot be compared without its key.",
        "Set ALGOLIA_ADMIN_KEY for this command.",
      );
    }
    const drift = await compareSearch();
    if (typeof drift === "string") {
      return skip(drift, "Start the storefront with the same settings, and repeat the doctor.");
    }
    const { products, missing, stale, surplus, settings } = drift;
    if (missing.length + stale.length + surplus.length === 0 && settings.size === 0) {
      return pass(`The index has all ${products} products as they are.`);
    }
    const records = `${missing.length} missing, ${stale.length} outdated and ${surplus.length} surplus records`;
    return warn(
      `The index differs from the shop's products: ${records}${settings.size > 0 ? ", and other settings" : ""}.`,
      "Run npm run index.",
    );
  },
};

export const contentChecks: readonly Check[] = [
  languages,
  seo,
  menus,
  redirects,
  search,
  searchDrift,
];
