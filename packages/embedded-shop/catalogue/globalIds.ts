// Relay's global ids.

/** Encodes a Relay global id: base64 of "post:14". */
export function globalId(kind: string, id: number | string): string {
  return Buffer.from(`${kind}:${id}`).toString("base64");
}

/** Decodes a global id; undefined when it is invalid. */
export function readGlobalId(id: string): { kind: string; id: number } | undefined {
  const parts = /^(\w+):(\d+)$/.exec(Buffer.from(id, "base64").toString());
  const [, kind, number] = parts ?? [];
  return kind === undefined ? undefined : { kind, id: Number(number) };
}
