import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  compareTotal,
  getPatientPdf,
  getQuotePdf,
  getToday,
  listQuoteFiles,
  remakeQuoteFile,
  verifyDocument,
  withdrawQuote,
} from '@quillcare/contracts';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { PdfFile, perFile, testProduct } from '@quillcare/testing';
import {
  auditOf,
  draftQuote,
  failing,
  openPractice,
  patientBy,
  sentQuote,
  mailKindsOf,
} from '../../../quote/quote/operations/quote-scene.suite';
import { SweepQuoteFilesJob } from '../jobs/sweep-quote-files.job';
import { PdfRenderer } from '../render/pdf.renderer';
import { QuotePdfMaker } from './quote-pdf.maker';
import {
  allParts,
  fileOf,
  makeFile,
  pdfFor,
  signedMailsOf,
  signedQuote,
  untilFile,
  startEvidence,
} from './evidence-scene.suite';

const files: PdfFile[] = [];
const product = testProduct(startEvidence);
const scene = perFile(() => openPractice(product));
const sealed = perFile(() => signedQuote(scene));
afterAll(() => files.forEach((file) => file.remove()));

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const verdict = (code: string) => product.call(verifyDocument, { params: { code } }, { kind: 'anonymous' });

function opened(bytes: Buffer): PdfFile {
  const file = new PdfFile(bytes);
  files.push(file);
  return file;
}

it('makes the PDF of a quote when it is sent and returns exactly the stored bytes', async () => {
  const { quote } = await sentQuote(scene);
  expect(await fileOf(scene, quote.id, 'QUOTE')).toBeDefined();
  const file = await untilFile(scene, quote.id, 'QUOTE');
  const bytes = await pdfFor(scene, quote.id);
  expect([sha256(bytes), bytes.length]).toEqual([file.sha256, file.sizeBytes]);
  const text = opened(bytes).rawText();
  for (const words of [quote.quoteNumber, quote.documentHash ?? '', file.verifyCode ?? '', 'Septoplasty'])
    expect(text).toContain(words);
  const told = await product.sql(
    `select 1 from quoting.outbox where payload->>'type' like '%QuoteFileChanged%' and payload->'data'->>'quoteId' = $1`,
    [quote.id],
  );
  expect(told).toHaveLength(1);
});

it('seals the signed PDF with its certificate and mails the patient once', async () => {
  const { quote, token } = sealed;
  await untilFile(scene, quote.id, 'SIGNED');
  const file = opened(await pdfFor(scene, quote.id));
  expect(file.signatures()).toContain('Signature Validation: Signature is Valid');
  expect(file.signatures()).toContain('Total document signed');
  expect(file.faults()).toBe('');
  const text = file.rawText();
  for (const words of [
    'Certificate of completion',
    "Siobhán O'Brien (the patient)",
    "By the patient's own link",
    '203.0.113.9',
    quote.documentHash ?? '',
    "in the practice's audit trail",
    'Terms and conditions',
  ])
    expect(text).toContain(words);
  expect(await mailKindsOf(scene, quote.id)).toEqual(['QUOTE', 'SIGNED']);
  const patient = await patientBy(scene, token);
  const theirs = await allParts((cursor) =>
    product.call(getPatientPdf, { params: { token }, query: { cursor } }, patient),
  );
  expect(theirs.equals(await pdfFor(scene, quote.id, 'SIGNED'))).toBe(true);
  // Several readings by one staff member count as a single view; the patient's is not audited as the practice's.
  const looks = (await auditOf(scene, quote.id)).filter(({ action }) => action === 'VIEW');
  expect(looks.filter(({ actorName }) => actorName === scene.org.admin.name)).toHaveLength(1);
});

it('rejects a forged cursor', async () => {
  const params = { id: sealed.quote.id };
  const id = '01930000-0000-7000-8000-000000000001';
  for (const cursor of ['x', `${'-'.repeat(36)}.0`, `${id}.0`, `${'f'.repeat(36)}.99`])
    await expect(product.call(getQuotePdf, { params, query: { cursor } }, scene.org.admin)).rejects.toEqual(
      failing('NOT_FOUND'),
    );
});

it('marks the PDF of a draft as a draft and makes it on demand', async () => {
  const { id } = await draftQuote(scene);
  const text = opened(await pdfFor(scene, id)).rawText();
  expect(text).toContain('It has not been sent');
  expect(text).not.toContain('Verify at');
  expect(await product.call(listQuoteFiles, { params: { id } }, scene.org.admin)).toEqual({ items: [] });
  await expect(pdfFor(scene, id, 'SIGNED')).rejects.toEqual(failing('DOCUMENT_NOT_READY'));
});

