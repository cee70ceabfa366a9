// Writes the failed tests into the file named in the environment. Jest's own --json writes nothing when --bail ended the run.
const { writeFileSync } = require('node:fs');
const { relative } = require('node:path');

/** Each failed test. A file that did not load counts as one. */
function failuresOf({ testFilePath, testResults, failureMessage }) {
  const file = relative(process.cwd(), testFilePath);
  const failed = testResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return failureMessage ? [{ by: `${file} did not load`, why: failureMessage }] : [];
  return failed.map(({ fullName, failureMessages }) => ({
    by: `${file}: ${fullName}`,
    why: failureMessages.join('\n'),
  }));
}

module.exports = class FaultsReporter {
  onRunComplete(_contexts, { numPassedTests, testResults }) {
    const report = {
      passed: numPassedTests,
      failures: testResults.flatMap(failuresOf),
      // Set at the end of the global setup.
      isMigrated: Boolean(process.env.QUILLCARE_TEST_DATABASE_URL),
    };
    writeFileSync(process.env.QUILLCARE_FAULTS_REPORT, JSON.stringify(report));
  }
};
