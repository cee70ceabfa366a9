import { NotificationRaised, QuoteMailChanged } from '@quillcare/contracts';
import { newId, ProcessLogger } from '@quillcare/service-kit';
import { reminderLetter } from '../../reminder/domain/reminder-letter';
import { ReminderGate } from '../../reminder/reminder-gate';
import { PostOffice } from '../../testing/post-office.suite';
import { samplePractice, sampleQuote, sampleSecret } from '../../testing/samples.suite';
import { mailingProduct } from '../../testing/smtp-stub.suite';
import { quoteLetter, welcomeLetter } from '../../letter/domain/letter';
import { MailDeferredError } from './deliver-mail.job';

const LINK = 'https://quillcare.example/quote/accept/secret-token';

const { smtp, product } = mailingProduct({ only: ['notifications'], role: 'api' });
let office: PostOffice;

beforeEach(() => {
  office = new PostOffice(product);
});

const post = () => office.post(quoteLetter(sampleQuote(), samplePractice, sampleSecret(LINK)));
const news = async () => (await office.sent(QuoteMailChanged.subject)).map(({ payload }) => payload.data);

describe('an email over SMTP', () => {
  it('arrives complete, and its content is erased afterwards', async () => {
    const mailId = await post();
    await office.deliver(mailId);
    expect(smtp.received).toHaveLength(1);
    const [mail] = smtp.received;
    expect(mail).toMatchObject({
      from: { name: 'Quillcare', address: 'no-reply@quillcare.example' },
      to: [{ address: 'hana@patients.example' }],
      replyTo: [{ address: 'rooms@harbour.example' }],
      subject: 'Your quote from Harbour Surgical is ready',
      messageId: `<${mailId}@quillcare.example>`,
    });
    expect(mail?.text).toContain(LINK);
    expect(mail?.html).toContain(LINK);
    expect(await office.mail(mailId)).toMatchObject({
      state: 'DELIVERED',
      attempts: 1,
      sealed_params: null,
      last_error: null,
      delivered_at: expect.any(Date),
    });
    expect(await news()).toEqual([
      { mailId, quoteId: sampleQuote().id, revision: 1, state: 'DELIVERED', detail: null },
    ]);
  });

  it('is stored encrypted until it is sent', async () => {
    const { sealed_params } = await office.mail(await post());
    expect(sealed_params).not.toContain('secret-token');
    expect(sealed_params).not.toContain('Hana');
  });

  it('is stored and sent once, however often it is dispatched', async () => {
    const mailId = await post();
    expect(await post()).toBe(mailId);
    expect(await office.jobs()).toHaveLength(1);
    await office.deliver(mailId);
    await office.deliver(mailId);
    expect(smtp.received).toHaveLength(1);
    expect(await news()).toHaveLength(1);
  });

  it('is deferred after a temporary refusal, and then accepted', async () => {
    smtp.refusals.push(451);
    const mailId = await post();
    await expect(office.deliver(mailId)).rejects.toThrow(MailDeferredError);
    expect(await office.mail(mailId)).toMatchObject({
      state: 'PENDING',
      attempts: 1,
      sealed_params: expect.any(String),
    });
    await office.deliver(mailId, { attempt: 2, lastAttempt: false });
    expect(await office.mail(mailId)).toMatchObject({ state: 'DELIVERED', attempts: 2, last_error: null });
    expect((await news()).map(({ state }) => state)).toEqual(['PENDING', 'DELIVERED']);
  });

  it('updates the quote once while the failure stays the same', async () => {
    smtp.refusals.push(451, 451, 451);
    const mailId = await post();
    for (const attempt of [1, 2, 3])
      await expect(office.deliver(mailId, { attempt, lastAttempt: false })).rejects.toThrow(
        MailDeferredError,
      );
    expect(await news()).toHaveLength(1);
  });

  it('fails at once if the address is refused, and notifies staff without the server’s text', async () => {
    smtp.refusals.push(550);
    const mailId = await post();
    await office.deliver(mailId);
    const mail = await office.mail(mailId);
    expect(mail).toMatchObject({
      state: 'FAILED',
      last_error: 'The mail server refused this address (550).',
      // Kept, so that staff can resend it.
      sealed_params: expect.any(String),
    });
    expect(await news()).toEqual([
      expect.objectContaining({ state: 'FAILED', detail: 'The mail server refused this address (550).' }),
    ]);
    const [raised] = await office.sent(NotificationRaised.subject);
    expect(raised?.payload.data).toMatchObject({
      topic: 'MAIL_FAILED',
      needs: 'QUOTES',
      quoteId: sampleQuote().id,
    });
    const [row] = await product.sql<{ message: string }>(
      'select message from notifications.notification where organisation_id = $1',
      [office.organisationId],
    );
    expect(row?.message).toContain('Q-2026-000123');
    expect(row?.message).not.toContain('@');
  });

  it('fails if the server is down until the last attempt', async () => {
    const mailId = await post();
    await smtp.stop();
    try {
      await expect(office.deliver(mailId)).rejects.toThrow(
        'The mail server could not be reached; we keep trying.',
      );
      await office.deliver(mailId, { attempt: 8, lastAttempt: true });
    } finally {
      await smtp.start();
    }
    expect(await office.mail(mailId)).toMatchObject({
      state: 'FAILED',
      last_error: 'The mail server could not be reached; we gave up after 2 attempts.',
    });
  });

  it('updates no quote if it is not about one', async () => {
    smtp.refusals.push(550);
    const practice = {
      userId: office.organisationId,
      name: 'Ana',
      email: 'ana@harbour.example',
      organisationName: 'Harbour',
      timeZone: 'UTC',
      signedUpAt: new Date(),
    };
    const mailId = await office.post(welcomeLetter(practice, 'https://quillcare.example'));
    await office.deliver(mailId);
    expect(await office.mail(mailId)).toMatchObject({ state: 'FAILED' });
    expect(await news()).toEqual([]);
    expect(await office.sent(NotificationRaised.subject)).toEqual([]);
  });

  it('leaves no address, name or link in the logs', async () => {
    const logger = office.get(ProcessLogger);
    const spies = [jest.spyOn(logger, 'info'), jest.spyOn(logger, 'warn'), jest.spyOn(logger, 'failure')];
    smtp.refusals.push(451, 550);
    const mailId = await post();
    const deferred: unknown = await office.deliver(mailId).catch((error: unknown) => error);
    await office.deliver(mailId);
    const logged = JSON.stringify([...spies.flatMap(({ mock }) => mock.calls), String(deferred)]);
    expect(logged).toContain('MailDeferredError');
    expect(logged).not.toMatch(/@|Hana|Harbour|secret-token/);
    jest.restoreAllMocks();
  });

  it('fails if its content can no longer be decrypted', async () => {
    const mailId = await post();
    await office.tamper(mailId, `sealed_params = 'v1.other.key.of.text'`);
    await office.deliver(mailId);
    expect(smtp.received).toHaveLength(0);
    expect(await office.mail(mailId)).toMatchObject({
      state: 'FAILED',
      last_error: 'The message could not be prepared.',
    });
  });
});

