import { findOrder, setOrderStatus } from "./embeddedShop.ts";
import type { Shop } from "./embeddedShop.ts";

// Changes that a merchant makes in the WordPress of a test.

/** Changes of products, settings and coupons. */
export type Merchant = {
  /** Unpublishes a product, as a merchant does. */
  withdraw: (slug: string) => void;
  /** Sets a product's price, in the smallest unit. */
  reprice: (slug: string, price: number) => void;
  /** Sets a variation's price, in the smallest unit; its product is saved too, as by WooCommerce. */
  repriceVariation: (variation: number, price: number) => void;
  /** Gives a product a sale of some time, in epoch seconds; its start and end change nothing else. */
  scheduleSale: (slug: string, sale: { price: number; from: number; to: number }) => void;
  /** Gives a category or an attribute's term another name. */
  renameTerm: (taxonomy: "category" | "term", slug: string, name: string) => void;
  /** Sets the stock of a variation, without a new time of change. */
  restock: (variation: number, quantity: number) => void;
  /** Gives a product another description, as WordPress renders it. */
  describe: (slug: string, html: string) => void;
  /** Publishes a page of WordPress at the top level, or changes it. */
  publishPage: (page: { id: number; slug: string; title: string }) => void;
  /** Withdraws a page of WordPress. */
  withdrawPage: (id: number) => void;
  /** Sets its WordPress's tagline. */
  setTagline: (tagline: string) => void;
  /** Ends a coupon. */
  endCoupon: (code: string) => void;
  /** Makes an order await its payment again. */
  awaitPayment: (orderId: number) => void;
  /** Sets the cost of flat-rate shipping. */
  chargeForDelivery: (cost: string) => void;
  /** Gives a product another slug, as a merchant does. */
  rename: (slug: string, newSlug: string) => void;
};

/** Returns the changes of a shop. */
export const openMerchant = (shop: Shop): Merchant => ({
  withdraw: (slug) => {
    shop.database.run("update product set status = 'draft' where slug = ?", slug);
    shop.database.run("delete from listing where slug = ?", slug);
  },
  reprice: (slug, price) =>
    void shop.database.run(
      `update product set regular_price = ?, sale_price = null, modified = unixepoch()
       where slug = ?`,
      price,
      slug,
    ),
  repriceVariation: (variation, price) => {
    shop.database.run(
      "update variation set regular_price = ?, sale_price = null where id = ?",
      price,
      variation,
    );
    shop.database.run(
      `update product set modified = unixepoch()
       where id = (select product_id from variation where id = ?)`,
      variation,
    );
  },
  scheduleSale: (slug, { price, from, to }) =>
    void shop.database.run(
      "update product set sale_price = ?, sale_from = ?, sale_to = ? where slug = ?",
      price,
      from,
      to,
      slug,
    ),
  renameTerm: (taxonomy, slug, name) =>
    void shop.database.run(`update ${taxonomy} set name = ? where slug = ?`, name, slug),
  restock: (variation, quantity) =>
    void shop.database.run(
      "update variation set manage_stock = 'own', stock_quantity = ? where id = ?",
      quantity,
      variation,
    ),
  describe: (slug, html) =>
    void shop.database.run("update product set description = ? where slug = ?", html, slug),
  publishPage: ({ id, slug, title }) =>
    void shop.database.run(
      `insert into page values (?, ?, null, ?, '', 0, 1, unixepoch(), unixepoch())
       on conflict (id) do update set slug = excluded.slug, title = excluded.title,
       modified = excluded.modified`,
      id,
      slug,
      title,
    ),
  withdrawPage: (id) => void shop.database.run("delete from page where id = ?", id),
  setTagline: (tagline) => void (shop.settings = { ...shop.settings, tagline }),
  endCoupon: (code) =>
    void shop.database.run(
      "update coupon set expires = ? where code = ?",
      Math.floor(Date.now() / 1000) - 60,
      code,
    ),
  awaitPayment: (id) => {
    const order = findOrder(shop, { id });
    if (!order) throw new Error(`There is no order ${id}.`);
    setOrderStatus(shop, order, "pending");
  },
  chargeForDelivery: (cost) => {
    const [first, ...others] = shop.settings.shippingZones;
    if (!first) throw new Error("The shop delivers somewhere.");
    const methods = first.methods.map((method) =>
      method.kind === "flat_rate" ? { ...method, cost } : method,
    );
    shop.settings = { ...shop.settings, shippingZones: [{ ...first, methods }, ...others] };
  },
  rename: (slug, newSlug) =>
    void shop.database.run("update product set slug = ? where slug = ?", newSlug, slug),
});
