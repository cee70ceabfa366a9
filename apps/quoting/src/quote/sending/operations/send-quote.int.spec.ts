import { createHash } from 'node:crypto';
import {
  createHospital,
  deleteDoctor,
  deleteHospital,
  getQuote,
  quoteLine,
  sendQuote,
  updateClient,
  updateQuote,
  updateQuoteSettings,
} from '@quillcare/contracts';
import { unseal } from '@quillcare/service-kit';
import { perFile, testProduct } from '@quillcare/testing';
import { respondIn, signed } from '../../../patient/patient/operations/answers.suite';
import {
  addClient,
  auditOf,
  draftQuote,
  eventsOf,
  failing,
  openPractice,
  patientBy,
  sendDraft,
  sentQuote,
  startQuoting,
} from '../../quote/operations/quote-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

async function jobOf(
  quoteId: string,
): Promise<{ sealedLink: string; revision: number; organisationId: string }> {
  const [row] = await product.sql<{ data: never }>(
    `select payload->'data' as data from quoting.outbox where destination = 'notifications.sendQuoteMail' and payload->'data'->>'quoteId' = $1`,
    [quoteId],
  );
  return row?.data as never;
}

it("freezes the quote as a hashed document and returns the patient's link", async () => {
  const { quote, token } = await sentQuote(scene);
  expect(quote).toMatchObject({ status: 'SENT', mailState: 'PENDING', mailDetail: null, version: 2 });
  expect(token).toMatch(/^[\w-]{43}$/);
  const [document] = await product.sql<{ canonical_json: string; sha256: string }>(
    'select * from quoting.quote_document where quote_id = $1',
    [quote.id],
  );
  expect(document?.sha256).toBe(quote.documentHash);
  expect(
    createHash('sha256')
      .update(document?.canonical_json ?? '')
      .digest('hex'),
  ).toBe(quote.documentHash);
  expect(JSON.parse(document?.canonical_json ?? '')).toMatchObject({
    quoteNumber: quote.quoteNumber,
    totals: quote.totals,
    lines: quote.lines.map((line) => quoteLine.parse(line)),
    sentAt: quote.sentAt,
  });
  expect(await eventsOf(scene, quote.id)).toEqual(['QuoteCreated', 'QuoteSent']);
  expect((await auditOf(scene, quote.id))[1]).toMatchObject({
    action: 'SEND',
    changes: expect.arrayContaining([
      expect.objectContaining({ field: 'status', oldValue: 'DRAFT', newValue: 'SENT' }),
    ]),
  });
});

it('stores only the hash of the link and passes the mailer the link sealed', async () => {
  const { quote, token } = await sentQuote(scene);
  const [link] = await product.sql<{ token_hash: string; date_of_birth: string }>(
    'select * from quoting.patient_link where quote_id = $1',
    [quote.id],
  );
  expect(link?.token_hash).toBe(createHash('sha256').update(token).digest('hex'));
  const job = await jobOf(quote.id);
  expect(job).toMatchObject({ revision: 1, organisationId: scene.org.organisationId });
  expect(unseal(job.sealedLink, product.config.secrets)).toBe(
    `${product.config.publicUrl}/quote/accept/${token}`,
  );
  const [found] = await product.sql<{ count: string }>(
    `select count(*) from (select payload::text as t from quoting.outbox union all select sealed_result from quoting.idempotency_key) x where t like $1`,
    [`%${token}%`],
  );
  expect(Number(found?.count)).toBe(0);
});

it("uses the client's current details", async () => {
  const clientId = await addClient(product, scene.org);
  const draft = await draftQuote({ ...scene, clientId });
  await product.call(
    updateClient,
    { params: { id: clientId }, body: { version: 1, email: 'new@example.com' } },
    scene.org.admin,
  );
  const { quote } = await product.call(
    sendQuote,
    { params: { id: draft.id }, body: { version: 1 } },
    scene.org.admin,
  );
  expect(quote.client.email).toBe('new@example.com');
});

it('requires the date of birth that identifies the patient', async () => {
  const draft = await draftQuote({ ...scene, clientId: await addClient(product, scene.org, null) });
  await expect(
    product.call(sendQuote, { params: { id: draft.id }, body: { version: 1 } }, scene.org.admin),
  ).rejects.toEqual(failing('RECIPIENT_MISSING'));
  expect(await eventsOf(scene, draft.id)).toEqual(['QuoteCreated']);
});

it('sends a quote once under concurrent requests', async () => {
  const draft = await draftQuote(scene);
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      product.call(sendQuote, { params: { id: draft.id }, body: { version: 1 } }, scene.org.admin),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const attempt of tries)
    if (attempt.status === 'rejected') expect(attempt.reason).toEqual(failing('QUOTE_NOT_SENDABLE'));
  expect(
    await product.sql('select 1 from quoting.patient_link where quote_id = $1', [draft.id]),
  ).toHaveLength(1);
});

