import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { PaymentMarks } from "#components/checkout/ShopPromises.tsx";
import { CurrencyLinks, LanguageLinks, useLanguageOffer } from "./LanguageLinks.tsx";
import { MenuItems } from "./MenuLinks.tsx";
import { nameAndAddress } from "./nameAndAddress.ts";
import { PageLinks } from "./PageLinks.tsx";
import type { SiteFooter_query$key } from "#__generated__/SiteFooter_query.graphql.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { TopCategoryLinks } from "./TopCategoryLinks.tsx";
import { PriceNote } from "#components/product/PriceNote.tsx";
import { useShopTexts, useWords } from "#components/page/useShopTexts.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./SiteFooter.module.css";

const footerFragment = graphql`
  fragment SiteFooter_query on RootQuery {
    ...TopCategoryLinks_query
    ...PageLinks_query
  }
`;

/** Footer of every page: links to categories, pages and account, and the shop's address. */
export function SiteFooter(props: { query: SiteFooter_query$key | null }) {
  const query = useFragment(footerFragment, props.query);
  const { shop, loaded, urlPathname } = usePageContext();
  const { headline, repairs, address } = useShopTexts();
  const words = useWords();
  useLanguageOffer(shop.languages);
  // A cart states its own taxes, which may be another country's.
  const note = loaded?.isPersonal ? undefined : shop.priceNote;
  const name = address ? nameAndAddress(shop.name, address) : headline && shop.name;
  const links: readonly (readonly [href: string, label: string, rel?: string])[] = [
    ["/search", t("footer.search")],
    ["/cart", t("footer.cart")],
    ["/account", t("footer.account")],
    ["/account/find-order", t("footer.findOrder"), "external"],
  ];
  // The law asks for this one.
  const withdraw = words.withdraw && (
    <li>
      <a href={localePath("/withdraw")} rel="external">
        {words.withdraw}
      </a>
    </li>
  );
  return (
    <footer data-part="footer" className={styles.footer}>
      <div className={`room ${styles.columns}`}>
        {query && (
          <nav aria-label={t("footer.categoriesLabel", { categories: words.departments })}>
            <h2 className={styles.heading}>{words.departments}</h2>
            <TopCategoryLinks query={query} />
          </nav>
        )}
        <nav aria-label={t("footer.label")}>
          <h2 className={styles.heading}>{t("footer.shop")}</h2>
          <ul>
            {shop.footerMenu ? (
              <>
                <MenuItems menu={shop.footerMenu} current={urlPathname} />
                {withdraw}
              </>
            ) : (
              <>
                <li>
                  <a href={localePath("/products")}>{words.allProducts}</a>
                </li>
                {links.map(([href, label, rel]) => (
                  <li key={href}>
                    <a href={localePath(href)} rel={rel}>
                      {label}
                    </a>
                  </li>
                ))}
                {withdraw}
                {query && <PageLinks query={query} />}
              </>
            )}
          </ul>
        </nav>
        <div className={styles.shop}>
          <h2 className={styles.headline}>{headline || shop.name}</h2>
          {repairs && <p>{repairs}</p>}
          {(name || note) && (
            <p className={styles.about}>
              {name && <span>{name}</span>}
              {note && (
                <span>
                  <PriceNote note={t("footer.prices", { note })} isDelivered />
                </span>
              )}
            </p>
          )}
          <PaymentMarks />
          <LanguageLinks className={styles.languages} />
          <CurrencyLinks className={styles.languages} />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
