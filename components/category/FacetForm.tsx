import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { Button } from "#components/ui/Button.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { GetForm } from "#components/ui/GetForm.tsx";
import { Drawer } from "#components/ui/Drawer.tsx";
import { listingSearch } from "#relay/contract/page/facets.ts";
import type { Facets } from "#relay/contract/page/facets.ts";
import { Accordion } from "#components/ui/Accordion.tsx";
import { formatAmountLike, pricesHere } from "./activeFilters.ts";
import { AttributeFacet, isWorthFacet, withChosen } from "./AttributeFacet.tsx";
import { FacetChoice } from "./FacetChoice.tsx";
import type { FacetCounts } from "./facetCounts.ts";
import { FACET_FORM_ID, FACETS_ID } from "./listingIds.ts";
import { followHere } from "./followHere.ts";
import type { OnNavigate } from "./followHere.ts";
import { STATE_PARAMETERS } from "./listingPage.ts";
import { t } from "#words/t.ts";
import drawerStyles from "#components/ui/Drawer.module.css";
import { localePath } from "#words/localePath.ts";
import styles from "./FacetForm.module.css";

// Facet form of a listing, with all of its filters: a column, or a drawer on phones.

/** Link that sets an upper price limit, or removes the current one. */
type PriceLink = { label: string; href: string; isCurrent: boolean };

type PriceFacetProps = {
  facets: Facets;
  counts: Pick<FacetCounts, "prices" | "priceFormat">;
  links: readonly PriceLink[];
  onNavigate: OnNavigate;
};

