import { reviewErrors, typedReview } from "#relay/contract/reviewFields.ts";
import type { ReviewResponse } from "#relay/contract/reviewFields.ts";

/** Sends the review in a form, unless it has validation errors; never rejects. */
export async function sendReview(form: HTMLFormElement): Promise<ReviewResponse> {
  const typed = typedReview(Object.fromEntries(new FormData(form)));
  const faults = reviewErrors(typed);
  if (Object.keys(faults).length > 0) {
    return { ok: false, message: "There is something to mend before we can take it.", faults };
  }
  try {
    const response = await fetch(form.action, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(typed),
    });
    const answer = (await response.json()) as Partial<ReviewResponse>;
    if (answer.ok !== undefined) return answer as ReviewResponse;
  } catch {
    // No response, or none of our server's: the message below covers both.
  }
  return { ok: false, message: "That did not reach the shop. Nothing you typed is lost." };
}
