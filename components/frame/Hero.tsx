import { graphql, useFragment } from "react-relay";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { HERO_TILES, HeroTiles } from "./HeroTile.tsx";
import type { HeroTile_product$key } from "#__generated__/HeroTile_product.graphql.ts";
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

/** Letters of a word that the hero's type fits at its full size, and of the longest it makes room for. */
const [ROOMY, LONGEST] = [8, 24];

/** Returns the letters of a headline's longest word, in steps of two; undefined if it is short. */
function longestWord(headline: string): number | undefined {
  const lengths = headline.split(/[\s\u002D\u2010-\u2014]+/).map(({ length }) => length);
  const longest = Math.max(...lengths);
  return longest > ROOMY ? Math.min(longest + (longest % 2), LONGEST) : undefined;
}

type HeroProps = {
  query: Hero_query$key;
  newest: Hero_newest$key;
  /** Products of the tiles, of which there are as many; at most 8. */
  products?: readonly HeroTile_product$key[] | undefined;
  /** In place of the shop's own texts. */
  headline?: string;
  lede?: string;
  link?: { label: string; href: string };
  /** False for another hero of the page, which has no category nav, promises and `h1`. */
  isMain?: boolean;
  /** True if it is at the top of the page. */
  isFirst?: boolean;
};

/**
 * Hero of the front page: category nav, headline, and tiles with the given or featured products. A
 * shop with fewer featured ones shows its newest products in the other tiles, those with a picture
 * first.
 */
export function Hero({ isMain = true, isFirst = true, ...props }: HeroProps) {
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
  const count = props.products?.length ?? HERO_TILES;
  const arranged = count === HERO_TILES ? "" : ` ${styles[`of${count}`]}`;
  const link = props.link ?? { href: "/products", label: invitation || t("page.seeEverything") };
  const Heading = isMain ? "h1" : "h2";
  const title = props.headline || headline || tagline || allProducts;
  // The shop's lede continues its own headline.
  const below = props.headline ? props.lede : props.lede || lede;
  return (
    <section
      data-part="hero"
      className={styles.hero}
      aria-label={isMain ? t("page.shopWindow") : props.headline || undefined}
    >
      <div className={`${styles.tiles}${arranged}${isMain ? "" : ` ${styles.further}`}`}>
        {isMain && (
          <div className={styles.categories}>
            <CategoryNav query={query} />
          </div>
        )}
        <div data-part="hero.text" className={styles.text}>
          <Heading
            data-part="hero.headline"
            data-longest={longestWord(title)}
            className={styles.headline}
          >
            {title}
          </Heading>
          {below && <p className={styles.lede}>{below}</p>}
          <div>
            <ButtonLink href={link.href}>{link.label}</ButtonLink>
          </div>
        </div>
        <HeroTiles
          products={props.products ?? [...featured, ...others]}
          count={count}
          isEager={isFirst}
        />
      </div>
      {isMain && promises.length > 0 && (
        <ul data-part="promises" className={`room ${styles.promises}`}>
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
