import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openBackend } from "#server/backend/line/backend.ts";
import { readConfig } from "#server/kernel/config.ts";
import { openBackendAccess } from "#server/backend/line/backendAccess.ts";
import { inLanguage, siteLanguages } from "#server/kernel/language.ts";
import { probeCall } from "#server/backend/line/backendProbe.ts";
import { openCommandGateway } from "./commandGateway.ts";

/** Opens a backend that takes this time for each call; counts the calls at once. */
async function slowBackend(ms: number) {
  let [running, most] = [0, 0];
  const headers: unknown[] = [];
  const server = createServer((request, response) => {
    headers.push(request.headers);
    running += 1;
    most = Math.max(most, running);
    request.resume();
    void pause(ms).then(() => {
      running -= 1;
      response.end('{"data":{}}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}/graphql`, most: () => most, headers };
}

test("A command's calls have the connections and the timeout of the settings", async () => {
  const { endpoint, most } = await slowBackend(200);
  const settings = { GRAPHQL_ENDPOINT: endpoint, BACKEND_CONNECTIONS: "2" };
  const open = async (more: Record<string, string> = {}) => {
    const { gateway, close } = await openCommandGateway(readConfig({ ...settings, ...more }));
    onTestFinished(close);
    return () => gateway.shared("", { body: probeCall.body });
  };
  const send = await open();
  const responses = await Promise.all([send(), send(), send()]);
  expect(responses.map(({ ok }) => ok)).toEqual([true, true, true]);
  // Of two connections, one is reserved for carts.
  expect(most()).toBe(1);
  const sendInHaste = await open({ BACKEND_TIMEOUT_MS: "100" });
  await expect(sendInHaste()).rejects.toMatchObject({ effect: "unknown" });
});

test("A command tells the backend the language and the currency of each call", async () => {
  const { endpoint, headers } = await slowBackend(1);
  const settings = { GRAPHQL_ENDPOINT: endpoint, LANGUAGES: "en de", CURRENCIES: "GBP EUR" };
  const config = readConfig(settings);
  const { gateway, close } = await openCommandGateway(config, { isBatched: true });
  onTestFinished(close);
  const send = () => gateway.shared("", { body: probeCall.body });
  await Promise.all(siteLanguages(config).map((each) => inLanguage(each, send)));
  const told = (language: string, currency: string) =>
    expect.objectContaining({ "x-vitrine-locale": language, "x-vitrine-currency": currency });
  expect(headers).toHaveLength(4);
  for (const currency of ["GBP", "EUR"]) {
    for (const language of ["en", "de"]) expect(headers).toContainEqual(told(language, currency));
  }
});

test("A backend call has the timeout of its access, not that of the settings", async () => {
  const { endpoint } = await slowBackend(300);
  const config = readConfig({ GRAPHQL_ENDPOINT: endpoint, BACKEND_TIMEOUT_MS: "100" });
  const backend = await openBackend(config);
  const within = async (timeoutMs: number) => {
    const access = openBackendAccess(backend, { connections: 1, timeoutMs });
    onTestFinished(access.close);
    return access.request(probeCall);
  };
  expect((await within(10_000)).status).toBe(200);
  await expect(within(100)).rejects.toMatchObject({ effect: "unknown" });
});
