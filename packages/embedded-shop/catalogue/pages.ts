import { flag, number, numberOrNull, text } from "#shop/columns.ts";
import type { Row } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";

// WordPress pages in the shop's database: lookup by id or path, ancestors and lists.

/** A page, such as the terms or the privacy policy. */
export type Page = {
  kind: "page";
  id: number;
  slug: string;
  parentId: number | null;
  mediaId: number | null;
  title: string;
  /** HTML. */
  content: string;
  isPrivacyPolicy: boolean;
  position: number;
  /** Epoch seconds. */
  published: number;
  modified: number;
  /** Path: its slug after its ancestors' slugs, "/legal/terms/". */
  uri: string;
};

/** Supported part of the `where` argument of a page list. */
export type PageWhere = {
  orderby?: readonly ({ field: "DATE" | "MENU_ORDER" | "TITLE"; order: "ASC" | "DESC" } | null)[];
  parent?: string | null;
};

const PAGES = `with recursive placed (id, uri) as (
  select id, '/' || slug || '/' from page where parent_id is null
  union all
  select page.id, placed.uri || page.slug || '/' from page join placed on parent_id = placed.id
) select page.*, uri, media_id from page join placed using (id)
  left join page_media on page_id = page.id`;

function readPage(row: Row): Page {
  return {
    kind: "page",
    id: number(row, "id"),
    slug: text(row, "slug"),
    parentId: numberOrNull(row, "parent_id"),
    mediaId: numberOrNull(row, "media_id"),
    title: text(row, "title"),
    content: text(row, "content"),
    isPrivacyPolicy: flag(row, "is_privacy_policy"),
    position: number(row, "position"),
    published: number(row, "published"),
    modified: number(row, "modified"),
    uri: text(row, "uri"),
  };
}

/** Finds a page by id, or by path with or without leading and trailing slashes. */
export function findPage(
  { database }: Shop,
  key: { id: number } | { uri: string },
): Page | undefined {
  const row =
    "id" in key
      ? database.first(`${PAGES} where page.id = ?`, key.id)
      : database.first(`${PAGES} where uri = ?`, `/${key.uri.replace(/^\/+|(?<!\/)\/+$/g, "")}/`);
  return row && readPage(row);
}

/** Returns a page's ancestors, nearest first. */
export function ancestorPages(shop: Shop, { parentId }: Page): Page[] {
  const parent = parentId === null ? undefined : findPage(shop, { id: parentId });
  return parent ? [parent, ...ancestorPages(shop, parent)] : [];
}

const ORDERS = { DATE: "published", MENU_ORDER: "position", TITLE: "shown(title)" };

/** Lists the pages that match `where`, newest first by default. */
export function listPages({ database }: Shop, { orderby, parent }: PageWhere): Page[] {
  const [order] = orderby ?? [];
  const by = order ? `${ORDERS[order.field]} ${order.order}` : "published desc";
  const isUnder = parent == null ? "" : "where coalesce(parent_id, 0) = ?";
  const values = parent == null ? [] : [Number(parent)];
  return database.all(`${PAGES} ${isUnder} order by ${by}, page.id desc`, ...values).map(readPage);
}
