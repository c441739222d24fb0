import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isServerError } from "#relay/contract/errors.ts";
import type { ShopMenu } from "#relay/contract/page/shopMenu.ts";
import document from "#server/__generated__/wordpressMenusQuery.graphql.ts";
import type { wordpressMenusQuery } from "#server/__generated__/wordpressMenusQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import type { WordpressPages } from "#server/backend/line/wordpressPages.ts";
import type { Config } from "#server/kernel/config.ts";
import { inLanguage, siteLanguages } from "#server/kernel/language.ts";
import { writeAtomic } from "#server/store/writeAtomic.ts";
import { language } from "#words/language.ts";
import { menuTree } from "./menuTree.ts";
import type { MenuItem } from "./menuTree.ts";
import { ALL_TAG, isTermTag, postId } from "./shopChanges.ts";
import type { ShopChanges } from "./shopChanges.ts";

// Menus of WordPress at the locations that `wordpress/vitrine` registers. They are facts of every
// page and no part of its query: WPGraphQL has an error for a location without a menu.

void graphql`
  query wordpressMenusQuery {
    header: menu(id: "vitrine-header", idType: LOCATION) {
      menuItems(first: 100) {
        nodes {
          databaseId
          parentDatabaseId
          label
          uri
        }
      }
    }
    footer: menu(id: "vitrine-footer", idType: LOCATION) {
      menuItems(first: 100) {
        nodes {
          databaseId
          parentDatabaseId
          label
          uri
        }
      }
    }
  }
`;

/** Longest time that a start waits for the menus, in milliseconds; they come later then. */
const WAIT_MS = 5000;

/** Least time from one request for the menus to the next, in milliseconds. */
const BETWEEN_MS = 2000;

/** Age at which the menus are read again, in milliseconds, for changes that nothing tells of. */
const MAX_AGE_MS = 600_000;

/** Locations of menus, each null without one. */
type Items = Record<"header" | "footer", readonly MenuItem[] | null>;

/** Menus in one language; absent without one. */
export type ShopMenus = { header?: ShopMenu | undefined; footer?: ShopMenu | undefined };

/** Menus of WordPress. */
export type WordpressMenus = {
  /** Returns the last known menus in the language at hand. */
  current: () => ShopMenus;
  /** Reads the menus in all languages; true if one has changed. What cannot be read stays. */
  read: () => Promise<boolean>;
};

/**
 * Opens the menus of WordPress: the stored ones of an earlier start, until others are read. Waits
 * for the first reading, but not long.
 * @param options.endpoint GraphQL endpoint of WordPress; undefined for the embedded shop
 * @param options.changes notes a change of every page when a reading finds other menus
 */
export async function openMenus(
  config: Pick<Config, "DATA_DIR" | "LANGUAGES">,
  gateway: {
    shared: typeof fetch;
    wordpressPages: Pick<WordpressPages, "has" | "isKnown" | "version">;
  },
  { endpoint, changes }: { endpoint?: string; changes?: Pick<ShopChanges, "note"> },
): Promise<WordpressMenus> {
  const { shared, wordpressPages } = gateway;
  const file = join(config.DATA_DIR, "menus.json");
  const known = new Map(await storedMenus(file, endpoint));
  let readAt = -Infinity;

  /** Reads the menus in the language at hand. */
  async function readItems(): Promise<Items> {
    const { data, errors = [] } = await requestShop<wordpressMenusQuery>(shared, document, {});
    const itemsAt = (location: keyof Items) => {
      const failures = errors.filter(({ path }) => path?.[0] === location);
      // WordPress itself has failed, or the schema has no menus.
      if (!data || failures.some(isServerError)) return known.get(language())?.[location] ?? null;
      return data[location]?.menuItems?.nodes ?? null;
    };
    return { header: itemsAt("header"), footer: itemsAt("footer") };
  }

  /** Returns the languages with a menu, and their menus. */
  const found = () => [...known].filter(([, { header, footer }]) => header ?? footer);

  async function readAll(): Promise<boolean> {
    readAt = performance.now();
    const before = JSON.stringify(found());
    // In another currency the menus are the same.
    const languages = siteLanguages(config).filter(({ currency }) => currency === undefined);
    for (const each of languages) {
      const items = await inLanguage(each, readItems).catch(() => undefined);
      if (items) known.set(each.language, items);
    }
    // A link to a page of WordPress leads to ours once the list of pages is known.
    if (found().length > 0) await wordpressPages.has("/").catch(() => {});
    if (JSON.stringify(found()) === before) return false;
    // A full disk costs the menus of a later start only.
    const stored = JSON.stringify({ endpoint, menus: found() });
    await writeAtomic(file, stored).catch(() => {});
    changes?.note([ALL_TAG]);
    return true;
  }

  let running = Promise.resolve(false);
  let waiting: Promise<boolean> | undefined;
  // A reading in flight may be older than the change that this one is for, and is then followed.
  const read = () =>
    (waiting ??= running.then(() => {
      waiting = undefined;
      running = readAll();
      return running;
    }));
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(() => late.resolve(), WAIT_MS);
  await Promise.race([read(), late.promise]);
  clearTimeout(timer);

  const trees = new WeakMap<object, { version: number; tree: ShopMenu | undefined }>();
  function treeOf(items: readonly MenuItem[] | null | undefined): ShopMenu | undefined {
    if (!items) return undefined;
    const version = wordpressPages.version();
    const made = trees.get(items);
    if (made?.version === version) return made.tree;
    const tree = menuTree(items, endpoint, wordpressPages.isKnown);
    trees.set(items, { version, tree });
    return tree;
  }
  return {
    current: () => {
      if (performance.now() - readAt > MAX_AGE_MS) void read();
      const { header, footer } = known.get(language()) ?? {};
      return { header: treeOf(header), footer: treeOf(footer) };
    },
    read,
  };
}

/** Returns the menus that were stored for an endpoint, by language. */
async function storedMenus(file: string, endpoint: string | undefined): Promise<[string, Items][]> {
  try {
    const stored = JSON.parse(await readFile(file, "utf8")) as {
      endpoint?: string;
      menus: [string, Items][];
    };
    return stored.endpoint === endpoint ? stored.menus : [];
  } catch {
    return [];
  }
}

/**
 * Reads the menus again after each change that may concern one: of a menu, of a category or tag, or
 * of a page, whose name or address may be in it.
 * @param options.isProduct true for the id of a known product
 */
export function followMenus(
  changes: Pick<ShopChanges, "onChange">,
  { read }: Pick<WordpressMenus, "read">,
  { isProduct }: { isProduct: (id: number) => boolean },
): { close: () => void } {
  let startedAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  const mayConcern = (tag: string) => {
    const id = postId(tag);
    return tag === ALL_TAG || isTermTag(tag) || (id !== undefined && !isProduct(id));
  };
  changes.onChange((tags) => {
    if (!tags.some(mayConcern)) return;
    const wait = Math.max(startedAt + BETWEEN_MS - performance.now(), 0);
    timer ??= setTimeout(() => {
      timer = undefined;
      startedAt = performance.now();
      void read();
    }, wait).unref();
  });
  return { close: () => clearTimeout(timer) };
}
