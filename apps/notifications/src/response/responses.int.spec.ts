import { randomUUID } from 'node:crypto';
import {
  getQuote,
  listMailbox,
  listNotifications,
  NotificationRaised,
  QuoteExpired,
  QuoteMailChanged,
  resolvePatientLink,
  sendQuote,
  varyQuote,
  withdrawAcceptance,
  type QuoteMailKind,
} from '@quillcare/contracts';
import { contextFor, runInContext, seal } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import { SendQuoteMailJob } from '../mail/jobs/send-quote-mail.job';
import { acceptance, answerBy, question, rejection, sendQuoteTo } from '../testing/practice.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'notifications'] });
const org = perTest(() => product.signUp());

const someone = () => `hana.${randomUUID().slice(0, 8)}@patients.example`;
const mailsTo = async (to: string) =>
  (await product.call(listMailbox, { query: { to } }, { kind: 'anonymous' })).items;
const news = () => product.call(listNotifications, {}, org.admin);
const quoteOf = (id: string) => product.call(getQuote, { params: { id } }, org.admin);
const eventsOf = (subject: string, quoteId: string) =>
  product.sql<{ data: { state: string; detail: string | null } }>(
    `select payload->'data' as data from notifications.outbox where destination = $1 and payload->'data'->>'quoteId' = $2 order by seq`,
    [subject, quoteId],
  );

describe('a new practice', () => {
  it('receives one welcome email', async () => {
    const mails = await product.eventually(async () => {
      const found = await mailsTo(org.admin.email);
      // The other email asks to confirm the address.
      expect(found).toHaveLength(2);
      return found.filter(({ subject }) => subject === 'Welcome to Quillcare');
    });
    expect(mails[0]).toMatchObject({
      subject: 'Welcome to Quillcare',
      text: expect.stringContaining('Dear Ana,'),
    });
    expect(mails[0]?.text).toContain('http://localhost:3000/login');
  });
});

describe('a sent quote', () => {
  it('is emailed to the patient and shown as delivered', async () => {
    const email = someone();
    const { quote, link } = await sendQuoteTo(product, org, email);
    await product.eventually(async () =>
      expect(await quoteOf(quote.id)).toMatchObject({ mailState: 'DELIVERED', mailDetail: null }),
    );
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(link);
    expect(mails[0]?.text).not.toMatch(/Septoplasty|5,123|Raman/);
    const kept = await product.sql(`select * from notifications.mail_message where quote_id = $1`, [
      quote.id,
    ]);
    expect(JSON.stringify(kept)).not.toContain(link.split('/').at(-1));
    expect(kept).toEqual([expect.objectContaining({ state: 'DELIVERED', sealed_params: null })]);
  });
});

