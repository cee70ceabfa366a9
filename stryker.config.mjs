// Settings shared by all parts of `npm run mutate`; the rest is in tools/mutate.mjs. All output goes to .tmp, which Git, ESLint,
// Prettier and Jest ignore.
export default {
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Strings are read by people, and the compiler already rejects an empty one where a code is expected.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['/.data', '/.nx', '/.tmp', '/artefacts', '/coverage', '/dist', '/docs'],
  reporters: ['progress-append-only', 'html'],
  warnings: { slow: false },
};
