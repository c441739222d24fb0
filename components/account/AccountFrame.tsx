import type { ReactNode } from "react";
import type { FormRefusal } from "#components/form/useServerRefusal.ts";
import type { Person } from "#relay/contract/account/accountData.ts";
import { signOut } from "#relay/authentication.ts";
import { AccountForm } from "./AccountForm.tsx";
import { Note } from "./Note.tsx";
import { leaveFor } from "./postForm.ts";
import styles from "./Account.module.css";

const places = [
  ["orders", "/account", "Orders"],
  ["addresses", "/account/addresses", "Addresses"],
  ["details", "/account/details", "Details"],
  ["downloads", "/account/downloads", "Downloads"],
] as const;

type AccountFrameProps = { view: string; person: Person; children: ReactNode };

/** Layout of every page of a signed-in customer: account navigation, sign-out and content. */
export function AccountFrame({ view, person, children }: AccountFrameProps) {
  return (
    <div className={`room ${styles.frame}`}>
      <div className={styles.side}>
        <p className={styles.person}>{person.displayName || person.email}</p>
        <nav aria-label="Account">
          <ul>
            {places.map(([name, href, word]) => (
              <li key={name}>
                <a href={href} rel="external" aria-current={name === view ? "page" : undefined}>
                  {word}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <SignOut />
      </div>
      <div className={styles.content}>
        <Note />
        {children}
      </div>
    </div>
  );
}

const SIGNED_OUT = "/account?done=signedOut";

/** Sign-out form; with script it also clears this browser's storage and signs out other tabs. */
function SignOut() {
  async function leave(): Promise<FormRefusal> {
    const response = await signOut();
    return response.ok ? leaveFor(SIGNED_OUT) : { message: response.message };
  }
  return (
    <AccountForm
      action="/account/logout"
      name="logout"
      hidden={{ return: SIGNED_OUT }}
      send={leave}
      button="Sign out"
      pendingLabel="Signing out"
      variant="quiet"
      isSmall
    />
  );
}