describe('a reminder of a quote whose state cannot be checked', () => {
  const reminder = () =>
    office.post(
      reminderLetter(
        sampleQuote(),
        samplePractice,
        {
          reminderId: newId(),
          kind: 'BEFORE_EXPIRY',
          validUntil: '2026-12-24',
          link: LINK,
          stopToken: 'stop',
        },
        'https://quillcare.example',
      ),
    );

  it('counts no attempt and releases its lease, however often it has to wait', async () => {
    const mailId = await reminder();
    for (let round = 0; round < 8; round += 1)
      await expect(office.deliver(mailId)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await office.mail(mailId)).toMatchObject({ state: 'PENDING', attempts: 0 });
    // No worker found the lease taken, so none enqueued a later check.
    expect(await office.jobs()).toHaveLength(1);
    jest.spyOn(office.get(ReminderGate), 'isOpen').mockResolvedValue(true);
    smtp.refusals.push(451);
    await expect(office.deliver(mailId)).rejects.toThrow('we keep trying');
    expect(await office.mail(mailId)).toMatchObject({ state: 'PENDING', attempts: 1 });
    await office.deliver(mailId);
    expect(await office.mail(mailId)).toMatchObject({ state: 'DELIVERED', attempts: 2 });
    jest.restoreAllMocks();
  });
});

describe('two workers with the same email', () => {
  it('send it once, and the second checks again after the lease', async () => {
    const mailId = await post();
    const both = [office.deliver(mailId), office.deliver(mailId)];
    // The server answers the first one only once the second has found the lease taken.
    smtp.until = Promise.race(both);
    await Promise.all(both);
    expect(smtp.received).toHaveLength(1);
    expect(await office.mail(mailId)).toMatchObject({ state: 'DELIVERED', attempts: 1 });
    const [, again] = await office.jobs();
    expect(again?.not_before?.getTime()).toBeGreaterThan(Date.now() + 30_000);
  });

  it('record only the result of the worker that holds the lease', async () => {
    const mailId = await post();
    let answer = (): void => undefined;
    smtp.until = new Promise<void>((resolve) => (answer = resolve));
    const slow = office.deliver(mailId);
    await product.eventually(async () => expect((await office.mail(mailId)).attempts).toBe(1));
    await office.tamper(mailId, `leased_until = now() - interval '1 second'`);
    const second = office.deliver(mailId);
    await product.eventually(async () => expect((await office.mail(mailId)).attempts).toBe(2));
    answer();
    await Promise.all([slow, second]);
    expect(smtp.received).toHaveLength(2);
    expect(await news()).toHaveLength(1);
    // SMTP has no undo. The second copy carries the same Message-ID, so receivers drop it.
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1);
  });
});

describe('sweep of overdue emails', () => {
  it('enqueues them once', async () => {
    const [late, fresh] = [
      await post(),
      await office.post(quoteLetter(sampleQuote({ revision: 2 }), samplePractice, sampleSecret(LINK))),
    ];
    await office.tamper(late, `due_at = now() - interval '61 seconds'`);
    await office.sweep();
    await office.sweep();
    const handedOut = (await office.jobs()).slice(2).map(({ payload }) => payload.data.mailId);
    expect(handedOut).toEqual([late]);
    expect(handedOut).not.toContain(fresh);
  });

  it('ignores emails that are leased, scheduled or finished', async () => {
    const held = await post();
    await office.tamper(
      held,
      `due_at = now() - interval '1 hour', leased_until = now() + interval '1 minute', lease_token = id`,
    );
    await office.sweep();
    await office.tamper(held, `due_at = now() + interval '1 minute', leased_until = null`);
    await office.sweep();
    await office.tamper(
      held,
      `due_at = now() - interval '1 hour', state = 'DELIVERED', sealed_params = null`,
    );
    await office.sweep();
    expect(await office.jobs()).toHaveLength(1);
  });
});
