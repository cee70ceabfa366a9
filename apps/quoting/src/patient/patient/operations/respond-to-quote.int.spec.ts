import { getQuote, getSurgeryCase, listSurgeryCases } from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import {
  auditOf,
  eventsOf,
  failing,
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
} from '../../../quote/quote/operations/quote-scene.suite';
import { acceptance, client, drawn, form, question, rejection, respondIn, signed } from './answers.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

const respond = respondIn(() => product);
const quoteOf = (id: string) => product.call(getQuote, { params: { id } }, scene.org.admin);
const casesOf = (quoteId: string) => product.call(listSurgeryCases, { query: { quoteId } }, scene.org.admin);
describe('acceptance of a quote', () => {
  it('stores the signature, opens the case and publishes the event together', async () => {
    const { quote, token } = await sentQuote(scene);
    const patient = await patientBy(scene, token);
    const result = await respond(token, signed(quote), patient);
    expect(result).toMatchObject({ response: 'accept', status: 'ACCEPTED', quoteNumber: quote.quoteNumber });
    const accepted = await quoteOf(quote.id);
    expect(accepted).toMatchObject({ status: 'ACCEPTED', respondedAt: result.respondedAt });

    const { items } = await casesOf(quote.id);
    expect(items).toEqual([
      expect.objectContaining({
        id: accepted.surgeryCaseId,
        status: 'SCHEDULED',
        preferredDate: '2027-02-01',
        acceptedAt: result.respondedAt,
      }),
    ]);
    const surgeryCase = await product.call(
      getSurgeryCase,
      { params: { id: accepted.surgeryCaseId ?? '' } },
      scene.org.admin,
    );
    expect(surgeryCase).toMatchObject({
      quoteId: quote.id,
      patient: quote.client,
      procedures: [{ name: 'Septoplasty', finalFee: 550_000 }],
      acceptanceData: {
        patientInfo: form,
        signatureMethod: 'draw',
        signatureData: expect.stringMatching(/^data:image\/png;base64,/),
        documentHash: quote.documentHash,
        ipAddress: client.ip,
        userAgent: client.userAgent,
        signedAt: result.respondedAt,
        consentWording: expect.stringContaining('electronically'),
      },
    });
    expect(await eventsOf(scene, quote.id)).toEqual(['QuoteCreated', 'QuoteSent', 'QuoteAccepted']);
  });

  it("is audited as the patient's action without the signature", async () => {
    const { quote, token } = await sentQuote(scene);
    await respond(token, signed(quote), await patientBy(scene, token));
    const record = (await auditOf(scene, quote.id)).at(-1);
    expect(record).toMatchObject({
      action: 'SIGN',
      actorName: 'patient',
      changes: expect.arrayContaining([
        expect.objectContaining({ field: 'status', oldValue: 'SENT', newValue: 'ACCEPTED' }),
      ]),
    });
    const { surgeryCaseId } = await quoteOf(quote.id);
    expect(await auditOf(scene, surgeryCaseId ?? '')).toEqual([
      expect.objectContaining({ action: 'CREATE', actorName: 'patient' }),
    ]);
    const leaks = await product.sql(
      `select 1 from quoting.outbox where payload::text like '%base64%' or payload::text like $1`,
      [`%${token}%`],
    );
    expect(leaks).toEqual([]);
  });

  it('of a cosmetic procedure creates only a planned case', async () => {
    const { quote, token } = await sentQuote(scene, { procedureClass: 'COSMETIC' });
    await respond(
      token,
      signed(quote, { signatureMethod: 'type', signatureData: "Siobhán O'Brien" }),
      await patientBy(scene, token),
    );
    expect((await casesOf(quote.id)).items).toEqual([expect.objectContaining({ status: 'PLANNED' })]);
  });

  it('is refused as a whole if anything is missing or wrong, and can be retried', async () => {
    const { quote, token } = await sentQuote(scene);
    const patient = await patientBy(scene, token);
    const paths = await respond(token, { response: 'accept' }, patient).catch(
      ({ errors }: { errors: { path: string }[] }) => errors.map(({ path }) => path),
    );
    expect(paths).toEqual([
      'patientInfo.patientName',
      'patientInfo.dateOfBirth',
      'patientInfo.phoneNumber',
      'patientInfo.agreedToTerms',
      'patientInfo.agreedToTreatment',
      'signatureData',
      'documentHash',
    ]);
    await expect(
      respond(token, signed(quote, { patientInfo: { ...form, dateOfBirth: '1984-03-01' } }), patient),
    ).rejects.toEqual(failing('VALIDATION_FAILED'));
    await expect(
      respond(token, signed(quote, { signatureData: drawn.slice(0, 200) }), patient),
    ).rejects.toEqual(failing('VALIDATION_FAILED'));
    await expect(respond(token, acceptance, patient)).rejects.toEqual(
      failing('VALIDATION_FAILED', {
        errors: [{ path: 'documentHash', message: 'This field is required' }],
      }),
    );
    await expect(respond(token, { ...acceptance, documentHash: 'f'.repeat(64) }, patient)).rejects.toEqual(
      failing('DOCUMENT_CHANGED'),
    );
    expect(await quoteOf(quote.id)).toMatchObject({ status: 'SENT', version: quote.version });
    expect((await casesOf(quote.id)).total).toBe(0);
    await expect(respond(token, signed(quote), patient)).resolves.toMatchObject({ status: 'ACCEPTED' });
  });
});

