import { Fragment, useEffect, useId, useRef, useState } from "react";
import type { FormEvent } from "react";
import { flushSync } from "react-dom";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { namedCountries } from "#components/checkout/countryNames.ts";
import { useCountryStates } from "#components/checkout/useCountryStates.ts";
import { useUpdateCustomer } from "#components/checkout/useUpdateCustomer.ts";
import field from "#components/form/Field.module.css";
import { Button } from "#components/ui/Button.tsx";
import { addressFormat } from "#relay/contract/account/addressFormats.ts";
import { normalPostcode } from "#relay/contract/account/normalCodes.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { startCountry } from "#relay/contract/account/startCountry.ts";
import { trackState, useDataState } from "#relay/dataState.ts";
import { browserTokens, isAccountToken } from "#relay/session/session.ts";
import type {
  DeliveryEstimateQuery,
  DeliveryEstimateQuery$data,
} from "#__generated__/DeliveryEstimateQuery.graphql.ts";
import type {
  DeliveryEstimateRatesQuery,
  DeliveryEstimateRatesQuery$data,
} from "#__generated__/DeliveryEstimateRatesQuery.graphql.ts";
import type { CustomerAddressInput } from "#__generated__/useUpdateCustomerMutation.graphql.ts";
import { refreshCart } from "#relay/cart/refreshCart.ts";
import { t, tags } from "#words/t.ts";
import styles from "./DeliveryEstimate.module.css";
import { linkTo } from "#components/ui/messageTags.tsx";

// Delivery estimate of the cart page: shipping rates for a guest's country, state and postcode.

const startQuery = graphql`
  query DeliveryEstimateQuery {
    allowedCountries
    customer {
      shipping {
        address1
        city
        country
        state
        postcode
      }
    }
  }
`;

// Without recalculation the first response after an address change contains the old rates. The
// cart's promises depend on the country.
const ratesQuery = graphql`
  query DeliveryEstimateRatesQuery {
    cart(recalculateTotals: true) {
      availableShippingMethods {
        rates {
          id
          label
          cost
        }
      }
    }
    customer {
      shipping {
        country
      }
    }
  }
`;

type Rate = { id: string; label: string; cost: string };

const ratesIn = ({ cart }: DeliveryEstimateRatesQuery$data): Rate[] =>
  (cart?.availableShippingMethods ?? []).flatMap((parcel) =>
    (parcel?.rates ?? []).flatMap((rate) => {
      if (!rate) return [];
      const cost = plainText(rate.cost);
      const isFree = !/[1-9]/.test(cost);
      return [
        { id: rate.id, label: plainText(rate.label), cost: isFree ? t("cart.deliveryFree") : cost },
      ];
    }),
  );

/** Returns the countries that the shop delivers to, and the address known so far. */
function useStart(): DeliveryEstimateQuery$data | undefined {
  const environment = useRelayEnvironment();
  const [start, setStart] = useState<DeliveryEstimateQuery$data>();
  useEffect(() => {
    fetchQuery<DeliveryEstimateQuery>(environment, startQuery, {})
      .toPromise()
      .then(setStart, (error: unknown) =>
        console.error("The shop\u2019s countries could not be fetched.", error),
      );
  }, [environment]);
  return start;
}

type Shipping = Partial<
  NonNullable<NonNullable<DeliveryEstimateQuery$data["customer"]>["shipping"]>
>;

/** Delivery of a customer's cart; the backend may have a country for one without an address. */
function AccountDelivery({ address1, city, postcode }: Shipping) {
  const link = linkTo("/account/addresses");
  return address1 || city || postcode ? (
    <p>{tags("cart.accountDelivery", { link })}</p>
  ) : (
    <p>{tags("cart.accountWithoutAddress", { link })}</p>
  );
}

type StateSelectProps = { country: string; saved: string | null | undefined };

