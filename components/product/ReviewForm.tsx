import { useEffect, useRef, useState } from "react";
import type { ComponentType, FormEvent } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { useIsHydrated } from "#components/form/useIsHydrated.ts";
import { Button } from "#components/ui/Button.tsx";
import { trackState, useDataState } from "#relay/dataState.ts";
import type { ReviewResponse } from "#relay/contract/account/reviewFields.ts";
import { browserTokens, isAccountToken } from "#relay/session/session.ts";
import { ReviewField } from "./ReviewField.tsx";
import { ReviewRating } from "./ReviewRating.tsx";
import { sendReview } from "./sendReview.ts";
import styles from "./ReviewForm.module.css";

// Review form of a product page: rating, text, name and email.

type ReviewFormProps = {
  /** Slug of the product. */
  slug: string;
};

declare global {
  namespace Vike {
    interface Config {
      /** Review form, for the server alone: browsers load it on demand. */
      reviewForm?: ComponentType<ReviewFormProps>;
    }
  }
}

const confirmations: Record<string, string> = {
  held: "Thank you. We read every review before it goes up.",
  published: "Thank you. Your review will appear here in a moment.",
};

/**
 * Posts a plain form, or with script sends it in place; then renders a confirmation. With script a
 * signed-in customer is not asked for name and email, which WordPress takes from the account.
 */
export function ReviewForm({ slug }: ReviewFormProps) {
  const { draft: drafts, urlParsed } = usePageContext();
  const draft = drafts?.review;
  const [response, setResponse] = useState<ReviewResponse | undefined>(
    draft && { ok: false, message: draft.message, faults: draft.validationErrors },
  );
  const [sending] = useState(trackState);
  const isSending = useDataState(sending) === "pending";
  const part = useRef<HTMLDivElement>(null);
  const result = (response?.ok ? response.outcome : urlParsed.search.review) ?? "";
  // The parameter may have any value, `constructor` too.
  const confirmation = Object.hasOwn(confirmations, result) ? confirmations[result] : undefined;
  const errors = response?.ok === false ? response.faults : undefined;
  const isCustomer = useIsHydrated() && isAccountToken(browserTokens.read() ?? "");
  // The server asks for them if the sign-in has ended.
  const isSignedIn = isCustomer && !errors?.author && !errors?.email;

  useEffect(() => {
    if (response)
      part.current
        ?.querySelector<HTMLElement>("[data-fault] input, [aria-invalid], [tabindex]")
        ?.focus();
  }, [response]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    void sending.during(sendReview(event.currentTarget, isSignedIn)).then(setResponse);
  };

  return (
    <div id="write-review" ref={part} className={styles.part}>
      {confirmation ? (
        <p role="status" tabIndex={-1}>
          {confirmation}
        </p>
      ) : (
        <form
          className={styles.form}
          method="post"
          action={`/product/${encodeURIComponent(slug)}/reviews#write-review`}
          noValidate
          onSubmit={send}
        >
          {response?.ok === false && (
            <p role="alert" className={styles.message}>
              {response.message}
            </p>
          )}
          <ReviewRating error={errors?.rating} typed={draft?.typed.rating} />
          <ReviewField name="content" label="What you think of it" error={errors?.content}>
            {(field) => (
              <textarea {...field} rows={5} maxLength={3000} defaultValue={draft?.typed.content} />
            )}
          </ReviewField>
          {isSignedIn ? (
            <p>We publish it under your account’s name.</p>
          ) : (
            <>
              <ReviewField
                name="author"
                label="Name (shown with your review)"
                error={errors?.author}
              >
                {(field) => (
                  <input
                    {...field}
                    autoComplete="name"
                    maxLength={100}
                    defaultValue={draft?.typed.author}
                  />
                )}
              </ReviewField>
              <ReviewField name="email" label="Email (never shown)" error={errors?.email}>
                {(field) => (
                  <input
                    {...field}
                    type="email"
                    autoComplete="email"
                    maxLength={100}
                    defaultValue={draft?.typed.email}
                  />
                )}
              </ReviewField>
            </>
          )}
          <div>
            <Button isPending={isSending} pendingLabel="Sending">
              Send review
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
