import type { Input } from "#shop/cart/fields/payload.ts";
import { Refusal } from "#shop/cart/refusal.ts";
import { readShopper } from "#shop/cart/shopperCart.ts";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import { connectionOf } from "#shop/catalogue/connections.ts";
import type { PageArguments } from "#shop/catalogue/connections.ts";
import { readGlobalId } from "#shop/catalogue/globalIds.ts";
import { shownShopper } from "#shop/customers/shopperAccount.ts";
import type { ShownCustomer } from "#shop/customers/shopperAccount.ts";
import { allowedCountries } from "#shop/geography/countries.ts";
import { statesOf } from "#shop/geography/states.ts";
import { rawAmount } from "#shop/money/format.ts";
import type { PaymentGateway } from "#shop/merchandise.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import { downloadsOf } from "./downloads.ts";
import { gatewaysOf, redirectAfter } from "./gateways.ts";
import { itemFields } from "./itemFields.ts";
import type { Order } from "./order.ts";
import { orderFields } from "./orderFields.ts";
import type { ShownOrder } from "./orderFields.ts";
import { orderAtLink, sendOrderLink } from "./orderLink.ts";
import type { SignedLink } from "./orderLink.ts";
import { itemTaxFields } from "./itemTaxFields.ts";
import { orderNodeFields } from "./orderNodeFields.ts";
import { ordersWhere, paidOrders } from "./orderLists.ts";
import type { OrderWhere } from "./orderLists.ts";
import { findOrder, listGuestOrders, listOrders } from "./orderStore.ts";
import { placeOrder } from "./placeOrder.ts";
import type { CheckoutInput } from "./placeOrder.ts";
import { confirmWithdrawal } from "./withdrawal.ts";
import type { Withdrawal } from "./withdrawal.ts";

// GraphQL resolvers of the checkout, payment gateways, orders and downloads.

type OrderListArguments = PageArguments & { where?: OrderWhere | null };
type OrderArguments = { id?: string | null; idType?: "DATABASE_ID" | "ID" | "ORDER_KEY" | null };

const checkoutResolvers = {
  RootQuery: {
    allowedCountries: () => allowedCountries,
    countries: () => allowedCountries,
    // Coupons are the shop's staff's to read: a customer gets null, as in WooGraphQL.
    coupon: () => null,
    countryStates: (_: unknown, { country }: { country: string }) => statesOf(country),
    paymentGateways: (_: unknown, args: PageArguments, { shop }: CartContext) =>
      connectionOf(gatewaysOf(shop), args, ({ id }) => id),
    order,
    // A list without a customer is the shopper's own, as in WooGraphQL.
    orders: (_: unknown, args: OrderListArguments, context: CartContext) =>
      orderList(context.shop, shownShopper(context), args),
    vitrineOrder: (_: unknown, link: SignedLink, { shop }: CartContext) => orderAtLink(shop, link),
  },
  RootMutation: {
    addFee: () => {
      throw new Refusal("You do not have the appropriate capabilities to perform this action.");
    },
    vitrineSendOrderLink: (
      _: unknown,
      { input }: Input<{ number: string; email: string }>,
      { shop }: CartContext,
    ) => {
      sendOrderLink(shop, input.number, input.email);
      return { clientMutationId: input.clientMutationId };
    },
    vitrineWithdraw: (_: unknown, { input }: Input<Withdrawal>, { shop }: CartContext) => {
      confirmWithdrawal(shop, input);
      return { clientMutationId: input.clientMutationId };
    },
    checkout: async (_: unknown, { input }: Input<CheckoutInput>, context: CartContext) => {
      const placed = await placeOrder(context, input);
      return {
        clientMutationId: input.clientMutationId,
        result: "success",
        redirect: redirectAfter(context.shop, placed),
        notices: [],
        order: shownOrder(context, placed),
        customer: shownShopper(context),
      };
    },
  },
  PaymentGateway: {
    description: ({ description }: PaymentGateway) => description || null,
    icon: () => null,
  },
  Customer: {
    orders: (customer: ShownCustomer, args: OrderListArguments, { shop }: CartContext) =>
      orderList(shop, customer, args),
    lastOrder: ({ account }: ShownCustomer, _: object, { shop }: CartContext) =>
      account ? (listOrders(shop, account.id)[0] ?? null) : null,
    totalSpent: ({ account }: ShownCustomer, _: object, { shop }: CartContext) => {
      const paid = account ? paidOrders(listOrders(shop, account.id)) : [];
      const spent = paid.reduce((sum, { totals }) => sum + totals.total, 0);
      return Number(rawAmount(spent, shop.settings.currency));
    },
    isPayingCustomer: ({ account }: ShownCustomer, _: object, { shop }: CartContext) =>
      account !== undefined && paidOrders(listOrders(shop, account.id)).length > 0,
    // The shop refunds nothing.
    refunds: (_: ShownCustomer, args: PageArguments) =>
      connectionOf<Order>([], args, ({ id }) => id),
    downloadableItems: ({ account }: ShownCustomer, args: PageArguments, { shop }: CartContext) => {
      // Downloads belong to accounts: a guest's email address alone grants none.
      const orders = account ? listOrders(shop, account.id) : [];
      return connectionOf(downloadsOf(shop, orders), args, ({ downloadId }) => downloadId);
    },
    orderCount: (customer: ShownCustomer, _: object, { shop }: CartContext) =>
      ordersOf(shop, customer).length,
  },
} satisfies ResolverMap;

/** All resolvers of the checkout and orders, with those of an order's fields and items. */
export const orderResolvers: readonly ResolverMap[] = [
  checkoutResolvers,
  orderFields,
  orderNodeFields,
  itemFields,
  itemTaxFields,
];

function ordersOf(shop: CartContext["shop"], { account, state }: ShownCustomer): Order[] {
  return account ? listOrders(shop, account.id) : listGuestOrders(shop, state.billing.email);
}

function orderList(
  shop: CartContext["shop"],
  customer: ShownCustomer,
  { where, ...args }: OrderListArguments,
) {
  return connectionOf(ordersWhere(ordersOf(shop, customer), where ?? {}), args, ({ id }) => id);
}

/** Order by id, number or key, for its customer only. Observed: guests are always refused. */
function order(_: unknown, { id, idType }: OrderArguments, { shop, session }: CartContext) {
  const name = id ?? "";
  const found =
    idType === "ORDER_KEY"
      ? findOrder(shop, { key: name })
      : findOrder(shop, {
          id: idType === "DATABASE_ID" ? Number(name) || 0 : (readGlobalId(name)?.id ?? 0),
        });
  if (!found || session.user === undefined || found.customerId !== session.user) {
    throw new Refusal("Not authorized to access this order");
  }
  return found;
}

/** Returns a new order for its response; hidden if its email address is not the shopper's. */
function shownOrder(context: CartContext, placed: Order): ShownOrder {
  const { email } = readShopper(context).billing;
  const isOwn = context.session.user !== undefined && placed.customerId === context.session.user;
  const isNamed = email !== "" && email.toLowerCase() === placed.billing.email.toLowerCase();
  return isOwn || isNamed ? placed : { ...placed, isHidden: true };
}
