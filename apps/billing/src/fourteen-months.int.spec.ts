import {
  cancelSubscription,
  changeOrganisation,
  changeSubscription,
  createDiscountRate,
  creditInvoice,
  enableNonBilling,
  getOrganisationOverview,
  getOrganisationSettings,
  getSubscription,
  listInvoices,
  listSubscriptionEvents,
  payInvoice,
  remindOfPayment,
  remindOfTrial,
  updateOrganisation,
  type Invoice,
  type UserPrincipal,
} from '@quillcare/contracts';
import { addDays, toInstant } from '@quillcare/rules';
import { contextFor, PracticeSweep, runInContext } from '@quillcare/service-kit';
import { testProduct } from '@quillcare/testing';
import { RemindOfPaymentJob } from './invoice/jobs/remind-of-payment.job';
import { RunInvoicesJob } from './invoice/jobs/run-invoices.job';
import { EndTrialsJob } from './subscription/jobs/end-trials.job';
import { RemindOfTrialJob } from './subscription/jobs/remind-of-trial.job';
import { RenewSubscriptionsJob } from './renewal/renew-subscriptions.job';

const ZONE = 'Australia/Sydney';
const BEGIN = '2027-01-17';
const END = '2028-03-17';
/** Behind it nothing is due. What happened all the same would be seen some days later as well. */
const LAST_CHARGE = '2027-07-20';
const product = testProduct({
  only: ['identity', 'billing', 'audit'],
  env: { ...process.env, BILLING_ABN: '51824753556' },
});
let superAdmin: UserPrincipal;

interface Practice {
  admin: UserPrincipal;
  organisationId: string;
}

const clockTo = (day: string, time: string) =>
  product.clock.shift(toInstant(day, time, ZONE).getTime() - product.clock.now().getTime());
const confirmed = (who: UserPrincipal): UserPrincipal => ({
  ...who,
  confirmedAt: product.clock.now().toISOString(),
});
const asBilling = <T>(work: () => Promise<T>) =>
  runInContext(contextFor({ kind: 'service', service: 'billing' }), work);
const handler = <T>(type: new (...args: never[]) => T): T => product.app.get<T>(type, { strict: false });
const own = ({ admin }: Practice) => product.call(getSubscription, {}, admin);
const invoicesOf = async ({ admin }: Practice) =>
  [...(await product.call(listInvoices, {}, admin)).items].reverse();

async function opened(): Promise<Practice> {
  const practice = await product.signUp();
  await product.eventually(() => own(practice));
  const { version } = await product.call(getOrganisationSettings, {}, practice.admin);
  await product.call(updateOrganisation, { body: { version, timeZone: ZONE } }, confirmed(practice.admin));
  return practice;
}

/** Runs the daily jobs, as on that day's morning. */
async function morning(day: string): Promise<void> {
  clockTo(day, '10:05');
  const sweeps = product.app.get<PracticeSweep>(PracticeSweep, {
    strict: false,
    each: true,
  }) as unknown as PracticeSweep[];
  const sweep = sweeps.find(({ serviceName }) => serviceName === 'billing');
  await asBilling(async () => {
    await handler(EndTrialsJob).handle();
    await handler(RenewSubscriptionsJob).handle();
    await handler(RunInvoicesJob).handle();
    await sweep?.run(remindOfTrial, (turn) => handler(RemindOfTrialJob).handle(turn));
    await sweep?.run(remindOfPayment, (turn) => handler(RemindOfPaymentJob).handle(turn));
  });
}

async function choose(practice: Practice, plan: 'BASIC' | 'PROFESSIONAL', cycle: 'MONTHLY' | 'YEARLY') {
  const { version } = await own(practice);
  await product.call(changeSubscription, { body: { version, plan, cycle } }, confirmed(practice.admin));
}

async function pays(practice: Practice, day: string): Promise<void> {
  for (const { id, version, status } of await invoicesOf(practice)) {
    if (status !== 'PENDING' && status !== 'OVERDUE') continue;
    const params = { id: practice.organisationId, invoiceId: id };
    const body = { version, paidOn: day, reference: null };
    await product.call(payInvoice, { params, body }, confirmed(superAdmin));
  }
}

