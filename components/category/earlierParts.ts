import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Disposable, Environment, GraphQLTaggedNode, Variables } from "relay-runtime";

// Parts of a listing displayed before, read from Relay's store.

/** Displayed part of a listing: its query variables and its number of products. */
export type KnownPart = { variables: Variables; count: number };

type SavedParts = { environment: Environment; parts: readonly KnownPart[]; retained: Disposable[] };

/** Maximum number of listings to which a shopper may return within a few steps. */
const MOST = 5;

const saved = new Map<string, SavedParts>();

/** Saves which parts of a listing preceded a URL's own part, for shoppers who return to it. */
export function saveParts(
  environment: Environment,
  document: GraphQLTaggedNode,
  address: string,
  parts: readonly KnownPart[],
): void {
  const retained = parts.map(({ variables }) =>
    environment.retain(createOperationDescriptor(getRequest(document), variables)),
  );
  for (const { dispose } of saved.get(address)?.retained ?? []) dispose();
  saved.delete(address);
  saved.set(address, { environment, parts, retained });
  const [oldest] = saved.keys();
  if (saved.size <= MOST || oldest === undefined) return;
  for (const { dispose } of saved.get(oldest)?.retained ?? []) dispose();
  saved.delete(oldest);
}

/** Returns the parts that preceded a URL's own; none from another shopper's store. */
export function earlierParts(environment: Environment, address: string): readonly KnownPart[] {
  const known = saved.get(address);
  return known?.environment === environment ? known.parts : [];
}
