import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import styles from "./Account.module.css";

// Status message of the account pages: the result of the form that led to the page.

/** Confirmation messages by the `done` search parameter. */
const done: Readonly<Record<string, ReactNode>> = {
  registered: (
    <>
      You can sign in now. If this address already had an account, its password hasn’t changed; you
      can{" "}
      <a href="/account/forgotten" rel="external">
        reset it
      </a>
      .
    </>
  ),
  sent: "If there’s an account under this name, we’ve emailed you a link. It works for a day.",
  reset: "Your password is changed. Sign in with the new one.",
  linkSent:
    "If the number and the address belong to one order, we’ve emailed you its link. It may take a few minutes.",
  unknownOrder: "We can’t find that order. Check the number and the key in your email.",
  tooMany: "Too many attempts. Wait ten minutes, then try again.",
  saved: "Saved.",
  otherCustomer: "This browser is signed in to another account now, so nothing was saved.",
  signedOut: "You’re signed out. This browser keeps nothing of yours.",
};

const PARTLY = "We couldn’t add everything from your earlier cart. Some of it may be sold out.";

/**
 * Renders the messages of `name`, by default the `done` search parameter, and of the `cart` search
 * parameter; nothing for other values.
 */
export function Note(props: { name?: string | undefined }) {
  const { search } = usePageContext().urlParsed;
  const name = props.name ?? search["done"] ?? "";
  const word = Object.hasOwn(done, name) ? done[name] : undefined;
  const cart = search["cart"] === "partly" ? PARTLY : undefined;
  return [word, cart].map(
    (text, at) =>
      text && (
        <p key={at} role="status" className={styles.note}>
          {text}
        </p>
      ),
  );
}
