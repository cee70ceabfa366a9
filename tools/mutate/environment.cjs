// Stryker sets the active mutant when modules are loaded, but ours are loaded once for all mutants, so it is set again here.
const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');
const SharedEnvironment = require('../jest/shared-environment.cjs');

class MutatedEnvironment extends SharedEnvironment {
  async setup() {
    await super.setup();
    this.global.__stryker__.activeMutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  }
}

module.exports = mixinJestEnvironment(MutatedEnvironment);