it('hides PDFs from an unidentified patient and from another practice', async () => {
  const { quote, token } = sealed;
  const stranger = await patientBy(scene, token, false);
  await expect(product.call(getPatientPdf, { params: { token } }, stranger)).rejects.toEqual(
    failing('IDENTITY_REQUIRED'),
  );
  const other = await openPractice(product);
  await untilFile(scene, quote.id, 'QUOTE');
  const foreign = await product.sql<{ id: string }>('select id from quoting.quote_file where quote_id = $1', [
    quote.id,
  ]);
  const { quote: own } = await sentQuote(other);
  const cursor = `${foreign[0]?.id}.10`;
  await expect(
    product.call(getQuotePdf, { params: { id: own.id }, query: { cursor } }, other.org.admin),
  ).rejects.toEqual(failing('NOT_FOUND'));
});

describe('document verification', () => {
  it('finds a document by its code, however it is typed, and a file by its hash', async () => {
    const { quote } = sealed;
    const file = await untilFile(scene, quote.id, 'SIGNED');
    const bytes = await pdfFor(scene, quote.id, 'SIGNED');
    const known = {
      isKnown: true,
      kind: 'SIGNED',
      state: 'SIGNED',
      revision: 1,
      sha256: file.sha256,
      documentHash: quote.documentHash,
      numberEnd: quote.quoteNumber.slice(-3),
    };
    for (const code of [file.verifyCode ?? '', (file.verifyCode ?? '').toLowerCase().replaceAll('-', '')])
      expect(await verdict(code)).toMatchObject({ ...known, by: 'CODE' });
    expect(await verdict(sha256(bytes))).toMatchObject({
      ...known,
      by: 'FILE',
      signedAt: expect.any(String),
    });
    bytes[1_000] = (bytes[1_000] ?? 0) ^ 1;
    const unknown = await verdict(sha256(bytes));
    expect(unknown).toMatchObject({ isKnown: false, by: 'FILE', kind: null, state: null });
    expect(Object.keys(unknown)).toEqual(Object.keys(await verdict(file.verifyCode ?? '')));
    expect(JSON.stringify(await verdict(file.verifyCode ?? ''))).not.toMatch(/Siobh|5000|Septo/);
  });

  it('answers whether a total matches the document without revealing it', async () => {
    const { quote } = sealed;
    const { verifyCode } = await untilFile(scene, quote.id, 'SIGNED');
    const agrees = async (code: string, totalMinor: number) =>
      (await product.call(compareTotal, { params: { code }, body: { totalMinor } }, { kind: 'anonymous' }))
        .agrees;
    const { totalMinor } = quote.totals;
    expect(await agrees(verifyCode ?? '', totalMinor)).toBe(true);
    expect(await agrees(verifyCode ?? '', totalMinor - 100)).toBe(false);
    expect(await agrees('ABCD-2345-EFGH-6789', totalMinor)).toBe(false);
    expect(await agrees('nonsense', totalMinor)).toBe(false);
    expect(JSON.stringify(await verdict(verifyCode ?? ''))).not.toContain(String(totalMinor));
  });

  it("shows the quote's current state", async () => {
    const { quote } = await sentQuote(scene);
    const { verifyCode } = await untilFile(scene, quote.id, 'QUOTE');
    expect(await verdict(verifyCode ?? '')).toMatchObject({
      state: 'WAITING',
      signedAt: null,
      endedAt: null,
    });
    await product.call(
      withdrawQuote,
      { params: { id: quote.id }, body: { version: quote.version, reason: 'Another plan' } },
      scene.org.admin,
    );
    expect(await verdict(verifyCode ?? '')).toMatchObject({
      state: 'WITHDRAWN',
      endedAt: expect.any(String),
    });
    expect((await pdfFor(scene, quote.id, 'QUOTE')).length).toBeGreaterThan(10_000);
  });

  it('recognises no other code or hash', async () => {
    for (const code of ['ABCD', '!', '0000-0000-0000-0000', 'f'.repeat(64)])
      expect(await verdict(code)).toMatchObject({ isKnown: false });
  });
});

