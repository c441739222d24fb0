import { openToast } from "#components/cart/openToast.tsx";
import styles from "#components/cart/AddedToast.module.css";
import { Button } from "#components/ui/Button.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { pathBelow, withoutLocale } from "#words/localePath.ts";
import type { ShopLanguage } from "#relay/publicFacts.ts";
import { t } from "#words/t.ts";

// Offer of the page in the browser's language, in that language.

/** Shows the offer until the shopper takes it, closes it or navigates. */
export function showLanguageOffer(offered: ShopLanguage): void {
  const { language, prefix, name, offer } = offered;
  const content = (close: () => void) => (
    <>
      <p className={styles.removed} lang={language} dir="auto">
        {offer}
      </p>
      <p className={styles.actions}>
        {/* A whole address: a path would be led below this page's prefix. */}
        <ButtonLink
          href={location.origin + pathBelow(prefix, withoutLocale(location.pathname))}
          rel="external"
        >
          {name}
        </ButtonLink>
        <Button type="button" variant="quiet" isSmall onClick={close}>
          {t("cart.close")}
        </Button>
      </p>
    </>
  );
  openToast(content, { anchor: undefined });
}
