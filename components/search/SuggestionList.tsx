import { useState } from "react";
import type { MouseEvent } from "react";
import { pictureSizes } from "#components/product/pictureSizes.ts";
import { pictureSrcSet } from "#relay/contract/pictureAddress.ts";
import type { OptionGroup, SuggestedOption } from "./optionGroups.ts";
import styles from "./HeaderSearch.module.css";

type SuggestionListProps = {
  groups: readonly OptionGroup[];
  /** Typed text, which stands out in the suggested texts. */
  text: string;
  active: string | undefined;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Text with the typed word beginnings in bold. */
function Words({ words, typed }: { words: string; typed: readonly string[] }) {
  if (typed.length === 0) return words;
  const parts = words.split(new RegExp(`(?<![\\p{L}\\p{N}])(${typed.join("|")})`, "giu"));
  // Every second part is a match.
  return parts.map((part, place) => (place % 2 === 1 ? <b key={place}>{part}</b> : part));
}

/** Product picture, or an empty tile; decorative, as its text stands beside it. */
function Picture({ src }: { src: string | undefined }) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <span className={styles.picture}>
      {src && (
        <img
          sizes={pictureSizes.suggestion}
          srcSet={isWhole || !src.includes("/uploads/") ? undefined : pictureSrcSet(src)}
          src={src}
          alt=""
          width={1200}
          height={1500}
          decoding="async"
          // Our server does not resize other sites' pictures.
          onError={() => setIsWhole(true)}
        />
      )}
    </span>
  );
}

/** Options of the search combobox, grouped by kind; at most one is active. */
export function SuggestionList({ groups, text, active, onFollow }: SuggestionListProps) {
  if (groups.length === 0) return null;
  const typed = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const option = ({ id, href, words, count, thing }: SuggestedOption) => (
    <a
      key={id}
      id={id}
      href={href}
      role="option"
      tabIndex={-1}
      aria-selected={id === active}
      className={thing ? styles.thing : styles.words}
      onClick={onFollow}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {thing && <Picture src={thing.picture} />}
      <span className={styles.name}>{thing ? words : <Words words={words} typed={typed} />}</span>
      {thing?.price && <span className={styles.price}>{thing.price}</span>}
      {count !== undefined && (
        <span className={styles.count}>
          {count}
          <span className="visually-hidden"> {count === 1 ? "thing" : "things"}</span>
        </span>
      )}
    </a>
  );
  return (
    <div id="suggestions" role="listbox" aria-label="Suggestions" className={styles.list}>
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