describe('the email of a quote', () => {
  const linkOf = async (quoteId: string) => {
    const [link] = await product.sql<{ id: string }>(
      'select id from quoting.patient_link where quote_id = $1 order by created_at limit 1',
      [quoteId],
    );
    return link?.id;
  };
  const runJob = async (
    quoteId: string,
    revision: number,
    lastAttempt: boolean,
    kind: QuoteMailKind = 'QUOTE',
  ) => {
    const { organisationId } = org;
    const data = {
      organisationId,
      quoteId,
      revision,
      linkId: await linkOf(quoteId),
      sealedLink: seal('http://localhost/quote/accept/x', product.config.appSecret),
      kind,
    };
    const context = contextFor({ kind: 'service', service: 'notifications' }, { organisationId });
    return runInContext(context, () =>
      product.app.get(SendQuoteMailJob, { strict: false }).handle(data, { attempt: 1, lastAttempt }),
    );
  };

  it('is created once, and not for an outdated link', async () => {
    const { quote } = await sendQuoteTo(product, org, someone());
    await product.eventually(async () =>
      expect(await quoteOf(quote.id)).toMatchObject({ mailState: 'DELIVERED' }),
    );
    await runJob(quote.id, quote.revision + 1, false);
    await runJob(quote.id, quote.revision, false);
    expect(
      await product.sql('select 1 from notifications.mail_message where quote_id = $1', [quote.id]),
    ).toHaveLength(1);
  });

  it('is sent once for every other kind too, without changing the delivery state of the quote', async () => {
    const email = someone();
    const { quote } = await sendQuoteTo(product, org, email);
    await product.eventually(async () =>
      expect(await quoteOf(quote.id)).toMatchObject({ mailState: 'DELIVERED' }),
    );
    const before = await eventsOf(QuoteMailChanged.subject, quote.id);
    for (const kind of ['ANSWER', 'ANSWER', 'SIGNED'] as const)
      await runJob(quote.id, quote.revision, false, kind);
    await product.eventually(async () =>
      expect((await mailsTo(email)).map(({ subject }) => subject).sort()).toEqual([
        expect.stringMatching(/ has answered your question$/),
        'Your acceptance document is ready',
        expect.stringMatching(/^Your quote from/),
      ]),
    );
    expect(await eventsOf(QuoteMailChanged.subject, quote.id)).toEqual(before);
    await runJob(quote.id, quote.revision + 1, false, 'ANSWER');
    await expect(runJob(randomUUID(), 1, true, 'ANSWER')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('is shown as failed if its last attempt could not be prepared', async () => {
    const quoteId = randomUUID();
    await expect(runJob(quoteId, 1, false)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await eventsOf(QuoteMailChanged.subject, quoteId)).toEqual([]);
    await expect(runJob(quoteId, 1, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await eventsOf(QuoteMailChanged.subject, quoteId)).toEqual([
      { data: expect.objectContaining({ state: 'FAILED', detail: 'The email could not be prepared.' }) },
    ]);
  });
});

describe('a patient’s answer', () => {
  it.each([
    [
      'accept',
      acceptance,
      'Quote Accepted!',
      'accepted quote',
      'has received your acceptance',
      'was accepted',
    ],
    ['reject', rejection, 'Quote Rejected', ': I need more time', 'has received your answer', 'was rejected'],
    [
      'query',
      question,
      'Quote Query Received',
      'has a question about quote',
      'has received your question',
      'There is a question',
    ],
  ] as const)('(%s) is reported to both sides, once', async (_kind, body, title, words, receipt, notice) => {
    const email = someone();
    const { quote, link } = await sendQuoteTo(product, org, email);
    await answerBy(product, link, body);
    await product.eventually(async () => {
      expect((await mailsTo(email)).map(({ subject }) => subject)).toContainEqual(
        expect.stringContaining(receipt),
      );
      expect((await mailsTo(org.admin.email)).map(({ subject }) => subject)).toContainEqual(
        expect.stringContaining(notice),
      );
      // To the patient: the link and the receipt. To the administrator: the address confirmation, the welcome and the notice.
      expect([await mailsTo(email), await mailsTo(org.admin.email)].flat()).toHaveLength(5);
    });
    const { items, unread } = await news();
    expect(items).toEqual([
      expect.objectContaining({
        title,
        message: expect.stringContaining(words),
        quoteId: quote.id,
        isRead: false,
      }),
    ]);
    expect(items[0]?.message).toContain(`Hana Ngāpō`);
    expect(unread).toBe(1);
    expect(await eventsOf(NotificationRaised.subject, quote.id)).toHaveLength(1);
    const told = [...(await mailsTo(email)), ...(await mailsTo(org.admin.email))];
    for (const { text, html } of told)
      expect(`${text}${html}`).not.toMatch(/Septoplasty|5,123|more time|parking|Raman/);
    expect(told).toHaveLength(5);
  });
});

describe('a change of an answer', () => {
  const token = (link: string) => link.split('/').at(-1) ?? '';
  const patientOf = async (link: string) => ({
    kind: 'patient' as const,
    ...(await product.callInternal(resolvePatientLink, { body: { token: token(link) } })),
    identified: true,
  });

  it('reports a withdrawn acceptance to staff urgently, and to the patient with a link', async () => {
    const email = someone();
    const { quote, link } = await sendQuoteTo(product, org, email);
    await answerBy(product, link, acceptance);
    await product.call(
      withdrawAcceptance,
      { params: { token: token(link) }, body: { reason: 'Too soon' } },
      await patientOf(link),
    );
    await product.eventually(async () => {
      expect((await mailsTo(email)).map(({ subject }) => subject)).toContainEqual(
        expect.stringContaining('has received your withdrawal'),
      );
      expect((await mailsTo(org.admin.email)).map(({ subject }) => subject)).toContainEqual(
        `The acceptance of quote ${quote.quoteNumber} was withdrawn`,
      );
    });
    const { items } = await news();
    expect(items.find(({ topic }) => topic === 'ACCEPTANCE_WITHDRAWN')).toMatchObject({
      priority: 'HIGH',
      message: expect.stringContaining('Too soon. The surgery case was cancelled.'),
    });
    for (const { text } of await mailsTo(email)) expect(text).not.toMatch(/Septoplasty|5,123|Too soon/);
  });

  it('emails a change of a signed quote as such, and reports its delivery and expiry', async () => {
    const email = someone();
    const { quote, link } = await sendQuoteTo(product, org, email);
    await answerBy(product, link, acceptance);
    const { version } = await quoteOf(quote.id);
    const body = { version, reason: 'An extra night' };
    const draft = await product.call(varyQuote, { params: { id: quote.id }, body }, org.admin);
    await product.call(sendQuote, { params: { id: draft.id }, body: { version: draft.version } }, org.admin);
    await product.eventually(async () =>
      expect(await quoteOf(draft.id)).toMatchObject({ mailState: 'DELIVERED' }),
    );
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('has proposed a change to your quote'),
    );
    const id = randomUUID();
    const data = { quoteId: draft.id, quoteNumber: quote.quoteNumber, revision: 2, variationOfId: quote.id };
    const envelope = {
      id,
      source: '/quillcare/quoting',
      type: QuoteExpired.type,
      specversion: '1.0',
      time: new Date().toISOString(),
      subject: draft.id,
      datacontenttype: 'application/json',
      organisationid: org.organisationId,
      actor: 'service:quoting',
      correlationid: id,
      causationid: null,
      traceparent: null,
      data,
    };
    await product.sql(
      `insert into quoting.outbox (id, organisation_id, kind, destination, payload) values ($1, $2, 'event', $3, $4)`,
      [id, org.organisationId, QuoteExpired.subject, envelope],
    );
    await product.eventually(async () =>
      expect((await news()).items).toContainEqual(
        expect.objectContaining({ topic: 'CHANGE_EXPIRED', quoteId: draft.id }),
      ),
    );
    expect((await quoteOf(quote.id)).status).toBe('ACCEPTED');
  });

  it('emails a change, and what follows it, to the guardian who signed and asked for the emails', async () => {
    const [email, guardian] = [someone(), `aroha.${someone()}`];
    const { quote, link } = await sendQuoteTo(product, org, email);
    await answerBy(product, link, acceptance);
    // The quote and the receipt, which is addressed before the signatory is changed here.
    await product.eventually(async () => expect(await mailsTo(email)).toHaveLength(2));
    const asked = { role: 'GUARDIAN', name: 'Aroha Young', email: guardian, mailTo: 'SIGNATORY' };
    await product.sql(
      `update quoting.quote set acceptance = jsonb_set(acceptance, '{signatory}', acceptance->'signatory' || $2) where id = $1`,
      [quote.id, asked],
    );
    const { version } = await quoteOf(quote.id);
    const body = { version, reason: 'An extra night' };
    const draft = await product.call(varyQuote, { params: { id: quote.id }, body }, org.admin);
    const change = { params: { id: draft.id }, body: { version: draft.version } };
    const sent = await product.call(sendQuote, change, org.admin);
    const subjects = async () => (await mailsTo(guardian)).map(({ subject }) => subject);
    await product.eventually(async () =>
      expect(await subjects()).toEqual([expect.stringContaining('has proposed a change to your quote')]),
    );
    await answerBy(product, sent.link, question);
    await product.eventually(async () => expect(await subjects()).toHaveLength(2));
    expect((await mailsTo(guardian))[0]?.text).toContain('Dear Aroha Young,');
    expect((await mailsTo(email)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('change'),
    );
  });
});
