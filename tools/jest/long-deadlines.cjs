// Loaded first by every process of the built product that a test starts (`libs/testing/src/worker-process.ts`). Gives each
// operation at least a minute there too, as `long-deadlines.ts` does in the test's own process.
const { join } = require('node:path');
const { OPERATIONS } = require(join(__dirname, '..', '..', 'dist', 'libs', 'contracts', 'src'));

for (const operation of OPERATIONS) operation.deadlineMs = Math.max(operation.deadlineMs, 60_000);
