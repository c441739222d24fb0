// Sources of the package, unpacked into a folder of the merchant's repository: Node strips no types,
// Relay compiles no documents and Vike reads no pages in `node_modules`. Plain JavaScript, since it
// runs there itself.
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the installed package. */
export const packageFolder = fileURLToPath(new URL("../../", import.meta.url));

/** The merchant's folder, and the part of it whose files replace those of the package. */
const OWN = "shop";
const OVERRIDES = "overrides";

/** Returns the paths of the package's files that a repository replaces. */
export const overridesOf = (root) => filesOf(join(root, OWN, OVERRIDES));

/** Record of what has been unpacked: the content's hash, the merchant's files and the replaced ones. */
const RECORD = "unpacked.json";

/** What is installed or made in the folder, and stays when another version is unpacked. */
const KEPT = new Set(["dist", ".cache", RECORD]);

/** Returns the paths of a folder's files below it, with slashes, in order; none without a folder. */
function filesOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .filter((path) => !path.split("/").includes("node_modules"))
    .toSorted();
}

function contentHash(folder, files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}

/** Copies a file unless the copy has its content: a build is current by the times of its sources. */
function copyChanged(from, to) {
  const content = readFileSync(from);
  if (existsSync(to) && statSync(to).isFile() && readFileSync(to).equals(content)) return;
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, content);
}

function readRecord(unpacked) {
  try {
    return JSON.parse(readFileSync(join(unpacked, RECORD), "utf8"));
  } catch {
    return { hash: "", own: [], replaced: [] };
  }
}

/**
 * Replaces the unpacked sources by those of the installed package. They find the packages that npm
 * has nested below it by a link, and all others in the merchant's `node_modules` above them.
 */
function unpackPackage(unpacked, files) {
  mkdirSync(unpacked, { recursive: true });
  for (const name of readdirSync(unpacked)) {
    if (!KEPT.has(name)) rmSync(join(unpacked, name), { recursive: true, force: true });
  }
  for (const file of files) {
    const target = join(unpacked, file);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(packageFolder, file), target);
  }
  const nested = join(packageFolder, "node_modules");
  if (existsSync(nested)) {
    symlinkSync(relative(unpacked, nested), join(unpacked, "node_modules"), "junction");
  }
}

/**
 * Brings the merchant's folder into the unpacked sources: its files, and those that replace files of
 * the package. What has been removed from it is the package's again. Returns the record's lists.
 * @throws if a file is to replace one that the package does not have
 */
function mirrorShop(root, unpacked, before) {
  const shop = join(root, OWN);
  const own = filesOf(shop)
    .filter((file) => !file.startsWith(`${OVERRIDES}/`))
    .map((file) => `${OWN}/${file}`);
  const replaced = overridesOf(root);
  const unknown = replaced.find((file) => !existsSync(join(packageFolder, file)));
  if (unknown) {
    throw new Error(
      `${OWN}/${OVERRIDES}/${unknown} replaces nothing: Vitrine has no file ${unknown}. ` +
        "Rename or remove it.",
    );
  }
  const present = new Set([...own, ...replaced]);
  for (const file of [...before.own, ...before.replaced]) {
    if (present.has(file)) continue;
    const original = join(packageFolder, file);
    if (existsSync(original)) copyChanged(original, join(unpacked, file));
    else rmSync(join(unpacked, file), { force: true });
  }
  for (const file of own) copyChanged(join(root, file), join(unpacked, file));
  for (const file of replaced) {
    copyChanged(join(shop, OVERRIDES, file), join(unpacked, file));
  }
  return { own, replaced };
}

/**
 * Unpacks the package into `.vitrine/` of a merchant's repository if its content has changed, and
 * brings the merchant's `shop/` in. Returns the folder.
 * @throws if a file of `shop/overrides/` replaces none of the package
 */
export function unpackSources(root) {
  const unpacked = join(root, ".vitrine");
  const files = filesOf(packageFolder);
  const hash = contentHash(packageFolder, files);
  const record = readRecord(unpacked);
  const isSame = record.hash === hash;
  if (!isSame) unpackPackage(unpacked, files);
  const lists = mirrorShop(root, unpacked, isSame ? record : { own: [], replaced: [] });
  const after = JSON.stringify({ hash, ...lists });
  if (after !== JSON.stringify(record)) writeFileSync(join(unpacked, RECORD), after);
  return unpacked;
}
