import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/kernel/config.ts";
import { openBuiltRoutes } from "#server/rendering/builtPages.ts";
import { openApp } from "#tests/worlds/servers/openApp.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";

test("A built page whose rules name a policy part has the wider policy, and no other page has", async () => {
  const rules = (await openBuiltRoutes()).find("/checkout")?.rules;
  // As if `+rules.ts` of the checkout named a payment company.
  Object.assign(rules ?? {}, { policyParts: { pay: { "frame-src": ["https://pay.example"] } } });
  onTestFinished(() => void Reflect.deleteProperty(rules ?? {}, "policyParts"));
  const folder = await mkdtemp(join(tmpdir(), "vitrine-policy-"));
  const app = await openApp(readConfig({ DATA_DIR: folder }));
  onTestFinished(async () => {
    await app.close();
    await removeFolder(folder);
  });
  const framesOf = async (url: string) => {
    const { headers } = await app.inject({ url, headers: { accept: "text/html" } });
    return /frame-src [^;]*/.exec(String(headers["content-security-policy"]))?.[0];
  };
  expect(await framesOf("/checkout")).toBe("frame-src https://pay.example");
  for (const url of ["/", "/cart", "/account"]) {
    expect(await framesOf(url)).toBe("frame-src 'none'");
  }
});
