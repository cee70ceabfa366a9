import {
  getCaseChecklist,
  listSurgeryCases,
  settleChecklistItem,
  updateChecklistItem,
  type ChecklistItem,
} from '@quillcare/contracts';
import type { Call } from './call-as';

/** Checklist items staff have completed, for the next surgeries in order; nothing for later ones. */
const SETTLED: readonly (readonly ChecklistItem['kind'][] | 'EVERYTHING')[] = [
  'EVERYTHING',
  ['DEPOSIT', 'FUND_APPROVAL'],
  ['FUND_APPROVAL'],
];

/** Prepares some of the booked cases, so that the board shows one that is ready and others that are not. */
export async function addDemoChecklists(call: Call, today: string): Promise<void> {
  const query = {
    startsAtFrom: today,
    status: 'SCHEDULED,CONFIRMED,RESCHEDULED',
    sort: 'startsAt',
    limit: 10,
  };
  const { items } = await call(listSurgeryCases, { query: query as { status: string } });
  for (const [at, { id }] of items.entries()) {
    const settled = SETTLED[at] ?? [];
    const checklist = await call(getCaseChecklist, { params: { id } });
    for (const item of checklist.items.filter(({ state }) => state === 'OPEN'))
      if (settled === 'EVERYTHING' || settled.includes(item.kind)) await settle(call, id, item);
      else if (item.kind === 'PRE_ADMISSION') await give(call, id, item);
  }
}

async function settle(call: Call, caseId: string, { id, version, kind }: ChecklistItem): Promise<void> {
  const params = { id: caseId, itemId: id };
  const reason = 'This procedure uses no implant';
  const body =
    kind === 'IMPLANTS'
      ? { version, as: 'NOT_NEEDED' as const, reason }
      : { version, as: 'DONE' as const, reason: null };
  await call(settleChecklistItem, { params, body });
}

/** Assigns the item to the sales managers, who send the forms to the hospital. */
async function give(call: Call, caseId: string, { id, version }: ChecklistItem): Promise<void> {
  const params = { id: caseId, itemId: id };
  await call(updateChecklistItem, { params, body: { version, ownerRole: 'SALES_MANAGER' } });
}
