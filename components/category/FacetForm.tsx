import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { Button } from "#components/ui/Button.tsx";
import { GetForm } from "#components/ui/GetForm.tsx";
import { Icon } from "#components/ui/Icon.tsx";
import { listingSearch } from "#relay/facets.ts";
import type { Facets } from "#relay/facets.ts";
import { AttributeFacet, withChosen } from "./AttributeFacet.tsx";
import { Facet } from "./Facet.tsx";
import { FacetChoice } from "./FacetChoice.tsx";
import type { FacetCounts } from "./facetCounts.ts";
import { FACETS_ID } from "./facetsId.ts";
import type { OnGo } from "./followHere.ts";
import { PLACE } from "./listingPage.ts";
import type { ListingPlace } from "./listingPage.ts";
import { PriceFacet } from "./PriceFacet.tsx";
import styles from "./FacetForm.module.css";

type FacetFormProps = {
  facets: Facets;
  counts: FacetCounts;
  action: string;
  search: ListingPlace;
  attributes: readonly string[];
  /** How many things there are, in words. */
  things: string;
  /** Another value whenever what is listed is another. */
  shown: unknown;
  /** What is listed beside this column, which is drawn after the list. */
  latest: RefObject<unknown>;
  onGo: OnGo;
  /** Choices that are no part of the form. */
  children?: ReactNode;
};

type AmountField = HTMLInputElement & { name: "price-min" | "price-max" };

const isAmount = (field: HTMLInputElement): field is AmountField => field.type === "number";

/** Whether a choice has been made in a field; an amount that is still being typed is none yet. */
const isChosen = (field: HTMLInputElement) =>
  field.checked !== field.defaultChecked ||
  (isAmount(field) && field.value !== field.defaultValue && field !== document.activeElement);

/**
 * Everything a listing can be narrowed by, in one form: a column beside it, a drawer on the phone.
 * A choice takes effect at once, or by the button without script.
 */
export function FacetForm(props: FacetFormProps) {
  const { facets, counts, action, search, attributes, things, shown, latest, onGo } = props;
  const form = useRef<HTMLFormElement>(null);
  const before = useRef<unknown>(undefined);
  const chosenAt = useRef<unknown>(undefined);
  const [unsent] = useState(() => new Set<EventTarget | null>());

  const follow = useEffectEvent(() => {
    const fields = [...(form.current?.querySelectorAll("input") ?? [])];
    if (before.current !== undefined) {
      // An answer that was there when something was chosen does not take it back.
      if (chosenAt.current === shown) return;
      const amounts = { "price-min": facets.minPrice, "price-max": facets.maxPrice };
      // What is chosen is what the address says, whichever way the shopper got there.
      for (const field of fields.filter((one) => !unsent.has(one))) {
        field.checked = field.defaultChecked;
        // React leaves the default value of a number that has the focus as it is.
        if (isAmount(field)) field.value = `${amounts[field.name] ?? ""}`;
      }
    } else if (fields.some(isChosen)) {
      // The shopper may have chosen before the script was there.
      form.current?.requestSubmit();
    }
  });
  useEffect(() => {
    follow();
    before.current = shown;
  }, [shown]);

  useEffect(() => {
    const element = form.current;
    const note = ({ target }: Event) => unsent.add(target);
    const noteChoice = () => {
      unsent.clear();
      chosenAt.current = latest.current;
    };
    const submit = () => element?.requestSubmit();
    element?.addEventListener("input", note);
    element?.addEventListener("submit", noteChoice);
    // The browser's own event: of a number, it comes when the shopper has done with the field.
    element?.addEventListener("change", submit);
    return () => {
      element?.removeEventListener("input", note);
      element?.removeEventListener("submit", noteChoice);
      element?.removeEventListener("change", submit);
    };
  }, [unsent, latest]);

  const all = counts.attributes
    .map((counted) => withChosen(counted, facets))
    .filter(({ terms }) => terms.length > 0);
  const coloured = all.find(({ terms }) => terms.some(({ colour }) => colour !== undefined));
  const others = all.filter((attribute) => attribute !== coloured);
  return (
    <div id={FACETS_ID} popover="auto" className={styles.facets}>
      <div className={styles.head}>
        <span>Filter</span>
        <button
          type="button"
          popoverTarget={FACETS_ID}
          popoverTargetAction="hide"
          aria-label="Close the filter"
        >
          <Icon name="close" />
        </button>
      </div>
      <GetForm
        ref={form}
        action={action}
        aria-label="Filter"
        autoComplete="off"
        className={styles.form}
        spell={(fields) => listingSearch(fields, attributes, PLACE)}
        onGo={onGo}
      >
        {PLACE.map(
          (name) =>
            search[name] && <input key={name} type="hidden" name={name} value={search[name]} />,
        )}
        <div className={styles.choices}>
          {props.children}
          {coloured && <AttributeFacet attribute={coloured} isOpen />}
          <PriceFacet facets={facets} prices={counts.prices} />
          {others.map((attribute) => (
            <AttributeFacet key={attribute.attribute} attribute={attribute} />
          ))}
          <Facet title="Rating" isOpen>
            <FacetChoice isOne name="rating" value="" words="Any" isChosen={!facets.rating} />
            {[4, 3].map((rating) => (
              <FacetChoice
                key={rating}
                isOne
                name="rating"
                value={`${rating}`}
                words={`${rating} and up`}
                count={counts.ratedFrom(rating)}
                isChosen={facets.rating === rating}
              />
            ))}
          </Facet>
          <Facet title="In the shop" isOpen={Boolean(facets.isInStock ?? facets.isOnSale)}>
            <FacetChoice
              name="stock"
              value="in"
              words="In stock"
              count={counts.inStock}
              isChosen={facets.isInStock}
            />
            <FacetChoice
              name="sale"
              value="1"
              words="On sale"
              count={counts.onSale}
              isChosen={facets.isOnSale}
            />
          </Facet>
        </div>
        <div className={styles.foot}>
          <Button variant="quiet" onClick={() => document.getElementById(FACETS_ID)?.hidePopover()}>
            Show {things}
          </Button>
        </div>
      </GetForm>
    </div>
  );
}
