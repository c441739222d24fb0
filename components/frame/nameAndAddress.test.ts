import { expect, test } from "vitest";
import { nameAndAddress } from "./nameAndAddress.ts";

test("The shop's name stands before its address", () => {
  expect(nameAndAddress("Osier", "Cheap Street 14, Frome")).toBe("Osier, Cheap Street 14, Frome");
  expect(nameAndAddress("Osier", "Osier Lane 3, Frome")).toBe("Osier, Osier Lane 3, Frome");
  expect(nameAndAddress("Osier", undefined)).toBe("Osier");
});

test("An address that begins with the shop's name does not repeat it", () => {
  expect(nameAndAddress("Osier", "Osier, Cheap Street 14")).toBe("Osier, Cheap Street 14");
});
