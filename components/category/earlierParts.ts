import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Disposable, Environment, GraphQLTaggedNode, Variables } from "relay-runtime";

// Parts of a listing displayed before, read from Relay's store.

/** Displayed part of a listing: its query variables and its number of products. */
export type KnownPart = { variables: Variables; count: number };

type Remembered = { environment: Environment; parts: readonly KnownPart[]; retained: Disposable[] };

/** Maximum number of listings to which a shopper may return within a few steps. */
const MOST = 5;

const remembered = new Map<string, Remembered>();

/** Saves which parts of a listing preceded a URL's own part, for shoppers who return to it. */
export function rememberParts(
  environment: Environment,
  document: GraphQLTaggedNode,
  address: string,
  parts: readonly KnownPart[],
): void {
  const retained = parts.map(({ variables }) =>
    environment.retain(createOperationDescriptor(getRequest(document), variables)),
  );
  for (const { dispose } of remembered.get(address)?.retained ?? []) dispose();
  remembered.delete(address);
  remembered.set(address, { environment, parts, retained });
  const [oldest] = remembered.keys();
  if (remembered.size <= MOST || oldest === undefined) return;
  for (const { dispose } of remembered.get(oldest)?.retained ?? []) dispose();
  remembered.delete(oldest);
}

/** Returns the parts that preceded a URL's own; none from another shopper's store. */
export function earlierParts(environment: Environment, address: string): readonly KnownPart[] {
  const known = remembered.get(address);
  return known?.environment === environment ? known.parts : [];
}