const told = async ({ organisationId }: Practice, event: string) =>
  (
    await product.sql<{ day: string; what: string }>(
      `select to_char((payload->>'time')::timestamptz at time zone $3, 'MM-DD') as day,
          coalesce(payload->'data'->>'stage', payload->'data'->>'days', 'over') as what
        from billing.outbox where organisation_id = $1 and destination like '%' || $2 || '%' order by seq`,
      [organisationId, event, ZONE],
    )
  ).map(({ day, what }) => `${day} ${what}`);

/** Day, net, GST and total in cents, status. Calculated by hand. */
type Row = [string, number, number, number, Invoice['status']];
const rowOf = ({ issuedOn, netMinor, gstMinor, totalMinor, status }: Invoice): Row => [
  ...([issuedOn, netMinor, gstMinor, totalMinor, status] as Row),
];

it('bills three practices correctly to the cent over fourteen months', async () => {
  clockTo(BEGIN, '10:00');
  superAdmin = { ...(await product.signUp()).admin, role: 'SUPER_ADMIN' };
  const [harbour, bay, cove] = [await opened(), await opened(), await opened()];
  const acts: Record<string, (day: string) => Promise<unknown>> = {
    // One practice chooses its plan before the trial ends, the other only afterwards.
    '2027-01-20': () => choose(bay, 'PROFESSIONAL', 'MONTHLY'),
    '2027-01-21': () => choose(cove, 'BASIC', 'YEARLY'),
    '2027-01-31': async () => {
      expect((await own(harbour)).status).toBe('EXPIRED');
      await choose(harbour, 'BASIC', 'MONTHLY');
    },
    '2027-02-05': (day) => Promise.all([harbour, bay, cove].map((practice) => pays(practice, day))),
    '2027-02-10': async () => {
      const { version } = await own(bay);
      const body = { version, reason: 'Pilot of the new reports', lastDay: '2027-04-14' };
      const params = { id: bay.organisationId };
      return product.call(enableNonBilling, { params, body }, confirmed(superAdmin));
    },
    '2027-03-15': async () =>
      expect(await own(harbour)).toMatchObject({ status: 'PAST_DUE', suspendsOn: null }),
    '2027-03-21': async () => expect((await own(harbour)).suspendsOn).toBe('2027-03-28'),
    '2027-03-28': async () => expect((await own(harbour)).status).toBe('SUSPENDED'),
    '2027-03-29': async (day) => {
      await pays(harbour, day);
      expect((await own(harbour)).status).toBe('ACTIVE');
    },
    '2027-04-01': (day) => pays(harbour, day),
    // Halfway through the 30-day period that began on 31 March.
    '2027-04-15': () => choose(harbour, 'PROFESSIONAL', 'MONTHLY'),
    '2027-04-20': (day) => Promise.all([pays(harbour, day), pays(bay, day)]),
    '2027-05-02': (day) => pays(harbour, day),
    '2027-05-10': () => {
      const { organisationId } = harbour;
      const rate = { type: 'PERCENTAGE' as const, value: 1_000, cycle: null, reason: 'Founding practice' };
      const body = { organisationId, ...rate, startsOn: '2027-05-31', endsOn: '2027-06-29' };
      return product.call(createDiscountRate, { body }, confirmed(superAdmin));
    },
    '2027-05-17': (day) => pays(bay, day),
    '2027-05-20': async () => {
      const last = (await invoicesOf(bay)).at(-1);
      const params = { id: bay.organisationId, invoiceId: last?.id ?? '' };
      const body = { version: last?.version ?? 0, reason: 'Half of the month without service' };
      await product.call(creditInvoice, { params, body }, confirmed(superAdmin));
    },
    '2027-06-01': async (day) => {
      await pays(harbour, day);
      const { version } = await own(bay);
      await product.call(cancelSubscription, { body: { version } }, confirmed(bay.admin));
    },
    '2027-06-15': async () => expect((await own(bay)).status).toBe('EXPIRED'),
    '2027-07-02': (day) => pays(harbour, day),
    // 15 of the 31 days of the period that began on 30 June are used.
    '2027-07-15': () => choose(harbour, 'PROFESSIONAL', 'YEARLY'),
    '2027-07-20': (day) => pays(harbour, day),
    // Closes before its second year begins.
    '2027-12-20': async () => {
      const params = { id: cove.organisationId };
      const { version } = await product.call(getOrganisationOverview, { params }, superAdmin);
      const body = { version, isActive: false, reason: 'The surgeon retires' };
      await product.call(changeOrganisation, { params, body }, confirmed(superAdmin));
      await product.eventually(async () =>
        expect(
          await product.sql(
            'select 1 from billing.subscription where organisation_id = $1 and paused_since is not null',
            [cove.organisationId],
          ),
        ).toHaveLength(1),
      );
    },
  };
  for (let [day, at] = [BEGIN, 0]; day <= END; [day, at] = [addDays(day, 1), at + 1]) {
    const act = acts[day];
    if (day > LAST_CHARGE && !act && at % 15 > 0) continue;
    await morning(day);
    if (!act) continue;
    await act(day);
    await asBilling(() => handler(RunInvoicesJob).handle());
  }

  expect((await invoicesOf(harbour)).map(rowOf)).toEqual<Row[]>([
    ['2027-01-31', 49_00, 4_90, 53_90, 'PAID'],
    ['2027-02-28', 49_00, 4_90, 53_90, 'PAID'],
    ['2027-03-31', 49_00, 4_90, 53_90, 'PAID'],
    ['2027-04-15', 25_00, 2_50, 27_50, 'PAID'], // 49.50 for Professional less 24.50 for Starter
    ['2027-04-30', 99_00, 9_90, 108_90, 'PAID'],
    ['2027-05-31', 89_10, 8_91, 98_01, 'PAID'], // 10 % off
    ['2027-06-30', 99_00, 9_90, 108_90, 'PAID'],
    ['2027-07-15', 938_90, 93_89, 1_032_79, 'PAID'], // 990.00 less 51.10 unused credit (47.90 was used)
  ]);
  expect((await invoicesOf(bay)).map(rowOf)).toEqual<Row[]>([
    ['2027-01-31', 99_00, 9_90, 108_90, 'PAID'],
    ['2027-04-15', 99_00, 9_90, 108_90, 'PAID'],
    ['2027-05-15', 99_00, 9_90, 108_90, 'REFUNDED'],
  ]);
  expect((await invoicesOf(cove)).map(rowOf)).toEqual<Row[]>([['2027-01-31', 490_00, 49_00, 539_00, 'PAID']]);
  expect(await own(harbour)).toMatchObject({ status: 'ACTIVE', cycle: 'YEARLY', periodEnd: '2028-07-15' });
  expect(await own(bay)).toMatchObject({ status: 'EXPIRED', nextCharge: null });

  expect(await told(harbour, 'TrialEnding')).toEqual(['01-28 3', '01-30 1']);
  expect(await told(harbour, 'TrialEnded')).toEqual(['01-31 over']);
  expect(await told(harbour, 'PaymentReminded')).toEqual([
    ...['03-11 DUE_SOON', '03-15 OVERDUE', '03-21 FINAL', '03-28 SUSPENDED'],
  ]);
  expect(await told(bay, 'TrialEnd')).toEqual([]);
  expect(await told(bay, 'PaymentReminded')).toEqual([]);
  const kinds = new Set(
    (await product.call(listSubscriptionEvents, {}, harbour.admin)).items.map(
      ({ about, kind }) => about ?? kind,
    ),
  );
  for (const kind of [
    'TRIAL_ENDED',
    'PAYMENT_OVERDUE',
    'SUSPENDED',
    'SUBSCRIPTION_REACTIVATED',
    'CYCLE_CHANGED',
  ])
    expect(kinds).toContain(kind);
  const numbers = await product.sql<{ number: string }>('select number from billing.invoice order by place');
  expect(numbers.map(({ number }) => number)).toEqual(
    Array.from({ length: 12 }, (_, at) => `QC-AU-${String(at + 1).padStart(6, '0')}`),
  );
});
