import { randomBytes, randomUUID } from 'node:crypto';
import {
  bookSurgeryCase,
  cancelSurgeryCase,
  caseDocumentKind,
  deleteCaseDocument,
  getBookingCheck,
  getSurgeryCase,
  listCaseDocuments,
  recordCaseGate,
  restoreCaseDocument,
  updateCaseDocument,
  updateNoteSettings,
  type Action,
  type AppError,
  type CaseDocumentKind,
  type SurgeryCase,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { failing, openPractice, startQuoting } from '../../../quote/quote/operations/quote-scene.suite';
import { HEIC, JPEG, PDF, PNG, zipOf } from '../domain/document.fixtures';
import { CaseDocumentRepository } from '../persistence/case-document.repository';
import { actsOn, addDocument, bytesOf, inQuoting, openCase } from './case-papers.suite';

const product = testProduct(startQuoting);
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
  product.sql(
    `select key from quoting.stored_file where organisation_id = $1 and key like 'case-documents/%' and not exists
      (select 1 from quoting.case_document d where key like 'case-documents/' || d.id || '/%')`,
    [scene.org.organisationId],
  );

function longPdf(size: number): Buffer {
  const bytes = randomBytes(size);
  bytes.write('%PDF-1.7\n', 0, 'latin1');
  bytes.write('\nstartxref\n9\n%%EOF\n', size - 19, 'latin1');
  return bytes;
}

describe('case document', () => {
  it('is stored byte for byte, with its own name and the extension of its real type', async () => {
    const bytes = longPdf(1_400_000);
    const document = await add({ bytes, fileName: 'Überweisung Ngāpō.exe', kind: 'REFERRAL' });
    expect(document).toMatchObject({
      name: 'Überweisung Ngāpō.pdf',
      kind: 'REFERRAL',
      mediaType: 'application/pdf',
      version: 1,
      sizeBytes: bytes.length,
      surgeryCaseId: caseId,
      uploadedByName: expect.any(String),
    });
    expect((await bytesOf(product, scene.org.as('SALES_MANAGER'), document.id)).equals(bytes)).toBe(true);
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
  ])('accepts %s', async (mediaType, bytes, name) => {
    expect(await add({ bytes, fileName: 'photo.pdf' })).toMatchObject({ mediaType, name });
  });

  it.each([
    ['an HTML page with a script', Buffer.from('<!doctype html><script>alert(1)</script>'), 'is not a PDF'],
    ['empty', Buffer.alloc(0), 'is not a PDF'],
    ['truncated', PDF.subarray(0, 500), 'damaged or incomplete'],
  ])(
    'is rejected with a clear message if it is %s, leaving nothing behind',
    async (_what, bytes, sentence) => {
      await expect(add({ bytes })).rejects.toEqual(
        failing('CASE_DOCUMENT_INVALID', {
          errors: [{ path: 'file', message: expect.stringContaining(sentence) }],
        }),
      );
      expect(await list()).toEqual([]);
      expect(await leftOvers()).toEqual([]);
    },
  );

  it('can be renamed and reclassified only at the version the caller has seen', async () => {
    const { id } = await add();
    const change = (body: object) =>
      product.call(updateCaseDocument, { params: { id }, body: { version: 1, ...body } }, scene.org.admin);
    expect(await change({ name: 'MRI left hand', kind: 'IMAGING' })).toMatchObject({
      name: 'MRI left hand.pdf',
      kind: 'IMAGING',
      version: 2,
    });
    await expect(change({ kind: 'OTHER' })).rejects.toEqual(failing('VERSION_CONFLICT'));
  });

  it('is deleted once under concurrent requests and can be restored', async () => {
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

  it('is limited to 200 per case, even when two are added concurrently', async () => {
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

describe('audit of a document', () => {
  it("records each upload, view and download once, never with the document's name", async () => {
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

  it('records one view per person and hour, and both names under support access', async () => {
    const { id } = await add();
    const { admin } = scene.org;
    const readings = async () =>
      (await actsOn(product, caseId))
        .filter(({ action }) => action === 'VIEW')
        .map(({ actorName }) => actorName);
    for (let time = 0; time < 3; time += 1) await bytesOf(product, admin, id, 'VIEW');
    expect(await readings()).toEqual([admin.name]);
    const support = {
      byUserId: randomUUID(),
      bySessionId: randomUUID(),
      byName: 'Sam Support',
      readOnly: true,
      expiresAt: new Date(product.clock.now().getTime() + 3_600_000).toISOString(),
    };
    await bytesOf(product, { ...admin, impersonation: support }, id, 'VIEW');
    expect(await readings()).toEqual([admin.name, `Sam Support for ${admin.name}`]);
    await product.clock.runShifted(60 * 60_000 + 1, () => bytesOf(product, admin, id, 'VIEW'));
    expect(await readings()).toHaveLength(3);
  });
});

describe('clinical document', () => {
  const KINDS = caseDocumentKind.options;
  const CLINICAL = ['REFERRAL', 'PATHOLOGY', 'IMAGING', 'BOOKING_FORM'];
  const reception = () => ({ ...scene.org.as('USER'), grants: { QUOTES: ['READ', 'UPDATE'] as Action[] } });

  it('is invisible to users without access to medical notes', async () => {
    const added = new Map<string, string>();
    for (const kind of KINDS) added.set(kind, (await add({ kind })).id);
    const listed = async (by: UserPrincipal) =>
      product.call(listCaseDocuments, { params: { id: caseId } }, by).then(({ items, seesClinical }) => ({
        kinds: items.map(({ kind }) => kind).sort(),
        seesClinical,
      }));
    expect(await listed(scene.org.as('SALES_MANAGER'))).toEqual({
      kinds: [...KINDS].sort(),
      seesClinical: true,
    });
    const open = KINDS.filter((kind) => !CLINICAL.includes(kind));
    expect(await listed(reception())).toEqual({ kinds: [...open].sort(), seesClinical: false });
    for (const [kind, id] of added) {
      const reading = bytesOf(product, reception(), id).then(
        () => 'read',
        (error: AppError) => error.code,
      );
      expect([kind, await reading]).toEqual([kind, CLINICAL.includes(kind) ? 'NOT_FOUND' : 'read']);
    }
  });

  it('has a neutral name where it proves a step before booking', async () => {
    const { caseId: id } = await openCase(scene, { procedureClass: 'COSMETIC' });
    const document = await addDocument(product, scene.org.admin, id, {
      kind: 'REFERRAL',
      fileName: 'Referral after melanoma.pdf',
    });
    const { version } = await product.call(getSurgeryCase, { params: { id } }, scene.org.admin);
    const referral = { kind: 'REFERRAL' as const, doneOn: '2026-01-05', byName: 'Dr Anika Rao' };
    const stated = { profession: 'GP' as const, isIndependent: true, documentId: document.id };
    const gate = { params: { id }, body: { version, ...referral, ...stated } };
    const recorded = await product.call(recordCaseGate, gate, reception());
    const shown = ({ pathway }: SurgeryCase) => pathway?.gates[0]?.evidence?.document;
    const neutral = { id: document.id, name: 'Document', mediaType: document.mediaType };
    expect(shown(recorded)).toEqual(neutral);
    const seen = async (by: UserPrincipal) => {
      const read = await product.call(getSurgeryCase, { params: { id } }, by);
      const { pathway } = await product.call(getBookingCheck, { params: { id } }, by);
      return [shown(read), pathway.find(({ title }) => title === 'Referral')?.document];
    };
    expect(await seen(reception())).toEqual([neutral, neutral]);
    const named = { ...neutral, name: document.name };
    expect(await seen(scene.org.as('SALES_MANAGER'))).toEqual([named, named]);
    const at = ({ version: current }: SurgeryCase) => ({
      params: { id },
      body: { ...gate.body, version: current },
    });
    const again = await product.call(recordCaseGate, at(recorded), scene.org.as('SALES_MANAGER'));
    expect(shown(again)).toEqual(named);
    const place = { params: { id }, body: { version: again.version, siteId: null, durationMinutes: 90 } };
    const booked = await product.call(bookSurgeryCase, place, reception());
    expect(shown(booked)).toEqual(neutral);
    const ending = { params: { id }, body: { version: booked.version, reason: 'Moved away' } };
    const cancelled = await product.call(cancelSurgeryCase, ending, scene.org.as('SALES_MANAGER'));
    expect(shown(cancelled)).toEqual(named);
  });

  it('can be added, changed, deleted and restored only by users with access to medical notes', async () => {
    for (const kind of KINDS) {
      const adding = addDocument(product, reception(), caseId, { kind }).then(
        () => 'added',
        (error: AppError) => error.code,
      );
      expect([kind, await adding]).toEqual([kind, CLINICAL.includes(kind) ? 'CLINICAL_ONLY' : 'added']);
    }
    const clinical = await add({ kind: 'PATHOLOGY' });
    const other = await add({ kind: 'OTHER' });
    const change = (id: string, kind: CaseDocumentKind) =>
      product.call(updateCaseDocument, { params: { id }, body: { version: 1, kind } }, reception());
    await expect(change(clinical.id, 'OTHER')).rejects.toEqual(failing('NOT_FOUND'));
    await expect(change(other.id, 'IMAGING')).rejects.toEqual(failing('CLINICAL_ONLY'));
    const params = { id: clinical.id };
    const remove = (by: UserPrincipal) =>
      product.call(deleteCaseDocument, { params, query: { version: 1 } }, by);
    await expect(remove(reception())).rejects.toEqual(failing('NOT_FOUND'));
    await remove(scene.org.admin);
    await expect(
      product.call(restoreCaseDocument, { params, body: { version: 2 } }, reception()),
    ).rejects.toEqual(failing('NOT_FOUND'));
  });

  it('becomes accessible as soon as the practice changes who sees medical notes', async () => {
    const { id } = await add({ kind: 'PATHOLOGY' });
    await expect(bytesOf(product, reception(), id)).rejects.toEqual(failing('NOT_FOUND'));
    const body = { version: 0, medicalRoles: ['USER' as const], medicalPersonIds: [] };
    const { version } = await product.call(updateNoteSettings, { body }, scene.org.admin);
    expect((await bytesOf(product, reception(), id)).equals(PDF)).toBe(true);
    await product.call(
      updateNoteSettings,
      { body: { ...body, version, medicalRoles: ['ORG_ADMIN', 'SALES_MANAGER'] } },
      scene.org.admin,
    );
  });
});

it('counts a document as evidence only of its own case and only until it is deleted', async () => {
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
