// SQL schema (DDL) of the shop's database.

/** Stored in SQLite's `user_version`; a database of a newer layout is refused. */
export const LAYOUT_VERSION = 1;

/**
 * Tables of a new database. Amounts are integers in the currency's smallest unit, times are epoch
 * seconds; product, variation and media ids come from one sequence, as WordPress posts do.
 */
export const DDL = `
create table setting (name text primary key, value text not null) strict, without rowid;

create table media (
  id integer primary key, file text not null unique, alt text not null, title text not null
) strict;

create table category (
  id integer primary key, slug text not null unique, name text not null, description text not null,
  parent_id integer references category (id), media_id integer references media (id),
  position integer not null
) strict;
create index category_parent on category (parent_id);

create table tag (id integer primary key, slug text not null unique, name text not null) strict;

create table attribute (
  id integer primary key, slug text not null unique, label text not null, position integer not null
) strict;
create table term (
  id integer primary key, attribute_id integer not null references attribute (id),
  slug text not null, name text not null, description text not null, position integer not null,
  unique (attribute_id, slug)
) strict;

create table product (
  id integer primary key, type text not null, slug text not null unique, name text not null,
  sort_name text not null,
  sku text not null, status text not null, visibility text not null, password text not null,
  featured integer not null, short_description text not null, description text not null,
  regular_price integer, sale_price integer, sale_from integer, sale_to integer,
  manage_stock text not null, stock_quantity integer, stock_status text not null,
  backorders text not null, low_stock_amount integer,
  sold_individually integer not null, virtual integer not null, downloadable integer not null,
  tax_status text not null, tax_class text not null,
  weight text not null, length text not null, width text not null, height text not null,
  external_url text not null, button_text text not null,
  attributes text not null, default_attributes text not null,
  reviews_allowed integer not null, total_sales integer not null, menu_order integer not null,
  published integer not null, modified integer not null
) strict;
create index product_sku on product (sku) where sku <> '';

create table variation (
  id integer primary key, product_id integer not null references product (id) on delete cascade,
  position integer not null, sku text not null, description text not null,
  regular_price integer, sale_price integer, sale_from integer, sale_to integer,
  manage_stock text not null, stock_quantity integer, stock_status text not null,
  backorders text not null, low_stock_amount integer,
  virtual integer not null, downloadable integer not null,
  attributes text not null, media_id integer references media (id)
) strict;
create index variation_product on variation (product_id, position);
create index variation_sku on variation (sku) where sku <> '';

create table product_category (
  category_id integer not null references category (id), product_id integer not null
    references product (id) on delete cascade,
  primary key (category_id, product_id)
) strict, without rowid;
create index product_category_product on product_category (product_id);

create table product_tag (
  tag_id integer not null references tag (id), product_id integer not null
    references product (id) on delete cascade,
  primary key (tag_id, product_id)
) strict, without rowid;
create index product_tag_product on product_tag (product_id);

create table product_term (
  term_id integer not null references term (id), product_id integer not null
    references product (id) on delete cascade,
  primary key (term_id, product_id)
) strict, without rowid;

create table product_media (
  product_id integer not null references product (id) on delete cascade,
  position integer not null, media_id integer not null references media (id),
  primary key (product_id, position)
) strict, without rowid;

create table product_link (
  product_id integer not null references product (id) on delete cascade, kind text not null,
  position integer not null, linked_id integer not null references product (id) on delete cascade,
  primary key (product_id, kind, position)
) strict, without rowid;

create index product_link_linked on product_link (linked_id, kind);

create table review (
  id integer primary key, product_id integer not null references product (id) on delete cascade,
  author text not null, written integer not null, rating integer not null, content text not null
) strict;
create index review_product on review (product_id, written);

create table listing (
  product_id integer primary key references product (id) on delete cascade,
  type text not null, visibility text not null, featured integer not null, tax_class text not null,
  slug text not null, sku text not null, sort_name text not null,
  min_price integer not null, max_price integer not null,
  regular_price integer, sale_price integer,
  on_sale integer not null, sale_from integer, sale_to integer, stock_status text not null,
  average_rating real not null, review_count integer not null, total_sales integer not null,
  menu_order integer not null, published integer not null, modified integer not null
) strict;
create index listing_name on listing (sort_name, product_id);
create index listing_menu_order on listing (menu_order, sort_name, product_id);
create index listing_published on listing (published, product_id);
create index listing_min_price on listing (min_price, product_id);
create index listing_max_price on listing (max_price, product_id);
create index listing_total_sales on listing (total_sales, product_id);
create index listing_average_rating on listing (average_rating, product_id);

create table search_text (
  product_id integer primary key references product (id) on delete cascade, words text not null
) strict;

create table coupon (
  code text primary key, kind text not null, amount text not null, minimum_amount text,
  expires integer, usage_limit integer, usage_count integer not null,
  free_shipping integer not null, description text not null
) strict, without rowid;
create table coupon_usage (
  id integer primary key, code text not null references coupon (code), used_by text not null,
  order_id integer, used_at integer not null
) strict;
create index coupon_usage_code on coupon_usage (code, used_by);

create table session (
  customer_id text primary key, cart text not null, expires integer not null
) strict, without rowid;
create index session_expires on session (expires);
`;

