// The integration project as a configuration of its own, because Stryker does not support projects. tools/mutate.mjs selects the specs.
const { projects } = require('../../jest.config.js');

const { globalTeardown, ...int } = projects.find(({ displayName }) => displayName === 'int');

module.exports = {
  ...int,
  roots: ['<rootDir>/libs/service-kit'],
  // Without <rootDir>, which Stryker does not resolve.
  testEnvironment: require.resolve('./environment.cjs'),
  // A mutant makes tests wait for events that never happen, so the limit is lower than the one for busy machines.
  setupFilesAfterEnv: [],
  testTimeout: 20_000,
  globalSetup: '<rootDir>/tools/mutate/set-up-once.cjs',
};
