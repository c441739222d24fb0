import { startAddress } from "#shop/cart/address.ts";
import type { Input } from "#shop/cart/fields/payload.ts";
import { recordChange, settleShopper } from "#shop/cart/shopperCart.ts";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import { globalId } from "#shop/catalogue/globalIds.ts";
import type { ShownCustomer } from "#shop/customers/shopperAccount.ts";
import { DEMO_CARD, gatewaysOf } from "#shop/orders/gateways.ts";
import { isSigned } from "#shop/orders/orderLink.ts";
import { findOrder } from "#shop/orders/orderStore.ts";
import { emptied } from "#shop/orders/placeOrder.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import { loadSession } from "#shop/session/sessionStore.ts";
import { scriptPath } from "./cardPages.ts";
import { savedCards } from "./savedCards.ts";
import type { SavedCard } from "./savedCards.ts";
import { settlePayment } from "./settlePayment.ts";
import type { SettledPayment } from "./settlePayment.ts";
import { testCard } from "./testCards.ts";
import { language } from "../../../words/language.ts";

// GraphQL resolvers of card payments, as `wordpress/vitrine` adds them, and of saved cards.

type SettlementInput = {
  orderId: number;
  orderKey: string;
  savesCard?: boolean | null;
  time: string;
  signature: string;
};

const cards = ({ account }: ShownCustomer, _: object, { shop }: CartContext): SavedCard[] =>
  account ? savedCards(shop, account.id) : [];

export const cardResolvers = {
  RootQuery: {
    vitrineCardMethods: (_: unknown, _args: object, { shop }: CartContext) =>
      gatewaysOf(shop).some(({ id }) => id === DEMO_CARD.id)
        ? [cardMethod(shop.settings.currency.code)]
        : null,
  },
  RootMutation: {
    vitrineSettlePayment: (_: unknown, { input }: Input<SettlementInput>, context: CartContext) => {
      const settled = settleSigned(context, input);
      return { clientMutationId: input.clientMutationId, ...settled };
    },
  },
  Customer: {
    availablePaymentMethods: cards,
    availablePaymentMethodsCC: cards,
  },
  PaymentTokenInterface: {
    __resolveType: () => "PaymentTokenCC",
  },
  PaymentTokenCC: {
    id: ({ id }: SavedCard) => globalId("token", id),
    tokenId: ({ id }: SavedCard) => id,
    type: () => "CC",
    gateway: () => DEMO_CARD,
    cardType: () => "visa",
    last4: ({ paymentMethod }: SavedCard) => testCard(paymentMethod).last4,
    expiryMonth: () => "12",
    expiryYear: () => "2034",
  },
} satisfies ResolverMap;

const cardMethod = (currency: string) => ({
  method: DEMO_CARD.id,
  adapter: "stripe",
  script: scriptPath(language()),
  publishableKey: "pk_test_demonstration",
  accountId: null,
  currency,
  locale: language(),
  types: ["card"],
  savesCards: true,
  takesExpressPay: true,
});

/** Settles the payment of the order that a signed request names; undefined for any other. */
function settleSigned(context: CartContext, input: SettlementInput): SettledPayment | undefined {
  const { shop } = context;
  const { orderId, orderKey } = input;
  const savesCard = input.savesCard ?? false;
  const signed = ["payment", String(orderId), orderKey, savesCard ? "1" : ""] as const;
  const order = isSigned(shop, input, signed) ? findOrder(shop, { id: orderId }) : undefined;
  if (order?.key !== orderKey || order.paymentMethod !== DEMO_CARD.id) return undefined;
  const settled = settlePayment(shop, orderId, { savesCard });
  const isDone = settled?.status === "PAID" || settled?.status === "PROCESSING";
  if (isDone) emptyCartOf(context, orderId);
  return settled;
}

/** Empties the session's cart if it is the order's, as WordPress's receipt would. */
function emptyCartOf(context: CartContext, orderId: number): void {
  const { shop, session } = context;
  if (loadSession(shop, session.customerId)?.awaitedOrder !== orderId) return;
  const start = startAddress(shop.settings);
  const [after] = settleShopper(context, (state) => {
    // A guest's addresses leave the session with the cart, as at the checkout.
    const addresses = session.user === undefined ? { billing: start, shipping: start } : {};
    return [{ ...emptied(state), ...addresses }, undefined];
  });
  recordChange(context, after);
}
