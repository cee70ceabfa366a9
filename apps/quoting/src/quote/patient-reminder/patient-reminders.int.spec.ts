import {
  checkReminder,
  getReminderSettings,
  listQuoteReminders,
  openPublicQuote,
  openReminderStop,
  recordClientConsents,
  resumeQuoteReminders,
  sendReminderMail,
  stopQuoteReminders,
  stopReminders,
  updateReminderSettings,
  withdrawQuote,
  type EventData,
  type EventEnvelope,
  type JobData,
  type QuoteReminderWithheld,
} from '@quillcare/contracts';
import { contextFor, newId, runInContext, unseal, type UnitOfWork } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import { question, rejection, respondIn } from '../../patient/patient/operations/answers.suite';
import {
  addClient,
  eventsOf,
  failing,
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
} from '../quote/operations/quote-scene.suite';
import { variationActs } from '../quote/operations/variation-acts.suite';
import { QuoteRepository } from '../quote/persistence/quote.repository';
import { OnQuoteReminderWithheldConsumer } from './consumers/on-quote-reminder-withheld.consumer';
import { DEFAULT_REMINDER_SETTINGS } from './domain/reminder-settings';
import { letBeDue, remind } from './reminders.suite';

const product = testProduct(startQuoting);
const scene = perTest(() => openPractice(product));

const respond = respondIn(() => product);
const anybody = { kind: 'anonymous' } as const;

const remindersOf = (id: string, of = scene) =>
  product.call(listQuoteReminders, { params: { id } }, of.org.admin);

/** The emails enqueued for a quote. */
async function mailed(quoteId: string): Promise<JobData<typeof sendReminderMail>[]> {
  const rows = await product.sql<{ data: JobData<typeof sendReminderMail> }>(
    `select payload->'data' as data from quoting.outbox
      where destination = 'notifications.sendReminderMail' and payload->'data'->>'quoteId' = $1 order by seq`,
    [quoteId],
  );
  return rows.map(({ data }) => data);
}

/** A quote whose patient was reminded once. */
async function remindedQuote() {
  const { quote, token } = await sentQuote(scene);
  await letBeDue(product, quote.id);
  await remind(product);
  const [mail] = await mailed(quote.id);
  if (!mail) throw new Error('Nobody was reminded');
  const secret = (sealed: string) => unseal(sealed, product.config.secrets);
  return { quote, token, mail, link: secret(mail.sealedLink), stopToken: secret(mail.sealedStopToken) };
}

it('plans reminders when a quote is sent and lists them on it', async () => {
  const { quote } = await sentQuote(scene);
  const { items, stopped, isEnabled } = await remindersOf(quote.id);
  expect(items.map(({ kind, days, state }) => [kind, days, state])).toEqual([
    ['SILENCE', 7, 'PLANNED'],
    ['BEFORE_EXPIRY', 7, 'PLANNED'],
    ['BEFORE_EXPIRY', 2, 'PLANNED'],
  ]);
  expect([stopped, isEnabled]).toEqual([null, true]);
});

it('sends a reminder once with several workers, with a link that works beside the first one', async () => {
  const { quote, token } = await sentQuote(scene);
  await letBeDue(product, quote.id);
  await Promise.all([remind(product), remind(product), remind(product)]);
  await remind(product);
  const mails = await mailed(quote.id);
  expect(mails).toEqual([
    expect.objectContaining({ kind: 'SILENCE', validUntil: quote.validUntil, quoteId: quote.id }),
  ]);
  expect((await eventsOf(scene, quote.id)).filter((name) => name === 'QuoteReminderSent')).toHaveLength(1);
  expect((await remindersOf(quote.id)).items[0]).toMatchObject({
    state: 'SENT',
    settledAt: expect.any(String),
    reason: null,
  });
  const second =
    unseal(mails[0]?.sealedLink ?? '', product.config.secrets)
      .split('/')
      .at(-1) ?? '';
  for (const opened of [token, second]) {
    const patient = await patientBy(scene, opened, false);
    expect(await product.call(openPublicQuote, { params: { token: opened } }, patient)).toMatchObject({
      state: 'identify',
    });
  }
});

