import { expect, test } from "vitest";
import type { PageContextServer } from "vike/types";
import { completeHome } from "./completeHome.ts";

test("the front page keeps the default sections if those of the shop do not arrive", async () => {
  const nodes = Array.from({ length: 12 }, (_, index) => ({ id: String(index) }));
  const data = { newest: { nodes }, reduced: { nodes } };
  const pageContext = {
    texts: { lede: "Wool and light" },
    home: [{ kind: "products", title: "Lamps", category: "lamps" }],
  } as unknown as PageContextServer;
  const fetchMore = async () => Promise.reject(new Error("The backend is away."));
  await expect(completeHome(data, fetchMore, pageContext, {})).rejects.toThrow("is away");
  expect(data).toMatchObject({ front: { lede: "Wool and light" }, reduced: { nodes: [] } });
});
