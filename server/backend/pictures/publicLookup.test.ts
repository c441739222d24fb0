import { promisify } from "node:util";
import { expect, test } from "vitest";
import { isPrivateAddress, isLocalName, publicLookup } from "./publicLookup.ts";

test.each([
  ["127.0.0.1", true],
  ["10.1.2.3", true],
  ["169.254.169.254", true],
  ["172.20.0.1", true],
  ["192.168.1.1", true],
  ["0.0.0.0", true],
  ["::1", true],
  ["fd00::1", true],
  ["fe80::1", true],
  ["::ffff:127.0.0.1", true],
  ["203.0.114.9", false],
  ["2606:4700::1111", false],
])("isPrivateAddress(%s) is %s", (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected);
});

test.each([
  ["localhost", true],
  ["pictures", true],
  ["10.0.0.9", true],
  ["[::1]", true],
  ["cdn.example", false],
])("isLocalName(%s) is %s", (hostname, expected) => {
  expect(isLocalName(hostname)).toBe(expected);
});

test("A name that resolves to this machine is rejected", async () => {
  const look = promisify((name: string, done: (error: Error | null) => void) =>
    publicLookup(name, {}, (error) => done(error)),
  );
  await expect(look("localhost")).rejects.toThrow("leads to a private address");
});
