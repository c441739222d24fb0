import type { ReactNode, SubmitEvent } from "react";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import type { Person } from "#relay/account.ts";
import { logOut } from "#relay/login.ts";
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

/** What stands around every page of a customer who is signed in. */
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

/** Ends the login here, and with script what other tabs and this browser's storage hold of it. */
function SignOut() {
  const [isLeaving, setIsLeaving] = useState(false);
  const [fault, setFault] = useState("");
  async function leave(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsLeaving(true);
    const answer = await logOut();
    if (answer.ok) return leaveFor(SIGNED_OUT);
    setIsLeaving(false);
    setFault(answer.message);
  }
  return (
    <form method="post" action="/account/logout" onSubmit={(event) => void leave(event)}>
      <input type="hidden" name="return" value={SIGNED_OUT} />
      <Button variant="quiet" isSmall isPending={isLeaving} pendingLabel="Signing out">
        Sign out
      </Button>
      <div role="status">{fault}</div>
    </form>
  );
}