it.each([
  ['ANSWERED', (token: string) => answer(token, rejection)],
  ['ASKED', (token: string) => answer(token, question)],
] as const)('skips a reminder after the patient has acted: %s', async (reason, act) => {
  const { quote, token } = await sentQuote(scene);
  await act(token);
  await letBeDue(product, quote.id);
  await remind(product);
  expect(await mailed(quote.id)).toEqual([]);
  expect((await remindersOf(quote.id)).items).toEqual([
    expect.objectContaining({ kind: 'SILENCE', state: 'LEFT_OUT', reason }),
  ]);
});

it('skips a reminder of a change once its surgery has begun, because it can no longer be signed', async () => {
  const { first, second } = await variationActs(product, scene).changed();
  await letBeDue(product, second.id);
  await product.sql(`update quoting.surgery_case set status = 'IN_PROGRESS' where quote_id = $1`, [first.id]);
  await remind(product);
  expect(await mailed(second.id)).toEqual([]);
  const [due] = (await remindersOf(second.id)).items;
  expect(due).toMatchObject({ kind: 'SILENCE', state: 'LEFT_OUT', reason: 'EXPIRED' });
});

async function answer(token: string, body: Parameters<typeof respond>[1]): Promise<void> {
  await respond(token, body, await patientBy(scene, token));
}

it('skips reminders of a withdrawn quote and of a client who could not open the link', async () => {
  const { quote } = await sentQuote(scene);
  await product.call(
    withdrawQuote,
    { params: { id: quote.id }, body: { version: quote.version } },
    scene.org.admin,
  );
  const silent = await sentQuote({ ...scene, clientId: await addClient(product, scene.org) });
  await product.sql(`update crm.client set date_of_birth = null where id = $1`, [silent.quote.client.id]);
  for (const id of [quote.id, silent.quote.id]) await letBeDue(product, id);
  await remind(product);
  expect(await mailed(quote.id)).toEqual([]);
  expect(await mailed(silent.quote.id)).toEqual([]);
  expect((await remindersOf(silent.quote.id)).items).toContainEqual(
    expect.objectContaining({ state: 'LEFT_OUT', reason: 'UNREACHABLE' }),
  );
});

it('skips clients without consent to emails, even if withdrawn while the email is queued', async () => {
  const want = (isGiven: boolean, clientId: string) =>
    product.call(
      recordClientConsents,
      { params: { id: clientId }, body: { decisions: [{ channel: 'EMAIL', isGiven }], source: 'PHONE' } },
      scene.org.admin,
    );
  const { quote, mail } = await remindedQuote();
  const { organisationId } = scene.org;
  const check = async () => {
    const body = { organisationId, reminderId: mail.reminderId };
    return (await product.callInternal(checkReminder, { body })).reason;
  };
  expect(await check()).toBeNull();
  await want(false, quote.client.id);
  expect(await check()).toBe('NO_CONSENT');
  await want(true, quote.client.id);
  expect(await check()).toBeNull();

  await want(false, quote.client.id);
  const { quote: next } = await sentQuote(scene);
  await letBeDue(product, next.id);
  await remind(product);
  expect(await mailed(next.id)).toEqual([]);
  expect((await remindersOf(next.id)).items[0]).toMatchObject({ state: 'LEFT_OUT', reason: 'NO_CONSENT' });
});

it('lets the mailer detect an answer given while the email is queued and records it', async () => {
  const { quote, token, mail } = await remindedQuote();
  const body = { organisationId: scene.org.organisationId, reminderId: mail.reminderId };
  expect(await product.callInternal(checkReminder, { body })).toEqual({ reason: null });
  await answer(token, rejection);
  expect(await product.callInternal(checkReminder, { body })).toEqual({ reason: 'ANSWERED' });
  await hear({ reminderId: mail.reminderId, reason: 'ANSWERED' });
  expect((await remindersOf(quote.id)).items[0]).toMatchObject({ state: 'LEFT_OUT', reason: 'ANSWERED' });
});

/** Handles the mailer's event as if delivered by the broker. */
function hear(data: EventData<typeof QuoteReminderWithheld>): Promise<void> {
  const consumer = product.app.get(OnQuoteReminderWithheldConsumer, { strict: false });
  const { uow } = product.app.get(QuoteRepository, { strict: false }) as unknown as { uow: UnitOfWork };
  const event = { data } as EventEnvelope<typeof data>;
  const { organisationId } = scene.org;
  const context = contextFor({ kind: 'service', service: 'quoting' }, { organisationId });
  return runInContext(context, () => uow.run(() => consumer.handle(event, undefined)));
}

