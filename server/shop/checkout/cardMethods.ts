import { perLanguage } from "#server/kernel/language.ts";
import { cardMethodFields } from "#relay/contract/order/cardMethods.ts";
import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import document from "#server/__generated__/cardMethodsQuery.graphql.ts";
import type { cardMethodsQuery } from "#server/__generated__/cardMethodsQuery.graphql.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { cachedFetch } from "#server/kernel/fetchOnce.ts";

// Payment methods with fields on our checkout: the merchant's, and the card methods of WordPress.

// `wordpress/vitrine` adds this field; a backend without it rejects the document.
void graphql`
  query cardMethodsQuery {
    vitrineCardMethods {
      method
      adapter
      script
      publishableKey
      accountId
      currency
      locale
      types
      savesCards
      takesExpressPay
    }
  }
`;

/** Methods with fields, as they are now. */
export type MethodsWithFields = {
  /** Returns the methods; those that WordPress told last while it does not respond. Never rejects. */
  read: () => Promise<PaymentFields>;
  /** Returns the methods as they were read last. */
  known: () => PaymentFields;
};

/** Time for which the card methods count, in milliseconds; a switched-on one appears after it. */
const CACHED_MS = 300_000;

/**
 * Creates the source of the methods with fields.
 * @param send anonymous `fetch` to the backend
 * @param declared methods of the merchant's folder, which win over the backend's
 * @param backend has card methods only with a secret that WordPress knows too: no payment can be
 *   settled without it
 */
export function createMethodsWithFields(
  send: typeof fetch,
  declared: PaymentFields,
  { orderSecret }: Pick<Backend, "orderSecret">,
): MethodsWithFields {
  const inThisLanguage = perLanguage(() => ({ known: declared }));
  const ids = new Set(declared.map(({ id }) => id));
  const fetchMethods = cachedFetch({ ttl: CACHED_MS }, async (): Promise<PaymentFields> => {
    if (orderSecret === undefined) return declared;
    const { data, errors = [] } = await requestShop<cardMethodsQuery>(send, document, {});
    // A backend without the plugin does not know the field; any other error says nothing of it.
    if (errors.some(({ message }) => !message.includes('"vitrineCardMethods"'))) {
      throw new Error("the backend did not tell its card methods");
    }
    const cards = cardMethodFields(data?.vitrineCardMethods ?? []);
    return [...declared, ...cards.filter(({ id }) => !ids.has(id))];
  });
  return {
    read: async () => {
      const own = inThisLanguage();
      return (own.known = await fetchMethods().catch(() => own.known));
    },
    known: () => inThisLanguage().known,
  };
}
