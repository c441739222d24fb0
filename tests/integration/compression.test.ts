import { brotliDecompressSync, gunzipSync } from "node:zlib";
import listingQuery from "#__generated__/listPriceQuery.graphql.ts";
import { describe, expect, test } from "vitest";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf();

const unpacked = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
} as const;

const accepted = {
  url: "/graphql",
  payload: {
    query: listingQuery.params.text,
    variables: { slugs: ["ember-candle", "cabin-mug", "vesper-lamp", "fen-tumbler", "soap-dish"] },
  },
};
const found = {
  url: "/1/indexes/products/query?x-algolia-application-id=embedded&x-algolia-api-key=search",
  payload: { query: "", hitsPerPage: 12 },
};

const request = (given: typeof accepted | typeof found, encodings?: string) =>
  world().app.inject({
    method: "POST",
    ...given,
    headers: { ...(encodings !== undefined && { "accept-encoding": encodings }) },
  });

/** Removes the part of a response that differs each time. */
const steady = (text: string) => text.replace(/"processingTimeMS":\d+/, "");

describe.each([
  ["a response with prices of a list", accepted],
  ["a search response", found],
])("%s", (_, given) => {
  test.each([
    ["br", "gzip, deflate, br, zstd"],
    ["gzip", "gzip, br;q=0"],
  ] as const)(
    "is compressed with %s where accepted, and decompresses to the same body",
    async (encoding, taken) => {
      const [packed, plain] = [await request(given, taken), await request(given)];
      expect(packed.headers).toMatchObject({
        "content-encoding": encoding,
        vary: expect.stringContaining("Accept-Encoding") as string,
        "content-length": String(packed.rawPayload.length),
      });
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(steady(unpacked[encoding](packed.rawPayload).toString())).toBe(steady(plain.body));
    },
  );

  test("is sent uncompressed to a client that accepts no encoding", async () => {
    const { headers } = await request(given, "identity");
    expect(headers["content-encoding"]).toBeUndefined();
  });
});

test("a response that fits into one packet is not compressed", async () => {
  const { statusCode, headers } = await request(
    { ...accepted, payload: { ...accepted.payload, query: "{ none }" } },
    "br",
  );
  expect([statusCode, headers["content-encoding"]]).toEqual([403, undefined]);
});
