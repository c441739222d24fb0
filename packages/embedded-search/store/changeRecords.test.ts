import { describe, expect, test } from "vitest";
import { openGoods } from "#search/searchFixture.ts";
import { applyChanges, asChange, asPart, asRecord, objectIdsOf } from "./changeRecords.ts";

/** Applies the requests of a batch to an index with a mug; returns its records by id. */
async function after(...requests: { action: string; body?: object }[]) {
  const { index } = await openGoods([
    { objectID: "mug", name: "Mug", price: 19, tags: ["new", "oat"] },
  ]);
  await index.family.change((corpus) => applyChanges(corpus, requests.map(asChange)));
  const { records } = await index.family.corpus();
  return Object.fromEntries(
    records.after(0, 10).map(({ record: { objectID, ...fields } }) => [objectID, fields]),
  );
}

describe("A batch", () => {
  const bowl = { objectID: "bowl", name: "Bowl" };

  test("adds, replaces and deletes records in its order", async () => {
    const records = await after(
      { action: "addObject", body: bowl },
      { action: "deleteObject", body: { objectID: "mug" } },
      { action: "updateObject", body: { ...bowl, name: "Deep bowl" } },
    );
    expect(records).toEqual({ bowl: { name: "Deep bowl" } });
  });

  test("updates parts of a record and keeps the rest", async () => {
    const body = { objectID: "mug", price: 21 };
    const { mug } = await after({ action: "partialUpdateObject", body });
    expect(mug).toEqual({ name: "Mug", price: 21, tags: ["new", "oat"] });
  });

  test("creates the record of a partial update, unless the action forbids it", async () => {
    expect(await after({ action: "partialUpdateObject", body: bowl })).toHaveProperty("bowl");
    const noCreate = { action: "partialUpdateObjectNoCreate", body: bowl };
    expect(await after(noCreate)).not.toHaveProperty("bowl");
  });

  test.each(["clear", "delete"])(
    "removes all earlier records with the action “%s”",
    async (action) => {
      expect(await after({ action }, { action: "addObject", body: bowl })).toEqual({
        bowl: { name: "Bowl" },
      });
    },
  );
});

test.each([
  ["price", "Increment", 2, 21],
  ["price", "Decrement", 2, 17],
  ["sales", "Increment", 1, 1],
  ["tags", "Add", "oat", ["new", "oat", "oat"]],
  ["tags", "AddUnique", "oat", ["new", "oat"]],
  ["tags", "AddUnique", "ink", ["new", "oat", "ink"]],
  ["tags", "Remove", "new", ["oat"]],
  ["rooms", "Add", "Table", ["Table"]],
])(
  "A partial update changes %s by the operation %s",
  async (attribute, _operation, value, result) => {
    const body = { objectID: "mug", [attribute]: { _operation, value } };
    const { mug } = await after({ action: "partialUpdateObject", body });
    expect(mug).toHaveProperty(attribute, result);
  },
);

test("A new record without an id gets a unique one, and a numeric id becomes a string", () => {
  const { objectID } = asRecord({ name: "Mug" }, "addObject", true);
  expect(objectID).not.toBe("");
  expect(asRecord({ name: "Mug" }, "addObject", true).objectID).not.toBe(objectID);
  expect(asRecord({ objectID: 7 }, "addObject")).toEqual({ objectID: "7" });
});

test.each<[string, () => unknown]>([
  ["Invalid action", () => asChange({ action: "explode", body: {} })],
  ["requests: expected objects", () => asChange("addObject")],
  ["expected a record", () => asChange({ action: "addObject", body: [] })],
  ["objectID is missing", () => asChange({ action: "updateObject", body: { name: "Mug" } })],
  ["objectID is missing", () => asChange({ action: "deleteObject", body: { objectID: "" } })],
  ["unknown operation", () => asPart({ objectID: "1", a: { _operation: "Double" } }, "part")],
])("A request is refused with “%s”", (message, parse) => {
  expect(parse).toThrow(message);
});

test("The ids of a batch are listed in its order, with a blank for a change that names no record", () => {
  const changes = [
    asChange({ action: "addObject", body: { objectID: "a" } }),
    asChange({ action: "clear" }),
    asChange({ action: "deleteObject", body: { objectID: "b" } }),
  ];
  expect(objectIdsOf(changes)).toEqual(["a", "", "b"]);
});
