// Reads what Jest wrote with --json, for `.ci/run`: node tools/run/test-report.mjs <report> prints "<passed> <failed>".
import { readFileSync } from 'node:fs';
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { passed, failed } = count(JSON.parse(readFileSync(process.argv[2], 'utf8')));
  console.log(`${passed} ${failed}`);
}
