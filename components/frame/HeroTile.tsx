import { graphql, useFragment } from "react-relay";
import { pictureSizes } from "#components/product/pictureSizes.ts";
import { ProductPicture } from "#components/product/ProductPicture.tsx";
import { SetPrice } from "#components/product/SetPrice.tsx";
import { Price } from "#components/ui/Price.tsx";
import { shortPrice } from "#components/ui/priceText.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { HeroTile_product$key } from "#__generated__/HeroTile_product.graphql.ts";
import { localePath } from "#words/localePath.ts";
import heroStyles from "./Hero.module.css";
import styles from "./HeroTile.module.css";

const tileFragment = graphql`
  fragment HeroTile_product on Product {
    slug
    name
    image {
      ...ProductPicture_picture
    }
    ... on ProductWithPricing {
      price
    }
    ...SetPrice_set @alias(as: "set")
  }
`;

const SIZES = {
  tall: pictureSizes.heroTall,
  wide: pictureSizes.heroWide,
  small: pictureSizes.heroSmall,
} as const;

type HeroTileProps = {
  product: HeroTile_product$key;
  place: keyof typeof SIZES;
};

/** Hero tile: one product's picture with its name and price. */
function HeroTile({ product: productKey, place }: HeroTileProps) {
  const product = useFragment(tileFragment, productKey);
  const price = <Price price={shortPrice(product.price)} isOnCard />;
  return (
    <a
      className={place === "wide" ? `${styles.tile} ${styles.wide}` : styles.tile}
      href={localePath(`/product/${product.slug}`)}
    >
      <ProductPicture picture={product.image} sizes={SIZES[place]} isEager isDecoration />
      <span className={styles.tag}>
        <span className={styles.name}>{plainText(product.name)}</span>{" "}
        {product.set ? <SetPrice set={product.set}>{price}</SetPrice> : price}
      </span>
    </a>
  );
}

const PLACES = ["tall", "wide", "small", "small"] as const;

export const HERO_TILES = PLACES.length;

/** The tiles of a hero, with a product in each as far as there are some. */
export const HeroTiles = ({ products }: { products: readonly HeroTile_product$key[] }) =>
  PLACES.map((place, index) => {
    const product = products[index];
    return (
      <div key={index} className={`${heroStyles.tile} ${heroStyles[place]}`}>
        {product && <HeroTile product={product} place={place} />}
      </div>
    );
  });
