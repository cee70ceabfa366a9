import {
  beginDemoSubscription,
  billPractice,
  createDiscountRate,
  justConfirmed,
  listInvoicesOfPractice,
  payInvoice,
  type UserPrincipal,
} from '@quillcare/contracts';
import { addDays, addMonths } from '@quillcare/rules';
import type { CallAs } from './call-as';
import type { DemoTimes } from './demo-times';

const LAUNCHER = { kind: 'service', service: 'launcher' } as const;
const HOUR_MS = 3_600_000;
/** The practice has paid for this many months and owes the last one. */
const MONTHS = 6;
/** The last month began this many days ago. */
const LAST_BEGAN = 4;
/** Days between each invoice and its payment. */
const PAYS_AFTER = [6, 9, 3, 12, 7, 5];
const REFERENCE = 'HARBOUR SURGICAL';
/** A discount for one of the first practices, for some months. */
const RATE = {
  type: 'PERCENTAGE',
  value: 20_00,
  months: 3,
  reason: 'One of the first ten practices',
} as const;

/** With a mail server set up no billing emails may be sent, so nothing is billed and the practice starts a trial. */
export async function beginDemoTrial(callAs: CallAs, { organisationId }: UserPrincipal): Promise<void> {
  const contact = { name: null, email: null, businessNumber: null };
  await callAs(LAUNCHER)(beginDemoSubscription, {
    body: { organisationId, plan: 'ENTERPRISE', contact, isPaid: false },
  });
}

/**
 * Adds six months of invoices and payments and an expired mates rate, as the practice's administrator and the platform see them.
 */
export async function addDemoBilling(callAs: CallAs, admin: UserPrincipal, times: DemoTimes): Promise<void> {
  const { organisationId } = admin;
  const first = addMonths(times.day(-LAST_BEGAN), -MONTHS);
  const contact = {
    name: 'Grace Okoye',
    email: 'accounts@demo.quillcare.test',
    businessNumber: '53004085616',
  };
  const on = <T>(day: string, work: (platform: UserPrincipal) => Promise<T>): Promise<T> =>
    times.at(times.instant(times.daysSince(day), 9 * HOUR_MS), () => work(superAdmin(admin, times, day)));
  await on(first, () =>
    callAs(LAUNCHER)(beginDemoSubscription, {
      body: { organisationId, plan: 'ENTERPRISE', contact, isPaid: true },
    }),
  );
  await on(first, (platform) => {
    const { months, ...rate } = RATE;
    // From the second period on, because the first had already been charged.
    const startsOn = addMonths(first, 1);
    const terms = { ...rate, cycle: null, startsOn, endsOn: addDays(addMonths(startsOn, months), -1) };
    return callAs(platform)(createDiscountRate, { body: { organisationId, ...terms } });
  });
  for (let month = 0; month <= MONTHS; month += 1) {
    const day = addMonths(first, month);
    await on(day, () => callAs(LAUNCHER)(billPractice, { body: { organisationId } }));
    const after = PAYS_AFTER[month];
    if (after === undefined) continue;
    await on(addDays(day, after), (platform) => paid(callAs, platform, addDays(day, after)));
  }
}

async function paid(callAs: CallAs, platform: UserPrincipal, paidOn: string): Promise<void> {
  const params = { id: platform.organisationId };
  const { items } = await callAs(platform)(listInvoicesOfPractice, { params });
  const open = items.find(({ status }) => status === 'PENDING');
  if (!open) throw new Error('An invoice was issued.');
  const { id: invoiceId, version } = open;
  const body = { version, paidOn, reference: REFERENCE };
  await callAs(platform)(payInvoice, { params: { ...params, invoiceId }, body });
}

/** A platform user who has just confirmed their identity. */
function superAdmin(admin: UserPrincipal, times: DemoTimes, day: string): UserPrincipal {
  const now = new Date(times.instant(times.daysSince(day), 9 * HOUR_MS));
  return { ...admin, role: 'SUPER_ADMIN', name: 'Aroha Williams', ...justConfirmed(now) };
}
