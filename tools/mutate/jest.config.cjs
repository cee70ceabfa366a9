// The integration project for Stryker, which knows no projects. tools/mutate.mjs says which specs it runs.
const { projects } = require('../../jest.config.js');

const { globalTeardown, ...int } = projects.find(({ displayName }) => displayName === 'int');

module.exports = {
  ...int,
  roots: ['<rootDir>/libs/service-kit'],
  // Not with <rootDir>, which Stryker does not know.
  testEnvironment: require.resolve('./environment.cjs'),
  // A mutant makes tests wait for events that never happen, so the limit is lower than the one for busy machines.
  setupFilesAfterEnv: [],
  testTimeout: 20_000,
  globalSetup: '<rootDir>/tools/mutate/set-up-once.cjs',
};
