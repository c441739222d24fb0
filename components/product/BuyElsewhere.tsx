import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { plainText } from "#relay/contract/plainText.ts";
import styles from "./GroupedParts.module.css";

type BuyElsewhereProps = { url: string | null; text: string | null | undefined };

/** Link to the page on which a product is bought: of another shop, or of WordPress. */
export function BuyElsewhere({ url, text }: BuyElsewhereProps) {
  if (!url || !/^https?:/i.test(url)) return null;
  return (
    <div className={styles.buy}>
      <ButtonLink href={url} rel="noopener external">
        {plainText(text) || "Buy it there"}
      </ButtonLink>
    </div>
  );
}
