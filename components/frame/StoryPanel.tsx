import { graphql, useFragment } from "react-relay";
import { pictureSizes } from "#components/product/pictureSizes.ts";
import { ProductPicture } from "#components/product/ProductPicture.tsx";
import { TextLink } from "#components/ui/TextLink.tsx";
import type { StoryPanel_product$key } from "#__generated__/StoryPanel_product.graphql.ts";
import type { Story } from "#relay/contract/page/shopTexts.ts";
import styles from "./StoryPanel.module.css";

const storyFragment = graphql`
  fragment StoryPanel_product on Product {
    slug
    image {
      ...ProductPicture_picture
    }
    # A detail, then the product in use: the last one is displayed.
    galleryImages(first: 2) {
      nodes {
        ...ProductPicture_picture
      }
    }
  }
`;

/** Editorial panel: the shop's text about one product, beside a picture of it in use. */
export function StoryPanel(props: { product: StoryPanel_product$key; story: Omit<Story, "slug"> }) {
  const { slug, image, galleryImages } = useFragment(storyFragment, props.product);
  const picture = galleryImages?.nodes.at(-1) ?? image;
  if (!picture) return null;
  const { headline, text, invitation } = props.story;
  return (
    <section data-part="story" className={styles.panel}>
      <div className={styles.picture}>
        <ProductPicture picture={picture} sizes={pictureSizes.story} />
      </div>
      <div className={styles.text}>
        <h2>{headline}</h2>
        <p>{text}</p>
        <TextLink href={`/product/${slug}`}>{invitation}</TextLink>
      </div>
    </section>
  );
}
