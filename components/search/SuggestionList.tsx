import { useState } from "react";
import type { MouseEvent } from "react";
import { Price } from "#components/ui/Price.tsx";
import { pictureSizes } from "#components/product/pictureSizes.ts";
import { isUpload, pictureSrcSet } from "#relay/contract/page/pictureAddress.ts";
import type { Words } from "#relay/contract/page/shopTexts.ts";
import { Matched } from "./Matched.tsx";
import type { OptionGroup, SuggestedOption } from "./optionGroups.ts";
import { t, tags } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./SuggestionList.module.css";
import { hiddenPart } from "#components/ui/messageTags.tsx";

// Suggestions of the search dialog: the combobox's listbox, grouped by type.

type SuggestionListProps = {
  groups: readonly OptionGroup[];
  /** Typed text, which stands out in the suggested texts. */
  text: string;
  active: string | undefined;
  words: Words;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Text with the typed word beginnings in bold. */
function Highlighted({ text, typed }: { text: string; typed: readonly string[] }) {
  if (typed.length === 0) return text;
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${typed.join("|")})`, "giu"));
  // Every second part is a match.
  return parts.map((part, place) => (place % 2 === 1 ? <b key={place}>{part}</b> : part));
}

/** Product picture, or an empty tile; decorative, as the name is beside it. */
function Picture({ src }: { src: string | undefined }) {
  const [isOriginal, setIsOriginal] = useState(false);
  return (
    <span className={styles.picture}>
      {src && (
        <img
          sizes={pictureSizes.suggestion}
          srcSet={isOriginal || !isUpload(src) ? undefined : pictureSrcSet(src)}
          src={src}
          alt=""
          width={1200}
          height={1500}
          decoding="async"
          // Our server does not resize other sites' pictures.
          onError={() => setIsOriginal(true)}
        />
      )}
    </span>
  );
}

/** Renders the options as links, at most one of which is active; nothing without groups. */
export function SuggestionList({ groups, text, active, words, onFollow }: SuggestionListProps) {
  if (groups.length === 0) return null;
  const shown = (part: string, key: number) => <span key={key}>{part}</span>;
  const typed = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const option = ({ id, href, label, count, product }: SuggestedOption) => (
    <a
      key={id}
      id={id}
      href={localePath(href)}
      role="option"
      tabIndex={-1}
      aria-selected={id === active}
      className={product ? styles.product : styles.text}
      onClick={onFollow}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {product && <Picture src={product.picture} />}
      <span className={styles.name}>
        {product ? <Matched text={label} /> : <Highlighted text={label} typed={typed} />}
        {product?.reason && (
          <span className={styles.reason}>
            <Matched text={product.reason} />
          </span>
        )}
      </span>
      {product?.isSoldOut && <span className={styles.soldOut}>{t("product.soldOut")}</span>}
      {product?.price && !product.isSoldOut && (
        <span className={styles.price}>
          <Price {...product} price={product.price} isOnCard />
        </span>
      )}
      {count !== undefined && (
        <span className={styles.count}>
          {tags("search.categoryCount", { count: shown, unit: hiddenPart }, { count, ...words })}
        </span>
      )}
    </a>
  );
  return (
    <div
      id="suggestions"
      role="listbox"
      aria-label={t("search.suggestions")}
      className={styles.list}
    >
      {groups.map(({ id, title, options }) => (
        <div key={id} role="group" aria-labelledby={`title-${id}`} className={styles[id]}>
          <div id={`title-${id}`} role="presentation" className={styles.title}>
            {title}
          </div>
          <div role="presentation" className={styles.options}>
            {options.map(option)}
          </div>
        </div>
      ))}
    </div>
  );
}