describe('rejection and question', () => {
  it('keep their texts, and a question never blocks an answer', async () => {
    const { quote, token } = await sentQuote(scene);
    const patient = await patientBy(scene, token);
    await expect(respond(token, { response: 'query', queryMessage: ' ' }, patient)).rejects.toEqual(
      failing('VALIDATION_FAILED', {
        errors: [{ path: 'queryMessage', message: 'Please provide your query or question' }],
      }),
    );
    await respond(token, question, patient);
    expect(await respond(token, question, patient)).toMatchObject({
      response: 'query',
      status: 'QUERY_RECEIVED',
    });
    expect(await quoteOf(quote.id)).toMatchObject({ unreadMessages: 2, questionSince: expect.any(String) });
    expect(await respond(token, rejection, patient)).toMatchObject({ status: 'REJECTED' });
    expect(await quoteOf(quote.id)).toMatchObject({
      status: 'REJECTED',
      rejectionReason: 'Too far to travel',
      surgeryCaseId: null,
    });
    expect(await eventsOf(scene, quote.id)).toEqual([
      'QuoteCreated',
      'QuoteSent',
      'QuoteQueryReceived',
      'QuoteQueryReceived',
      'QuoteRejected',
    ]);
    const records = (await auditOf(scene, quote.id)).slice(2);
    expect(records.map(({ action, actorName, reason }) => [action, actorName, reason])).toEqual([
      ['UPDATE', 'patient', 'Is parking included?'],
      ['UPDATE', 'patient', 'Is parking included?'],
      ['UPDATE', 'patient', 'Too far to travel'],
    ]);
  });
});

describe('patient who answers', () => {
  it('must be identified', async () => {
    const { token } = await sentQuote(scene);
    await expect(respond(token, rejection, await patientBy(scene, token, false))).rejects.toEqual(
      failing('IDENTITY_REQUIRED'),
    );
  });

  it('can answer only their own quote', async () => {
    const [mine, other] = [await sentQuote(scene), await sentQuote(scene)];
    const foreign = await openPractice(product);
    const strangers = [
      await patientBy(scene, other.token),
      await patientBy(foreign, (await sentQuote(foreign)).token),
    ];
    for (const stranger of strangers)
      await expect(respond(mine.token, rejection, stranger)).rejects.toEqual(failing('LINK_UNKNOWN'));
    expect(await quoteOf(mine.quote.id)).toMatchObject({ status: 'SENT' });
  });

  it('is refused after the quote expires', async () => {
    const { quote, token } = await sentQuote(scene);
    const patient = await patientBy(scene, token);
    await product.sql(`update quoting.quote set expires_at = now() - interval '1 second' where id = $1`, [
      quote.id,
    ]);
    for (const body of [acceptance, rejection, question])
      await expect(respond(token, body, patient)).rejects.toEqual(failing('LINK_EXPIRED'));
  });
});
