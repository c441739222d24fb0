import { describe, expect, test } from "vitest";
import { OTHER_GATEWAY_PATH } from "#relay/contract/sendOperation.ts";
import { unblockedFetch } from "./environment.ts";

/** Opens the fetch over a network that rejects requests to some paths. */
function openFetch(rejection: (path: string) => Error | undefined) {
  const sent: string[] = [];
  const fetchOnce = unblockedFetch(async (input) => {
    if (typeof input !== "string") throw new Error("The gateway is named by its path.");
    sent.push(input);
    const error = rejection(input);
    if (error) throw error;
    return new Response("{}", { status: input === OTHER_GATEWAY_PATH ? 400 : 200 });
  });
  const send = () => fetchOnce("/graphql", { method: "POST" }).catch((error: Error) => error.name);
  return { sent, send };
}

const blocked = (path: string) => (path === "/graphql" ? new TypeError("blocked") : undefined);

describe("The gateway's fetch", () => {
  test("takes the other path once the first is refused twice, and repeats no request itself", async () => {
    const { sent, send } = openFetch(blocked);
    expect([await send(), await send()]).toEqual(["TypeError", "TypeError"]);
    expect(sent).toEqual(["/graphql", "/graphql", OTHER_GATEWAY_PATH]);
    await send();
    expect(sent.slice(3)).toEqual([OTHER_GATEWAY_PATH]);
  });

  test("keeps to its path in an outage, in which no path responds", async () => {
    const { sent, send } = openFetch(() => new TypeError("offline"));
    for (let at = 0; at < 3; at += 1) await send();
    expect(sent.filter((path) => path === "/graphql")).toHaveLength(3);
  });

  test("keeps to its path after timeouts", async () => {
    const { sent, send } = openFetch(() => new DOMException("late", "TimeoutError"));
    for (let at = 0; at < 3; at += 1) await send();
    expect(sent).toEqual(["/graphql", "/graphql", "/graphql"]);
  });
});
