import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { fetchQuery } from "relay-runtime";
import type { SavedCardsQuery } from "#__generated__/SavedCardsQuery.graphql.ts";
import { savedCardValues, savesCardValue } from "#relay/contract/order/cardMethods.ts";
import { browserTokens, isAccountToken } from "#relay/session/session.ts";
import type { CardChoice } from "./useAdaptedFields.ts";
import { t } from "#words/t.ts";
import styles from "./SavedCards.module.css";

// A customer's saved cards: one may be chosen instead of a new one, and a new one may be saved.

const savedCardsQuery = graphql`
  query SavedCardsQuery {
    customer {
      availablePaymentMethodsCC {
        tokenId
        cardType
        last4
        expiryMonth
        expiryYear
        gateway {
          id
        }
      }
    }
  }
`;

type Card = { token: string; label: string };

function cardsOf(data: SavedCardsQuery["response"] | undefined, method: string): Card[] {
  return (data?.customer?.availablePaymentMethodsCC ?? []).flatMap((card) => {
    if (!card || card.gateway?.id !== method) return [];
    const digits = String(card.last4 ?? "").padStart(4, "0");
    const name = (card.cardType ?? t("payment.card")).replace(/^\p{Ll}/u, (letter) =>
      letter.toUpperCase(),
    );
    const expiry = `${card.expiryMonth}/${(card.expiryYear ?? "").slice(-2)}`;
    return [
      { token: String(card.tokenId), label: t("payment.savedCard", { name, digits, expiry }) },
    ];
  });
}

/**
 * Lists a signed-in customer's cards, of which one may be chosen instead of the fields (children),
 * and below these offers to save the new one; a guest has the fields only.
 */
export function SavedCards(props: {
  method: string;
  onChange: (choice: CardChoice) => void;
  children: ReactNode;
}) {
  const { method, onChange, children } = props;
  const environment = useRelayEnvironment();
  const isCustomer = isAccountToken(browserTokens.read() ?? "");
  const [cards, setCards] = useState<readonly Card[]>([]);
  const [token, setToken] = useState("");

  useEffect(() => {
    if (!isCustomer) return;
    fetchQuery<SavedCardsQuery>(environment, savedCardsQuery, {})
      .toPromise()
      .then((data) => setCards(cardsOf(data, method)))
      .catch((error: unknown) => console.error("Saved cards could not be fetched.", error));
  }, [environment, isCustomer, method]);

  const choose = (next: string) => {
    setToken(next);
    onChange(next === "" ? {} : { instead: savedCardValues(method, next) });
  };
  const save = (saves: boolean) =>
    onChange(saves ? { with: { [savesCardValue(method)]: "true" } } : {});
  return (
    <>
      {cards.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>{t("payment.card")}</legend>
          {[...cards, { token: "", label: t("payment.otherCard") }].map((card) => (
            <label key={card.token} className={styles.choice}>
              <input
                type="radio"
                name="saved-card"
                checked={token === card.token}
                onChange={() => choose(card.token)}
              />
              <span>{card.label}</span>
            </label>
          ))}
        </fieldset>
      )}
      {children}
      {isCustomer && token === "" && (
        <label className={styles.choice}>
          <input type="checkbox" onChange={({ target }) => save(target.checked)} />
          <span>{t("payment.saveCard")}</span>
        </label>
      )}
    </>
  );
}
