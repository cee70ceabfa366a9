// Reads what Jest wrote with --json, for `.ci/run`:
//   node tools/run/test-report.mjs failed <report>            the files to run again, a line each
//   node tools/run/test-report.mjs count <report> [second]    "<passed> <failed>"
// A test that fails beside others and passes alone waits on a clock or on a process of the same machine. It is run again once, and
// the run says its name, so that somebody looks; a test that fails alone too has failed.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './preflight.mjs';

/** More than these are no coincidence: then nothing is run again. */
const MOST_FILES = 6;

/** The files in which something failed, relative to the repository; none when there are too many for a coincidence. */
export function filesToRunAgain(report) {
  const failed = report.testResults
    .filter((file) => file.status !== 'passed')
    .map(({ name }) => relative(root, name));
  return failed.length <= MOST_FILES ? failed : [];
}

function countFile(file) {
  const passed = file.assertionResults.filter(({ status }) => status === 'passed').length;
  const others = file.assertionResults.length - passed;
  // A file that did not load has no tests, and has failed.
  return { passed, failed: file.status === 'passed' ? others : Math.max(others, 1) };
}

/** Passed and failed tests; skipped ones are failures. What was run again, in the second report, counts as it ended then. */
export function count(...reports) {
  const files = new Map(reports.flatMap(({ testResults }) => testResults).map((file) => [file.name, file]));
  const counts = [...files.values()].map(countFile);
  const sum = (what) => counts.reduce((total, one) => total + one[what], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [what, ...paths] = process.argv.slice(2);
  const reports = paths.map((path) => JSON.parse(readFileSync(path, 'utf8')));
  if (what === 'failed')
    process.stdout.write(
      filesToRunAgain(reports[0])
        .map((path) => `${path}\n`)
        .join(''),
    );
  else {
    const { passed, failed } = count(...reports);
    console.log(`${passed} ${failed}`);
  }
}
