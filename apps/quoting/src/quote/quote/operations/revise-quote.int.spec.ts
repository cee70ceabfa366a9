import {
  deleteQuote,
  getQuote,
  reviseQuote,
  sendQuote,
  withdrawQuote,
  type Quote,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { perFile, testProduct } from '@quillcare/testing';
import { rejection, respondIn, signed } from '../../../patient/patient/operations/answers.suite';
import {
  auditOf,
  draftQuote,
  eventsOf,
  failing,
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
} from './quote-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

const respond = respondIn(() => product);
const at = ({ id }: { id: string }) => ({ params: { id } });
const read = (id: string) => product.call(getQuote, { params: { id } }, scene.org.admin);
const revise = ({ id, version }: Pick<Quote, 'id' | 'version'>, body: object = {}) =>
  product.call(reviseQuote, { params: { id }, body: { version, ...body } }, scene.org.admin);
const send = ({ id, version }: Quote) =>
  product.call(sendQuote, { params: { id }, body: { version } }, scene.org.admin);

it('starts version 2 as a draft with the same lines and prices and keeps the sent one', async () => {
  const { quote } = await sentQuote(scene);
  const draft = await revise(quote, { reason: 'The hospital changed' });
  expect(draft).toMatchObject({
    quoteNumber: quote.quoteNumber,
    revision: 2,
    status: 'DRAFT',
    previousId: quote.id,
    version: 1,
    lines: quote.lines,
    totals: quote.totals,
    validUntil: quote.validUntil,
    pricedOn: quote.pricedOn,
    sentAt: null,
    documentHash: null,
    mailState: null,
  });
  expect(await read(quote.id)).toEqual(quote);
  expect(await eventsOf(scene, draft.id)).toEqual(['QuoteCreated']);
  expect((await auditOf(scene, draft.id))[0]).toMatchObject({
    action: 'CREATE',
    reason: 'The hospital changed',
  });
});

it('requires the version the caller has seen', async () => {
  const { quote } = await sentQuote(scene);
  await expect(revise({ id: quote.id, version: 1 })).rejects.toEqual(failing('VERSION_CONFLICT'));
});

it('rejects a draft and a signed quote', async () => {
  await expect(revise(await draftQuote(scene))).rejects.toEqual(
    failing('QUOTE_NOT_REVISABLE', { message: expect.stringContaining('draft') }),
  );
  const { quote, token } = await sentQuote(scene);
  await respond(token, signed(quote), await patientBy(scene, token));
  await expect(revise(await read(quote.id))).rejects.toEqual(
    failing('QUOTE_NOT_REVISABLE', { message: expect.stringContaining('signed') }),
  );
});

it('starts only one next version under concurrent requests and names it to the others', async () => {
  const { quote } = await sentQuote(scene);
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => revise(quote)));
  const [won, ...further] = tries.filter((attempt) => attempt.status === 'fulfilled');
  expect(further).toEqual([]);
  for (const attempt of tries)
    if (attempt.status === 'rejected')
      expect(attempt.reason).toEqual(failing('REVISION_EXISTS', { facts: { id: won?.value.id } }));
});

it('reuses the revision number of a removed draft', async () => {
  const { quote } = await sentQuote(scene);
  const draft = await revise(quote);
  await product.call(deleteQuote, at(draft), scene.org.admin);
  expect(await revise(quote)).toMatchObject({ revision: 2, previousId: quote.id });
});

