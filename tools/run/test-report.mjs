// Reads what Jest wrote with --json, for `.ci/run`: node tools/run/test-report.mjs <report> <failures> prints "<passed> <failed>" and
// appends a line or two about each failure to the second file.
import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { pathToFileURL } from 'node:url';

function countFile(file) {
  const passed = file.assertionResults.filter(({ status }) => status === 'passed').length;
  const others = file.assertionResults.length - passed;
  // A file that did not load has no tests, but counts as a failure.
  return { passed, failed: file.status === 'passed' ? others : Math.max(others, 1) };
}

/** Counts passed and failed tests. Skipped ones count as failures. */
export function count({ testResults }) {
  const counts = testResults.map(countFile);
  const sum = (what) => counts.reduce((total, one) => total + one[what], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** Returns the file, name and first lines of each failed test, or what kept a file from loading. */
export function failures({ testResults }) {
  const brief = (text) =>
    stripVTControlCharacters(text ?? '')
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, 6)
      .join('\n')
      .slice(0, 400);
  return testResults
    .filter(({ status }) => status !== 'passed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status !== 'passed');
      const causes = failed.map(
        ({ fullName, failureMessages = [] }) => `${fullName}: ${brief(failureMessages[0])}`,
      );
      return (causes.length > 0 ? causes : [brief(message)]).map(
        (cause) => `${relative(process.cwd(), name)}: ${cause}`,
      );
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , file, failuresFile] = process.argv;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { passed, failed } = count(report);
  for (const failure of failures(report)) appendFileSync(failuresFile, `${failure}\n`);
  console.log(`${passed} ${failed}`);
}
