import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { ALL_TAG, LISTS_TAG, PAGES_TAG, postTag } from "#server/catalogue/shopChanges.ts";
import { migrate } from "#server/store/migrate.ts";
import { createSqliteOpener } from "#server/store/openSqlite.ts";
import type { WrittenPage } from "./treePages.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import { readBuild } from "#server/rendering/currentBuild.ts";
import type { Build } from "#server/rendering/currentBuild.ts";
import type { Config } from "#server/kernel/config.ts";
import { entityTag } from "#server/rendering/responseBody.ts";
import { factsInEachLanguage } from "#server/rendering/shopFacts.ts";
import { createProductReader } from "#server/catalogue/comparedProducts.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { wordpressPages } from "#server/backend/line/catalogueLists.ts";

// Records of a static tree: hashes, tags and state of every page, by which a run finds its work.

const MIGRATIONS = [
  `create table pages (
    path text primary key,
    code text not null,
    settings text not null,
    data text not null,
    html text not null,
    style text not null,
    tags text not null,
    is_current integer not null
  ) strict, without rowid;
  create table pictures (address text primary key, is_written integer not null) strict, without rowid;
  create table catalogue (tag text primary key, fingerprint text not null) strict, without rowid;`,
  "create table attributes (taxonomy text primary key) strict, without rowid;",
  `create table server_parts (is_current integer not null) strict;
  insert into server_parts (is_current) values (0);`,
];

// Exclusive: two runs on one tree would take each other's pages for finished or removed.
const PRAGMAS =
  "pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = normal;";

/** Inputs of all pages beside the shop's data: hashes of the code and of the settings. */
export type TreeInputs = { code: string; settings: string };

/** The records of a tree. Each call is one transaction. */
export type TreeRecords = {
  /** True if a page was written from these inputs and the present data. */
  isCurrent: (path: string, inputs: TreeInputs) => boolean;
  /** True if all pages, of which there are some, were written from these inputs. */
  areFrom: (inputs: TreeInputs) => boolean;
  save: (pages: readonly WrittenPage[], inputs: TreeInputs) => void;
  remove: (paths: readonly string[]) => void;
  /** Marks the pages with any of these tags as outdated; returns their paths. */
  outdate: (tags: ReadonlySet<string>) => string[];
  /** Stores the catalogue's fingerprints by tag, and marks the pages of those that differ. */
  compare: (found: ReadonlyMap<string, string>) => void;
  /** Stores the attributes of all products. */
  keepAttributes: (taxonomies: Iterable<string>) => void;
  /** Adds the attributes of some products; returns all that are known. */
  addAttributes: (taxonomies: Iterable<string>) => string[];
  paths: () => string[];
  /** Returns the sources of the pages' styles by path. */
  styles: () => Map<string, string>;
  /** True if the parts for web servers were written since the last page came, went or got another style. */
  areServerPartsCurrent: () => boolean;
  noteServerParts: () => void;
  /** Addresses of the named pictures that are not written yet. */
  missingPictures: () => string[];
  notePictures: (addresses: readonly string[]) => void;
  close: () => void;
};

/** Returns the tags by which two versions of the catalogue differ. */
function differences(
  before: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, string>,
): Set<string> {
  const tags = new Set<string>();
  for (const [tag, fingerprint] of found) if (before.get(tag) !== fingerprint) tags.add(tag);
  for (const tag of before.keys()) if (!found.has(tag)) tags.add(tag);
  if (tags.size > 0) tags.add(LISTS_TAG);
  return tags;
}

const columnOf = (database: DatabaseSync, sql: string, name: string): string[] =>
  database
    .prepare(sql)
    .all()
    .map((row) => String(row[name]));

/** Returns the records of the products' attributes. */
function attributeRecords(
  database: DatabaseSync,
  inTransaction: (work: () => void) => void,
): Pick<TreeRecords, "keepAttributes" | "addAttributes"> {
  function add(taxonomies: Iterable<string>): void {
    const added = database.prepare("insert or ignore into attributes (taxonomy) values (?)");
    for (const taxonomy of taxonomies) added.run(taxonomy);
  }
  return {
    keepAttributes: (taxonomies) =>
      inTransaction(() => {
        database.exec("delete from attributes");
        add(taxonomies);
      }),
    addAttributes: (taxonomies) => {
      inTransaction(() => add(taxonomies));
      return columnOf(database, "select taxonomy from attributes", "taxonomy");
    },
  };
}

