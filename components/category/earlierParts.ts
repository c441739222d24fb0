import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Disposable, Environment, GraphQLTaggedNode, Variables } from "relay-runtime";

/** A part of a listing that has been shown: what it was asked for with, and how much it held. */
export type KnownPart = { variables: Variables; count: number };

type Remembered = { environment: Environment; parts: readonly KnownPart[]; kept: Disposable[] };

/** As many listings as a shopper may come back to by a few steps. */
const MOST = 5;

const remembered = new Map<string, Remembered>();

/** Remembers, for who comes back to an address, which parts of the listing stood before its own. */
export function rememberParts(
  environment: Environment,
  document: GraphQLTaggedNode,
  address: string,
  parts: readonly KnownPart[],
): void {
  const kept = parts.map(({ variables }) =>
    environment.retain(createOperationDescriptor(getRequest(document), variables)),
  );
  for (const { dispose } of remembered.get(address)?.kept ?? []) dispose();
  remembered.delete(address);
  remembered.set(address, { environment, parts, kept });
  const [oldest] = remembered.keys();
  if (remembered.size <= MOST || oldest === undefined) return;
  for (const { dispose } of remembered.get(oldest)?.kept ?? []) dispose();
  remembered.delete(oldest);
}

/** The parts that stood before an address's own; none of another shopper's store. */
export function earlierParts(environment: Environment, address: string): readonly KnownPart[] {
  const known = remembered.get(address);
  return known?.environment === environment ? known.parts : [];
}
