import { usePageContext } from "vike-react/usePageContext";
import styles from "./Account.module.css";

// Status message of the account pages: the result of the form that led to the page.

/** Confirmation messages by the `done` search parameter. */
const done: Readonly<Record<string, string>> = {
  registered:
    "If this address had no account, it has one now. Sign in with it. If you’ve forgotten the password, reset it.",
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

/** Renders the messages of the `done` and `cart` search parameters; nothing for other values. */
export function Note() {
  const { search } = usePageContext().urlParsed;
  const { done: name = "" } = search;
  const word = Object.hasOwn(done, name) ? done[name] : undefined;
  const cart = search["cart"] === "partly" ? PARTLY : undefined;
  return [word, cart].map(
    (text) =>
      text && (
        <p key={text} role="status" className={styles.note}>
          {text}
        </p>
      ),
  );
}
