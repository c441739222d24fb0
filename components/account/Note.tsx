import { usePageContext } from "vike-react/usePageContext";
import styles from "./Account.module.css";

/** Confirmation messages by the `done` search parameter. */
const done: Readonly<Record<string, string>> = {
  registered:
    "If there was no account under this address, there is one now. Sign in to it. If you have forgotten its password, ask for another.",
  sent: "If there is an account under this name, a letter is on its way to its address. The link in it works for a day.",
  reset: "Your new password holds. Sign in with it.",
  saved: "Saved.",
  signedOut: "You are signed out. Nothing of yours is kept in this browser.",
};

const PARTLY =
  "Not everything from the cart you had before could be added to your own. It may be sold out.";

/** Status message with the result of the form that led to this page. */
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
