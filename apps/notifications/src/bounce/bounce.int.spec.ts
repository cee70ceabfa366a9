import {
  findMailSuppression,
  liftMailSuppression,
  NotificationRaised,
  QuoteMailChanged,
  recordMailEvents,
  type MailEvent,
} from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { quoteLetter, quoteOf } from '../letter/domain/letter';
import { noticeContent } from '../response/domain/response-letters';
import { PostOffice } from '../testing/post-office.suite';
import { samplePractice, sampleQuote, sampleSecret, userOf } from '../testing/samples.suite';
import { mailingProduct } from '../testing/smtp-stub.suite';
import { signatureOf } from './domain/report-signature';

const SECRET = 'a secret of the provider, of some length';
const ADDRESS = 'hana@patients.example';
const { smtp, product } = mailingProduct({
  only: ['notifications'],
  role: 'api',
  env: { MAIL_EVENTS_SECRET: SECRET },
});
let office: PostOffice;

beforeEach(() => {
  office = new PostOffice(product);
  smtp.received.length = 0;
});

let revision = 0;

/** An email to the patient that the mail server accepted. */
async function delivered(): Promise<string> {
  revision += 1;
  const mailId = await office.post(
    quoteLetter(sampleQuote({ revision }), samplePractice, sampleSecret('https://quillcare.example/x')),
  );
  await office.deliver(mailId);
  return mailId;
}

const bounceOf = (mailId: string, changes: Partial<MailEvent> = {}): MailEvent => ({
  id: newId(),
  type: 'BOUNCE',
  messageId: `<${mailId}@quillcare.example>`,
  at: '2026-11-23T01:00:00.000Z',
  status: '5.1.1',
  detail: `550 5.1.1 <${ADDRESS}> unknown user`,
  ...changes,
});

function signed(events: unknown, secret = SECRET, at = product.clock.now()) {
  const payload = typeof events === 'string' ? events : JSON.stringify({ events });
  const timestamp = Math.floor(at.getTime() / 1000);
  return { timestamp, payload, signature: signatureOf({ timestamp, payload }, secret) };
}

const report = (body: ReturnType<typeof signed>) =>
  product.call(recordMailEvents, { body }, { kind: 'anonymous' });

const staff = () => userOf(office.organisationId);

const suppression = async () =>
  (await product.call(findMailSuppression, { query: { email: ADDRESS } }, staff())).suppression;
const notifications = () => office.sent(NotificationRaised.subject);

