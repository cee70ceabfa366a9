// What all parts of `npm run mutate` have in common; the rest is in tools/mutate.mjs, which keeps all it writes in .tmp: Git, ESLint,
// Prettier and Jest ignore that.
export default {
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Texts are read by people, and the compiler refuses an empty one where a code is wanted.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['/.data', '/.nx', '/.tmp', '/artefacts', '/coverage', '/dist', '/docs'],
  reporters: ['progress-append-only', 'html'],
  warnings: { slow: false },
};
