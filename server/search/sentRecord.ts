import { createHash } from "node:crypto";
import type { ProductRecord } from "./searchRecord.ts";

/** A record as an index is sent it, with the hash of all that it says. */
export type SentRecord = ProductRecord & { contentHash: string };

/** Algolia takes 10 kB a record; some is left for the hash. */
const MOST_BYTES = 9_800;

const bytesOf = (record: ProductRecord) => Buffer.byteLength(JSON.stringify(record));

/** A record that is not too large: its texts are cut, the longest first, then its pictures. */
function fitted(record: ProductRecord): ProductRecord {
  let fitting = record;
  while (bytesOf(fitting) > MOST_BYTES) {
    const { description, shortDescription, pictures } = fitting;
    if (description !== "" && description.length >= shortDescription.length) {
      fitting = { ...fitting, description: description.slice(0, description.length >> 1) };
    } else if (shortDescription !== "") {
      const half = shortDescription.length >> 1;
      fitting = { ...fitting, shortDescription: shortDescription.slice(0, half) };
    } else if (pictures.length > 1) fitting = { ...fitting, pictures: pictures.slice(0, 1) };
    // Names alone that are so large are the index's to refuse.
    else return fitting;
  }
  return fitting;
}

/** What is sent of a record: as much as an index takes, and the hash by which a change is known. */
export function sentRecord(record: ProductRecord): SentRecord {
  const fitting = fitted(record);
  const contentHash = createHash("sha256").update(JSON.stringify(fitting)).digest("base64url");
  return { ...fitting, contentHash: contentHash.slice(0, 22) };
}
