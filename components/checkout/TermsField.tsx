import { useEffect, useState } from "react";
import { Field } from "#components/form/Field.tsx";
import type { CheckoutStart } from "#relay/contract/page/suppliedData.ts";
import { requestStart } from "./submitOrder.ts";
import { useCheckoutStart } from "./useCheckout.ts";

// Terms checkbox of the checkout form, with a link to the merchant's terms.

/** Lower-cases the first letter, unless the title begins with an abbreviation. */
const midSentence = (title: string) =>
  title.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

/** Returns the page with the terms: this page contained it, or it is fetched after a navigation. */
function useTerms() {
  const supplied = useCheckoutStart();
  const [fetched, setFetched] = useState<CheckoutStart>();
  const isMissing = supplied === undefined;
  useEffect(() => {
    if (!isMissing) return;
    requestStart().then(setFetched, (error: unknown) => {
      console.error("The page with the terms could not be fetched.", error);
    });
  }, [isMissing]);
  return (supplied ?? fetched)?.terms;
}

/** Renders the required checkbox; nothing if no page with terms is known. */
export function TermsField() {
  const page = useTerms();
  if (!page) return null;
  return (
    <Field
      name="terms"
      type="checkbox"
      label="I agree to the terms of sale"
      description={
        <>
          <span>Read the </span>
          <a href={page.href} target="_blank">
            {midSentence(page.title)}
          </a>
          <span> (opens in a new tab).</span>
        </>
      }
      rules="accepted"
      messages={{ accepted: "Please accept the terms." }}
    />
  );
}
