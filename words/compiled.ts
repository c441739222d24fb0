import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Choice, Message, Part } from "./format.ts";

// Messages in ICU MessageFormat, parsed once: on the server at a message's first use, for browsers
// when their scripts are built.

/** Returns the cases of a plural or a choice, each compiled. */
const casesOf = (options: Record<string, { value: MessageFormatElement[] }>): Choice =>
  Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, messageOf(value)]));

function partOf(element: MessageFormatElement): Part {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return [element.value];
    case TYPE.number:
      return [element.value, "number"];
    case TYPE.pound:
      return ["#"];
    case TYPE.select:
      return [element.value, "select", casesOf(element.options)];
    case TYPE.plural:
      return [element.value, element.pluralType ?? "cardinal", casesOf(element.options)];
    case TYPE.tag:
      return [element.value, "tag", messageOf(element.children)];
    default:
      throw new Error("Dates and times are formatted before they are values of a message.");
  }
}

function messageOf(elements: MessageFormatElement[]): Message {
  const parts = elements.map(partOf);
  const [only = "", ...more] = parts;
  return typeof only === "string" && more.length === 0 ? only : parts;
}

/** Compiles a message: a text without values is a string. Throws for invalid MessageFormat. */
export const compiled = (text: string): Message => messageOf(parse(text));
