import { createHash } from "node:crypto";
import type { ProductRecord } from "#relay/contract/search/searchRecord.ts";

/** Record as sent to an index, with its content hash. */
export type SentRecord = ProductRecord & { contentHash: string };

/** Algolia's limit is 10 kB per record; the rest is for the hash. */
const MAX_BYTES = 9_800;

const bytesOf = (record: ProductRecord) => Buffer.byteLength(JSON.stringify(record));

/**
 * Shrinks a record to the limit: drops the options' pictures, truncates its texts, longest first,
 * then drops other pictures.
 */
function fitted(record: ProductRecord): ProductRecord {
  let fitting = record;
  while (bytesOf(fitting) > MAX_BYTES) {
    const { optionPictures, ...rest } = fitting;
    const { description, shortDescription, pictures } = rest;
    if (optionPictures) fitting = rest;
    else if (description !== "" && description.length >= shortDescription.length) {
      fitting = { ...fitting, description: description.slice(0, description.length >> 1) };
    } else if (shortDescription !== "") {
      const half = shortDescription.length >> 1;
      fitting = { ...fitting, shortDescription: shortDescription.slice(0, half) };
    } else if (pictures.length > 1) fitting = { ...fitting, pictures: pictures.slice(0, 1) };
    // If names alone exceed the limit, the index rejects the record.
    else return fitting;
  }
  return fitting;
}

/** Returns a record within the size limit, with the content hash that detects changes. */
export function sentRecord(record: ProductRecord): SentRecord {
  const fitting = fitted(record);
  const contentHash = createHash("sha256").update(JSON.stringify(fitting)).digest("base64url");
  return { ...fitting, contentHash: contentHash.slice(0, 22) };
}
