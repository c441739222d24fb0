import type { ReactNode } from "react";
import type { FormRefusal } from "#components/form/useServerRefusal.ts";
import type { Person } from "#relay/contract/account/accountData.ts";
import { signOut } from "#relay/authentication.ts";
import { Part } from "#components/page/Part.tsx";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { Note } from "./Note.tsx";
import { leaveFor } from "./postForm.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./Account.module.css";

type AccountFrameProps = { view: string; person: Person; children: ReactNode };

/** Layout of every page of a signed-in customer: greeting, sign-out, navigation and content. */
export function AccountFrame({ view, person, children }: AccountFrameProps) {
  const places = [
    ["orders", "/account", t("account.orders")],
    ["addresses", "/account/addresses", t("account.addresses")],
    ["details", "/account/details", t("account.details")],
    ["downloads", "/account/downloads", t("account.downloads")],
  ] as const;
  const isAt = (name: string) => (name === view ? "page" : view === "order" && name === "orders");
  return (
    <div data-part="account">
      <div className={styles.window}>
        <div className={styles.band}>
          <div className={styles.person}>
            <div>
              <p className={styles.greeting}>
                {person.firstName
                  ? t("account.greeting", { name: person.firstName })
                  : t("footer.account")}
              </p>
              <p className={styles.email}>{person.email}</p>
            </div>
            <SignOut />
          </div>
          <nav aria-label={t("header.account")}>
            <ul>
              {places.map(([name, href, word]) => (
                <li key={name}>
                  <a href={localePath(href)} rel="external" aria-current={isAt(name) || undefined}>
                    {word}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <div className={`room ${styles.content}`}>
        <Part name="account">
          <Note />
          {children}
        </Part>
      </div>
    </div>
  );
}

type GuestFrameProps = {
  title: string;
  lede?: string | undefined;
  /** Name of the message above the content. */
  note?: string | undefined;
  /** Further information below the heading; on a phone, below the content. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Layout of an account page without a customer: heading, content and further information. */
export function GuestFrame({ title, lede, note, aside, children }: GuestFrameProps) {
  return (
    <div data-part="account" className={styles.window}>
      <div className={styles.frame}>
        <PageHeading title={title}>{lede && <p>{lede}</p>}</PageHeading>
        <div>
          <Note name={note} />
          {children}
        </div>
        {aside && <aside>{aside}</aside>}
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
      button={t("account.signOut")}
      pendingLabel={t("account.signingOut")}
      variant="quiet"
      isSmall
    />
  );
}
