// Generates the files of something new, as described in docs/recipes.md.
//   npm run new -- record <Name> [--service quoting] [--room catalogue] [--plural <Names>]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Refusal } from './new/names.mjs';
import { planRecord } from './new/plan-record.mjs';
import { refuseUncommitted, writePlan } from './new/write-plan.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const USAGE = 'npm run new -- record <Name> [--service quoting] [--room catalogue] [--plural <Names>]';

const NEXT = `Next:
  1. Add the record's own fields: a line each in the contract, the migration and the words.
     Entity, form and validation follow from the contract.
  2. Choose an icon in feature.ts, and who may read and change it (\`needs\`) in the contract.
  3. Regenerate what is derived from the contracts, review and commit it:
       npx jest libs/contracts/src/permissions.snapshot.spec.ts -u --selectProjects unit
       UPDATE_GOLDEN=1 npx jest libs/contracts/src/golden-events --selectProjects unit`;

function read(args) {
  const options = { service: { type: 'string' }, room: { type: 'string' }, plural: { type: 'string' } };
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [kind, name, ...more] = positionals;
    if (kind === 'record' && name && more.length === 0) return { name, ...values };
  } catch (error) {
    throw new Refusal(`${error.message}\nUsage: ${USAGE}`);
  }
  throw new Refusal(`Usage: ${USAGE}`);
}

try {
  const plan = planRecord(root, read(process.argv.slice(2)));
  refuseUncommitted(
    root,
    plan.changed.map(({ path }) => path),
  );
  await writePlan(root, plan);
  for (const { path } of plan.created) console.log(`written  ${path}`);
  for (const { path } of plan.changed) console.log(`changed  ${path}`);
  console.log(
    `\n${NEXT}\n  4. npm run typecheck && npm test -- apps/gateway/src/contract/records.int.spec.ts -t '${plan.names.Name}'`,
  );
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exit(1);
}
