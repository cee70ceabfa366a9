import {
  confirmRecordedAcceptance,
  getQuote,
  getSignedScan,
  getSurgeryCase,
  listNotifications,
  listSurgeryCases,
  openPublicQuote,
  recordAcceptance,
  type Quote,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { respondIn, signed } from '../../patient/operations/answers.suite';
import {
  auditOf,
  draftQuote,
  eventsOf,
  failing,
  openPractice,
  patientBy,
  sentQuote,
  mailKindsOf,
  untilMailed,
} from '../../../quote/quote/operations/quote-scene.suite';
import { allParts } from '../../../evidence/evidence/operations/evidence-scene.suite';
import { recorded, SCANNED, uploadScan, type RecordBody } from './signing.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'import', 'notifications'] });
const scene = perFile(() => openPractice(product));

const respond = respondIn(() => product);
const staff = () => scene.org.admin;
const quoteOf = (id: string) => product.call(getQuote, { params: { id } }, staff());
/** A sent quote that the report of its email's delivery no longer changes. */
const mailedQuote = async () => untilMailed(scene, (await sentQuote(scene)).quote);
const record = (quote: Quote, changes: Partial<RecordBody> = {}) =>
  product.call(recordAcceptance, { params: { id: quote.id }, body: recorded(quote, changes) }, staff());
const caseOf = async (quote: Quote) =>
  product.call(getSurgeryCase, { params: { id: quote.surgeryCaseId ?? '' } }, staff());
const view = async (token: string) =>
  product.call(openPublicQuote, { params: { token } }, await patientBy(scene, token));
const confirm = async (token: string, isSo: boolean, comment: string | null = null) =>
  product.call(
    confirmRecordedAcceptance,
    { params: { token }, body: { isSo, comment } },
    await patientBy(scene, token),
  );

describe('acceptance by telephone', () => {
  it('opens the case like any other and is marked as recorded by staff', async () => {
    const { quote } = await sentQuote(scene);
    const acceptedAt = new Date().toISOString();
    const accepted = await record(quote, { acceptedAt });
    expect(accepted).toMatchObject({
      status: 'ACCEPTED',
      respondedAt: acceptedAt,
      acceptance: {
        mode: 'TELEPHONE',
        method: null,
        assurance: 'RECORDED',
        recordedByName: staff().name,
        confirmedAt: null,
        disputedAt: null,
      },
    });
    expect(await caseOf(accepted)).toMatchObject({
      status: 'SCHEDULED',
      acceptedAt,
      acceptanceData: {
        signatureMethod: null,
        signatureData: null,
        assurance: 'RECORDED',
        signedAt: acceptedAt,
        recordedByName: staff().name,
        notes: expect.stringContaining('called back'),
        patientInfo: { patientName: "Siobhán O'Brien", dateOfBirth: '1984-02-29' },
      },
    });
    expect(await eventsOf(scene, quote.id)).toContain('QuoteAccepted');
    expect((await auditOf(scene, quote.id)).at(-1)).toMatchObject({
      action: 'SIGN',
      actorName: staff().name,
      notes: expect.stringContaining('accepted by telephone; assurance RECORDED'),
    });
  });

  it('can be confirmed by the patient with an emailed link', async () => {
    const { quote, token } = await sentQuote(scene);
    await record(quote);
    const links = await product.sql('select purpose from quoting.patient_link where quote_id = $1', [
      quote.id,
    ]);
    expect(links).toContainEqual({ purpose: 'CONFIRM' });
    expect(await mailKindsOf(scene, quote.id)).toEqual(['QUOTE', 'CONFIRM']);
    expect(await view(token)).toMatchObject({ state: 'answered', awaitsConfirmation: true });
    const { confirmedAt } = await confirm(token, true);
    expect(confirmedAt).not.toBeNull();
    expect(await confirm(token, true)).toMatchObject({ confirmedAt });
    await expect(confirm(token, false)).rejects.toEqual(failing('ILLEGAL_TRANSITION'));
    const now = await quoteOf(quote.id);
    expect(now.acceptance).toMatchObject({ assurance: 'CONFIRMED', confirmedAt });
    expect((await caseOf(now)).acceptanceData).toMatchObject({ assurance: 'CONFIRMED', confirmedAt });
    expect(await view(token)).toMatchObject({ awaitsConfirmation: false });
  });

  it('is recorded, and the patient asked to confirm it, when the practice has reached its daily mail limit', async () => {
    const own = await openPractice(product);
    const { quote } = await sentQuote(own);
    await product.sql('update quoting.daily_mail set sent = 1000000 where organisation_id = $1', [
      own.org.organisationId,
    ]);
    const request = { params: { id: quote.id }, body: recorded(quote) };
    expect(await product.call(recordAcceptance, request, own.org.admin)).toMatchObject({
      status: 'ACCEPTED',
    });
    expect(await mailKindsOf(own, quote.id)).toEqual(['QUOTE', 'CONFIRM']);
  });

  it('can be disputed by the patient, which notifies the practice', async () => {
    const { quote, token } = await sentQuote(scene);
    await record(quote);
    await confirm(token, false, 'I only asked what it costs');
    expect((await quoteOf(quote.id)).acceptance).toMatchObject({
      assurance: 'RECORDED',
      confirmedAt: null,
      disputedAt: expect.any(String),
      patientComment: 'I only asked what it costs',
    });
    await product.eventually(async () => {
      const { items } = await product.call(listNotifications, {}, staff());
      expect(items).toContainEqual(
        expect.objectContaining({ topic: 'RECORD_DISPUTED', priority: 'HIGH', quoteId: quote.id }),
      );
    });
  });

  it("requires the patient's agreements and a time between sending and now", async () => {
    const { quote } = await sentQuote(scene);
    const later = new Date(product.clock.now().getTime() + 60_000).toISOString();
    await expect(record(quote, { acceptedAt: later, patientInfo: {} })).rejects.toMatchObject({
      errors: [
        { path: 'acceptedAt' },
        { path: 'patientInfo.agreedToTerms' },
        { path: 'patientInfo.agreedToTreatment' },
      ],
    });
    await expect(record(quote, { acceptedAt: '2020-01-01T00:00:00Z' })).rejects.toMatchObject({
      errors: [{ path: 'acceptedAt', message: expect.stringContaining('was sent later') }],
    });
    expect(await quoteOf(quote.id)).toMatchObject({ status: 'SENT', acceptance: null });
  });

  it('is refused with another date of birth than the one on record, and changes nothing', async () => {
    const quote = await mailedQuote();
    const agreed = { agreedToTerms: true, agreedToTreatment: true };
    await expect(record(quote, { patientInfo: { ...agreed, dateOfBirth: '1984-02-28' } })).rejects.toEqual(
      failing('VALIDATION_FAILED', {
        errors: [
          {
            path: 'patientInfo.dateOfBirth',
            message: 'This is not the date of birth on the client’s record',
          },
        ],
      }),
    );
    expect(await quoteOf(quote.id)).toEqual(quote);
    expect(await eventsOf(scene, quote.id)).not.toContain('QuoteAccepted');
    const accepted = await record(quote, { patientInfo: { ...agreed, dateOfBirth: ' 1984-02-29 ' } });
    expect((await caseOf(accepted)).acceptanceData.patientInfo.dateOfBirth).toBe('1984-02-29');
  });

  it('is refused with a preferred date that does not exist', async () => {
    const quote = await mailedQuote();
    const agreed = { agreedToTerms: true, agreedToTreatment: true };
    for (const preferredDate of ['2027-02-30', 'as soon as possible'])
      await expect(record(quote, { patientInfo: { ...agreed, preferredDate } })).rejects.toEqual(
        failing('VALIDATION_FAILED', {
          errors: [{ path: 'patientInfo.preferredDate', message: 'Please enter a valid date' }],
        }),
      );
    expect(await quoteOf(quote.id)).toEqual(quote);
  });
});

describe('acceptance on paper', () => {
  it('requires a scan uploaded for this quote', async () => {
    const [{ quote }, other] = [await sentQuote(scene), await sentQuote(scene)];
    await expect(record(quote, { mode: 'PAPER' })).rejects.toMatchObject({ errors: [{ path: 'scanId' }] });
    const foreign = await uploadScan(product, staff(), other.quote.id);
    await expect(record(quote, { mode: 'PAPER', scanId: foreign.scanId })).rejects.toMatchObject({
      errors: [{ path: 'scanId', message: 'This file does not exist' }],
    });
    const scan = await uploadScan(product, staff(), quote.id);
    expect(scan).toMatchObject({
      fileName: 'Signed-quote.pdf',
      mediaType: 'application/pdf',
      sizeBytes: SCANNED.length,
    });
    const guardian = {
      role: 'GUARDIAN',
      name: 'Aroha',
      relationship: 'mother',
      authority: 'parent',
    } as const;
    const accepted = await record(quote, { mode: 'PAPER', scanId: scan.scanId, signatory: guardian });
    expect(accepted.acceptance).toMatchObject({ mode: 'PAPER', signatory: guardian });
    expect((await caseOf(accepted)).acceptanceData.scan).toMatchObject({ id: scan.scanId });
  });

  it('rejects a file that is no scan and stores nothing of it', async () => {
    const { quote } = await sentQuote(scene);
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await expect(uploadScan(product, staff(), quote.id, script)).rejects.toEqual(
      failing('SCAN_INVALID', { message: 'This is not a PDF, JPEG or PNG file.' }),
    );
    expect(
      await product.sql('select 1 from quoting.signed_scan where quote_id = $1', [quote.id]),
    ).toHaveLength(0);
    await expect(uploadScan(product, staff(), '01890000-0000-7000-8000-000000000000')).rejects.toEqual(
      failing('NOT_FOUND'),
    );
  });
});

describe('scan of the signed paper', () => {
  const scanOf = (quoteId: string, by = staff(), cursor?: string) =>
    product.call(getSignedScan, { params: { id: quoteId }, query: { cursor } }, by);

  it('is returned byte for byte, and the audit trail records who downloaded it', async () => {
    const { quote } = await sentQuote(scene);
    const bytes = Buffer.from(`%PDF-1.4\n${'y'.repeat(550_000)}\nstartxref\n9\n%%EOF\n`);
    const { scanId } = await uploadScan(product, staff(), quote.id, bytes);
    await record(quote, { mode: 'PAPER', scanId });
    const first = await scanOf(quote.id);
    expect(first).toMatchObject({
      fileName: 'Signed-quote.pdf',
      mediaType: 'application/pdf',
      sizeBytes: bytes.length,
      nextCursor: expect.any(String),
    });
    const all = await allParts((cursor) => scanOf(quote.id, staff(), cursor));
    expect(all.equals(bytes)).toBe(true);
    const readings = (await auditOf(scene, quote.id)).filter(({ action }) => action === 'VIEW');
    // Two downloads within an hour count as one view.
    expect(readings).toHaveLength(1);
    expect(readings[0]).toMatchObject({
      actorName: staff().name,
      notes: expect.stringContaining('Scan of the signed paper downloaded'),
    });
  });

  it('is found only for the quote accepted with it and only by its own practice', async () => {
    const [{ quote }, other] = [await sentQuote(scene), await sentQuote(scene)];
    const { scanId } = await uploadScan(product, staff(), quote.id);
    // Uploaded but not used for an acceptance.
    await expect(scanOf(quote.id)).rejects.toEqual(failing('NOT_FOUND'));
    await record(quote, { mode: 'PAPER', scanId });
    expect((await scanOf(quote.id)).sizeBytes).toBe(SCANNED.length);
    await record(other.quote);
    await expect(scanOf(other.quote.id)).rejects.toEqual(failing('NOT_FOUND'));
    for (const cursor of ['x', `${scanId}.${SCANNED.length}`, `${other.quote.id}.1`])
      await expect(scanOf(quote.id, staff(), cursor)).rejects.toEqual(failing('NOT_FOUND'));
    const stranger = await openPractice(product);
    await expect(scanOf(quote.id, stranger.org.admin)).rejects.toEqual(failing('NOT_FOUND'));
  });
});

describe('patient and staff recording the same acceptance', () => {
  it('refuses the second of the two', async () => {
    const first = await sentQuote(scene);
    await respond(first.token, signed(first.quote), await patientBy(scene, first.token));
    await expect(record(first.quote)).rejects.toEqual(failing('ALREADY_ANSWERED'));
    const second = await sentQuote(scene);
    await record(second.quote);
    await expect(
      respond(second.token, signed(second.quote), await patientBy(scene, second.token)),
    ).rejects.toEqual(failing('ALREADY_ANSWERED'));
  });

  it('stores one of the two, with one case, when concurrent', async () => {
    const { quote, token } = await sentQuote(scene);
    const patient = await patientBy(scene, token);
    const both = await Promise.allSettled([respond(token, signed(quote), patient), record(quote)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { total } = await product.call(listSurgeryCases, { query: { quoteId: quote.id } }, staff());
    expect(total).toBe(1);
  });

  it('refuses staff at a stale version and on a draft', async () => {
    await expect(record(await draftQuote(scene))).rejects.toEqual(failing('QUOTE_NOT_ANSWERABLE'));
    const { quote } = await sentQuote(scene);
    await expect(record({ ...quote, version: quote.version - 1 })).rejects.toEqual(
      failing('VERSION_CONFLICT'),
    );
  });
});
