import { useSyncExternalStore } from "react";
import { browserTokens } from "#relay/session/session.ts";
import { t } from "#words/t.ts";
import styles from "./CartNote.module.css";

// Note of the cart and the checkout where the browser blocks cookies.

const PROBE = "vitrine-probe";
let known: boolean | undefined;

/** True if the browser takes no cookies; `navigator.cookieEnabled` is true even if it blocks ours. */
function areBlocked(): boolean {
  try {
    if (document.cookie !== "") return false;
    document.cookie = `${PROBE}=1; Path=/; SameSite=Lax`;
    const isTaken = document.cookie !== "";
    document.cookie = `${PROBE}=; Max-Age=0; Path=/`;
    return !isTaken;
  } catch {
    return true;
  }
}

const isBlocked = () => (known ??= areBlocked());
const never = () => () => {};

/** Says that the cart needs cookies; renders nothing where the browser takes them. */
export function CookieNote() {
  if (!useSyncExternalStore(never, isBlocked, () => false)) return null;
  const hasCart = browserTokens.read() !== undefined;
  return (
    <p className={styles.note}>
      {hasCart ? t("cart.cookiesNeededToOrder") : t("cart.cookiesNeeded")}
    </p>
  );
}
