import { compiled } from "./compiled.ts";
import { language, server } from "./language.ts";
import { format, formatTags } from "./format.ts";
import type { Message, Wraps } from "./format.ts";
import type { Catalogue } from "./language.ts";
import en from "./en.json" with { type: "json" };
import type { MessageValues } from "./__generated__/messages.ts";

// The interface's words by key. A build for browsers replaces each call by its message
// (`server/bundling/words.ts`), so that this module and its catalogue stay on the server.

/** Keys of the catalogue. */
export type MessageKey = keyof MessageValues;

/** Messages by language, then by key: a name made of both would be hashed at each use. */
const messagesIn = new Map<string, Map<string, Message>>();

function messageOf(key: string): Message {
  const current = language();
  const messages = messagesIn.get(current) ?? new Map<string, Message>();
  const known = messages.get(key);
  if (known !== undefined) return known;
  const [group = "", part = ""] = key.split(".");
  const catalogue: Catalogue = server.catalogue?.(current) ?? en;
  const text = catalogue[group]?.[part];
  if (text === undefined) throw new Error(`There is no message "${key}" in "${current}".`);
  const message = compiled(text);
  messages.set(key, message);
  messagesIn.set(current, messages);
  return message;
}

type OwnValues<Key extends MessageKey> = MessageValues[Key] extends undefined
  ? []
  : [values: MessageValues[Key]];

/**
 * Returns a message in the current language, with its values. The key is a literal: the build
 * replaces the call.
 */
export function t<Key extends MessageKey>(key: Key, ...[values]: OwnValues<Key>): string {
  return format(messageOf(key), values ?? {});
}

/** Returns a message's parts; `wraps` gives its tags their elements. */
export function tags<Key extends MessageKey, Node>(
  key: Key,
  wraps: Wraps<Node>,
  ...[values]: OwnValues<Key>
): (string | Node)[] {
  return formatTags(messageOf(key), wraps, values ?? {});
}
