import { Button } from "#components/ui/Button.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { plainText } from "#relay/contract/text/plainText.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./GroupedParts.module.css";

// Way to a product's page outside of the storefront, on which it is bought.

type BuyElsewhereProps = {
  url: string | null;
  text: string | null | undefined;
  /** Id of a product whose page in WordPress opens with the shopper's session. */
  opened: number | false | undefined;
};

/** Link to another shop or to WordPress, or form to WordPress. */
export function BuyElsewhere({ url, text, opened }: BuyElsewhereProps) {
  const label = plainText(text) || t("product.buyThere");
  return opened ? (
    <form className={styles.buy} method="post" action={localePath("/checkout/wordpress")}>
      <Button name="product" value={opened}>
        {label}
      </Button>
    </form>
  ) : (
    url && /^https?:/i.test(url) && URL.canParse(url) && (
      <div className={styles.buy}>
        <p className={styles.place}>{t("product.boughtAt", { host: new URL(url).host })}</p>
        <ButtonLink href={url} rel="external">
          {label}
        </ButtonLink>
      </div>
    )
  );
}
