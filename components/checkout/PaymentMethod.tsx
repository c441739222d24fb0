import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { RadioField } from "#components/form/RadioField.tsx";
import { needsWordpress } from "#relay/contract/paymentMethods.ts";
import { plainText } from "#relay/contract/plainText.ts";
import type { FieldRules } from "#relay/contract/checkoutRules.ts";
import type { PaymentMethod_query$key } from "#__generated__/PaymentMethod_query.graphql.ts";
import { MethodFields } from "./MethodFields.tsx";
import { WordpressCheckoutButton } from "./WordpressCheckout.tsx";
import styles from "./Choice.module.css";

const queryFragment = graphql`
  fragment PaymentMethod_query on RootQuery {
    paymentGateways {
      nodes {
        id
        title
        description
      }
    }
  }
`;

/**
 * Payment methods in the shop's order; the shopper chooses, unless there is only one. Those of
 * WordPress's own checkout are beside the way to it, if the shop offers that.
 */
export function PaymentMethod(props: {
  query: PaymentMethod_query$key;
  rules: FieldRules | undefined;
}) {
  const { rules } = props;
  const { paymentGateways } = useFragment(queryFragment, props.query);
  const { wordpressCheckout } = usePageContext().shop;
  const all = paymentGateways?.nodes ?? [];
  const isElsewhere = ({ id }: { id: string }) =>
    wordpressCheckout !== undefined && needsWordpress(id, wordpressCheckout.methods);
  const elsewhere = all.filter(isElsewhere).map(({ id, title }) => plainText(title) || id);
  const gateways = all.filter((gateway) => !isElsewhere(gateway));
  const [only] = gateways.length === 1 ? gateways : [];
  if (all.length === 0 && !wordpressCheckout) {
    return (
      <p className={styles.none}>
        We can’t take payments at the moment. Your cart is safe; try again later.
      </p>
    );
  }
  return (
    <div className={styles.group}>
      {gateways.length > 0 && (
        <RadioField
          name="paymentMethod"
          label="Payment"
          defaultValue={only?.id}
          rules={rules?.rules}
          messages={rules?.messages}
          options={gateways.map(({ id, title, description }) => ({
            value: id,
            label: (
              <span className={styles.choice}>
                <span>
                  <span className={styles.name}>{plainText(title) || id}</span>
                  {description && (
                    <span className={styles.description}>{plainText(description)}</span>
                  )}
                </span>
              </span>
            ),
          }))}
        />
      )}
      {gateways.map(({ id, title }) => (
        <MethodFields key={id} method={id} title={plainText(title) || id} />
      ))}
      {wordpressCheckout && (
        <div className={styles.elsewhere}>
          <p>
            <span className={styles.name}>
              {new Intl.ListFormat("en").format(elsewhere) || "Other ways to pay"}
            </span>
            <span className={styles.description}>
              You pay on another page of the shop. Your cart comes with you.
            </span>
          </p>
          <WordpressCheckoutButton variant="quiet">Pay there</WordpressCheckoutButton>
        </div>
      )}
    </div>
  );
}
