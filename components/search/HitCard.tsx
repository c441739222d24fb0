import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { MetaLine } from "#components/product/CardMeta.tsx";
import { pictureSizes } from "#components/product/pictureSizes.ts";
import { NextView } from "#components/product/ProductCard.tsx";
import { saleLabel } from "#components/product/saving.ts";
import { Ticket } from "#components/product/SaleTicket.tsx";
import { StockText } from "#components/product/StockLine.tsx";
import { Price } from "#components/ui/Price.tsx";
import type { Facets } from "#relay/contract/page/facets.ts";
import { isUpload, pictureSrcSet } from "#relay/contract/page/pictureAddress.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { sku as hasSku, stock as hasStock } from "#theme/theme.json";
import { t } from "#words/t.ts";
import cardStyles from "#components/product/ProductCard.module.css";
import pictureStyles from "#components/product/ProductPicture.module.css";
import type { Hit, HitPicture } from "./hit.ts";
import { hitAddress, hitChoices, hitOptions, hitPicture } from "./hitOptions.ts";
import { hitPrices } from "./hitPrice.ts";
import { Matched } from "./Matched.tsx";
import { storeHit } from "./storeHit.ts";
import { highlightedName, matchReason } from "./textWords.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { localePath } from "#words/localePath.ts";

// Card of a search hit, in the style of `ProductCard`, with its matches highlighted.

function CardPicture({ src, alt, isEager }: HitPicture & { isEager: boolean }) {
  const [isOriginal, setIsOriginal] = useState(false);
  return (
    <img
      className={pictureStyles.picture}
      sizes={pictureSizes.listing}
      srcSet={isOriginal || !isUpload(src) ? undefined : pictureSrcSet(src)}
      src={src}
      alt={alt}
      width={1200}
      height={1500}
      decoding="async"
      loading={isEager ? "eager" : "lazy"}
      fetchPriority={isEager ? "high" : "auto"}
      // A picture that our server refuses to resize is shown in its original size.
      onError={() => setIsOriginal(true)}
    />
  );
}

/** GraphQL's stock statuses by those of records. */
const STATUSES: Readonly<Record<string, string>> = {
  instock: "IN_STOCK",
  onbackorder: "ON_BACKORDER",
  outofstock: "OUT_OF_STOCK",
};

type HitCardProps = {
  hit: Hit;
  vocabulary: Vocabulary;
  /** Chosen terms by attribute. */
  chosen: Facets["attributes"];
  isEager: boolean;
};

/**
 * Renders a hit with the picture and address of its options that are chosen or in the query, and
 * with the text that it was found by, unless that is its name.
 */
export function HitCard({ hit, vocabulary, chosen, isEager }: HitCardProps) {
  const isSoldOut = hit.stockStatus === "outofstock";
  const { price, regularPrice } = hitPrices(hit, vocabulary.priceFormat);
  const options = hitOptions(hit, vocabulary, chosen);
  const picture = hitPicture(hit, options);
  const reason = matchReason(hit);
  const environment = useRelayEnvironment();
  return (
    <article data-part="card" className={cardStyles.card}>
      <div data-part="card.picture" className={cardStyles.tile}>
        {picture ? (
          <CardPicture key={picture.src} {...picture} isEager={isEager} />
        ) : (
          <span className={pictureStyles.missing} />
        )}
        {options.length === 0 && <NextView src={hit.pictures?.[1]?.src} />}
        <span className={cardStyles.ticket}>
          {isSoldOut ? (
            <Ticket label={t("product.soldOut")} />
          ) : (
            hit.onSale && (
              <Ticket label={saleLabel({ price, regularPrice, raw: `${hit.price ?? ""}` })} isLit />
            )
          )}
        </span>
      </div>
      <div data-part="card.label" className={cardStyles.label}>
        {hasSku && hit.sku && (
          <p data-part="card.sku">{t("product.item", { sku: plainText(hit.sku) })}</p>
        )}
        <h3 data-part="card.name" className={cardStyles.name}>
          <a
            href={localePath(hitAddress(hit, options))}
            onClick={() => storeHit(environment, hit, { price, regularPrice, picture })}
          >
            <Matched text={highlightedName(hit)} />
          </a>
        </h3>
        <p>
          <Price
            price={price}
            regularPrice={regularPrice}
            isOnSale={hit.onSale}
            isOnCard
            notes={hit.priceNotes}
          />
        </p>
        <MetaLine
          fact={reason ? <Matched text={reason} /> : hit.fact}
          choices={hitChoices(hit, vocabulary)}
        />
        {hasStock && <StockText status={STATUSES[hit.stockStatus]} />}
      </div>
    </article>
  );
}
