import { useState } from "react";
import { Field } from "#components/form/Field.tsx";
import type { FormRefusal } from "#components/form/useServerRefusal.ts";
import { FormSection } from "#components/checkout/FormSection.tsx";
import { accountForms } from "#relay/contract/account/accountFields.ts";
import { signIn } from "#relay/authentication.ts";
import { AccountForm } from "./AccountForm.tsx";
import { GuestFrame } from "./AccountFrame.tsx";
import { leaveFor, postForm } from "./postForm.ts";
import { t, tags } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import { linkTo } from "#components/ui/messageTags.tsx";
import styles from "./Account.module.css";

// Sign-in view of the account page: the sign-in form beside the registration form.

type SignInProps = {
  wanted?: string | undefined;
  /** Email address to prefill in the registration form. */
  email?: string | undefined;
  /** Email address of a registration, to sign in with. */
  registered?: string | undefined;
};

const REGISTERED = "registered";

/** After the sign-in it loads the server's location, else `wanted`, else the account page. */
export function SignInView({ wanted, email, ...props }: SignInProps) {
  const [registered, setRegistered] = useState(props.registered);
  const { login, register: registration } = accountForms();

  async function send(values: Record<string, string>): Promise<FormRefusal> {
    const { username = "", password = "" } = values;
    const response = await signIn({ username, password });
    if (!response.ok) return { message: response.message };
    return leaveFor(response.location ?? wanted ?? "/account");
  }

  async function register(values: Record<string, string>): Promise<FormRefusal | undefined> {
    const done = `/account?done=${REGISTERED}`;
    const refusal = await postForm("/account/register", values, done);
    if (!refusal) setRegistered(values["email"]);
    return refusal;
  }

  return (
    <GuestFrame
      title={t("footer.account")}
      lede={wanted === undefined ? undefined : t("account.signInToContinue")}
      note={registered && REGISTERED}
      aside={<Benefits isRegistered={registered !== undefined} />}
    >
      {/* After a registration the sign-in begins anew, filled in and alone. */}
      <div key={registered} className={styles.columns}>
        <FormSection title={t("account.signIn")}>
          <AccountForm
            action="/account/login"
            name="login"
            hidden={wanted === undefined ? {} : { return: wanted }}
            {...(registered !== undefined && { typed: { username: registered } })}
            send={send}
            button={t("account.signIn")}
            pendingLabel={t("account.signingIn")}
          >
            <Field name="username" {...login.username} autoComplete="username" />
            <Field
              name="password"
              type="password"
              {...login.password}
              autoComplete="current-password"
              hasFocus={registered !== undefined}
            />
          </AccountForm>
          <p>
            <a className={styles.link} href={localePath("/account/forgotten")} rel="external">
              {t("account.forgotten")}
            </a>
          </p>
          {registered !== undefined && (
            <p>
              <a className={styles.link} href={localePath("/account")} rel="external">
                {t("account.openAnother")}
              </a>
            </p>
          )}
        </FormSection>
        {registered === undefined && (
          <FormSection title={t("account.open")}>
            <AccountForm
              action="/account/register"
              name="register"
              {...(email !== undefined && { typed: { email } })}
              send={register}
              button={t("account.open")}
              pendingLabel={t("account.opening")}
              variant="quiet"
            >
              <Field
                name="email"
                type="email"
                inputMode="email"
                {...registration.email}
                autoComplete="email"
              />
              <Field
                name="password"
                type="password"
                {...registration.password}
                label={t("account.newPassword")}
                description={t("account.passwordNote")}
                autoComplete="new-password"
              />
            </AccountForm>
          </FormSection>
        )}
        {registered !== undefined && <NextSteps />}
      </div>
    </GuestFrame>
  );
}

const findOrder = () => (
  <a href={localePath("/account/find-order")} rel="external">
    {t("footer.findOrder")}
  </a>
);

/** Steps after a registration, the same ones whether or not the address had an account. */
function NextSteps() {
  const link = linkTo("/account/forgotten", { rel: "external" });
  return (
    <FormSection title={t("account.next")}>
      <ol className={styles.list}>
        <li>{t("account.nextSignIn")}</li>
        <li>
          {tags("account.registeredBefore", { link })} {t("account.resetLinkEmailed")}
        </li>
        <li>
          {t("account.orderedAsGuest")} {findOrder()}
        </li>
      </ol>
    </FormSection>
  );
}

/** Advantages of an account and, before it is opened, the ways without one. */
function Benefits({ isRegistered }: { isRegistered: boolean }) {
  return (
    <>
      <h2>{t("account.benefits")}</h2>
      <ul className={styles.list}>
        <li>{t("account.benefitOrders")}</li>
        <li>{t("account.benefitAddresses")}</li>
        <li>{t("account.benefitDownloads")}</li>
      </ul>
      {!isRegistered && (
        <>
          <p>{t("account.openingNote")}</p>
          <p>
            {t("account.orderedAsGuest")} {findOrder()}
          </p>
        </>
      )}
    </>
  );
}
