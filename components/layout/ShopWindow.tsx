import { graphql, useFragment } from "react-relay";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { ShopWindowLight } from "./ShopWindowLight.tsx";
import type { ShopWindow_query$key } from "#__generated__/ShopWindow_query.graphql.ts";
import { shopWords } from "./shopWords.ts";
import { Transom } from "./Transom.tsx";
import { windowWords } from "./windowWords.ts";
import styles from "./ShopWindow.module.css";

const windowFragment = graphql`
  fragment ShopWindow_query on RootQuery {
    ...Transom_query
    featured: products(
      first: 4
      where: { visibility: VISIBLE, featured: true, orderby: [{ field: MENU_ORDER, order: ASC }] }
    ) {
      nodes {
        ...ShopWindowLight_product
      }
    }
  }
`;

const PLACES = ["tall", "wide", "small", "small"] as const;

/** Hero of the front page: category nav, headline, and tiles with featured products. */
export function ShopWindow(props: { query: ShopWindow_query$key }) {
  const query = useFragment(windowFragment, props.query);
  const lights = query.featured?.nodes ?? [];
  return (
    <section className={styles.front} aria-label="Shop window">
      <div className={styles.window}>
        <div className={styles.transom}>
          <Transom query={query} />
        </div>
        <div className={styles.text}>
          <h1 className={styles.sign}>{shopWords.headline}</h1>
          <p className={styles.lede}>{windowWords.lede}</p>
          <div>
            <ButtonLink href="/products">{windowWords.invitation}</ButtonLink>
          </div>
        </div>
        {PLACES.map((place, index) => {
          const light = lights[index];
          return (
            <div key={index} className={`${styles.light} ${styles[place]}`}>
              {light && <ShopWindowLight product={light} place={place} />}
            </div>
          );
        })}
      </div>
      <ul className={`room ${styles.stallriser}`}>
        {windowWords.promises.map(({ strong, rest }) => (
          <li key={strong}>
            <strong>{strong}</strong> {rest}
          </li>
        ))}
      </ul>
    </section>
  );
}
