import { expect, test } from "vitest";
import { createLinkProbe } from "./orderLinkEmail.ts";

/** A backend that responds to probes; counts them. */
function backend(respond: () => Response) {
  const calls: unknown[] = [];
  const send: typeof fetch = async (_url, init) => {
    calls.push((JSON.parse(init?.body as string) as { variables: unknown }).variables);
    return respond();
  };
  return { calls, send };
}

test("a probe detects a backend with the mutation by a document that skips the mutation", async () => {
  const { calls, send } = backend(() => Response.json({ data: {} }));
  expect(await createLinkProbe(send)()).toBe(true);
  expect(calls).toEqual([{ input: { number: "", email: "" }, isProbe: true }]);
});

test("a backend without the mutation, or one that is unavailable, emails no links", async () => {
  const message = 'Cannot query field "vitrineSendOrderLink" on type "RootMutation".';
  for (const respond of [
    () => Response.json({ errors: [{ message }] }),
    () => new Response("", { status: 502 }),
  ]) {
    expect(await createLinkProbe(backend(respond).send)()).toBe(false);
  }
});

test("the result of a probe is cached for ten minutes", async () => {
  let time = 1;
  const { calls, send } = backend(() => Response.json({ data: {} }));
  const canEmail = createLinkProbe(send, () => time);
  await canEmail();
  time += 600_000;
  await canEmail();
  expect(calls).toHaveLength(1);
  time += 1;
  await canEmail();
  expect(calls).toHaveLength(2);
});
