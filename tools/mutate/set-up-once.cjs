// Stryker runs Jest once per mutant in the same process. The servers and the template database are shared by all of them, and set up
// without the active mutant.
const ACTIVE = '__STRYKER_ACTIVE_MUTANT__';

async function setUp() {
  const { [ACTIVE]: active } = process.env;
  delete process.env[ACTIVE];
  await require('../../libs/testing/src/global-setup.ts')();
  if (active !== undefined) process.env[ACTIVE] = active;
}

module.exports = () => (globalThis.quillcareSetUp ??= setUp());
