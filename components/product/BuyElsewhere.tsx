import { graphql, useFragment } from "react-relay";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { plainText } from "#relay/contract/plainText.ts";
import type { BuyElsewhere_product$key } from "#__generated__/BuyElsewhere_product.graphql.ts";
import styles from "./GroupedParts.module.css";

const elsewhereFragment = graphql`
  fragment BuyElsewhere_product on ExternalProduct {
    externalUrl
    buttonText
  }
`;

/** Link to the shop that sells an external product. */
export function BuyElsewhere(props: { product: BuyElsewhere_product$key }) {
  const { externalUrl, buttonText } = useFragment(elsewhereFragment, props.product);
  if (!externalUrl || !/^https?:/i.test(externalUrl)) return null;
  return (
    <div className={styles.buy}>
      <ButtonLink href={externalUrl} rel="noopener external">
        {plainText(buttonText) || "Buy it there"}
      </ButtonLink>
    </div>
  );
}