describe('PDF rendering failure', () => {
  it('is retried after the renderer dies, and the file is mailed once', async () => {
    const renderer = product.app.get(PdfRenderer, { strict: false });
    // No file of an earlier test is to die in place of this one's.
    await product.eventually(async () => expect(renderer.isBusy).toBe(false));
    const render = renderer.render.bind(renderer);
    let deaths = 0;
    const rendering = jest.spyOn(renderer, 'render').mockImplementation((...paper) => {
      // Dies as it begins to draw, because somebody watching from outside could miss a file that is drawn quickly.
      if (deaths < 2) void setImmediate().then(() => renderer.stop());
      deaths += 1;
      return render(...paper);
    });
    const { quote } = await signedQuote(scene);
    await untilFile(scene, quote.id, 'SIGNED');
    const outcomes = await Promise.allSettled(rendering.mock.results.map(({ value }) => value as unknown));
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
    expect(opened(await pdfFor(scene, quote.id)).signatures()).toContain('Signature is Valid');
    expect(await signedMailsOf(scene, quote.id)).toBe(1);
    rendering.mockRestore();
  });

  it('keeps the acceptance, reports the failure and makes the file on a manual retry', async () => {
    const maker = product.app.get(QuotePdfMaker, { strict: false });
    const dying = jest.spyOn(maker, 'make').mockRejectedValue(new Error('out of ink'));
    const { quote } = await signedQuote(scene);
    const data = { organisationId: scene.org.organisationId, quoteId: quote.id, kind: 'SIGNED' as const };
    await expect(makeFile(product, data)).rejects.toThrow('out of ink');
    expect(await fileOf(scene, quote.id, 'SIGNED')).toMatchObject({ state: 'MAKING' });
    await expect(makeFile(product, data, true)).rejects.toThrow('out of ink');
    expect(await fileOf(scene, quote.id, 'SIGNED')).toMatchObject({ state: 'FAILED' });
    await expect(pdfFor(scene, quote.id)).rejects.toEqual(failing('DOCUMENT_FAILED'));
    const today = () => product.call(getToday, { query: { kind: 'DOCUMENT' } }, scene.org.admin);
    expect((await today()).items).toMatchObject([{ kind: 'DOCUMENT', id: quote.id, urgency: 'HIGH' }]);
    dying.mockRestore();
    const ask = { params: { id: quote.id }, body: { kind: 'SIGNED' as const } };
    expect(await product.call(remakeQuoteFile, ask, scene.org.admin)).toMatchObject({ state: 'MAKING' });
    await untilFile(scene, quote.id, 'SIGNED');
    expect((await today()).items).toEqual([]);
    await expect(product.call(remakeQuoteFile, ask, scene.org.admin)).rejects.toEqual(
      failing('ILLEGAL_TRANSITION'),
    );
  });
});

it('retries a file by itself one day after it failed and then mails it', async () => {
  const { quote } = await signedQuote(scene);
  await untilFile(scene, quote.id, 'SIGNED');
  const failedAgo = (hours: number) =>
    product.sql(
      `update quoting.quote_file set state = 'FAILED', asked_at = now() - make_interval(hours => $2)
        where quote_id = $1 and kind = 'SIGNED'`,
      [quote.id, hours],
    );
  const sweep = () =>
    runInContext(contextFor({ kind: 'service', service: 'quoting' }), () =>
      product.app.get(SweepQuoteFilesJob, { strict: false }).handle(),
    );
  const before = await signedMailsOf(scene, quote.id);
  await failedAgo(23);
  await sweep();
  expect(await fileOf(scene, quote.id, 'SIGNED')).toMatchObject({ state: 'FAILED' });
  await failedAgo(25);
  await sweep();
  await untilFile(scene, quote.id, 'SIGNED');
  expect(await signedMailsOf(scene, quote.id)).toBe(before + 1);
});

it('keeps the first file when two jobs make it again', async () => {
  const { quote } = await sentQuote(scene);
  const { sha256: first } = await untilFile(scene, quote.id, 'QUOTE');
  const data = { organisationId: scene.org.organisationId, quoteId: quote.id, kind: 'QUOTE' as const };
  await Promise.all([makeFile(product, data), makeFile(product, data)]);
  expect((await fileOf(scene, quote.id, 'QUOTE'))?.sha256).toBe(first);
});

it('keeps only the first file, complete, when three jobs run at once', async () => {
  const { quote } = await signedQuote(scene);
  const data = { organisationId: scene.org.organisationId, quoteId: quote.id, kind: 'SIGNED' as const };
  await Promise.all([makeFile(product, data), makeFile(product, data), makeFile(product, data)]);
  const { sha256: told } = await untilFile(scene, quote.id, 'SIGNED');
  expect(sha256(await pdfFor(scene, quote.id, 'SIGNED'))).toBe(told);
  // The late attempt's bytes remain until it learns that another one finished.
  await product.eventually(async () =>
    expect(
      await product.sql('select 1 from quoting.stored_file where key like $1', [`quotes/${quote.id}/%`]),
    ).toHaveLength(2),
  );
});
