// Stryker runs Jest once per mutant in the same process. Its servers and its template database are for all of them, and made without
// the mutant that happens to be active.
const ACTIVE = '__STRYKER_ACTIVE_MUTANT__';

async function setUp() {
  const { [ACTIVE]: active } = process.env;
  delete process.env[ACTIVE];
  await require('../../libs/testing/src/global-setup.ts')();
  if (active !== undefined) process.env[ACTIVE] = active;
}

module.exports = () => (globalThis.quillcareSetUp ??= setUp());
