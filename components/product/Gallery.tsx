import { useRef, useState } from "react";
import type { MouseEvent, PointerEvent } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { DeferUntilPaint } from "#components/ui/DeferUntilPaint.tsx";
import { isPlainClick } from "#components/ui/isPlainClick.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { useOnDemand } from "#components/ui/useOnDemand.ts";
import type {
  Gallery_product$data,
  Gallery_product$key,
} from "#__generated__/Gallery_product.graphql.ts";
import type { ProductPicture_picture$key } from "#__generated__/ProductPicture_picture.graphql.ts";
import { galleryViews, otherValuesShown } from "./galleryViews.ts";
import { pictureSizes, viewSizes } from "./pictureSizes.ts";
import { ProductPicture } from "./ProductPicture.tsx";
import { Ticket } from "./SaleTicket.tsx";
import type { VariationState } from "./useVariation.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
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

/** Screens on which all views are displayed at large. */
const WIDE = "(min-width: 900px)";

const importLightbox = async () => (await import("./Lightbox.tsx")).Lightbox;

/**
 * Renders the gallery. Each of the other views links to its large view, which with script is shown
 * in place on narrow screens; on wide ones it opens the lightbox, as the large picture does, which
 * otherwise links to its file.
 */
export function Gallery({ product, variations }: GalleryProps) {
  const { name: html, image, galleryImages, attributes } = useFragment(galleryFragment, product);
  const name = plainText(html);
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
  /** Says that a picture shows the product in other values than the chosen ones. */
  const noteOn = (picture: Picture | undefined) => {
    const values = otherValuesShown(picture, image, choices, choice, chosen).join(t("page.comma"));
    return values && t("product.shownIn", { values: plainText(values) });
  };
  const opener = useRef<HTMLElement>(null);
  /** View that the lightbox opens with. */
  const [opened, setOpened] = useState<number>();
  const [Lightbox, loadLightbox] = useOnDemand(importLightbox);
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
  const enlarge = (link: HTMLAnchorElement, view: number) => {
    opener.current = link;
    loadLightbox().then(
      () => setOpened(view),
      () => location.assign(link.href),
    );
  };
  const follow = (view: number, isLarge: boolean) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The router listens on the document and would load the page again for the other view.
    event.stopPropagation();
    if (isLarge || matchMedia(WIDE).matches) enlarge(event.currentTarget, view);
    else show(view);
  };

  return (
    <section id="pictures" className={styles.frame} aria-label={t("product.picturesOf", { name })}>
      <div data-part="product.gallery" className={styles.views}>
        <div
          className={styles.main}
          aria-live="polite"
          onPointerDown={({ clientX }) => (touchStart.current = clientX)}
          onPointerUp={showSwiped}
          onLoad={() => setLoadedId(shown?.id)}
        >
          {shown?.sourceUrl ? (
            <a
              className={styles.opener}
              href={shown.sourceUrl}
              data-vike="false"
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={follow(views.findIndex(isShown), true)}
            >
              <span className="visually-hidden">{t("product.largerView")} </span>
              <ProductPicture picture={shown} sizes={pictureSizes.main} isEager />
            </a>
          ) : (
            <ProductPicture picture={shown} sizes={pictureSizes.main} isEager />
          )}
          {loadedId === shown?.id && <ShownIn note={noteOn(shown)} />}
        </div>
        {loaded?.isPartial && <ul className={styles.thumbs} />}
        <DeferUntilPaint>
          <OtherViews
            views={views}
            shownId={shown?.id}
            addressOf={addressOf}
            noteOn={noteOn}
            onFollow={(view) => follow(view, false)}
          />
        </DeferUntilPaint>
      </div>
      {Lightbox && opened !== undefined && (
        <Lightbox
          name={name}
          pictures={views}
          start={opened}
          onClosed={() => {
            setOpened(undefined);
            opener.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <MakersLine attributes={attributes?.nodes} />
    </section>
  );
}

/** The attribute that says where or by whom the product is made. */
function MakersLine(props: {
  attributes: NonNullable<Gallery_product$data["attributes"]>["nodes"] | undefined;
}) {
  const maker = props.attributes?.find(
    ({ label, visible }) =>
      visible && /^(?:made (?:by|in)|hergestellt (?:von|in))\b/i.test(label ?? ""),
  );
  if (!maker) return null;
  return (
    <p className={styles.rail}>
      <strong>{plainText(maker.label)}</strong> {plainText(maker.options?.join(t("page.comma")))}
    </p>
  );
}

/** Ticket of a picture with other values than the chosen ones. */
function ShownIn({ note }: { note: string }) {
  return (
    note && (
      <span className={styles.shownIn}>
        <Ticket label={note} />
      </span>
    )
  );
}

/**
 * Size of one of the other views on wide screens, where two stand beside each other. Of an odd
 * number, the first is as high as the next two together; a single one is as wide as all.
 */
function sizeOf(place: number, count: number): "whole" | "tall" | "small" | "half" {
  if (count === 1) return "whole";
  if (count % 2 === 0 || place > 2) return "half";
  return place === 0 ? "tall" : "small";
}

type OtherViewsProps = {
  views: readonly Picture[];
  shownId: string | undefined;
  addressOf: (view: number) => string;
  noteOn: (picture: Picture) => string;
  onFollow: (view: number) => (event: MouseEvent<HTMLAnchorElement>) => void;
};

/**
 * Thumbnails of all views on narrow screens, and on wide ones the other views at large, as links to
 * their large views.
 */
function OtherViews({ views, shownId, addressOf, noteOn, onFollow }: OtherViewsProps) {
  if (views.length < 2) return null;
  const others = views.filter(({ id }) => id !== shownId);
  return (
    <ul className={styles.thumbs}>
      {views.map((picture, view) => {
        const isShown = picture.id === shownId;
        const size = sizeOf(others.indexOf(picture), others.length);
        const note = noteOn(picture);
        const position = { place: view + 1, count: views.length };
        return (
          <li key={picture.id} className={isShown ? styles.current : styles[size]}>
            <a
              href={localePath(addressOf(view))}
              data-vike="false"
              aria-label={
                note ? t("product.viewShownIn", { ...position, note }) : t("product.view", position)
              }
              aria-current={isShown ? "true" : undefined}
              onClick={onFollow(view)}
            >
              <ProductPicture picture={picture} sizes={viewSizes[size]} isDecoration />
              <ShownIn note={note} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
