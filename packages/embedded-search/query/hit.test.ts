import { expect, test } from "vitest";
import { hitsFor, retrieval } from "./hit.ts";
import { queryWords } from "./words.ts";

const record = { objectID: "1", name: "mug", cost: 7, maker: { name: "Hal", phone: "123" } };

test.for([
  [{}, record],
  [{ attributesToRetrieve: ["name"] }, { objectID: "1", name: "mug" }],
  [{ attributesToRetrieve: [] }, { objectID: "1" }],
  [
    { attributesToRetrieve: ["*", "-cost"] },
    { objectID: "1", name: "mug", maker: { name: "Hal", phone: "123" } },
  ],
  [{ attributesToRetrieve: ["maker.name"] }, { objectID: "1", maker: { name: "Hal" } }],
  [
    { unretrievableAttributes: ["maker.phone", "cost"] },
    { objectID: "1", name: "mug", maker: { name: "Hal" } },
  ],
] as const)("A hit has the attributes that %j allows", ([settings, attributes]) => {
  expect(retrieval(settings)(record)).toEqual(attributes);
});

test("Highlighting omits unretrievable attributes", () => {
  const settings = { unretrievableAttributes: ["cost"] };
  const hit = hitsFor(queryWords("7", settings), settings)(record);
  expect(JSON.stringify(hit)).not.toContain("cost");
});