it('returns the same link to a request repeated with its idempotency key', async () => {
  const draft = await draftQuote(scene);
  const send = () =>
    product.call(sendQuote, { params: { id: draft.id }, body: { version: 1 } }, scene.org.admin, {
      idempotencyKey: `send-${draft.id}`,
    });
  expect(await send()).toEqual(await send());
});

it('refuses a sender with an unconfirmed email address in the service itself', async () => {
  const draft = await draftQuote(scene);
  const unconfirmed = { ...scene.org.admin, emailConfirmed: false };
  await expect(
    product.call(sendQuote, { params: { id: draft.id }, body: { version: 1 } }, unconfirmed),
  ).rejects.toEqual(failing('EMAIL_CONFIRMATION_REQUIRED'));
  expect(await jobOf(draft.id)).toBeUndefined();
});

it("refuses to send beyond the practice's daily limit and leaves the quote a draft", async () => {
  const own = await openPractice(product);
  await sentQuote(own);
  await product.sql('update quoting.daily_mail set sent = 1000000 where organisation_id = $1', [
    own.org.organisationId,
  ]);
  const draft = await draftQuote(own);
  await expect(
    product.call(sendQuote, { params: { id: draft.id }, body: { version: 1 } }, own.org.admin),
  ).rejects.toMatchObject({ code: 'DAILY_MAIL_LIMIT', message: expect.stringContaining('quotes today') });
  expect(await eventsOf(own, draft.id)).toEqual(['QuoteCreated']);
  expect(await jobOf(draft.id)).toBeUndefined();
});

it('rejects a stale version', async () => {
  const draft = await draftQuote(scene);
  await product.call(
    updateQuote,
    { params: { id: draft.id }, body: { version: 1, notesToPatient: 'x' } },
    scene.org.admin,
  );
  await expect(
    product.call(sendQuote, { params: { id: draft.id }, body: { version: 1 } }, scene.org.admin),
  ).rejects.toEqual(failing('VERSION_CONFLICT'));
});

it('rejects changes to the sent document and the signed response in the database', async () => {
  const { quote, token } = await sentQuote(scene);
  await respondIn(() => product)(token, signed(quote), await patientBy(scene, token));
  for (const change of [
    `update quoting.quote_document set sha256 = 'x' where quote_id = $1`,
    'delete from quoting.quote_document where quote_id = $1',
    `update quoting.patient_response set assurance = 'HIGH' where quote_id = $1`,
    'delete from quoting.patient_response where quote_id = $1',
  ])
    await expect(product.sql(change, [quote.id])).rejects.toThrow(/immutable/);
});

it('refuses to send in New Zealand until the practice has set its GST treatment', async () => {
  const other = await openPractice(product, 'NZ');
  await product.sql('update quoting.quote_settings set gst_confirmed_at = null where organisation_id = $1', [
    other.org.organisationId,
  ]);
  const draft = await draftQuote(other);
  const send = () =>
    product.call(sendQuote, { params: { id: draft.id }, body: { version: draft.version } }, other.org.admin);
  await expect(send()).rejects.toMatchObject({
    code: 'QUOTE_INCOMPLETE',
    errors: [expect.objectContaining({ path: 'gstOnEveryLine' })],
  });
  await product.call(updateQuoteSettings, { body: { version: 1, confirmGst: true } }, other.org.admin);
  expect((await send()).quote.status).toBe('SENT');
});

it('refuses a draft whose doctor or hospital has been removed, because the patient would consent to somebody who left', async () => {
  const other = await openPractice(product);
  const hospital = { name: "St Mary's", address: '1 Church St, Sydney', phone: '02 9555 0101' };
  const { id: hospitalId } = await product.call(createHospital, { body: hospital }, other.org.admin);
  const draft = await draftQuote(other, { hospitalId });
  await product.call(
    deleteDoctor,
    { params: { id: other.doctorId }, query: { confirm: true } },
    other.org.admin,
  );
  await product.call(
    deleteHospital,
    { params: { id: hospitalId }, query: { confirm: true } },
    other.org.admin,
  );
  await expect(sendDraft(other, draft)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [
      { path: 'doctorId', message: expect.stringContaining('has been removed from your practice') },
      { path: 'hospitalId', message: expect.stringContaining('has been removed from your practice') },
    ],
  });
  const { status, version } = await product.call(getQuote, { params: { id: draft.id } }, other.org.admin);
  expect({ status, version }).toEqual({ status: 'DRAFT', version: draft.version });
});