/** An empty field means no bound; its placeholder is the lowest or the highest price. */
function PriceFacet(props: PriceFacetProps) {
  const { facets, counts, links, onNavigate } = props;
  const { prices, priceFormat } = counts;
  const { minPrice, maxPrice } = facets;
  const range = useId();
  // A number field refuses the digits of other scripts, and the decimal comma of another language.
  const bounds = {
    type: "text",
    inputMode: "decimal",
    maxLength: 12,
    autoComplete: "off",
    ...(prices && { "aria-describedby": range }),
  } as const;
  return (
    <Accordion isGroup title={t("category.price")} isOpen>
      {links.length > 0 && (
        <ul className={styles.steps}>
          {links.map(({ label, href, isCurrent }) => (
            <li key={label}>
              <a
                href={localePath(href)}
                aria-current={isCurrent || undefined}
                onClick={followHere(href, onNavigate)}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.price}>
        <input
          {...bounds}
          name="price-min"
          aria-label={t("category.lowestPrice")}
          defaultValue={minPrice ?? ""}
          placeholder={prices && formatAmountLike(priceFormat, prices.lowest)}
        />
        <span>{t("category.betweenPrices")}</span>
        <input
          {...bounds}
          name="price-max"
          aria-label={t("category.highestPrice")}
          defaultValue={maxPrice ?? ""}
          placeholder={prices && formatAmountLike(priceFormat, prices.highest)}
        />
      </div>
      {prices && (
        <p id={range} className={styles.range}>
          {pricesHere(prices, priceFormat)}
        </p>
      )}
    </Accordion>
  );
}

/**
 * Ratings from which products can be chosen; of those that leave the same products, the highest. A
 * listing without rated products has no such facet.
 */
export function RatingFacet(
  props: { chosen: number | undefined } & Pick<FacetCounts, "ratedFrom">,
) {
  const { chosen, ratedFrom } = props;
  const counted = [4, 3].map((rating) => ({ rating, count: ratedFrom(rating) }));
  const steps = counted.filter(
    ({ rating, count }, place) =>
      rating === chosen || (count > 0 && count !== counted[place - 1]?.count),
  );
  if (steps.length === 0 && chosen === undefined) return null;
  return (
    <Accordion isGroup title={t("category.rating")} isOpen>
      <FacetChoice
        isOne
        name="rating"
        value=""
        label={t("category.anyRating")}
        isChosen={chosen === undefined}
      />
      {steps.map(({ rating, count }) => (
        <FacetChoice
          key={rating}
          isOne
          name="rating"
          value={`${rating}`}
          label={t("category.ratingFrom", { rating })}
          count={count}
          isChosen={rating === chosen}
        />
      ))}
    </Accordion>
  );
}

type AmountField = HTMLInputElement & { name: "price-min" | "price-max" };

const isAmount = (field: HTMLInputElement): field is AmountField =>
  field.name === "price-min" || field.name === "price-max";

/** True if a field's value is complete; an amount being typed is not. */
const isChosen = (field: HTMLInputElement) =>
  field.checked !== field.defaultChecked ||
  (isAmount(field) && field.value !== field.defaultValue && field !== document.activeElement);

/**
 * Returns the form's ref. Its fields follow the URL, and a choice is submitted at once. Text being
 * typed stays, and so do choices made since the last response. `shown` changes with the state that
 * the form is rendered for, `latest` with that of the list beside it, which is rendered before the
 * form.
 */
function useFacetFields(facets: Facets, shown: unknown, latest: RefObject<unknown>) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef<unknown>(undefined);
  const chosenAt = useRef<unknown>(undefined);
  const [unsent] = useState(() => new Set<EventTarget | null>());

  const follow = useEffectEvent(() => {
    const fields = [...(form.current?.querySelectorAll("input") ?? [])];
    if (before.current !== undefined) {
      // A response that arrived before a choice does not undo it.
      if (chosenAt.current === shown) return;
      const amounts = { "price-min": facets.minPrice, "price-max": facets.maxPrice };
      // The URL determines the choices, by whichever way the shopper got there.
      for (const field of fields.filter((one) => !unsent.has(one))) {
        field.checked = field.defaultChecked;
        // React does not update the default value of a focused field.
        if (isAmount(field)) field.value = `${amounts[field.name] ?? ""}`;
      }
    } else if (fields.some(isChosen)) {
      // The shopper may have chosen before hydration.
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
    // Native change event: for an amount it fires once the shopper has finished editing.
    element?.addEventListener("change", submit);
    return () => {
      element?.removeEventListener("input", note);
      element?.removeEventListener("submit", noteChoice);
      element?.removeEventListener("change", submit);
    };
  }, [unsent, latest]);
  return form;
}

type FacetFormProps = {
  facets: Facets;
  counts: FacetCounts;
  action: string;
  attributes: readonly string[];
  /** Number of products in the listing; `countText` words it. */
  total: number;
  countText: string;
  /** Changes whenever the listing changes. */
  shown: unknown;
  /** Same for the list beside the form, which is rendered first. */
  latest: RefObject<unknown>;
  onNavigate: OnNavigate;
  /** URL of the listing without facets; undefined without active ones. */
  clear: string | undefined;
  /** Upper price limits, as links. */
  priceLinks: readonly PriceLink[];
  /** Facets outside the form. */
  children?: ReactNode;
};

const closeDrawer = () => document.getElementById(FACETS_ID)?.hidePopover();

/** Closes the drawer once it stands beside the list, where an open one would cover it. */
function useColumn(): void {
  useEffect(() => {
    const wide = matchMedia("(min-width: 900px)");
    wide.addEventListener("change", closeDrawer);
    return () => wide.removeEventListener("change", closeDrawer);
  }, []);
}

/** A choice takes effect at once, or by the submit button without script. */
export function FacetForm(props: FacetFormProps) {
  const {
    facets,
    counts,
    action,
    attributes,
    total,
    countText,
    priceLinks,
    shown,
    latest,
    onNavigate,
    clear,
  } = props;
  const form = useFacetFields(facets, shown, latest);
  useColumn();

  const all = counts.attributes
    .map((counted) => withChosen(counted, facets))
    .filter((attribute) => isWorthFacet(attribute, total));
  const coloured = all.find(({ terms }) => terms.some(({ colour }) => colour !== undefined));
  const others = all.filter((attribute) => attribute !== coloured);
  // An empty list has only those facets that empty it, or that would fill it.
  const { minPrice, maxPrice, isInStock, isOnSale } = facets;
  const hasPrice = total > 0 || (counts.prices ?? minPrice ?? maxPrice) !== undefined;
  const availability = [
    {
      name: "stock",
      value: "in",
      label: t("category.inStock"),
      count: counts.inStock,
      isChosen: isInStock,
    },
    {
      name: "sale",
      value: "1",
      label: t("category.onSale"),
      count: counts.onSale,
      isChosen: isOnSale,
    },
  ].filter((choice) => total > 0 || choice.count > 0 || choice.isChosen);
  return (
    <Drawer
      id={FACETS_ID}
      title={<span>{t("category.filter")}</span>}
      closeLabel={t("category.closeFilter")}
      className={drawerStyles.column}
    >
      <GetForm
        ref={form}
        id={FACET_FORM_ID}
        action={action}
        aria-label={t("category.filter")}
        autoComplete="off"
        className={styles.form}
        data-part="listing.facets"
        spell={(fields) => listingSearch(fields, attributes, STATE_PARAMETERS)}
        onNavigate={onNavigate}
      >
        <div className={styles.choices}>
          {props.children}
          {coloured && <AttributeFacet attribute={coloured} isOpen />}
          {hasPrice && (
            <PriceFacet
              facets={facets}
              counts={counts}
              links={priceLinks}
              onNavigate={onNavigate}
            />
          )}
          {others.map((attribute) => (
            <AttributeFacet key={attribute.attribute} attribute={attribute} />
          ))}
          {availability.length > 0 && (
            <Accordion
              isGroup
              title={t("category.availability")}
              isOpen={Boolean(facets.isInStock ?? facets.isOnSale)}
            >
              {availability.map((choice) => (
                <FacetChoice key={choice.name} {...choice} />
              ))}
            </Accordion>
          )}
          <RatingFacet chosen={facets.rating} ratedFrom={counts.ratedFrom} />
        </div>
        <div className={`${styles.footer} ${total === 0 ? styles.nothing : ""}`}>
          {total === 0 && <p>{countText}</p>}
          {clear !== undefined && (
            <ButtonLink href={clear} variant="quiet" onClick={followHere(clear, onNavigate)}>
              {t("category.clearAll")}
            </ButtonLink>
          )}
          <Button variant="quiet" onClick={closeDrawer}>
            {t("category.show", { counted: countText })}
          </Button>
        </div>
      </GetForm>
    </Drawer>
  );
}
