import { reviewErrors, typedReview } from "#relay/contract/account/reviewFields.ts";
import type { ReviewResponse } from "#relay/contract/account/reviewFields.ts";
import { errorCountMessage } from "#relay/contract/text/errorCountMessage.ts";

/** Sends the review in a form, unless it has validation errors; never rejects. */
export async function sendReview(
  form: HTMLFormElement,
  isSignedIn: boolean,
): Promise<ReviewResponse> {
  const typed = typedReview(Object.fromEntries(new FormData(form)));
  const errors = reviewErrors(typed, isSignedIn);
  if (Object.keys(errors).length > 0) {
    return {
      ok: false,
      message: errorCountMessage(errors, "you can send this"),
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
