import type { AddedToast_set$key } from "#__generated__/AddedToast_set.graphql.ts";
import { wordsIn } from "#relay/contract/page/shopTexts.ts";
import { readSerializedPage } from "#relay/payload.ts";
import { AddedToast } from "./AddedToast.tsx";
import type { AddedUnits } from "#relay/cart/cartNotices.ts";
import { openToast } from "./openToast.tsx";

const FORM = "form[action='/cart/items']";

/** Shows the added-to-cart toast, in the tab order right after the form that added the product. */
export function showAddedToast(added: readonly AddedUnits[], set?: AddedToast_set$key): void {
  const focused = document.activeElement;
  // Some browsers do not focus a button that is clicked.
  const form = focused?.closest(FORM) ?? document.querySelector(`#main ${FORM}`) ?? undefined;
  const opener =
    focused instanceof HTMLElement && form?.contains(focused)
      ? focused
      : (form?.querySelector<HTMLElement>("button[type=submit]") ?? undefined);
  const words = wordsIn(readSerializedPage().shop.texts);
  openToast((close) => <AddedToast {...{ added, set, words }} onClosed={close} />, {
    anchor: form,
    opener,
  });
}