describe('a bounce report', () => {
  it('marks the email as failed, suppresses the address, and updates the quote and staff', async () => {
    const mailId = await delivered();
    expect(await report(signed([bounceOf(mailId)]))).toEqual({ recorded: 1, repeated: 0, unknown: 0 });
    const mail = await office.mail(mailId);
    expect(mail).toMatchObject({
      state: 'FAILED',
      last_error: expect.stringContaining('This email address does not exist (5.1.1)'),
    });
    // The remote server's text contains the patient's address; ours must not.
    expect(mail.last_error).not.toContain(ADDRESS);
    expect(await suppression()).toMatchObject({ address: ADDRESS, reason: 'HARD_BOUNCE' });
    expect((await office.sent(QuoteMailChanged.subject)).at(-1)?.payload.data).toMatchObject({
      mailId,
      state: 'FAILED',
      // Today and the quote show it in plain words.
      detail: 'This email address does not exist.',
    });
    expect((await notifications()).map(({ payload }) => payload.data)).toEqual([
      expect.objectContaining({ topic: 'MAIL_FAILED', priority: 'URGENT', needs: 'QUOTES' }),
    ]);
  });

  it('about an email that was sent again leaves the state of the later one on the quote', async () => {
    revision += 1;
    const send = async () => {
      const secret = { ...sampleSecret('https://quillcare.example/x'), id: newId() };
      const mailId = await office.post(quoteLetter(sampleQuote({ revision }), samplePractice, secret));
      await office.deliver(mailId);
      return mailId;
    };
    const [first, second] = [await send(), await send()];
    await report(signed([bounceOf(first)]));
    expect(await office.mail(first)).toMatchObject({ state: 'FAILED' });
    expect((await office.sent(QuoteMailChanged.subject)).at(-1)?.payload.data).toMatchObject({
      mailId: second,
      state: 'DELIVERED',
    });
  });

  it.each(['BOUNCE', 'COMPLAINT'] as const)(
    'of an email to a colleague (%s) does not say that it was one to the patient',
    async (type) => {
      const quote = sampleQuote();
      const answered = { quote, organisation: samplePractice, eventId: newId(), publicUrl: '' };
      const mailId = await office.post({
        recipient: 'ana@harbour.example',
        content: noticeContent({ ...answered, answer: 'accepted' }, { name: 'Ana Okafor' }),
        dedupeKey: `notice:${newId()}`,
        quote: quoteOf(quote),
      });
      await office.deliver(mailId);
      expect(await report(signed([bounceOf(mailId, { type })]))).toMatchObject({ recorded: 1 });
      expect(await notifications()).toEqual([]);
    },
  );

  it('counts once, however often it is repeated and under whichever event id', async () => {
    const mailId = await delivered();
    const event = bounceOf(mailId);
    const body = signed([event, event, bounceOf(mailId)]);
    expect(await report(body)).toEqual({ recorded: 1, repeated: 2, unknown: 0 });
    expect(await report(body)).toEqual({ recorded: 0, repeated: 3, unknown: 0 });
    const again = await Promise.all([1, 2, 3].map(() => report(signed([bounceOf(mailId)]))));
    expect(again.map(({ repeated }) => repeated)).toEqual([1, 1, 1]);
    expect(await notifications()).toHaveLength(1);
  });

  it('counts once even if it arrives several times concurrently', async () => {
    const mailId = await delivered();
    const counts = await Promise.all([1, 2, 3, 4].map(() => report(signed([bounceOf(mailId)]))));
    expect(counts.reduce((sum, { recorded }) => sum + recorded, 0)).toBe(1);
    expect(await notifications()).toHaveLength(1);
  });

  it('is accepted and counted for an unknown email, without any effect', async () => {
    const mailId = await delivered();
    const others = [newId(), 'x'].map((id) => bounceOf(id));
    const foreign = bounceOf(mailId, { messageId: `<${mailId}@elsewhere>` });
    expect(await report(signed([...others, foreign]))).toEqual({ recorded: 0, repeated: 0, unknown: 3 });
    expect(await office.mail(mailId)).toMatchObject({ state: 'DELIVERED' });
    expect(await suppression()).toBeNull();
  });

  it.each<[string, (mailId: string) => ReturnType<typeof signed>]>([
    ['signed with another secret', (id) => signed([bounceOf(id)], 'another secret, which nobody gave us')],
    ['signed for another payload', (id) => ({ ...signed([bounceOf(id)]), payload: '{"events":[]}' })],
    ['with another timestamp', (id) => ({ ...signed([bounceOf(id)]), timestamp: 1_700_000_000 })],
    ['from an hour ago', (id) => signed([bounceOf(id)], SECRET, new Date(Date.now() - 3_600_000))],
    ['from tomorrow', (id) => signed([bounceOf(id)], SECRET, new Date(Date.now() + 86_400_000))],
    ['with a wrong signature', (id) => ({ ...signed([bounceOf(id)]), signature: '0'.repeat(64) })],
  ])('%s is rejected without any effect', async (_what, forge) => {
    const mailId = await delivered();
    await expect(report(forge(mailId))).rejects.toMatchObject({ code: 'SIGNATURE_INVALID', status: 401 });
    expect(await office.mail(mailId)).toMatchObject({ state: 'DELIVERED' });
    expect(await suppression()).toBeNull();
    expect(await notifications()).toEqual([]);
  });

  it('that is signed but malformed is rejected completely, with the faulty field named', async () => {
    const mailId = await delivered();
    await expect(report(signed('no json'))).rejects.toMatchObject({ errors: [{ path: 'payload' }] });
    const half = signed([bounceOf(mailId), { ...bounceOf(mailId), type: 'OPENED' }]);
    await expect(report(half)).rejects.toMatchObject({ errors: [{ path: 'payload.events.1.type' }] });
    expect(await office.mail(mailId)).toMatchObject({ state: 'DELIVERED' });
  });

  it('of a complaint suppresses the address, but leaves the email as delivered', async () => {
    const mailId = await delivered();
    await report(signed([bounceOf(mailId, { type: 'COMPLAINT', status: null, detail: null })]));
    expect(await office.mail(mailId)).toMatchObject({ state: 'DELIVERED' });
    expect(await suppression()).toMatchObject({ reason: 'COMPLAINT' });
  });

  it('of a temporary failure is counted, and the third email in a month suppresses the address', async () => {
    const soft = (mailId: string) => bounceOf(mailId, { type: 'SOFT_BOUNCE', status: '4.2.2' });
    const first = await delivered();
    await report(signed([soft(first), soft(first)]));
    await report(signed([soft(await delivered())]));
    expect(await suppression()).toBeNull();
    expect(await office.mail(first)).toMatchObject({ state: 'DELIVERED' });
    const [counted] = await product.sql<{ soft_bounces: number }>(
      'select soft_bounces from notifications.mail_message where id = $1',
      [first],
    );
    expect(counted?.soft_bounces).toBe(2);
    await report(signed([soft(await delivered())]));
    expect(await suppression()).toMatchObject({ reason: 'SOFT_BOUNCES' });
  });
});

