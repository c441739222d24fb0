import { useState } from "react";
import type { MouseEvent } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { Later } from "#components/ui/Later.tsx";
import { plainText } from "#components/ui/plainText.ts";
import type { Gallery_product$key } from "#__generated__/Gallery_product.graphql.ts";
import type { ProductPicture_picture$key } from "#__generated__/ProductPicture_picture.graphql.ts";
import { pictureSizes } from "./pictureSizes.ts";
import { ProductPicture } from "./ProductPicture.tsx";
import styles from "./Gallery.module.css";

const galleryFragment = graphql`
  fragment Gallery_product on Product {
    name
    image {
      id
      ...ProductPicture_picture
    }
    galleryImages(first: 20) {
      nodes {
        id
        ...ProductPicture_picture
      }
    }
    ... on ProductWithAttributes {
      attributes(first: 100) {
        nodes {
          label
          options
          visible
        }
      }
    }
  }
`;

type GalleryProps = {
  product: Gallery_product$key;
  /** The picture of the chosen variation, which is shown until another is picked. */
  chosen?: (ProductPicture_picture$key & { readonly id: string }) | null | undefined;
};

/** A thing's pictures in a painted frame; each small one is a link to its large view. */
export function Gallery({ product, chosen }: GalleryProps) {
  const { name, image, galleryImages, attributes } = useFragment(galleryFragment, product);
  const pictures = [image, ...(galleryImages?.nodes ?? [])].filter((picture) => picture != null);
  const views = pictures.filter(
    ({ id }, place) => pictures.findIndex((other) => other.id === id) === place,
  );
  const { urlParsed, urlPathname } = usePageContext();
  const asked = Number(urlParsed.search.view) - 1;
  // What was picked counts until another variation is chosen.
  const [pick, setPick] = useState(views[asked] ? { view: asked, chosenId: chosen?.id } : null);
  const isPicked = pick !== null && pick.chosenId === chosen?.id;
  const shown = (isPicked ? views[pick.view] : chosen) ?? views[0];
  const maker = attributes?.nodes.find(
    ({ label, visible }) => visible && /^made (by|in)\b/i.test(label ?? ""),
  );

  const show = (view: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The router listens on the document, and would load the page again for its other view.
    event.stopPropagation();
    setPick({ view, chosenId: chosen?.id });
  };

  return (
    <section className={styles.frame} aria-label={`Pictures of ${plainText(name)}`}>
      <div className={styles.panes}>
        <div className={styles.main} aria-live="polite">
          <ProductPicture picture={shown} sizes={pictureSizes.main} isEager />
        </div>
        {views.length > 1 && (
          <Later>
            <ul className={styles.thumbs}>
              {views.map((picture, view) => (
                <li key={picture.id}>
                  <a
                    href={`${urlPathname}?view=${view + 1}`}
                    aria-label={`View ${view + 1} of ${views.length}`}
                    aria-current={picture.id === shown?.id ? "true" : undefined}
                    onClick={show(view)}
                  >
                    <ProductPicture picture={picture} sizes={pictureSizes.thumb} isDecoration />
                  </a>
                </li>
              ))}
            </ul>
          </Later>
        )}
      </div>
      {maker && (
        <p className={styles.rail}>
          <strong>{plainText(maker.label)}</strong> {plainText(maker.options?.join(", "))}
        </p>
      )}
    </section>
  );
}
