import { Kind } from "graphql";
import type { DocumentNode } from "graphql";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import type { ShownCustomer } from "#shop/customers/shopperAccount.ts";
import type { FieldResolver } from "#shop/resolverMap.ts";
import { NONCE_PARAMETERS, transferNonce } from "./clientSession.ts";
import type { Target } from "./clientSession.ts";
import { hasPage, PAGE_PARAMETER } from "./linkedPage.ts";

// Fields of a customer with the links that carry a session over to WordPress's own pages.

/** Path of the endpoint that the links lead to. */
export const TRANSFER_PATH = "/transfer-session";

/** Returns a link that carries a session over. */
const transferUrl = ({ shop, session }: CartContext, target: Target, nonce: string): string =>
  `${shop.wordpressUrl}${TRANSFER_PATH}?session_id=${session.customerId}&${NONCE_PARAMETERS[target]}=${nonce}` +
  (hasPage(shop, target) ? `&${PAGE_PARAMETER}=` : "");

/**
 * True if the customer is the shopper: a guest, or the account that the request is authorized for.
 * An account's session alone must not suffice, since the link logs in.
 */
const isShopper = ({ id, databaseId, account }: ShownCustomer, { session }: CartContext) =>
  account ? account.id === session.user : id === "guest" && databaseId === null;

/** Returns URL and nonce fields of a page; `isPersonal` if guests have none. */
function fieldsOf(target: Target, isPersonal: boolean): Record<string, FieldResolver> {
  const nonceFor = (customer: ShownCustomer, context: CartContext) =>
    isShopper(customer, context) && (customer.account || !isPersonal)
      ? transferNonce(context, target)
      : null;
  return {
    [`${target}Url`]: (customer: ShownCustomer, _: object, context: CartContext) => {
      const nonce = nonceFor(customer, context);
      return nonce === null ? null : transferUrl(context, target, nonce);
    },
    [`${target}Nonce`]: (customer: ShownCustomer, _: object, context: CartContext) =>
      nonceFor(customer, context),
  };
}

/** GraphQL resolvers of the links. Observed: only a customer has those of the account. */
export const authorizingFields: Record<string, FieldResolver> = {
  ...fieldsOf("cart", false),
  ...fieldsOf("checkout", false),
  ...fieldsOf("account", true),
  ...fieldsOf("addPaymentMethod", true),
};

/** Returns the schema document as WooGraphQL has it without its setting of these links. */
export function withoutAuthorizingUrls(document: DocumentNode): DocumentNode {
  const definitions = document.definitions.map((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return definition;
    if (definition.name.value !== "Customer") return definition;
    const fields = definition.fields?.filter(
      ({ name }) => !Object.hasOwn(authorizingFields, name.value),
    );
    return { ...definition, ...(fields && { fields }) };
  });
  return { ...document, definitions };
}
