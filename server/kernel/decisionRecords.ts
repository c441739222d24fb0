import { createHash } from "node:crypto";

// Check of the decision records: dates, numbers, relations, and texts that stay as accepted. It
// needs no version history.

const FILE = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;
const DATE_AND_STATUS = /^Date: (\d{4}-\d{2}-\d{2}) · Status: (.+)$/;
const LINK = String.raw`\[\d+\]\([^)]+\)`;
const STATUS = new RegExp(
  String.raw`^(?:accepted|superseded by ${LINK})(?:; (?:[\w' -]+ superseded|amended) by ${LINK})*$`,
);
const RELATION = /^(?:Supersedes|Amends|Changes)\b/;
const RECORD_LINK = /\[([^\]]+)\]\((\d{4})-[^)]*\.md\)/g;

type DecisionRecord = {
  file: string;
  number: number;
  title: string;
  date: string;
  status: string;
  /** Lines between the status and the first section. */
  relations: string[];
  /** Everything from the first section on. */
  body: string;
};

function readRecord(file: string, text: string): DecisionRecord {
  const start = text.search(/^## /m);
  const head = text.slice(0, start).split("\n").filter(Boolean);
  const [title = "", dateAndStatus = "", ...relations] = head;
  const [, date = "", status = ""] = DATE_AND_STATUS.exec(dateAndStatus) ?? [];
  const number = Number(FILE.exec(file)?.[1]);
  return { file, number, title, date, status, relations, body: text.slice(start) };
}

/** Numbers of the records that a text links to. */
const linkedIn = (text: string) =>
  [...text.matchAll(RECORD_LINK)].map(([, , digits]) => Number(digits));

/** Line of `accepted.sha256` for a record: the hash of its text from the first section on. */
const acceptedLine = ({ body, file }: DecisionRecord) =>
  `${createHash("sha256").update(body).digest("hex")}  ${file}`;

function formErrors(record: DecisionRecord, index: number, before?: DecisionRecord): string[] {
  const { body, date, number, relations, status, title } = record;
  const isDate = new Date(date).toJSON()?.startsWith(date) ?? false;
  return [
    number === index + 1 ? "" : `is number ${number}, but ${index + 1} is next`,
    title.startsWith(`# ${number}. `) ? "" : `does not begin with "# ${number}. " and its title`,
    isDate ? "" : "has no line with date and status below its title",
    before && date < before.date ? `is dated before ${before.file}` : "",
    STATUS.test(status) ? "" : `has the status "${status}"`,
    relations.every((line) => RELATION.test(line))
      ? ""
      : "has a line above its first section that begins with neither Supersedes, Amends nor Changes",
    body.includes("## Decision\n") ? "" : "has no section Decision",
  ].filter(Boolean);
}

function relationErrors(record: DecisionRecord, records: readonly DecisionRecord[]): string[] {
  const { body, number, relations, status } = record;
  const text = [status, ...relations, body].join("\n");
  const dead = [...text.matchAll(RECORD_LINK)]
    .filter(([link]) => !records.some(({ file }) => link.endsWith(`](${file})`)))
    .map(([link]) => `links to a record that does not exist: ${link}`);
  const misnamed = [...[status, ...relations].join("\n").matchAll(RECORD_LINK)]
    .filter(([, name, digits]) => Number(name) !== Number(digits))
    .map(([link]) => `names another record than it links to: ${link}`);
  const later = linkedIn(status).flatMap((other) => {
    const names = records.find((found) => found.number === other)?.relations.join("\n") ?? "";
    if (other > number && linkedIn(names).includes(number)) return [];
    return `names ${other} in its status, which does not say that it supersedes or amends ${number}`;
  });
  const earlier = linkedIn(relations.join("\n")).flatMap((other) => {
    const names = records.find((found) => found.number === other)?.status ?? "";
    if (other < number && linkedIn(names).includes(number)) return [];
    return `supersedes or amends ${other}, whose status does not name ${number}`;
  });
  return [...dead, ...misnamed, ...later, ...earlier];
}

/**
 * Returns the errors of the decision records.
 * @param texts the text of each record, by file name
 * @param accepted a line per record with the hash of its accepted text
 */
export function recordErrors(texts: ReadonlyMap<string, string>, accepted: string): string[] {
  const records = [...texts.keys()]
    .toSorted()
    .map((file) => readRecord(file, texts.get(file) ?? ""));
  const lines = accepted.trimEnd().split("\n");
  const errors = records.flatMap((record, index) => {
    const found = [
      ...formErrors(record, index, records[index - 1]),
      ...relationErrors(record, records),
    ];
    const line = acceptedLine(record);
    if (!lines.includes(line)) {
      found.push(
        `is not as accepted: a changed decision is a new record. Line of a new one in accepted.sha256: ${line}`,
      );
    }
    return found.map((error) => `docs/decisions/${record.file} ${error}`);
  });
  const gone = lines.filter((line) => !texts.has(line.split("  ")[1] ?? ""));
  return [
    ...errors,
    ...gone.map((line) => `docs/decisions/accepted.sha256 lists no file: ${line}`),
  ];
}
