import { graphql, useFragment } from "react-relay";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { HeroTiles } from "./HeroTile.tsx";
import type { Hero_newest$key } from "#__generated__/Hero_newest.graphql.ts";
import type { Hero_query$key } from "#__generated__/Hero_query.graphql.ts";
import { CategoryNav } from "./CategoryNav.tsx";
import { useFrontTexts, useShopTexts, useWords } from "#components/page/useShopTexts.ts";
import { t } from "#words/t.ts";
import styles from "./Hero.module.css";

const heroFragment = graphql`
  fragment Hero_query on RootQuery {
    ...CategoryNav_query
    featured: products(
      first: 4
      where: {
        visibility: VISIBLE
        status: "publish"
        featured: true
        orderby: [{ field: MENU_ORDER, order: ASC }]
      }
    ) {
      nodes {
        databaseId
        ...HeroTile_product
      }
    }
  }
`;

const newestFragment = graphql`
  fragment Hero_newest on Product @relay(plural: true) {
    databaseId
    image {
      __typename
    }
    ...HeroTile_product
  }
`;

/**
 * Hero of the front page: category nav, headline, and tiles with featured products. A shop with
 * fewer of them shows its newest products in the other tiles, those with a picture first.
 */
export function Hero(props: { query: Hero_query$key; newest: Hero_newest$key }) {
  const query = useFragment(heroFragment, props.query);
  const newest = useFragment(newestFragment, props.newest);
  const { headline, invitation, promises = [] } = useShopTexts();
  const { lede, tagline } = useFrontTexts();
  const { allProducts } = useWords();
  const featured = query.featured?.nodes ?? [];
  const shown = new Set(featured.map(({ databaseId }) => databaseId));
  const others = newest
    .filter(({ databaseId }) => !shown.has(databaseId))
    .toSorted((one, other) => Number(!one.image) - Number(!other.image));
  const products = [...featured, ...others];
  return (
    <section className={styles.hero} aria-label={t("page.shopWindow")}>
      <div className={styles.tiles}>
        <div className={styles.categories}>
          <CategoryNav query={query} />
        </div>
        <div className={styles.text}>
          <h1 className={styles.headline}>{headline || tagline || allProducts}</h1>
          {lede && <p className={styles.lede}>{lede}</p>}
          <div>
            <ButtonLink href="/products">{invitation || t("page.seeEverything")}</ButtonLink>
          </div>
        </div>
        <HeroTiles products={products} />
      </div>
      {promises.length > 0 && (
        <ul className={`room ${styles.promises}`}>
          {promises.map(({ strong, rest }) => (
            <li key={strong}>
              <strong>{strong}</strong> {rest}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
