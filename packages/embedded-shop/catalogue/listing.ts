import { number, numberOrNull } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";
import { SALE_RUNS } from "./pricing.ts";

// Table `listing`: one row per listable product, with the columns that lists filter and sort by.

const PRICES = `regular_price, sale_from, sale_to,
  case when ${SALE_RUNS} then sale_price end as running_price,
  case when ${SALE_RUNS} then sale_price else regular_price end as price`;

/** True if lists contain products with a password, by the shop's settings. */
const LISTS_PROTECTED = `exists (
  select 1 from setting where name = 'shop' and value ->> 'listsProtected' = 1)`;

/** Number of a part that the attributes of its group state: "2 × Fen tumbler". */
const STATED = `coalesce((
  select cast(option.value as integer) from product as bundle,
    json_each(bundle.attributes) as attribute, json_each(attribute.value, '$.options') as option
  where bundle.id = link.product_id
    and option.value = cast(option.value as integer) || ' × ' || part.name), 1)`;

/**
 * Builds the INSERT into `listing`, the table with one row per listable product and every column
 * that lists filter and sort by; the price of a grouped product is that of its parts in stock, as
 * many as it states, as cards show it (WooCommerce sorts by the parts' single prices). `only` = "one" restricts
 * each subquery to `:product`, so that each uses an index.
 */
function insertListing(only: "one" | "all"): string {
  const of = (column: string) => (only === "one" ? `and ${column} = :product` : "");
  return `
with unit_price as (
  select product_id, ${PRICES} from variation where true ${of("product_id")}
  union all
  select id, ${PRICES} from product where type not in ('variable', 'grouped') ${of("id")}
  union all
  select link.product_id, null, null, null, max(part.running_price),
    coalesce(sum(part.price * ${STATED}) filter (where part.stock_status <> 'outofstock'),
      sum(part.price * ${STATED}))
  from product_link as link join (select id, name, stock_status, ${PRICES} from product) as part
    on part.id = link.linked_id
  where link.kind = 'grouped' ${of("link.product_id")} group by link.product_id
),
priced as (
  select product_id, min(price) as min_price, max(price) as max_price,
    min(regular_price) as regular_price, min(running_price) as sale_price,
    max(running_price is not null) as on_sale, min(sale_from) as sale_from, max(sale_to) as sale_to
  from unit_price group by product_id
),
rated as (
  select product_id, round(avg(rating), 2) as average_rating, count(*) as review_count
  from review where true ${of("product_id")} group by product_id
)
insert into listing
select product.id, type, visibility, featured, tax_class, slug, sku, sort_name,
  coalesce(min_price, 0), coalesce(max_price, 0), priced.regular_price, priced.sale_price,
  coalesce(on_sale, 0),
  priced.sale_from, priced.sale_to, stock_status, coalesce(average_rating, 0),
  coalesce(review_count, 0), total_sales, menu_order, published, modified
from product
  left join priced on priced.product_id = product.id
  left join rated on rated.product_id = product.id
where status = 'publish' and (password = '' or ${LISTS_PROTECTED}) and visibility <> 'hidden' ${of("product.id")}`;
}

const INSERT_ONE = insertListing("one");
const INSERT_ALL = insertListing("all");

/** Rewrites the `listing` rows of changed products and of the groups that contain them. */
export function refreshListing(shop: Pick<Shop, "database" | "now">, products: number[]): void {
  const { database } = shop;
  const now = shop.now() / 1000;
  const groups = products.flatMap((id) =>
    database
      .all("select product_id from product_link where kind = 'grouped' and linked_id = ?", id)
      .map((row) => number(row, "product_id")),
  );
  for (const product of new Set([...products, ...groups])) {
    database.run("delete from listing where product_id = ?", product);
    database.run(INSERT_ONE, { now, product });
  }
}

/** Rebuilds the `listing` table and stores the period in which its prices are valid. */
export function rebuildListing({ database, now }: Pick<Shop, "database" | "now">): void {
  const moment = now() / 1000;
  database.transaction(() => {
    database.run("delete from listing");
    database.run(INSERT_ALL, { now: moment });
    database.run(NOTE_SPAN, { now: moment });
  });
}

const BOUNDS = `select sale_from as moment from product union select sale_to from product
  union select sale_from from variation union select sale_to from variation`;

const NOTE_SPAN = `insert or replace into setting (name, value)
select 'listing', json_object(
  'since', (select max(moment) from (${BOUNDS}) where moment <= :now),
  'until', (select min(moment) from (${BOUNDS}) where moment > :now))`;

/**
 * Rebuilds `listing` if a scheduled sale has begun or ended since the last rebuild; called before
 * each query that filters or sorts products.
 */
export function keepListingCurrent(shop: Pick<Shop, "database" | "now">): void {
  const span = shop.database.first(
    "select value ->> 'since' as since, value ->> 'until' as until from setting where name = 'listing'",
  );
  const now = shop.now() / 1000;
  const since = span && numberOrNull(span, "since");
  const until = span && numberOrNull(span, "until");
  if (!span || now < (since ?? -Infinity) || now >= (until ?? Infinity)) rebuildListing(shop);
}