describe('a suppressed address', () => {
  it('receives no email until staff lift the suppression, which can recur', async () => {
    await report(signed([bounceOf(await delivered())]));
    smtp.received.length = 0;
    const next = await delivered();
    expect(smtp.received).toHaveLength(0);
    expect(await office.mail(next)).toMatchObject({
      state: 'FAILED',
      last_error: 'Not sent: earlier emails to this address bounced.',
    });
    const lift = () => product.call(liftMailSuppression, { body: { email: ADDRESS } }, staff());
    await lift();
    expect(await suppression()).toBeNull();
    await expect(lift()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await delivered();
    expect(smtp.received).toHaveLength(1);
    await report(signed([bounceOf(await delivered())]));
    expect(await suppression()).not.toBeNull();
  });

  it('is not suppressed again by one temporary failure after staff lifted the suppression', async () => {
    const failTemporarily = async () => {
      const mailId = await delivered();
      await report(signed([bounceOf(mailId, { type: 'SOFT_BOUNCE', status: '4.2.2' })]));
      return mailId;
    };
    for (let n = 0; n < 3; n += 1) await failTemporarily();
    expect(await suppression()).toMatchObject({ reason: 'SOFT_BOUNCES' });
    await product.call(liftMailSuppression, { body: { email: ADDRESS } }, staff());
    const [first] = [await failTemporarily(), await failTemporarily()];
    expect(await suppression()).toBeNull();
    expect(await office.mail(first)).toMatchObject({ state: 'DELIVERED' });
    await failTemporarily();
    expect(await suppression()).toMatchObject({ reason: 'SOFT_BOUNCES' });
  });

  it('is released after a complaint only with a reason, which is audited', async () => {
    await report(signed([bounceOf(await delivered(), { type: 'COMPLAINT', status: null, detail: null })]));
    const lift = (reason?: string) =>
      product.call(liftMailSuppression, { body: { email: ADDRESS, reason } }, staff());
    for (const none of [undefined, '  '])
      await expect(lift(none)).rejects.toMatchObject({ errors: [{ path: 'reason' }] });
    expect(await suppression()).not.toBeNull();
    await lift('She rang: a slip of the finger');
    expect(await suppression()).toBeNull();
    const [act] = await product.sql<{ reason: string }>(
      `select payload->'data'->>'reason' as reason from notifications.outbox
        where payload->'data'->>'entityType' = 'MAIL_SUPPRESSION' order by seq desc limit 1`,
    );
    expect(act?.reason).toBe('She rang: a slip of the finger');
  });

  it('is suppressed for one practice only', async () => {
    await report(signed([bounceOf(await delivered())]));
    office = new PostOffice(product);
    expect(await suppression()).toBeNull();
  });
});
