import { createMemoryCache } from "@algolia/client-common";
import { liteClient } from "algoliasearch/lite";
import { expect, test } from "vitest";
import { earlyClient } from "./earlyClient.ts";

type Answer = { status: number; content: string };

/** A client with a browser's caches, and the bodies of all that it has sent. */
function recordingClient(answer: () => Answer) {
  const sent: string[] = [];
  const client = liteClient("app", "key", {
    responsesCache: createMemoryCache(),
    requestsCache: createMemoryCache({ serializable: false }),
    requester: {
      send({ data }) {
        sent.push(String(data));
        return Promise.resolve({ ...answer(), isTimedOut: false });
      },
    },
  });
  return { client: earlyClient(client), sent };
}

const found = () => ({ status: 200, content: `{"results":[{"hits":[]}]}` });

const asking = (query: string, page: number) => [
  { indexName: "products", params: { facets: ["price"], hitsPerPage: 12, page, query } },
];

test("what is asked early is asked once, and is what the widgets then ask for", async () => {
  const { client, sent } = recordingClient(found);
  await client.search(asking("lam", 2));
  client.askEarly("lamp");
  const { results } = await client.search(asking("lamp", 0));
  expect(results).toEqual([{ hits: [] }]);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toContain(`"query":"lamp"`);
});

test("before the widgets have asked for anything nothing is asked", () => {
  const { client, sent } = recordingClient(found);
  client.askEarly("lamp");
  expect(sent).toEqual([]);
});

test("what has failed early is asked anew", async () => {
  let answer = found();
  const { client, sent } = recordingClient(() => answer);
  await client.search(asking("lam", 0));
  answer = { status: 400, content: `{"message":"No."}` };
  client.askEarly("lamp");
  await expect.poll(() => sent).toHaveLength(2);
  await new Promise(setImmediate);
  answer = found();
  const { results } = await client.search(asking("lamp", 0));
  expect(results).toEqual([{ hits: [] }]);
});
