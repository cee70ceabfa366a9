import { getSurgeryCase, listSurgeryCases, recordCaseDeposit } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import type { Call } from './call-as';
import { ZONE } from './demo-times';

const PAID = [
  { status: 'CONFIRMED', amountMinor: 100_000, method: 'TRANSFER', note: null },
  { status: 'POST_OP', amountMinor: 50_000, method: 'CARD', note: 'At the desk' },
] as const;

/** Records deposits that were paid other than online, on the day of acceptance. */
export async function addDemoDeposits(call: Call): Promise<void> {
  for (const { status, ...paid } of PAID) {
    const [found] = (await call(listSurgeryCases, { query: { status, limit: 1 } })).items;
    if (!found) continue;
    const params = { id: found.id };
    const { version, acceptedAt } = await call(getSurgeryCase, { params });
    const paidOn = todayIn(new Date(acceptedAt), ZONE);
    await call(recordCaseDeposit, { params, body: { ...paid, version, kind: 'RECEIVED', paidOn } });
  }
}
