import { graphql } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import type { CheckoutFooterQuery } from "#__generated__/CheckoutFooterQuery.graphql.ts";
import { isBuyersPage } from "#relay/contract/page/isBuyersPage.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { useStoredQuery } from "#relay/useStoredQuery.ts";
import { useShopTexts } from "#components/page/useShopTexts.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./CheckoutFooter.module.css";

// Footer of the checkout, with links to only the pages that a buyer needs.

// Never sent: these are the pages that every footer shows.
const pagesQuery = graphql`
  query CheckoutFooterQuery {
    pages(
      first: 14
      where: { parent: "0", hasPassword: false, orderby: [{ field: MENU_ORDER, order: ASC }] }
    ) {
      nodes {
        title
        uri
      }
    }
  }
`;

const NONE = {};

/** Replaces the shop's footer; renders the links, the shop's name and its address. */
export function CheckoutFooter() {
  const { shop } = usePageContext();
  const { address } = useShopTexts();
  const { pages } = useStoredQuery<CheckoutFooterQuery>(pagesQuery, NONE);
  const links = pages?.nodes.filter(({ uri }) => isBuyersPage(uri)) ?? [];
  return (
    <footer className={styles.footer}>
      <div className={`room ${styles.row}`}>
        {links.length > 0 && (
          <nav aria-label={t("footer.label")}>
            <ul className={styles.links}>
              {links.map(({ title, uri }) => (
                <li key={uri}>
                  <a href={localePath(uri?.replace(/\/$/, "") ?? "")}>{plainText(title)}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p>{address ? `${shop.name}, ${address}` : shop.name}</p>
      </div>
    </footer>
  );
}
