export default {
  testRunner: 'pure',
  plugins: ['./tools/mutate/pure-runner.mjs'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  tempDirName: '.tmp/stryker',
  reporters: ['progress-append-only'],
  // Not read by the tests of any part.
  ignorePatterns: ['/.data', '/.nx', '/.tmp', '/artefacts', '/coverage', '/dist', '/docs'],
};
