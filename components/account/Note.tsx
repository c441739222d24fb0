import { usePageContext } from "vike-react/usePageContext";
import { t } from "#words/t.ts";
import styles from "./Account.module.css";

// Status message of the account pages: the result of the form that led to the page.

/** Returns the confirmation messages by the `done` search parameter. */
const doneMessages = (): Readonly<Record<string, string>> => ({
  registered: t("account.registered"),
  sent: t("account.resetLinkSent"),
  reset: t("account.passwordReset"),
  linkSent: t("account.orderLinkSent"),
  withdrawn: t("account.withdrawn"),
  unknownOrder: t("account.unknownOrder"),
  tooMany: t("account.tooManyAttempts"),
  saved: t("account.saved"),
  otherCustomer: t("account.otherCustomer"),
  signedOut: t("account.signedOutNote"),
});

/**
 * Renders the messages of `name`, by default the `done` search parameter, and of the `cart` search
 * parameter; nothing for other values.
 */
export function Note(props: { name?: string | undefined }) {
  const { search } = usePageContext().urlParsed;
  const name = props.name ?? search["done"] ?? "";
  const done = doneMessages();
  const word = Object.hasOwn(done, name) ? done[name] : undefined;
  const cart = search["cart"] === "partly" ? t("account.cartPartlyAdded") : undefined;
  return [word, cart].map(
    (text, at) =>
      text && (
        <p key={at} role="status" className={styles.note}>
          {text}
        </p>
      ),
  );
}
