// The tests that `npm run mutate` runs. Stryker knows no projects, so each part is one.
const { projects } = require('../../jest.config.js');

const [unit] = projects;

module.exports = { ...unit, roots: ['<rootDir>/libs/rules'], testEnvironment: '<rootDir>/tools/mutate/environment.cjs' };
