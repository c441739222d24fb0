import type { FastifyInstance } from "fastify";
import type { ConcreteRequest } from "relay-runtime";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import type { useCartQuery$data } from "#__generated__/useCartQuery.graphql.ts";
import updateItemQuantities from "#__generated__/useUpdateItemQuantitiesMutation.graphql.ts";
import variationsQuery from "#__generated__/variationsQuery.graphql.ts";
import type { variationsQuery$data } from "#__generated__/variationsQuery.graphql.ts";
import type { Answer } from "#relay/contract/errors.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import type { Address } from "#relay/contract/sendOperation.ts";
import { isRefusal, withSession } from "#relay/session/session.ts";
import { choiceSearch } from "#relay/contract/variationAddress.ts";
import { matchVariation } from "#relay/contract/variationChoice.ts";
import type { ChoosableVariation } from "#relay/contract/variationChoice.ts";
import { additionInput, readCartForm } from "./cartForm.ts";
import type { FormAddition } from "./cartForm.ts";
import type { CustomerTokens } from "#server/shopper/customerTokens.ts";
import { pathTo } from "#server/pages/catalogueLists.ts";
import { requestCustomer, withCustomer } from "#server/shopper/requestCustomer.ts";
import { requestTokens } from "#server/shopper/requestSession.ts";
import { GATEWAY_URL } from "#server/gateway/gatewayUrl.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { comesFromElsewhere } from "./formPosts.ts";

type KnownProduct = {
  slug: string;
  variations: ChoosableVariation[];
  /** Where there are more than could be asked for. */
  isPart: boolean;
};

/** Pages of a hundred variations that are looked through for a choice. */
const MOST_PAGES = 50;

type Node = NonNullable<
  NonNullable<variationsQuery$data["product"]>["variations"]
>["nodes"][number];

const choosable = ({ databaseId, attributes }: Node): ChoosableVariation => ({
  databaseId,
  attributes: (attributes?.nodes ?? []).map((attribute) => ({
    name: attribute?.name ?? "",
    value: attribute?.value ?? "",
  })),
});

const isWholeChoice = ({ variations }: KnownProduct, choice: FormAddition["choice"]) =>
  (variations[0]?.attributes ?? []).every(({ name }) => choice[name]);

async function isCartEmpty(address: Address): Promise<boolean> {
  const { data } = await sendOperation(address, cartQuery.params, {});
  const { cart } = (data ?? {}) as Partial<useCartQuery$data>;
  return cart?.contents?.nodes.length === 0;
}

/**
 * `/cart/items`: adding, changing and removing as plain form posts, for pages whose script has not
 * run. The answer is a redirect to the cart, home once the last line was removed, or to the product
 * where something of it is still to be chosen.
 */
export function registerCartForms(
  app: FastifyInstance,
  { gateway, customers }: { gateway: ShopGateway; customers: CustomerTokens },
): void {
  /** A product's slug and its variations, of which most products have none. */
  async function productOf(productId: number): Promise<KnownProduct> {
    const transport = { url: GATEWAY_URL, send: gateway.shared };
    const known: KnownProduct = { slug: "", variations: [], isPart: true };
    let after: string | null = null;
    for (let page = 0; known.isPart && page < MOST_PAGES; page++) {
      const variables = { id: String(productId), after };
      const answer = await sendOperation(transport, variationsQuery.params, variables);
      const { product } = (answer.data ?? {}) as Partial<variationsQuery$data>;
      const { nodes = [], pageInfo } = product?.variations ?? {};
      known.slug ||= product?.slug ?? "";
      known.variations.push(...nodes.map(choosable));
      known.isPart = pageInfo?.hasNextPage ?? false;
      after = pageInfo?.endCursor ?? null;
    }
    return known;
  }

  /** The product's page, with what was chosen and the question for what is missing. */
  function questionAt({ slug, variations }: KnownProduct, choice: FormAddition["choice"]): string {
    const names = (variations[0]?.attributes ?? []).map(({ name }) => name);
    const search = choiceSearch(choice, names);
    return `${pathTo("/product", slug)}${search ? `${search}&` : "?"}missing=1`;
  }

  /** Adds one thing; answers with where a choice is to be made first, if it is. */
  async function add(
    addition: FormAddition,
    mutate: (mutation: ConcreteRequest, input: object) => Promise<Answer>,
  ): Promise<string | undefined> {
    const { productId, variationId, choice } = addition;
    const hasOpenChoice = variationId === undefined && Object.keys(choice).length > 0;
    const product = hasOpenChoice ? await productOf(productId) : undefined;
    const isVariable = product !== undefined && product.variations.length > 0;
    const id = isVariable ? matchVariation(product.variations, choice)?.databaseId : variationId;
    // One that is not among the known is the backend's to find, or to refuse.
    const isChosen = product?.isPart && isWholeChoice(product, choice);
    if (isVariable && id === undefined && !isChosen) return questionAt(product, choice);
    const { errors = [] } = await mutate(addToCart, additionInput(addition, id));
    if (errors.length === 0 || id !== undefined) return undefined;
    // Nothing was chosen: that is asked for only where there was something to choose.
    const refused = await productOf(productId);
    return refused.variations.length > 0 ? questionAt(refused, choice) : undefined;
  }

  app.post<{ Body: string }>("/cart/items", async (request, reply) => {
    reply.header("cache-control", "private, no-store");
    const intent = typeof request.body === "string" ? readCartForm(request.body) : undefined;
    if (comesFromElsewhere(request))
      return reply.code(403).send("This form is not from this shop.");
    if (!intent) return reply.redirect("/cart", 303);
    const personal = withCustomer(gateway.personal, requestCustomer(request, reply, customers));
    const send = withSession(personal, requestTokens(request, reply));
    const address = { url: GATEWAY_URL, send };
    const mutate = async ({ params }: ConcreteRequest, input: object): Promise<Answer> => {
      const first = await sendOperation(address, params, { input });
      // A refused call had no effect; its answer brought the session to make it with.
      const answer = isRefusal(first.errors)
        ? await sendOperation(address, params, { input })
        : first;
      const messages = (answer.errors ?? []).map(({ message }) => message);
      if (messages.length > 0) {
        request.log.warn({ operation: params.name, messages }, "a cart form was not carried out");
      }
      return answer;
    };
    try {
      if (intent.kind === "ask") {
        const product = await productOf(intent.productId);
        if (product.slug) return await reply.redirect(questionAt(product, {}), 303);
      } else if (intent.kind === "set") {
        await mutate(updateItemQuantities, { items: intent.items });
        if (intent.isRemoval && (await isCartEmpty(address))) return await reply.redirect("/", 303);
      } else {
        for (const addition of intent.additions) {
          // One after another: the backend loses items when a session's mutations overlap.
          const question = await add(addition, mutate);
          if (question) return await reply.redirect(question, 303);
        }
      }
    } catch (error) {
      request.log.error({ err: error }, "a cart form could not be carried out");
    }
    return reply.redirect("/cart", 303);
  });
}
