import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { t, tags } from "#words/t.ts";
import styles from "./Account.module.css";
import { linkTo } from "#components/ui/messageTags.tsx";

// Status message of the account pages: the result of the form that led to the page.

/** Returns the confirmation messages by the `done` search parameter. */
const doneMessages = (): Readonly<Record<string, ReactNode>> => ({
  registered: tags("account.registered", {
    link: linkTo("/account/forgotten", { rel: "external" }),
  }),
  sent: t("account.resetLinkSent"),
  reset: t("account.passwordReset"),
  linkSent: t("account.orderLinkSent"),
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
