import type { FastifyRequest } from "fastify";
import type { ConcreteRequest } from "relay-runtime";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import type { useCartQuery$data } from "#__generated__/useCartQuery.graphql.ts";
import updateItemQuantities from "#__generated__/useUpdateItemQuantitiesMutation.graphql.ts";
import type { OperationResult } from "#relay/contract/errors.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import { matchVariation } from "#relay/contract/variationChoice.ts";
import { retryRefused } from "#relay/session/session.ts";
import { GATEWAY_URL } from "#server/gateway/gatewayUrl.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import type { ShopperOf } from "#server/shopper/shopperOf.ts";
import { additionInput, readCartForm } from "./cartForm.ts";
import type { CartFormIntent, FormAddition } from "./cartForm.ts";
import { choicePath, choosableProduct, isFullChoice } from "./choosableProduct.ts";
import type { PrivateRoutes } from "./privateRoutes.ts";
import { FROM_ELSEWHERE, comesFromElsewhere, formFields } from "./formPosts.ts";

const CART = "/cart";

type Mutate = (mutation: ConcreteRequest, input: object) => Promise<OperationResult>;

/** Sends cart mutations with a shopper's session; logs the backend's errors. */
const mutationsOf =
  (send: typeof fetch, log: FastifyRequest["log"]): Mutate =>
  async ({ params }, input) => {
    const address = { url: GATEWAY_URL, send };
    const response = await retryRefused(() => sendOperation(address, params, { input }));
    const messages = (response.errors ?? []).map(({ message }) => message);
    if (messages.length > 0) {
      log.warn({ operation: params.name, messages }, "a cart form was not carried out");
    }
    return response;
  };

async function isCartEmpty(send: typeof fetch): Promise<boolean> {
  const { data } = await sendOperation({ url: GATEWAY_URL, send }, cartQuery.params, {});
  const { cart } = (data ?? {}) as Partial<useCartQuery$data>;
  return cart?.contents?.nodes.length === 0;
}

/** Adds one product; returns the page on which to choose first, if a choice is missing. */
async function add(
  addition: FormAddition,
  shared: typeof fetch,
  mutate: Mutate,
): Promise<string | undefined> {
  const { productId, variationId, choice } = addition;
  const hasOpenChoice = variationId === undefined && Object.keys(choice).length > 0;
  const product = hasOpenChoice ? await choosableProduct(shared, productId) : undefined;
  const isVariable = product !== undefined && product.variations.length > 0;
  const id = isVariable ? matchVariation(product.variations, choice)?.databaseId : variationId;
  // The backend finds or rejects a variation beyond those fetched.
  const isChosen = product?.isPart && isFullChoice(product, choice);
  if (isVariable && id === undefined && !isChosen) return choicePath(product, choice);
  const { errors = [] } = await mutate(addToCart, additionInput(addition, id));
  if (errors.length === 0 || id !== undefined) return undefined;
  // Nothing was chosen: a choice is requested only if there are attributes to choose.
  const refused = await choosableProduct(shared, productId);
  return refused.variations.length > 0 ? choicePath(refused, choice) : undefined;
}

/**
 * `/cart/items`: adds, changes and removes products by plain form posts, for pages whose script has
 * not run. Redirects to the cart, home after the last line was removed, or to the product page if a
 * choice is missing.
 */
export function registerCartForms(
  app: PrivateRoutes,
  { gateway, shopperOf }: { gateway: Pick<ShopGateway, "shared">; shopperOf: ShopperOf },
): void {
  /** Executes a form's intent; returns the redirect target. */
  async function carryOut(intent: CartFormIntent, send: typeof fetch, mutate: Mutate) {
    if (intent.kind === "ask") {
      const product = await choosableProduct(gateway.shared, intent.productId);
      return product.slug ? choicePath(product, {}) : CART;
    }
    if (intent.kind === "set") {
      await mutate(updateItemQuantities, { items: intent.items });
      return intent.isRemoval && (await isCartEmpty(send)) ? "/" : CART;
    }
    for (const addition of intent.additions) {
      // One after another: the backend loses items when a session's mutations overlap.
      const question = await add(addition, gateway.shared, mutate);
      if (question) return question;
    }
    return CART;
  }

  app.post("/cart/items", {}, async (request, reply) => {
    if (comesFromElsewhere(request)) return reply.code(403).send(FROM_ELSEWHERE);
    const { isForm, fields } = formFields(request);
    const intent = isForm ? readCartForm(fields) : undefined;
    if (!intent) return reply.redirect(CART, 303);
    const { send } = shopperOf(request, reply, { replacesRefused: true });
    try {
      const path = await carryOut(intent, send, mutationsOf(send, request.log));
      return await reply.redirect(path, 303);
    } catch (error) {
      request.log.error({ err: error }, "a cart form could not be carried out");
      return reply.redirect(CART, 303);
    }
  });
}
