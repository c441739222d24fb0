import type { ComponentProps, ReactNode } from "react";
import { localePath } from "#words/localePath.ts";

// Elements for the tags of a message.

/** Returns an element for a message's link. */
export const linkTo = (href: string, attributes?: ComponentProps<"a">) =>
  function Linked(text: string, key: number): ReactNode {
    return (
      <a key={key} href={localePath(href)} {...attributes}>
        {text}
      </a>
    );
  };

/** Returns an element for words that only screen readers read. */
export const hiddenPart = (text: string, key: number): ReactNode => (
  <span key={key} className="visually-hidden">
    {text}
  </span>
);