describe('stopping reminders', () => {
  it('works by the link in the email without an account, and repeatedly', async () => {
    const { quote, stopToken } = await remindedQuote();
    const params = { token: stopToken };
    expect(await product.call(openReminderStop, { params }, anybody)).toMatchObject({
      practice: { name: expect.any(String), email: expect.any(String) },
      quoteNumber: quote.quoteNumber,
      isStopped: false,
    });
    for (let at = 0; at < 2; at += 1)
      expect(await product.call(stopReminders, { params }, anybody)).toEqual({ isStopped: true });
    const { items, stopped } = await remindersOf(quote.id);
    expect(stopped).toEqual({ at: expect.any(String), by: 'PATIENT' });
    expect(items.map(({ state }) => state)).toEqual(['SENT']);
    expect((await eventsOf(scene, quote.id)).filter((name) => name === 'QuoteRemindersStopped')).toHaveLength(
      1,
    );
    await expect(
      product.call(resumeQuoteReminders, { params: { id: quote.id } }, scene.org.admin),
    ).rejects.toEqual(failing('REMINDERS_STOPPED_BY_PATIENT'));
  });

  it('reveals nothing for a guessed link', async () => {
    for (const [token, code] of [
      ['short', 'LINK_MALFORMED'],
      ['x'.repeat(43), 'LINK_UNKNOWN'],
    ] as const)
      for (const operation of [openReminderStop, stopReminders])
        await expect(product.call(operation, { params: { token } }, anybody)).rejects.toEqual(failing(code));
  });

  it('works for staff, who can resume them', async () => {
    const { quote } = await sentQuote(scene);
    const params = { id: quote.id };
    await product.call(stopQuoteReminders, { params }, scene.org.admin);
    expect(await remindersOf(quote.id)).toMatchObject({ items: [], stopped: { by: 'PRACTICE' } });
    await product.call(resumeQuoteReminders, { params }, scene.org.admin);
    expect((await remindersOf(quote.id)).items).toHaveLength(3);
    await product.call(stopQuoteReminders, { params }, scene.org.admin);
    await letBeDue(product, quote.id);
    await remind(product);
    expect(await mailed(quote.id)).toEqual([]);
  });
});

describe('reminder settings', () => {
  const save = (body: object) =>
    product.call(updateReminderSettings, { body: body as never }, scene.org.admin);

  it('are the defaults until an administrator saves others', async () => {
    const read = () => product.call(getReminderSettings, {}, scene.org.admin);
    expect(await read()).toEqual({ ...DEFAULT_REMINDER_SETTINGS, version: 0, updatedAt: null });
    const saved = await save({ version: 0, daysBeforeExpiry: [1, 10], silenceDays: null });
    expect(saved).toMatchObject({
      version: 1,
      isEnabled: true,
      daysBeforeExpiry: [10, 1],
      silenceDays: null,
    });
    expect(await read()).toEqual(saved);
    const { quote } = await sentQuote(scene);
    expect((await remindersOf(quote.id)).items.map(({ days }) => days)).toEqual([10, 1]);
    await expect(save({ version: 4 })).rejects.toEqual(failing('VERSION_CONFLICT'));
  });

  it('stop all reminders when turned off, including planned ones', async () => {
    const { quote } = await sentQuote(scene);
    await save({ version: 0, isEnabled: false });
    expect(await remindersOf(quote.id)).toMatchObject({ items: [], isEnabled: false });
    await letBeDue(product, quote.id);
    await remind(product);
    expect(await mailed(quote.id)).toEqual([]);
  });

  it('reject days outside their limits, repeated ones and more than four', async () => {
    for (const changes of [
      ...[[0], [61], [3, 3], [1, 2, 3, 4, 5]].map((daysBeforeExpiry) => ({ daysBeforeExpiry })),
      ...[2, 61].map((silenceDays) => ({ silenceDays })),
    ])
      await expect(save({ version: 0, ...changes })).rejects.toEqual(failing('VALIDATION_FAILED'));
  });
});

it('treats a reminder of another practice as withdrawn', async () => {
  const { mail } = await remindedQuote();
  const body = { organisationId: newId(), reminderId: mail.reminderId };
  expect(await product.callInternal(checkReminder, { body })).toEqual({ reason: 'WITHDRAWN' });
});
