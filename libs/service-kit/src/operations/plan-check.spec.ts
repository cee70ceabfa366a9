import { AppError, command, emptyObject, type OrganisationRecord } from '@quillcare/contracts';
import { contextFor, runInContext } from '../context';
import type { TenantReader } from '../persistence/tenant-reader';
import type { UnitOfWork } from '../persistence/unit-of-work';
import { defineService } from '../service/define-service';
import { PlanCheck } from './plan-check';

const route = { method: 'POST', path: '/notes' } as const;
const common = {
  name: 'crm.addNote',
  summary: '',
  permission: 'signed-in',
  http: route,
  result: emptyObject,
} as const;
const addOne = command({ ...common, needs: { limit: 'clients' } });
const addSome = command({ ...common, needs: { limit: 'clients', adds: 'SOME' } });
const brand = command({ ...common, needs: { feature: 'branding' } });

/** Creates a check with a practice's plan and a fixed count under the lock. */
function check(plan: OrganisationRecord['plan'], held = 0) {
  const countLocked = jest.fn(() => Promise.resolve(held));
  const planOf = jest.fn(() => Promise.resolve({ plan, isNonBilling: false, switchedOff: [] }));
  const uow = {
    countLocked,
    organisationId: 'one',
    now: () => new Date(0),
    query: () => Promise.resolve([{ held }]),
  };
  const crm = defineService({ name: 'crm', parts: [] });
  const service = { ...crm, planCounts: { clients: () => 'select' } };
  const known = new PlanCheck(planOf, uow as unknown as UnitOfWork, {} as TenantReader, service);
  return { check: known, countLocked, planOf };
}

const within = <T>(work: () => Promise<T>, organisationId: string | null = 'one') =>
  runInContext(contextFor({ kind: 'service', service: 'crm' }, { organisationId }), work);
const run = async (
  { check: known }: ReturnType<typeof check>,
  operation = addOne,
  work = async () => 'done',
) => within(async () => known.runWithinLimit(await known.checkBefore(operation), work));

it('does not read the plan for an operation without plan needs or without a practice', async () => {
  const { check: known, planOf } = check('BASIC');
  expect(await within(() => known.checkBefore(command(common)))).toBeNull();
  expect(await within(() => known.checkBefore(addOne), null)).toBeNull();
  expect(planOf).not.toHaveBeenCalled();
});

it('does not count if the plan has no limit or nothing was added', async () => {
  const unlimited = check('ENTERPRISE');
  expect(await run(unlimited)).toBe('done');
  expect(unlimited.countLocked).not.toHaveBeenCalled();
  const full = check('BASIC', 100);
  const none = () => Promise.resolve(full.check.declareAdditions(0)).then(() => 'done');
  expect(await run(full, addSome, none)).toBe('done');
  expect(full.countLocked).not.toHaveBeenCalled();
});

it('counts to one beyond the limit, including what was just added', async () => {
  const last = check('BASIC', 100);
  expect(await run(last)).toBe('done');
  expect(last.countLocked).toHaveBeenCalledWith('plan clients', expect.anything(), 101);
  await expect(run(check('BASIC', 101))).rejects.toMatchObject({
    facts: { limit: 'clients', max: 100, used: 100, plan: 'BASIC' },
  });
});

it('adds up the amounts a handler reports in parts, and refuses the whole', async () => {
  const over = check('BASIC', 103);
  const five = () => {
    over.check.declareAdditions(2);
    over.check.declareAdditions(3);
    return Promise.resolve('done');
  };
  await expect(run(over, addSome, five)).rejects.toMatchObject({ facts: { used: 98 } });
});

it('detects a handler that does not report how many it adds, or reports without need', async () => {
  await expect(run(check('ENTERPRISE'), addSome)).rejects.toThrow('did not say how many clients it adds');
  expect(() => check('BASIC').check.declareAdditions(1)).toThrow('Only an operation that adds SOME');
});

it('refuses a feature before any work unless the plan includes it', async () => {
  await expect(run(check('BASIC'), brand)).rejects.toThrow(AppError);
  expect(await run(check('PROFESSIONAL'), brand)).toBe('done');
});
