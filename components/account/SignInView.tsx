import { useState } from "react";
import { Field } from "#components/form/Field.tsx";
import type { FormRefusal } from "#components/form/useServerRefusal.ts";
import { FormSection } from "#components/checkout/FormSection.tsx";
import { accountForms } from "#relay/contract/account/accountFields.ts";
import { signIn } from "#relay/authentication.ts";
import { AccountForm } from "./AccountForm.tsx";
import { GuestFrame } from "./AccountFrame.tsx";
import { leaveFor, postForm } from "./postForm.ts";
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
      title="Your account"
      lede={wanted === undefined ? undefined : "Sign in to continue."}
      note={registered && REGISTERED}
    >
      {/* After a registration the sign-in begins anew, filled in and alone. */}
      <div key={registered} className={styles.columns}>
        <FormSection title="Sign in">
          <AccountForm
            action="/account/login"
            name="login"
            hidden={wanted === undefined ? {} : { return: wanted }}
            {...(registered !== undefined && { typed: { username: registered } })}
            send={send}
            button="Sign in"
            pendingLabel="Signing in"
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
            <a className={styles.link} href="/account/forgotten" rel="external">
              Forgotten your password?
            </a>
          </p>
          {registered !== undefined && (
            <p>
              <a className={styles.link} href="/account" rel="external">
                Open an account for another address
              </a>
            </p>
          )}
        </FormSection>
        {registered === undefined && (
          <FormSection title="Open an account">
            <AccountForm
              action="/account/register"
              name="register"
              {...(email !== undefined && { typed: { email } })}
              send={register}
              button="Open an account"
              pendingLabel="Opening"
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
                label="New password"
                description="At least 8 characters."
                autoComplete="new-password"
              />
            </AccountForm>
            <p>You can order without an account. With one, you can see past orders here.</p>
            <p>
              <a href="/account/find-order" rel="external">
                Find an order
              </a>
            </p>
          </FormSection>
        )}
      </div>
    </GuestFrame>
  );
}
