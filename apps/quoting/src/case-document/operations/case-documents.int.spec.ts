import { randomBytes } from 'node:crypto';
import {
  CASE_DOCUMENT_LIMIT,
  deleteCaseDocument,
  getCaseDocumentFile,
  listCaseDocuments,
  restoreCaseDocument,
  updateCaseDocument,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { failing, openPractice } from '../../quote/operations/quote-scene.suite';
import { HEIC, JPEG, PDF, PNG, zipOf } from '../domain/document.fixtures';
import { CaseDocumentRepository } from '../persistence/case-document.repository';
import { actsOn, addDocument, bytesOf, inQuoting, openCase, startPapers } from './case-papers.suite';

const product = testProduct(startPapers);
const scene = perFile(() => openPractice(product));
let caseId: string;
beforeEach(async () => {
  ({ caseId } = await openCase(scene));
});

const add = (file?: Parameters<typeof addDocument>[3]) => addDocument(product, scene.org.admin, caseId, file);
const list = async (removed?: 'true') =>
  (await product.call(listCaseDocuments, { params: { id: caseId }, query: { removed } }, scene.org.admin))
    .items;
const leftOvers = () =>
  product.sql(`select key from quoting.stored_file where key like 'case-documents/%' and not exists
    (select 1 from quoting.case_document d where key like 'case-documents/' || d.id || '/%')`);

/** A PDF of so many bytes. */
function longPdf(size: number): Buffer {
  const bytes = randomBytes(size);
  bytes.write('%PDF-1.7\n', 0, 'latin1');
  bytes.write('\nstartxref\n9\n%%EOF\n', size - 19, 'latin1');
  return bytes;
}

describe('a document', () => {
  it('is kept byte by byte, called by its own name and told by what it is', async () => {
    const bytes = longPdf(1_400_000);
    const document = await add({ bytes, fileName: 'Überweisung Ngāpō.exe', kind: 'REFERRAL' });
    expect(document).toMatchObject({
      ...{ name: 'Überweisung Ngāpō.pdf', kind: 'REFERRAL', mediaType: 'application/pdf', version: 1 },
      ...{ sizeBytes: bytes.length, surgeryCaseId: caseId, uploadedByName: expect.any(String) },
    });
    expect((await bytesOf(product, scene.org.as('USER'), document.id)).equals(bytes)).toBe(true);
    expect(await list()).toEqual([document]);
  });

  it.each([
    ['image/jpeg', JPEG, 'photo.jpg'],
    ['image/png', PNG, 'photo.png'],
    ['image/heic', HEIC, 'photo.heic'],
    [
      expect.stringContaining('wordprocessingml'),
      zipOf('[Content_Types].xml', 'word/document.xml'),
      'photo.docx',
    ],
  ])('may be %s', async (mediaType, bytes, name) => {
    expect(await add({ bytes, fileName: 'photo.pdf' })).toMatchObject({ mediaType, name });
  });

  it.each([
    ['a page with a script', Buffer.from('<!doctype html><script>alert(1)</script>'), 'is not a PDF'],
    ['empty', Buffer.alloc(0), 'is not a PDF'],
    ['cut off', PDF.subarray(0, 500), 'damaged or incomplete'],
    ['a byte too large', longPdf(CASE_DOCUMENT_LIMIT + 1), 'more than 20 MB'],
  ])(
    'is refused with a clear sentence if it is %s, and leaves nothing',
    async (_what, bytes, sentence) => {
      await expect(add({ bytes })).rejects.toEqual(
        failing('CASE_DOCUMENT_INVALID', {
          errors: [{ path: 'file', message: expect.stringContaining(sentence) }],
        }),
      );
      expect(await list()).toEqual([]);
      expect(await leftOvers()).toEqual([]);
    },
    30_000,
  );

  it('is renamed and told apart, with the version that its author saw', async () => {
    const { id } = await add();
    const change = (body: object) =>
      product.call(updateCaseDocument, { params: { id }, body: { version: 1, ...body } }, scene.org.admin);
    expect(await change({ name: 'MRI left hand', kind: 'IMAGING' })).toMatchObject({
      ...{ name: 'MRI left hand.pdf', kind: 'IMAGING', version: 2 },
    });
    await expect(change({ kind: 'OTHER' })).rejects.toEqual(failing('VERSION_CONFLICT'));
  });

  it('is deleted and restored, once, however many try', async () => {
    const { id } = await add();
    const remove = () =>
      product.call(deleteCaseDocument, { params: { id }, query: { version: 1 } }, scene.org.admin);
    const removals = await Promise.allSettled([remove(), remove(), remove()]);
    expect(removals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await list(), (await list('true')).map((one) => one.id)]).toEqual([[], [id]]);
    await expect(bytesOf(product, scene.org.admin, id)).rejects.toEqual(failing('NOT_FOUND'));
    const restored = await product.call(
      restoreCaseDocument,
      { params: { id }, body: { version: 2 } },
      scene.org.admin,
    );
    expect(restored).toMatchObject({ id, version: 3, deletedAt: null });
    expect((await bytesOf(product, scene.org.admin, id)).equals(PDF)).toBe(true);
  });

  it('is the 200th at most, also when two come at once', async () => {
    const { id } = await add();
    await product.sql(
      `insert into quoting.case_document (id, organisation_id, surgery_case_id, name, kind, media_type, size_bytes, sha256)
        select gen_random_uuid(), organisation_id, surgery_case_id, name, kind, media_type, size_bytes, sha256
          from quoting.case_document, generate_series(1, 198) where id = $1`,
      [id],
    );
    const both = await Promise.allSettled([add(), add()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(add()).rejects.toEqual(failing('CASE_DOCUMENTS_FULL'));
  });
});

describe('what is told of a document', () => {
  it('has every view and download, by its first part only, and never its name', async () => {
    const { id } = await add({ bytes: longPdf(1_200_000), fileName: 'Biopsy of Siobhan.pdf' });
    await bytesOf(product, scene.org.as('USER'), id, 'VIEW');
    await bytesOf(product, scene.org.as('USER'), id);
    const acts = (await actsOn(product, caseId)).filter(({ notes }) => notes?.startsWith('Document'));
    expect(acts.map(({ action, notes }) => [action, notes?.split(':')[0]])).toEqual([
      ['UPDATE', 'Document added'],
      ['VIEW', 'Document viewed'],
      ['VIEW', 'Document downloaded'],
    ]);
    expect(acts.every(({ entityLabel }) => /^Q-/.test(entityLabel ?? ''))).toBe(true);
    const told = await product.sql('select payload from quoting.outbox');
    expect(JSON.stringify(told)).not.toContain('Biopsy');
  });

  it('cannot be avoided by asking for a later part', async () => {
    const { id } = await add({ bytes: longPdf(1_200_000) });
    const { id: other } = await add({ bytes: longPdf(1_200_000) });
    const page = (documentId: string, cursor?: string) =>
      product.call(getCaseDocumentFile, { params: { id: documentId }, query: { cursor } }, scene.org.admin);
    for (const cursor of ['x', `${id} 1`, `v1.${id}.1.1.1`, '0'])
      await expect(page(id, cursor)).rejects.toEqual(failing('NOT_FOUND'));
    const { nextCursor } = await page(id);
    await expect(page(other, nextCursor ?? '')).rejects.toEqual(failing('NOT_FOUND'));
    expect((await page(id, nextCursor ?? '')).sizeBytes).toBe(1_200_000);
  });
});

describe('another practice', () => {
  it('finds neither the case nor its documents', async () => {
    const { id } = await add();
    const { org } = await openPractice(product);
    const notFound = failing('NOT_FOUND');
    await expect(product.call(listCaseDocuments, { params: { id: caseId } }, org.admin)).rejects.toEqual(
      notFound,
    );
    await expect(addDocument(product, org.admin, caseId)).rejects.toEqual(notFound);
    await expect(bytesOf(product, org.admin, id)).rejects.toEqual(notFound);
    for (const operation of [deleteCaseDocument, restoreCaseDocument])
      await expect(product.call(operation, { params: { id } }, org.admin)).rejects.toEqual(notFound);
    const body = { version: 1, name: 'Theirs' };
    await expect(product.call(updateCaseDocument, { params: { id }, body }, org.admin)).rejects.toEqual(
      notFound,
    );
    expect(await list()).toHaveLength(1);
  });
});

it('is evidence of its own case only, and as long as it is not deleted', async () => {
  const { id } = await add();
  const { caseId: another } = await openCase(scene);
  const { organisationId } = scene.org;
  const isEvidence = (surgeryCaseId: string) =>
    inQuoting(product, organisationId, () =>
      product.app.get(CaseDocumentRepository, { strict: false }).belongsTo(surgeryCaseId, id),
    );
  expect([await isEvidence(caseId), await isEvidence(another)]).toEqual([true, false]);
  await product.call(deleteCaseDocument, { params: { id } }, scene.org.admin);
  expect(await isEvidence(caseId)).toBe(false);
});
