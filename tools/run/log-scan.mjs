// Searches the product's logs for personal data and secrets. Only the kind and the location of a finding are reported, so that
// the data does not end up in another log.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FORMS = {
  'an email address': /[\w.+'-]+@[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}/,
  // Australian and New Zealand numbers that are not part of an id, a time or another number.
  'a phone number': /(?<![\w.:-])(?:\+6[14][ -]?|0)[2-478](?:[ -]?\d){7,8}(?![\w.-])/,
  'a token': /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/,
  // 256 bits, as in links and refresh tokens. Our own names have no digits.
  'the token of a link or session': /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/,
  'a password': /Harbour-Bridge-1932!|Correct-Horse-7/,
};

/** The demonstration accounts, which are printed at start-up for the user. */
const PRINTED = /^ {2}\S+@demo\.quillcare\.test$|^Demonstration practice/;

/** Matches people's names as whole words. Short names are left out because they could be anything. */
function namesPattern(names) {
  const long = [...new Set(names)].filter((name) => name.length >= 5);
  const escaped = long.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return long.length > 0 ? new RegExp(`(?<![\\p{L}\\w])(?:${escaped.join('|')})(?![\\p{L}\\w])`, 'u') : null;
}

/** The kinds of personal data and secrets in a line. */
export function kindsIn(line, names = null) {
  if (PRINTED.test(line)) return [];
  const kinds = Object.keys(FORMS).filter((kind) => FORMS[kind].test(line));
  return names?.test(line) ? [...kinds, 'the name of a person'] : kinds;
}

/** The findings in all files of a folder, such as `service.log line 12: an email address`, and how many lines were read. */
export function scanLogs(folder, names) {
  const pattern = namesPattern(names);
  const findings = [];
  let lines = 0;
  for (const file of existsSync(folder) ? readdirSync(folder).sort() : [])
    for (const [at, line] of readFileSync(join(folder, file), 'utf8').split('\n').entries()) {
      lines += 1;
      findings.push(...kindsIn(line, pattern).map((kind) => `${file} line ${at + 1}: ${kind}`));
    }
  return { lines, findings };
}

/** The names of all people in the run's database. */
export async function namesOfPeople(databaseUrl) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select first_name || ' ' || last_name as name from crm.client union select last_name from crm.client
       union select first_name || ' ' || last_name from identity."user" union select last_name from identity."user"
       union select first_name || ' ' || last_name from crm.lead union select last_name from crm.lead`,
    );
    return rows.map(({ name }) => name).filter(Boolean);
  } finally {
    await client.end();
  }
}

/** Prints the findings and returns the exit code of the step. */
export async function checkLogs(folder, databaseUrl) {
  const names = await namesOfPeople(databaseUrl);
  const { lines, findings } = scanLogs(folder, names);
  // A scan without any lines or names would always pass.
  if (lines === 0 || names.length === 0)
    throw new Error(
      `The log could not be searched: ${lines} lines in ${folder}, ${names.length} names of people.`,
    );
  if (findings.length === 0) {
    console.log(`The product's ${lines} lines of log name nobody.`);
    return 0;
  }
  console.error(
    `The logs contain personal data or secrets (${folder}):\n${findings.slice(0, 50).join('\n')}`,
  );
  return 1;
}
