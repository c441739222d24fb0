import { graphql, useFragment } from "react-relay";
import type { ProductPicture_picture$key } from "#__generated__/ProductPicture_picture.graphql.ts";
import styles from "./ProductPicture.module.css";

// Responsive product image (`srcset`), loaded lazily except above the fold.

const pictureFragment = graphql`
  fragment ProductPicture_picture on MediaItem {
    sourceUrl
    srcSet
    altText
  }
`;

type ProductPictureProps = {
  picture: ProductPicture_picture$key | null | undefined;
  sizes: string;
  /** Loads at once and with high priority: for pictures above the fold. */
  isEager?: boolean;
  /** For a picture beside the text it shows: leaves `alt` empty. */
  isDecoration?: boolean;
};

/** Renders a picture that fills its tile; without a picture an empty tile. */
export function ProductPicture(props: ProductPictureProps) {
  const { sizes, isEager = false, isDecoration = false } = props;
  const picture = useFragment(pictureFragment, props.picture ?? null);
  if (!picture?.sourceUrl) return <span className={styles.missing} />;
  return (
    <img
      className={styles.picture}
      sizes={sizes}
      srcSet={picture.srcSet ?? undefined}
      src={picture.sourceUrl}
      alt={isDecoration ? "" : (picture.altText ?? "")}
      width={1200}
      height={1500}
      decoding="async"
      loading={isEager ? "eager" : "lazy"}
      fetchPriority={isEager ? "high" : "auto"}
    />
  );
}
