// Readiness check for service managers and containers, without curl: `node isReady.js PORT SECONDS`
// ends with 0 once the Vitrine on the port serves pages, and with 1 if it does not within the time.
import { setTimeout as pause } from "node:timers/promises";

const [port = "3000", seconds = "0"] = process.argv.slice(2);
const endsAt = performance.now() + Number(seconds) * 1000;

async function isReady() {
  const request = fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) });
  return (await request.catch(() => undefined))?.ok === true;
}

let result = await isReady();
while (!result && performance.now() < endsAt) {
  await pause(100);
  result = await isReady();
}
process.exitCode = result ? 0 : 1;
