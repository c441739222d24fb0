import type { Order } from "./order.ts";

// Lists of a customer's orders, filtered.

/** `where` argument of a customer's orders. */
export type OrderWhere = {
  exclude?: readonly (number | null)[] | null;
  include?: readonly (number | null)[] | null;
  search?: string | null;
  statuses?: readonly (string | null)[] | null;
};

/** Returns the orders that match `where`; the search is WooCommerce's, in number, names and email. */
export function ordersWhere(orders: readonly Order[], where: OrderWhere): Order[] {
  const { exclude, include, search, statuses } = where;
  return orders.filter(
    (order) =>
      (!include?.length || include.includes(order.id)) &&
      !exclude?.includes(order.id) &&
      (!statuses?.length || statuses.includes(statusName(order))) &&
      (!search || isFound(order, search.toLowerCase())),
  );
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
