import { useEffect, useRef, useState } from "react";
import type { ComponentType, FormEvent, ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { useHydrated } from "vike-react/useHydrated";
import { Button } from "#components/ui/Button.tsx";
import { trackState, useDataState } from "#relay/dataState.ts";
import { reviewErrors, typedReview } from "#relay/contract/account/reviewFields.ts";
import type { ReviewResponse } from "#relay/contract/account/reviewFields.ts";
import { browserTokens, isAccountToken } from "#relay/session/session.ts";
import { t } from "#words/t.ts";
import fieldStyles from "#components/form/Field.module.css";
import styles from "./ReviewForm.module.css";

// Review form of a product page: rating, text, name and email.

type FieldProps = {
  name: string;
  label: string;
  error: string | undefined;
  /** Renders the input with the attributes that tie it to its label and its validation error. */
  children: (attributes: Record<string, unknown>) => ReactNode;
};

/** Renders the input between its label above and its validation error below. */
function ReviewField({ name, label, error, children }: FieldProps) {
  const id = `review-${name}`;
  const errorId = `${id}-fault`;
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        required: true,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": error && errorId,
      })}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

type ReviewRatingProps = {
  /** Validation error of the rating, if it has one. */
  error: string | undefined;
  /** Rating chosen in a form that was rejected. */
  typed: string | undefined;
};

/** Renders the radio buttons, and below them the validation error. */
function ReviewRating({ error, typed }: ReviewRatingProps) {
  return (
    <fieldset
      className={styles.rating}
      data-fault={error && ""}
      aria-describedby={error && "review-rating-error"}
    >
      <legend>Rating, 5 is best</legend>
      <div>
        {["Poor", "Fair", "Good", "Very good", "Excellent"].map((meaning, place) => {
          const rating = `${place + 1}`;
          return (
            <label key={rating}>
              <input
                type="radio"
                name="rating"
                value={rating}
                required
                defaultChecked={typed === rating}
              />
              <span>{rating}</span>
              <span className="visually-hidden"> out of 5, </span>
              <span>{meaning}</span>
            </label>
          );
        })}
      </div>
      {error && (
        <p id="review-rating-error" className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Sends the review in a form, unless it has validation errors; never rejects. */
async function sendReview(form: HTMLFormElement, isSignedIn: boolean): Promise<ReviewResponse> {
  const typed = typedReview(Object.fromEntries(new FormData(form)));
  const errors = reviewErrors(typed, isSignedIn);
  if (Object.keys(errors).length > 0) {
    return {
      ok: false,
      message: t("form.errorCount", { count: Object.keys(errors).length }),
      faults: errors,
    };
  }
  try {
    const response = await fetch(form.action, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(typed),
    });
    const body = (await response.json()) as Partial<ReviewResponse>;
    if (body.ok !== undefined) return body as ReviewResponse;
  } catch {
    // No response, or none of our server's: the message below covers both.
  }
  return {
    ok: false,
    message: "We couldn’t reach the shop. What you typed is still here; try again in a moment.",
  };
}

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
  const isCustomer = useHydrated() && isAccountToken(browserTokens.read() ?? "");
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
            <p role="alert" className={`error-box ${styles.message}`}>
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