/** Opens the records in a folder; throws if another process has them open. */
export function openTreeRecords(folder: string): TreeRecords {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "pages.sqlite");
  const database = createSqliteOpener()(file, { pragmas: PRAGMAS });
  migrate(database, file, MIGRATIONS);
  const prepare = (sql: string) => database.prepare(sql);
  const current = prepare(
    "select 1 from pages where path = ? and code = ? and settings = ? and is_current = 1",
  );
  const insert = prepare(
    "insert or replace into pages (path, code, settings, data, html, style, tags, is_current) values (?, ?, ?, ?, ?, ?, ?, 1)",
  );
  const named = prepare("insert or ignore into pictures (address, is_written) values (?, 0)");
  const isStyled = prepare("select 1 from pages where path = ? and style = ?");
  const setServerParts = prepare("update server_parts set is_current = ?");
  const outdated = prepare("update pages set is_current = 0 where path = ?");

  function inTransaction<Value>(work: () => Value): Value {
    database.exec("begin immediate");
    try {
      const value = work();
      database.exec("commit");
      return value;
    } catch (error) {
      if (database.isTransaction) database.exec("rollback");
      throw error;
    }
  }

  function outdate(tags: ReadonlySet<string>): string[] {
    if (tags.size === 0) return [];
    const paths: string[] = [];
    for (const row of prepare("select path, tags from pages").iterate()) {
      const ofPage = String(row["tags"]).split(" ");
      if (ofPage.some((tag) => tags.has(tag))) paths.push(String(row["path"]));
    }
    for (const path of paths) outdated.run(path);
    return paths;
  }

  const column = (sql: string, name: string) => columnOf(database, sql, name);

  return {
    isCurrent: (path, { code, settings }) => current.get(path, code, settings) !== undefined,
    areFrom: ({ code, settings }) =>
      prepare("select 1 from pages").get() !== undefined &&
      prepare("select 1 from pages where code <> ? or settings <> ?").get(code, settings) ===
        undefined,
    save: (pages, { code, settings }) =>
      inTransaction(() => {
        for (const { path, data, html, style, tags, pictures } of pages) {
          if (!isStyled.get(path, style)) setServerParts.run(0);
          insert.run(path, code, settings, data, html, style, tags.join(" "));
          for (const address of pictures) named.run(address);
        }
      }),
    remove: (paths) =>
      inTransaction(() => {
        const removal = prepare("delete from pages where path = ?");
        for (const path of paths) {
          if (removal.run(path).changes > 0) setServerParts.run(0);
        }
      }),
    outdate: (tags) => inTransaction(() => outdate(tags)),
    compare: (found) =>
      inTransaction(() => {
        const rows = prepare("select tag, fingerprint from catalogue").all();
        const before = new Map(rows.map((row) => [String(row["tag"]), String(row["fingerprint"])]));
        outdate(differences(before, found));
        database.exec("delete from catalogue");
        const add = prepare("insert into catalogue (tag, fingerprint) values (?, ?)");
        for (const [tag, fingerprint] of found) add.run(tag, fingerprint);
      }),
    ...attributeRecords(database, inTransaction),
    paths: () => column("select path from pages", "path"),
    styles: () =>
      new Map(
        prepare("select path, style from pages")
          .all()
          .map((row) => [String(row["path"]), String(row["style"])]),
      ),
    areServerPartsCurrent: () =>
      prepare("select 1 from server_parts where is_current = 1").get() !== undefined,
    noteServerParts: () => void setServerParts.run(1),
    missingPictures: () => column("select address from pictures where is_written = 0", "address"),
    notePictures: (addresses) =>
      inTransaction(() => {
        const written = prepare("update pictures set is_written = 1 where address = ?");
        for (const address of addresses) written.run(address);
      }),
    close: () => database.close(),
  };
}

/** Kinds of records in WordPress, by the names that a change may have. */
const KINDS = new Map([
  ["product", "post"],
  ["page", "post"],
  ["post", "post"],
  ["category", "term"],
  ["term", "term"],
]);

/** Returns the tags of a named change, such as `product:12`; undefined for a name that is none. */
export function tagsOfChange(name: string): string[] | undefined {
  if (name === ALL_TAG) return [ALL_TAG];
  const [, named = "", id = ""] = /^([a-z]+):(\d{1,15})$/.exec(name) ?? [];
  const kind = KINDS.get(named);
  return kind === undefined ? undefined : [`${kind}:${id}`, LISTS_TAG];
}

/** Reads the build, and the hashes of the code and the settings that its pages are made from. */
export async function readTreeInputs(
  config: Config,
  backend: Backend,
): Promise<{ build: Build; inputs: TreeInputs }> {
  const build = await readBuild();
  const { GRAPHQL_ENDPOINT, IMAGE_ORIGINS } = config;
  const settings = JSON.stringify([
    GRAPHQL_ENDPOINT,
    IMAGE_ORIGINS,
    factsInEachLanguage(config, "", backend),
  ]);
  return { build, inputs: { code: build.id, settings: entityTag(settings) } };
}

/**
 * Returns a fingerprint of each product, term and page of the shop by its tag, and one of the
 * footer's list of pages. Rejects if the backend fails.
 */
export async function catalogueFingerprints(
  gateway: Pick<ShopGateway, "shared">,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  // Nobody else uses the backend: no rest between the requests.
  const read = createProductReader(gateway, async () => {});
  for await (const { tag, fingerprint } of read(0)) found.set(tag, fingerprint);
  const links: unknown[] = [];
  for await (const { id, path, title, menuOrder, modifiedGmt } of wordpressPages(gateway)) {
    found.set(postTag(id), entityTag(JSON.stringify([path, title, modifiedGmt])));
    links.push([id, path, title, menuOrder]);
  }
  found.set(PAGES_TAG, entityTag(JSON.stringify(links)));
  return found;
}
