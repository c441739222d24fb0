import { usePageContext } from "vike-react/usePageContext";
import { isBuyersPage } from "#relay/contract/page/isBuyersPage.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { usePages } from "#components/page/usePages.ts";
import { useShopTexts, useWords } from "#components/page/useShopTexts.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import { nameAndAddress } from "./nameAndAddress.ts";
import styles from "./CheckoutFooter.module.css";

// Footer of the checkout, with links to only the pages that a buyer needs.

/** Replaces the shop's footer; renders the links, the shop's name and its address. */
export function CheckoutFooter() {
  const { shop } = usePageContext();
  const { address } = useShopTexts();
  const { withdraw } = useWords();
  const links = usePages().filter(({ uri }) => isBuyersPage(uri));
  return (
    <footer data-part="footer" className={styles.footer}>
      <div className={`room ${styles.row}`}>
        {(links.length > 0 || withdraw) && (
          <nav aria-label={t("footer.label")}>
            <ul className={styles.links}>
              {links.map(({ title, uri }) => (
                <li key={uri}>
                  <a href={localePath(uri?.replace(/\/$/, "") ?? "")}>{plainText(title)}</a>
                </li>
              ))}
              {withdraw && (
                <li>
                  <a href={localePath("/withdraw")} rel="external">
                    {withdraw}
                  </a>
                </li>
              )}
            </ul>
          </nav>
        )}
        <p>{nameAndAddress(shop.name, address)}</p>
      </div>
    </footer>
  );
}
