import { useRef, useState } from "react";
import type { MouseEvent, PointerEvent } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { DeferUntilPaint } from "#components/ui/DeferUntilPaint.tsx";
import { isPlainClick } from "#components/ui/isPlainClick.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { useOnDemand } from "#components/ui/useOnDemand.ts";
import type { Gallery_product$key } from "#__generated__/Gallery_product.graphql.ts";
import type { ProductPicture_picture$key } from "#__generated__/ProductPicture_picture.graphql.ts";
import { galleryViews, otherValuesShown } from "./galleryViews.ts";
import { pictureSizes } from "./pictureSizes.ts";
import { ProductPicture } from "./ProductPicture.tsx";
import { Ticket } from "./SaleTicket.tsx";
import type { VariationState } from "./useVariation.ts";
import styles from "./Gallery.module.css";

// Product gallery: the large picture, its thumbnails and the lightbox.

const galleryFragment = graphql`
  fragment Gallery_product on Product {
    name
    image {
      id
      sourceUrl
      ...ProductPicture_picture
    }
    galleryImages(first: 20) {
      nodes {
        id
        sourceUrl
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

type Picture = ProductPicture_picture$key & {
  readonly id: string;
  readonly sourceUrl: string | null | undefined;
};

type GalleryProps = {
  product: Gallery_product$key;
  /** The picture of the choice is displayed until another is picked. */
  variations: Pick<VariationState, "attributes" | "choice" | "picture">;
};

/** Pixels of a horizontal swipe over the large picture that show the next one. */
const SWIPE = 40;

const importLightbox = async () => (await import("./Lightbox.tsx")).Lightbox;

/**
 * Renders the gallery. Each thumbnail links to its large view; the large picture links to its file,
 * or with script opens the lightbox.
 */
export function Gallery({ product, variations }: GalleryProps) {
  const data = useFragment(galleryFragment, product);
  const { name, image, galleryImages, attributes } = data;
  const pictures = [image, ...(galleryImages?.nodes ?? [])].filter((picture) => picture != null);
  const { attributes: choices, choice, picture: chosen } = variations;
  const views: Picture[] = galleryViews<Picture>(pictures, choices, chosen);
  const { urlParsed, urlPathname, loaded } = usePageContext();
  const requestedView = Number(urlParsed.search.view) - 1;
  // A picked picture is displayed until a choice with another one.
  const [pick, setPick] = useState(
    views[requestedView] ? { view: requestedView, chosenId: chosen?.id } : null,
  );
  const isPicked = pick !== null && pick.chosenId === chosen?.id;
  const isChosen = ({ id }: Picture) => id === chosen?.id;
  const shown = (isPicked ? views[pick.view] : views.find(isChosen)) ?? views[0];
  const isShown = (picture: Picture) => picture.id === shown?.id;
  // The picture before stays on display until the next one has loaded.
  const [loadedId, setLoadedId] = useState(shown?.id);
  const otherValues = otherValuesShown(shown, image, choices, choice, chosen);
  const opener = useRef<HTMLAnchorElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [Lightbox, loadLightbox] = useOnDemand(importLightbox);
  const maker = attributes?.nodes.find(
    ({ label, visible }) => visible && /^made (by|in)\b/i.test(label ?? ""),
  );

  const addressOf = (view: number) =>
    `${urlPathname}?${new URLSearchParams({ ...urlParsed.search, view: `${view + 1}` })}`;
  const show = (view: number) => setPick({ view, chosenId: chosen?.id });

  const touchStart = useRef(0);
  const showSwiped = ({ pointerType, clientX }: PointerEvent) => {
    const distance = touchStart.current - clientX;
    const view = views.findIndex(isShown) + Math.sign(distance);
    if (pointerType === "touch" && Math.abs(distance) > SWIPE && views[view]) show(view);
  };

  const prepare = () => void loadLightbox().catch(() => {});
  const enlarge = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    const { href } = event.currentTarget;
    loadLightbox().then(
      () => setIsOpen(true),
      () => location.assign(href),
    );
  };

  return (
    <section id="pictures" className={styles.frame} aria-label={`Pictures of ${plainText(name)}`}>
      <div className={styles.views}>
        <div
          className={styles.main}
          aria-live="polite"
          onPointerDown={({ clientX }) => (touchStart.current = clientX)}
          onPointerUp={showSwiped}
          onLoad={() => setLoadedId(shown?.id)}
        >
          {shown?.sourceUrl ? (
            <a
              ref={opener}
              className={styles.opener}
              href={shown.sourceUrl}
              data-vike="false"
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={enlarge}
            >
              <span className="visually-hidden">Larger view: </span>
              <ProductPicture picture={shown} sizes={pictureSizes.main} isEager />
            </a>
          ) : (
            <ProductPicture picture={shown} sizes={pictureSizes.main} isEager />
          )}
          {otherValues.length > 0 && loadedId === shown?.id && (
            <p className={styles.shownIn}>
              <Ticket label={`Shown in ${plainText(otherValues.join(", "))}`} />
            </p>
          )}
        </div>
        {loaded?.isPartial && <ul className={styles.thumbs} />}
        <DeferUntilPaint>
          <GalleryThumbs views={views} shownId={shown?.id} addressOf={addressOf} show={show} />
        </DeferUntilPaint>
      </div>
      {Lightbox && isOpen && (
        <Lightbox
          name={plainText(name)}
          pictures={views}
          start={views.findIndex(isShown)}
          onClosed={() => {
            setIsOpen(false);
            opener.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {maker && (
        <p className={styles.rail}>
          <strong>{plainText(maker.label)}</strong> {plainText(maker.options?.join(", "))}
        </p>
      )}
    </section>
  );
}

type GalleryThumbsProps = {
  views: readonly Picture[];
  shownId: string | undefined;
  addressOf: (view: number) => string;
  show: (view: number) => void;
};

/** Thumbnails, of more than one view: links to their large views, which script shows in place. */
function GalleryThumbs({ views, shownId, addressOf, show }: GalleryThumbsProps) {
  if (views.length < 2) return null;
  const showLinked = (view: number) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The router listens on the document and would load the page again for the other view.
    event.stopPropagation();
    show(view);
  };
  return (
    <ul className={styles.thumbs}>
      {views.map((picture, view) => (
        <li key={picture.id}>
          <a
            href={addressOf(view)}
            data-vike="false"
            aria-label={`View ${view + 1} of ${views.length}`}
            aria-current={picture.id === shownId ? "true" : undefined}
            onClick={showLinked(view)}
          >
            <ProductPicture picture={picture} sizes={pictureSizes.thumb} isDecoration />
          </a>
        </li>
      ))}
    </ul>
  );
}