/** Tables that a database of an earlier release may lack; created at every start if missing. */
export const ADDED = `
create table if not exists old_slug (
  slug text primary key, product_id integer not null references product (id) on delete cascade
) strict, without rowid;
create trigger if not exists product_slug_changed after update of slug on product
when old.slug <> new.slug begin
  insert or replace into old_slug (slug, product_id) values (old.slug, new.id);
  delete from old_slug where slug = new.slug;
  update listing set slug = new.slug where product_id = new.id;
end;
create table if not exists written_review (
  id integer primary key, product_id integer not null references product (id) on delete cascade,
  author text not null, email text not null, written integer not null, rating integer not null,
  content text not null, is_approved integer not null
) strict;
create table if not exists review_author (
  review_id integer primary key references review (id) on delete cascade,
  written_id integer not null references written_review (id) on delete cascade,
  customer_id integer not null
) strict;
create index if not exists product_term_product on product_term (product_id);
create index if not exists listing_slug on listing (slug);
create index if not exists written_review_email on written_review (email, written);
create table if not exists page (
  id integer primary key, slug text not null, parent_id integer references page (id),
  title text not null, content text not null, is_privacy_policy integer not null,
  position integer not null, published integer not null, modified integer not null
) strict;
create table if not exists page_media (
  page_id integer primary key references page (id) on delete cascade,
  media_id integer not null references media (id)
) strict;
create table if not exists shop_order (
  id integer primary key, order_key text not null unique, customer_id integer not null,
  billing_email text not null, status text not null, created integer not null,
  modified integer not null, paid integer, completed integer, last_item_id integer not null,
  contents text not null
) strict;
create index if not exists shop_order_email on shop_order (billing_email, id);
create index if not exists shop_order_customer on shop_order (customer_id, id);
create table if not exists order_intent (
  intent text primary key, order_id integer not null references shop_order (id) on delete cascade
) strict, without rowid;
insert or ignore into order_intent (intent, order_id)
select json_extract(meta.value, '$.value'), shop_order.id
from shop_order, json_each(shop_order.contents, '$.metaData') as meta
where json_extract(meta.value, '$.key') = 'vitrine_intent'
  and not exists (select 1 from order_intent);
create table if not exists payment_intent (
  id text primary key,
  order_id integer not null unique references shop_order (id) on delete cascade,
  amount integer not null, currency text not null, payment_method text not null,
  status text not null, client_secret text not null, charges integer not null,
  message text not null, saves_card integer not null
) strict, without rowid;
create table if not exists saved_card (
  id integer primary key, customer_id integer not null, payment_method text not null,
  unique (customer_id, payment_method)
) strict;
create table if not exists mirrored_picture (
  file text primary key, address text not null
) strict, without rowid;
create table if not exists customer (
  id integer primary key, username text not null unique collate nocase,
  email text not null unique collate nocase, password text not null, secret text not null,
  reset_key text, details text not null
) strict;
`;
