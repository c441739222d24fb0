import { expect, onTestFinished, test } from "vitest";
import { openBuiltRoutes } from "#server/rendering/builtPages.ts";
import { openWorld } from "#tests/worlds/world.ts";

test("A built page whose rules name a policy part has the wider policy, and no other page has", async () => {
  const rules = (await openBuiltRoutes()).find("/checkout")?.rules;
  // As if `+rules.ts` of the checkout named a payment company.
  Object.assign(rules ?? {}, { policyParts: { pay: { "frame-src": ["https://pay.example"] } } });
  onTestFinished(() => void Reflect.deleteProperty(rules ?? {}, "policyParts"));
  const { app, close } = await openWorld();
  onTestFinished(close);
  const framesOf = async (url: string) => {
    const { headers } = await app.inject({ url, headers: { accept: "text/html" } });
    return /frame-src [^;]*/.exec(String(headers["content-security-policy"]))?.[0];
  };
  // Its card of the demonstration has frames of our own.
  expect(await framesOf("/checkout")).toBe("frame-src https://pay.example 'self'");
  for (const url of ["/", "/cart", "/account"]) {
    expect(await framesOf(url)).toBe("frame-src 'none'");
  }
});