it('revises declined, withdrawn and expired quotes and gives an expired one a new validity', async () => {
  const { quote: declined, token } = await sentQuote(scene);
  await respond(token, rejection, await patientBy(scene, token));
  expect(await revise(await read(declined.id))).toMatchObject({ revision: 2 });

  const { quote: withdrawn } = await sentQuote(scene);
  const body = { version: withdrawn.version };
  expect(
    await revise(await product.call(withdrawQuote, { ...at(withdrawn), body }, scene.org.admin)),
  ).toMatchObject({
    revision: 2,
  });

  const { quote: expired } = await sentQuote(scene);
  await product.sql(
    `update quoting.quote set status = 'EXPIRED', valid_until = '2020-01-01', expires_at = '2020-01-02' where id = $1`,
    [expired.id],
  );
  await expect(revise(expired, { validUntil: '2020-02-02' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [expect.objectContaining({ path: 'validUntil' })],
  });
  const again = await revise(expired);
  expect(again.validUntil).toBe(addDays(todayIn(new Date(), 'Australia/Sydney'), 30));
});

describe('sending the next version', () => {
  const replaced = async () => {
    const { quote: first, token } = await sentQuote(scene);
    const draft = await revise(first);
    const { quote: second } = await send(draft);
    return { first, second, token };
  };

  it('replaces the previous version at the same time and links the two', async () => {
    const { first, second } = await replaced();
    expect(await read(first.id)).toMatchObject({
      status: 'SUPERSEDED',
      supersededById: second.id,
      supersededAt: second.sentAt,
      version: first.version + 1,
    });
    expect(await eventsOf(scene, first.id)).toEqual(['QuoteCreated', 'QuoteSent', 'QuoteSuperseded']);
    expect(await eventsOf(scene, second.id)).toEqual(['QuoteCreated', 'QuoteSent']);
    const [told] = (await auditOf(scene, first.id)).slice(-1);
    expect(told?.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'status', oldValue: 'SENT', newValue: 'SUPERSEDED' }),
      ]),
    );
  });

  it('makes a third version start from the second, not from the first', async () => {
    const { first, second } = await replaced();
    await expect(revise(await read(first.id))).rejects.toEqual(
      failing('QUOTE_NOT_REVISABLE', { facts: { newestId: second.id } }),
    );
    expect(await revise(second)).toMatchObject({ revision: 3, previousId: second.id });
  });

  it('keeps the answer of a declined version', async () => {
    const { quote: first, token } = await sentQuote(scene);
    const draft = await revise(first);
    await respond(token, rejection, await patientBy(scene, token));
    const { quote: second } = await send(draft);
    expect(await read(first.id)).toMatchObject({
      status: 'REJECTED',
      supersededById: second.id,
      rejectionReason: rejection.rejectionReason,
    });
  });

  it('is refused once the patient has accepted the previous version', async () => {
    const { quote: first, token } = await sentQuote(scene);
    const draft = await revise(first);
    await respond(token, signed(first), await patientBy(scene, token));
    await expect(send(draft)).rejects.toEqual(
      failing('QUOTE_NOT_SENDABLE', {
        message:
          'The patient has accepted version 1 of this quote, so another one cannot be sent. Start a change of the signed version instead: this draft then continues as that change.',
        facts: { acceptedId: first.id },
      }),
    );
    expect(await read(draft.id)).toMatchObject({ status: 'DRAFT' });
    const links = await product.sql('select 1 from quoting.patient_link where quote_id = $1', [draft.id]);
    expect(links).toEqual([]);
  });

  it('excludes a signature of the previous version at the same moment: exactly one succeeds', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { quote: first, token } = await sentQuote(scene);
      const draft = await revise(first);
      const patient = await patientBy(scene, token);
      const acts = [() => send(draft), () => respond(token, signed(first), patient)];
      const order = round % 2 === 0 ? acts : [...acts].reverse();
      const ends = await Promise.allSettled(order.map((act) => act()));
      const [sending, signing] = round % 2 === 0 ? ends : [...ends].reverse();
      const [one, two] = [await read(first.id), await read(draft.id)];
      if (sending?.status === 'fulfilled') {
        expect(signing).toMatchObject({ status: 'rejected', reason: failing('LINK_SUPERSEDED') });
        expect([one.status, two.status]).toEqual(['SUPERSEDED', 'SENT']);
      } else {
        expect(signing?.status).toBe('fulfilled');
        expect(sending).toMatchObject({ reason: failing('QUOTE_NOT_SENDABLE') });
        expect([one.status, two.status]).toEqual(['ACCEPTED', 'DRAFT']);
      }
    }
  });

  it.each(['sent', 'signed'])(
    'tells the second of two parties why when the version was already %s',
    async (first) => {
      const { quote, token } = await sentQuote(scene);
      const draft = await revise(quote);
      const patient = await patientBy(scene, token);
      if (first === 'sent') {
        await send(draft);
        await expect(respond(token, signed(quote), patient)).rejects.toEqual(
          failing('LINK_SUPERSEDED', { facts: expect.objectContaining({ replacedBy: 'NEW_VERSION' }) }),
        );
        await expect(respond(token, rejection, patient)).rejects.toEqual(failing('LINK_SUPERSEDED'));
      } else {
        await respond(token, signed(quote), patient);
        await expect(send(draft)).rejects.toEqual(failing('QUOTE_NOT_SENDABLE'));
      }
    },
  );

  it('leaves the previous version unchanged if it fails afterwards', async () => {
    const own = await openPractice(product);
    const { quote: first, token } = await sentQuote(own);
    const draft = await product.call(
      reviseQuote,
      { ...at(first), body: { version: first.version } },
      own.org.admin,
    );
    // The limit is checked after the previous version was replaced, in the same transaction.
    await product.sql('update quoting.daily_mail set sent = 1000000 where organisation_id = $1', [
      own.org.organisationId,
    ]);
    await expect(
      product.call(sendQuote, { ...at(draft), body: { version: 1 } }, own.org.admin),
    ).rejects.toMatchObject({ code: 'DAILY_MAIL_LIMIT' });
    expect(await product.call(getQuote, at(first), own.org.admin)).toEqual(first);
    expect(await eventsOf(own, first.id)).toEqual(['QuoteCreated', 'QuoteSent']);
    expect(await patientBy(own, token)).toMatchObject({ quoteId: first.id });
  });
});

it('rejects a second signed version in the database itself', async () => {
  const { quote: first } = await sentQuote(scene);
  const { quote: second } = await send(await revise(first));
  await product.sql(`update quoting.quote set status = 'ACCEPTED' where id = $1`, [second.id]);
  await expect(
    product.sql(`update quoting.quote set status = 'ACCEPTED' where id = $1`, [first.id]),
  ).rejects.toThrow(/quote_accepted_once/);
});
