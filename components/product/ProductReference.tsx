import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useHydrated } from "vike-react/useHydrated";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { ProductReference_product$key } from "#__generated__/ProductReference_product.graphql.ts";
import { t } from "#words/t.ts";
import linkStyles from "#components/ui/TextLink.module.css";
import styles from "./ProductReference.module.css";

// SKU and share button of a product page.

const referenceFragment = graphql`
  fragment ProductReference_product on Product {
    name
    sku
  }
`;

type ReferenceProps = {
  product: ProductReference_product$key;
  /** SKU of the chosen variation, if it has one. */
  variationSku: string | null | undefined;
};

/** Renders the variation's SKU, or else the product's, and a button that shares the address. */
export function ProductReference({ product: productKey, variationSku }: ReferenceProps) {
  const product = useFragment(referenceFragment, productKey);
  const sku = variationSku || product.sku;
  const [message, setMessage] = useState("");
  // Sharing needs script: the button's space is reserved to avoid a layout shift.
  const canShare = useHydrated();

  const share = () => {
    const { href } = location;
    // Dismissing the browser's share sheet is no failure, and the sheet gives its own feedback.
    if (navigator.share) {
      navigator.share({ title: plainText(product.name), url: href }).catch(() => {});
      return;
    }
    const copied =
      navigator.clipboard?.writeText(href) ?? Promise.reject(new Error("No clipboard"));
    copied.then(
      () => setMessage(t("product.linkCopied")),
      () => setMessage(t("product.copyLink", { link: href })),
    );
  };

  return (
    <div className={styles.reference}>
      <p aria-live="polite">{sku && t("product.item", { sku: plainText(sku) })}</p>
      <p role="status" className={styles.message}>
        {message}
      </p>
      <div className={canShare ? undefined : styles.reserved}>
        <button type="button" className={`${linkStyles.link} ${styles.share}`} onClick={share}>
          <span>{t("product.share")}</span>
        </button>
      </div>
    </div>
  );
}
