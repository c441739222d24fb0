import type { GraphQLSchema } from "graphql";
import { parse, validate } from "graphql";
import type { Probe } from "./doctorCheck.ts";

// Operations of the storefront, and their validation against a shop's schema.

/** Operation of browsers, of the server, or of the mirror. */
export type OwnOperation = { name: string; text: string };

/** Operation that a shop refuses, with its reasons. */
export type InvalidOperation = { name: string; messages: readonly string[] };

/**
 * Operations of features that a shop may lack: accounts, those of the plugin for WordPress, and the
 * link to WordPress's own checkout.
 */
const FEATURES = {
  accounts: /^customerSignIn/,
  file: /^(?:linkedOrders|orderLinkEmail)/,
  handOver: /^handOver(?!PlainPage)/,
};

type Feature = keyof typeof FEATURES;

/** Returns the feature that an operation belongs to; undefined if every shop needs it. */
export const featureOf = (name: string): Feature | undefined =>
  (Object.keys(FEATURES) as Feature[]).find((feature) => FEATURES[feature].test(name));

/** Returns operations by their texts, sorted by name. */
export const ownOperations = (texts: readonly string[]): OwnOperation[] =>
  texts
    .map((text) => ({ name: /^\w+ (\w+)/.exec(text)?.[1] ?? "", text }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));

/** Returns an operation's text on one line, with fragments that no other operation has. */
const onOneLine = ({ text }: OwnOperation, index: number): string =>
  text
    .replaceAll("\n", " ")
    .replaceAll(/\bfragment (\w+)/g, `fragment $1_${index}`)
    .replaceAll(/\.\.\.(?!on\b)(\w+)/g, `...$1_${index}`);

/**
 * Asks a shop which operations its schema refuses. All of them are in one document, of which it
 * runs another operation: the document is validated, and none of ours is carried out.
 */
export async function refusedOperations(
  probe: Probe,
  operations: readonly OwnOperation[],
): Promise<InvalidOperation[]> {
  const operationName = "doctorOperationsQuery";
  const lines = [`query ${operationName}{__typename}`, ...operations.map(onOneLine)];
  const { errors } = await probe({ operationName, query: lines.join("\n") });
  const found = new Map<string, string[]>();
  for (const { message, locations } of errors) {
    const line = locations?.[0]?.line ?? 0;
    const name = operations[line - 2]?.name ?? "all operations";
    found.set(name, [...(found.get(name) ?? []), message]);
  }
  return Array.from(found, ([name, messages]) => ({ name, messages: [...new Set(messages)] }));
}

/** Returns the operations that a schema refuses. */
export function invalidOperations(
  schema: GraphQLSchema,
  operations: readonly OwnOperation[],
): InvalidOperation[] {
  return operations.flatMap(({ name, text }) => {
    const messages = validate(schema, parse(text)).map(({ message }) => message);
    return messages.length === 0 ? [] : [{ name, messages: [...new Set(messages)] }];
  });
}
