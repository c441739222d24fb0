import { graphql, useFragment } from "react-relay";
import { pictureSizes } from "#components/product/pictureSizes.ts";
import { ProductPicture } from "#components/product/ProductPicture.tsx";
import { Price } from "#components/ui/Price.tsx";
import { plainText } from "#components/ui/plainText.ts";
import type { HeroTile_product$key } from "#__generated__/HeroTile_product.graphql.ts";
import styles from "./HeroTile.module.css";

const lightFragment = graphql`
  fragment HeroTile_product on Product {
    slug
    name
    image {
      ...ProductPicture_picture
    }
    ... on ProductWithPricing {
      price
    }
  }
`;

const SIZES = {
  tall: pictureSizes.windowTall,
  wide: pictureSizes.windowWide,
  small: pictureSizes.windowSmall,
} as const;

/** Returns a price without zero decimals: "£18.00" becomes "£18". */
const onTag = (price: string | null | undefined) => price?.replaceAll(/[.,]00(?!\d)/g, "");

type ShopWindowLightProps = {
  product: HeroTile_product$key;
  place: keyof typeof SIZES;
};

/** Hero tile: one product's picture with its name and price. */
export function HeroTile({ product: productKey, place }: ShopWindowLightProps) {
  const product = useFragment(lightFragment, productKey);
  return (
    <a className={`${styles.light} ${styles[place]}`} href={`/product/${product.slug}`}>
      <ProductPicture picture={product.image} sizes={SIZES[place]} isEager isDecoration />
      <span className={styles.tag}>
        <span className={styles.name}>{plainText(product.name)}</span>{" "}
        <Price price={onTag(product.price)} />
      </span>
    </a>
  );
}
