import { graphql, useFragment } from "react-relay";
import { pictureSizes } from "#components/product/pictureSizes.ts";
import { ProductPicture } from "#components/product/ProductPicture.tsx";
import { SetPrice } from "#components/product/SetPrice.tsx";
import { Price } from "#components/ui/Price.tsx";
import { shortPrice } from "#components/ui/priceText.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { HeroTile_product$key } from "#__generated__/HeroTile_product.graphql.ts";
import { localePath } from "#words/localePath.ts";
import { hero } from "#theme/theme.json";
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

type HeroTileProps = {
  product: HeroTile_product$key;
  place: Place;
  isEager: boolean;
};

/** Hero tile: one product's picture with its name and price. */
function HeroTile({ product: productKey, place, isEager }: HeroTileProps) {
  const product = useFragment(tileFragment, productKey);
  const price = <Price price={shortPrice(product.price)} isOnCard />;
  return (
    <a
      className={place.isWide ? `${styles.tile} ${styles.wide}` : styles.tile}
      href={localePath(`/product/${product.slug}`)}
    >
      <ProductPicture picture={product.image} sizes={place.sizes} isEager={isEager} isDecoration />
      <span data-part="hero.label" className={styles.tag}>
        <span className={styles.name}>{plainText(product.name)}</span>{" "}
        {product.set ? <SetPrice set={product.set}>{price}</SetPrice> : price}
      </span>
    </a>
  );
}

/** Place of a tile: its class, the `sizes` of its picture, and if it is wider than high. */
type Place = { name: string; sizes: string; isWide?: boolean };

const TALL = { name: "tall", sizes: pictureSizes.heroTall };
const SMALL = { name: "small", sizes: pictureSizes.heroSmall };
const FOUR = [TALL, { name: "wide", sizes: pictureSizes.heroWide, isWide: true }, SMALL, SMALL];

const repeated = (count: number, name: string, sizes: string): readonly Place[] =>
  Array.from({ length: count }, () => ({ name, sizes, isWide: name === "extra" }));

/** Places by the number of tiles. */
const PLACES: readonly (readonly Place[])[] = [
  [],
  repeated(1, "large", pictureSizes.story),
  repeated(2, "pair", pictureSizes.heroTall),
  [TALL, ...repeated(2, "half", pictureSizes.pageHead)],
  FOUR,
  [TALL, SMALL, SMALL, SMALL, SMALL],
  [...FOUR, ...repeated(2, "extra", "50vw")],
  [...FOUR, ...repeated(3, "extra", pictureSizes.pageHead)],
  [...FOUR, ...repeated(4, "extra", pictureSizes.row)],
];

export const HERO_TILES = FOUR.length;

/** Place in a full hero: its picture, or the strip, whose last tile may be alone in a row. */
const fullPlace = (index: number, count: number): Place => {
  if (index === 0) return { name: "large", sizes: "100vw" };
  const isAlone = index === count - 1 && count % 2 === 0;
  return { name: "small", sizes: isAlone ? pictureSizes.heroWide : pictureSizes.pageHead };
};

type HeroTilesProps = {
  products: readonly HeroTile_product$key[];
  /** Number of tiles; the hero's class `of5` arranges five. */
  count?: number;
  /** False below the first screen. */
  isEager?: boolean;
};

/** True in a theme whose first picture is over the whole width, and the others below it. */
const isFull = hero === "full";

/** The tiles of a hero, with a product in each as far as there are some. */
export const HeroTiles = ({ products, count = HERO_TILES, isEager = true }: HeroTilesProps) =>
  PLACES[count]?.map((arranged, index) => {
    const product = products[index];
    const place = isFull ? fullPlace(index, count) : arranged;
    return (
      <div
        key={index}
        data-part="hero.tile"
        className={`${heroStyles.tile} ${heroStyles[place.name]}`}
      >
        {product && (
          <HeroTile
            product={product}
            place={place}
            isEager={isEager && index < (isFull ? 1 : HERO_TILES)}
          />
        )}
      </div>
    );
  });
