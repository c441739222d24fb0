import type { Order } from "./order.ts";

// Lists of a customer's orders, filtered.

/** `where` argument of a customer's orders. */
export type OrderWhere = {
  exclude?: readonly (number | null)[] | null;
  include?: readonly (number | null)[] | null;
  search?: string | null;
  statuses?: readonly (string | null)[] | null;
  productId?: number | null;
  orderby?: readonly ({ field: string; order?: "ASC" | "DESC" | null } | null)[] | null;
};

/** Amounts and times that a list may be sorted by; by any other field it is sorted by the date. */
const SORT_KEYS: Readonly<Record<string, (order: Order) => number>> = {
  DATE: ({ created }) => created,
  DATE_COMPLETED: ({ completed }) => completed ?? 0,
  DATE_PAID: ({ paid }) => paid ?? 0,
  DISCOUNT: ({ totals }) => totals.discount,
  MODIFIED: ({ modified }) => modified,
  TAX: ({ totals }) => totals.tax,
  TOTAL: ({ totals }) => totals.total,
};

/** Returns the orders that match `where`; the search is WooCommerce's, in number, names and email. */
export function ordersWhere(orders: readonly Order[], where: OrderWhere): Order[] {
  const { exclude, include, search, statuses, productId, orderby } = where;
  const found = orders.filter(
    (order) =>
      (!include?.length || include.includes(order.id)) &&
      !exclude?.includes(order.id) &&
      (!statuses?.length || statuses.includes(statusName(order))) &&
      (!productId || order.lines.some((line) => line.productId === productId)) &&
      (!search || isFound(order, search.toLowerCase())),
  );
  const sorting = orderby?.[0];
  return sorting ? sorted(found, sorting.field, sorting.order ?? "DESC") : found;
}

/** Sorts orders; those of equal rank by their numbers. */
function sorted(orders: readonly Order[], field: string, direction: "ASC" | "DESC"): Order[] {
  const keyOf = SORT_KEYS[field] ?? (({ created }: Order) => created);
  const ascending = orders.toSorted((one, other) => keyOf(one) - keyOf(other) || one.id - other.id);
  return direction === "ASC" ? ascending : ascending.reverse();
}

/** Returns an order's status as the GraphQL enum names it. */
export const statusName = ({ status }: Pick<Order, "status">) =>
  status.replaceAll("-", "_").toUpperCase();

/** Returns the orders of these statuses that WooCommerce counts as paid. */
export const paidOrders = (orders: readonly Order[]) =>
  orders.filter(({ status }) => status === "processing" || status === "completed");

function isFound({ id, billing, shipping, lines }: Order, words: string): boolean {
  const texts = [...Object.values(billing), ...Object.values(shipping), ...lines.map(nameOf)];
  return String(id) === words || texts.some((text) => text.toLowerCase().includes(words));
}

const nameOf = ({ name }: { name: string }) => name;