/** Lets choose one of the country's states, as WooCommerce may price delivery by them. */
function StateSelect({ country, saved }: StateSelectProps) {
  const { known } = useCountryStates(country);
  const id = useId();
  const fields = addressFormat(country, true).rows.flat();
  const state = fields.find(({ part }) => part === "state");
  if (!state || known.length === 0) return null;
  return (
    <div className={field.field}>
      <label htmlFor={id}>
        {state.isRequired ? state.label : t("form.optional", { label: state.label })}
      </label>
      <select
        id={id}
        key={country}
        name="state"
        required={state.isRequired}
        autoComplete="shipping address-level1"
        defaultValue={saved ?? ""}
      >
        <option value="">{t("cart.chooseState")}</option>
        {known.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/**
 * The backend takes country, state and postcode for the guest's delivery address, so that the totals and
 * the checkout follow. A customer's account has an address, which an estimate must not change.
 */
export function DeliveryEstimate() {
  const environment = useRelayEnvironment();
  const updateCustomer = useUpdateCustomer();
  const start = useStart();
  const id = useId();
  const [estimating] = useState(trackState);
  const isEstimating = useDataState(estimating) === "pending";
  const [chosenCountry, setChosenCountry] = useState<string>();
  const [rates, setRates] = useState<readonly Rate[] | "failed">();
  const answer = useRef<HTMLDivElement>(null);

  if (!start) return <p role="status">{t("cart.findingOptions")}</p>;
  const token = browserTokens.read();
  const address: Shipping = start.customer?.shipping ?? {};
  if (token !== undefined && isAccountToken(token)) return <AccountDelivery {...address} />;
  const countries = (start.allowedCountries ?? []).flatMap((code) => code ?? []);
  const country = chosenCountry ?? startCountry(address.country, countries);
  const savedState = country === address.country ? address.state : "";

  async function fetchRates(shipping: CustomerAddressInput): Promise<readonly Rate[]> {
    await updateCustomer({ shipping });
    const rated = fetchQuery<DeliveryEstimateRatesQuery>(environment, ratesQuery, {});
    const response = await rated.toPromise();
    await refreshCart(environment);
    return response ? ratesIn(response) : [];
  }
  const estimate = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isEstimating) return;
    const { elements } = event.currentTarget;
    const wanted = countries.find((one) => one === country);
    const postcodeField = elements.namedItem("postcode");
    if (!wanted || !(postcodeField instanceof HTMLInputElement)) return;
    postcodeField.value = normalPostcode(wanted, postcodeField.value);
    const stateField = elements.namedItem("state");
    const state = stateField instanceof HTMLSelectElement ? stateField.value : (savedState ?? "");
    const show = (result: readonly Rate[] | "failed") => {
      flushSync(() => setRates(result));
      answer.current?.scrollIntoView({ block: "nearest" });
    };
    const place = { country: wanted, state, postcode: postcodeField.value };
    estimating.during(fetchRates(place)).then(show, (error: unknown) => {
      console.error("The delivery could not be estimated.", error);
      show("failed");
    });
  };

  return (
    <form className={styles.estimate} onSubmit={estimate}>
      <div className={field.field}>
        <label htmlFor={`${id}-country`}>{t("cart.country")}</label>
        <select
          id={`${id}-country`}
          name="country"
          required
          autoComplete="shipping country"
          value={country}
          onChange={(event) => setChosenCountry(event.target.value)}
        >
          <option value="">{t("cart.chooseCountry")}</option>
          {namedCountries(countries).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <StateSelect country={country} saved={savedState} />
      <div className={field.field}>
        <label htmlFor={`${id}-postcode`}>{t("cart.postcode")}</label>
        <input
          id={`${id}-postcode`}
          name="postcode"
          defaultValue={address.postcode ?? ""}
          maxLength={20}
          autoComplete="shipping postal-code"
        />
      </div>
      <Button variant="quiet" isPending={isEstimating} pendingLabel={t("cart.findingDelivery")}>
        {t("cart.showDelivery")}
      </Button>
      <div ref={answer} className={styles.answer} role="status">
        {rates === "failed" && <p className="field-error">{t("cart.estimateFailed")}</p>}
        {rates !== "failed" && rates?.length === 0 && <p>{t("cart.noDelivery")}</p>}
        {rates !== "failed" && rates && rates.length > 0 && (
          <dl className={styles.rates}>
            {rates.map((rate) => (
              <Fragment key={rate.id}>
                <dt>{rate.label}</dt>
                <dd>{rate.cost}</dd>
              </Fragment>
            ))}
          </dl>
        )}
      </div>
    </form>
  );
}
