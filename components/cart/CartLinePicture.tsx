import { graphql, useFragment } from "react-relay";
import type { CartLinePicture_item$key } from "#__generated__/CartLinePicture_item.graphql.ts";
import styles from "./CartLine.module.css";

const itemFragment = graphql`
  fragment CartLinePicture_item on CartItem {
    product {
      node {
        image {
          sourceUrl
          srcSet
          altText
          title
        }
        galleryImages {
          nodes {
            sourceUrl
            srcSet
            altText
            title
          }
        }
      }
    }
    variation {
      node {
        image {
          sourceUrl
          srcSet
          altText
          title
        }
      }
    }
  }
`;

/** A cart line's picture: the variation's, else the product's, else the first of the gallery. */
export function CartLinePicture(props: { item: CartLinePicture_item$key }) {
  const { product, variation } = useFragment(itemFragment, props.item);
  const { image, galleryImages } = product?.node ?? {};
  const picture = variation?.node.image ?? image ?? galleryImages?.nodes[0];
  if (!picture?.sourceUrl) return <div className={styles.picture} />;
  return (
    <img
      className={styles.picture}
      src={picture.sourceUrl}
      srcSet={picture.srcSet ?? undefined}
      sizes="(min-width: 900px) 96px, 80px"
      alt={picture.altText ?? ""}
      title={picture.title ?? undefined}
      width={96}
      height={120}
      loading="lazy"
    />
  );
}
