import { useEffect, useRef, useState } from "react";
import type { ComponentType, FormEvent, ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { useHydrated } from "vike-react/useHydrated";
import { Button } from "#components/ui/Button.tsx";
import { trackState, useDataState } from "#relay/dataState.ts";
import { reviewErrors, typedReview } from "#relay/contract/account/reviewFields.ts";
import type { ReviewResponse } from "#relay/contract/account/reviewFields.ts";
import { browserTokens, isAccountToken } from "#relay/session/session.ts";
import { t, tags } from "#words/t.ts";
import fieldStyles from "#components/form/Field.module.css";
import { localePath } from "#words/localePath.ts";
import styles from "./ReviewForm.module.css";
import { hiddenPart } from "#components/ui/messageTags.tsx";

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
  const shown = (text: string, key: number) => <span key={key}>{text}</span>;
  return (
    <fieldset
      className={styles.rating}
      data-fault={error && ""}
      aria-describedby={error && "review-rating-error"}
    >
      <legend>{t("review.ratingLegend")}</legend>
      <div>
        {["1", "2", "3", "4", "5"].map((rating) => (
          <label key={rating}>
            <input
              type="radio"
              name="rating"
              value={rating}
              required
              defaultChecked={typed === rating}
            />
            {tags(
              "review.ratingChoice",
              { rating: shown, scale: hiddenPart, meaning: shown },
              { rating },
            )}
          </label>
        ))}
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
    message: t("review.unreached"),
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

/** Returns the confirmation of a sent review; undefined for any other value of the parameter. */
function confirmationOf(outcome: string | undefined): string | undefined {
  if (outcome === "held") return t("review.held");
  return outcome === "published" ? t("review.published") : undefined;
}

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
  const confirmation = confirmationOf(response?.ok ? response.outcome : urlParsed.search.review);
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
          action={localePath(`/product/${encodeURIComponent(slug)}/reviews#write-review`)}
          noValidate
          onSubmit={send}
        >
          {response?.ok === false && (
            <p role="alert" className={`error-box ${styles.message}`}>
              {response.message}
            </p>
          )}
          <ReviewRating error={errors?.rating} typed={draft?.typed.rating} />
          <ReviewField name="content" label={t("review.content")} error={errors?.content}>
            {(field) => (
              <textarea {...field} rows={5} maxLength={3000} defaultValue={draft?.typed.content} />
            )}
          </ReviewField>
          {isSignedIn ? (
            <p>{t("review.underAccount")}</p>
          ) : (
            <>
              <ReviewField name="author" label={t("review.author")} error={errors?.author}>
                {(field) => (
                  <input
                    {...field}
                    autoComplete="name"
                    maxLength={100}
                    defaultValue={draft?.typed.author}
                  />
                )}
              </ReviewField>
              <ReviewField name="email" label={t("review.email")} error={errors?.email}>
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
            <Button isPending={isSending} pendingLabel={t("review.sending")}>
              {t("review.send")}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
