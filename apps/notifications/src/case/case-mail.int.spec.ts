import {
  cancelSurgeryCase,
  checkCaseNotice,
  listSurgeryCases,
  rescheduleSurgeryCase,
  scheduleSurgeryCase,
  SurgeryCaseCancelled,
  SurgeryCaseRescheduled,
  SurgeryCaseScheduled,
  updateCaseSettings,
  deliverMail,
  type EventData,
  type EventDefinition,
  type SurgeryCase,
} from '@quillcare/contracts';
import { addDays, formatLongDate, todayIn } from '@quillcare/rules';
import { newId } from '@quillcare/service-kit';
import { type TestOrganisation } from '@quillcare/testing';
import { PostOffice } from '../testing/post-office.suite';
import { acceptance, answerBy, sendQuoteTo } from '../testing/practice.suite';
import { mailingProduct } from '../testing/smtp-stub.suite';
import { OnSurgeryCaseCancelledConsumer } from './consumers/on-surgery-case-cancelled.consumer';
import { OnSurgeryCaseRescheduledConsumer } from './consumers/on-surgery-case-rescheduled.consumer';
import { OnSurgeryCaseScheduledConsumer } from './consumers/on-surgery-case-scheduled.consumer';

// Workers are off, so that the test controls the order of events and deliveries.
const { smtp, product } = mailingProduct({
  only: ['identity', 'crm', 'quoting', 'notifications'],
  role: 'api',
});
let org: TestOrganisation;
let office: PostOffice;
let params: { id: string };
let version: number;

beforeEach(async () => {
  org = await product.signUp();
  office = new PostOffice(product, org.organisationId);
  const { quote, link } = await sendQuoteTo(product, org, `hana.${newId()}@patients.example`);
  await answerBy(product, link, acceptance);
  const { items } = await product.call(listSurgeryCases, { query: { quoteId: quote.id } }, org.admin);
  params = { id: items[0]?.id ?? '' };
  version = items[0]?.version ?? 0;
});

const dayIn = (days: number) => addDays(todayIn(new Date(), 'Australia/Sydney'), days);
const at = (days: number, time = '09:00') => `${dayIn(days)}T${time}`;
const kept = async (change: Promise<SurgeryCase>) => {
  ({ version } = await change);
};
const schedule = (startsAt: string) =>
  kept(
    product.call(
      scheduleSurgeryCase,
      { params, body: { version, startsAt, durationMinutes: 60, allowDayOff: true } },
      org.admin,
    ),
  );
const move = (startsAt: string | null) =>
  kept(
    product.call(
      rescheduleSurgeryCase,
      { params, body: { version, startsAt, reason: 'No theatre', allowDayOff: true } },
      org.admin,
    ),
  );
const cancel = () =>
  kept(product.call(cancelSurgeryCase, { params, body: { version, reason: 'Ill' } }, org.admin));

const CONSUMERS = [
  [SurgeryCaseScheduled, OnSurgeryCaseScheduledConsumer],
  [SurgeryCaseRescheduled, OnSurgeryCaseRescheduledConsumer],
  [SurgeryCaseCancelled, OnSurgeryCaseCancelledConsumer],
] as const;

/** The case events published by quoting, in order. */
async function told(): Promise<{ type: EventDefinition; event: never }[]> {
  const rows = await product.sql<{ destination: string; payload: never }>(
    `select destination, payload from quoting.outbox where organisation_id = $1
      and destination = any($2) order by seq`,
    [org.organisationId, CONSUMERS.map(([{ subject }]) => subject)],
  );
  return rows.map(({ destination, payload }) => ({
    type: CONSUMERS.find(([{ subject }]) => subject === destination)![0],
    event: payload,
  }));
}

/** Handles an event like its consumer: reads first, then writes in one transaction. */
async function hear({ type, event }: { type: EventDefinition; event: never }): Promise<void> {
  const [, Handler] = CONSUMERS.find(([one]) => one === type)!;
  const consumer = office.get<{
    prepare: (event: never) => Promise<never>;
    handle: (event: never, facts: never) => Promise<void>;
  }>(Handler as never);
  const facts = await office.work(() => consumer.prepare(event));
  await office.transaction(() => consumer.handle(event, facts));
}
const hearAll = async () => {
  for (const one of await told()) await hear(one);
};
const mailIds = async () =>
  (await office.jobs(deliverMail)).map(({ payload }) => payload.data['mailId'] as string);
const subjects = () => smtp.received.map(({ subject }) => subject?.replace(/Practice \w+/, 'us'));

it('emails the patient once each about the date, a new date, no date, and the cancellation', async () => {
  const steps = [
    () => schedule(at(5)),
    () => move(at(6)),
    () => move(at(6, '13:00')),
    () => move(null),
    () => cancel(),
  ];
  for (const step of steps) {
    await step();
    await hear((await told()).at(-1)!);
    for (const id of await mailIds()) await office.deliver(id);
  }
  expect(subjects()).toEqual([
    'Your booking with us',
    'Your booking with us has moved',
    'Your booking with us needs a new day',
    'Your booking with us has been cancelled',
  ]);
  expect(smtp.received[1]?.text).toContain(`is now on ${formatLongDate(dayIn(6))}`);
  await hearAll();
  for (const id of await mailIds()) await office.deliver(id);
  expect(smtp.received).toHaveLength(4);
});

it('emails only the latest date when events arrive late', async () => {
  await schedule(at(5));
  await move(at(6));
  await hearAll();
  const ids = await mailIds();
  expect(ids).toHaveLength(1);
  await office.deliver(ids[0]!);
  expect(subjects()).toEqual(['Your booking with us has moved']);
});

it('discards a waiting email when the case has changed since', async () => {
  await schedule(at(5));
  await hearAll();
  const [mailId = ''] = await mailIds();
  smtp.refusals.push(451);
  await expect(office.deliver(mailId)).rejects.toThrow('we keep trying');
  await cancel();
  await office.deliver(mailId, { attempt: 2, lastAttempt: false });
  expect(smtp.received).toEqual([]);
  await expect(office.mail(mailId)).rejects.toThrow('There is no such mail');
});

it('sends nothing, not even a waiting email, if the practice does not inform patients', async () => {
  await schedule(at(5));
  await hearAll();
  const [waiting = ''] = await mailIds();
  const body = { version: 0 as const, tellsPatients: false };
  await product.call(updateCaseSettings, { body }, org.admin);
  await office.deliver(waiting);
  await move(at(6));
  await hearAll();
  expect(await mailIds()).toHaveLength(1);
  expect(smtp.received).toEqual([]);
});

it('checks a case within its own practice only', async () => {
  await schedule(at(5));
  const [first] = await told();
  const { data } = first?.event as unknown as { data: EventData<typeof SurgeryCaseScheduled> };
  const { surgeryCaseId, startsAt } = data;
  const ask = (organisationId: string) =>
    product.callInternal(checkCaseNotice, {
      body: { organisationId, surgeryCaseId, kind: 'SCHEDULED', startsAt },
    });
  expect(await ask(org.organisationId)).toEqual({ isDue: true });
  expect(await ask((await product.signUp()).organisationId)).toEqual({ isDue: false });
});
