import {
  confirmRecordedAcceptance,
  getEvidenceCheck,
  getQuote,
  getToday,
  recordClientConsents,
  settleDispute,
  startEvidenceCheck,
} from '@quillcare/contracts';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { perFile, testProduct } from '@quillcare/testing';
import { addDocument } from '../../../case/case-document/operations/case-papers.suite';
import { respondIn, signed } from '../../../patient/patient/operations/answers.suite';
import { openPractice, patientBy, sentQuote } from '../../../quote/quote/operations/quote-scene.suite';
import { PATIENT_STATEMENT, statementOf, SETTLEMENT } from '../../../patient';
import { CheckEvidenceJob } from '../jobs/check-evidence.job';
import { untilFile, startEvidence } from '../operations/evidence-scene.suite';
import { tampering } from './tampering.suite';

const product = testProduct(startEvidence);
const scene = perFile(() => openPractice(product));
let signedId: string;
let number: string;
let clientId: string;
beforeAll(async () => {
  const { quote, token } = await sentQuote(scene);
  [signedId, number, clientId] = [quote.id, quote.quoteNumber, quote.client.id];
  await respondIn(() => product)(token, signed(quote), await patientBy(scene, token));
  for (const kind of ['QUOTE', 'SIGNED'] as const) await untilFile(scene, quote.id, kind);
});

const { check, checkAll, tamper } = tampering(product, {
  organisationId: () => scene.org.organisationId,
  quoteId: () => signedId,
});

function within<T>(work: () => Promise<T>): Promise<T> {
  const { organisationId } = scene.org;
  return runInContext(contextFor({ kind: 'service', service: 'quoting' }, { organisationId }), work);
}

describe('background evidence check', () => {
  const seen = () => product.call(getEvidenceCheck, {}, scene.org.admin);
  const tasks = async () =>
    (await product.call(getToday, { query: { kind: 'EVIDENCE' } }, scene.org.admin)).items;
  const set = (total: string) =>
    tamper(
      'patient_response',
      `update quoting.patient_response set total_minor = ${total} where quote_id = $1`,
    );

  async function checked(): Promise<void> {
    const asked = await product.call(startEvidenceCheck, {}, scene.org.admin);
    expect(asked.isRunning).toBe(true);
    await product.eventually(async () => expect((await seen()).isRunning).toBe(false));
  }

  it('shows administrators a forged answer once on the Today page until it is repaired', async () => {
    await set('-total_minor');
    await checked();
    await checked();
    const fault = { quoteId: signedId, place: `${number}, version 1, answer` };
    expect(await seen()).toMatchObject({
      faultCount: 1,
      checkedAt: expect.any(String),
      filesCheckedAt: expect.any(String),
      faults: [{ ...fault, fault: 'is not the answer that was given' }],
    });
    expect(await tasks()).toMatchObject([
      { quoteId: signedId, about: `${number}, version 1, answer is not the answer that was given` },
    ]);
    await set('-total_minor');
    await checked();
    expect(await seen()).toMatchObject({
      faultCount: 0,
      faults: [],
      counts: { documents: 1, answers: 1, files: 2, scans: 0 },
    });
    expect(await tasks()).toEqual([]);
  });

  it('keeps earlier findings about files when it does not read files', async () => {
    const job = product.app.get(CheckEvidenceJob, { strict: false });
    const { organisationId } = scene.org;
    const run = (withFiles: boolean) => within(() => job.handle({ organisationId, withFiles }));
    const damage = () =>
      product.sql(
        `update quoting.stored_chunk set bytes = set_byte(bytes, 900, get_byte(bytes, 900) # 1)
          where sequence = 0 and file_id = (select s.id from quoting.stored_file s
            join quoting.quote_file f on f.storage_key = s.key where f.quote_id = $1 and f.kind = 'QUOTE')`,
        [signedId],
      );
    await damage();
    await run(true);
    await run(false);
    const fault = 'is damaged in the storage';
    expect((await seen()).faults).toMatchObject([{ quoteId: signedId, fault }]);
    await damage();
    await run(true);
    expect((await seen()).faults).toEqual([]);
  });
});

it('detects a contact consent that was forged with its hash or is missing', async () => {
  const body = { decisions: [{ channel: 'EMAIL' as const, isGiven: true }], source: 'FORM' as const };
  await product.call(recordClientConsents, { params: { id: clientId }, body }, scene.org.admin);
  await product.eventually(async () => expect(await check()).toMatchObject({ consents: 1, faults: [] }));
  const [kept] = await product.sql<{ id: string; client_id: string; sha256: string }>(
    'select id, client_id, sha256 from crm.client_consent where organisation_id = $1',
    [scene.org.organisationId],
  );
  const found = async (change: string) => {
    await product.sql('alter table crm.client_consent disable trigger immutable');
    await product.sql(change);
    const { faults } = await checkAll();
    return faults.map(({ clientId, fault }) => [clientId, fault]);
  };
  const own = `where id = '${kept?.id ?? ''}'`;
  expect(await found(`update crm.client_consent set is_given = false ${own}`)).toContainEqual([
    ...[kept?.client_id, 'is not the decision that was recorded'],
  ]);
  expect(await found(`update crm.client_consent set organisation_id = gen_random_uuid() ${own}`)).toEqual([
    [kept?.client_id, 'is in the audit trail but is missing or was changed'],
  ]);
  const back = `is_given = true, organisation_id = '${scene.org.organisationId}'`;
  expect(await found(`update crm.client_consent set ${back} ${own}`)).toEqual([]);
  await product.sql('alter table crm.client_consent enable trigger immutable');
});

it('detects a case document replaced together with its hash', async () => {
  const { surgeryCaseId } = await product.call(getQuote, { params: { id: signedId } }, scene.org.admin);
  const { id, sha256 } = await addDocument(product, scene.org.admin, surgeryCaseId ?? '');
  await product.eventually(async () => expect(await check()).toMatchObject({ caseDocuments: 1, faults: [] }));
  const set = (to: string) =>
    product.sql(`update quoting.case_document set sha256 = '${to}' where id = '${id}'`);
  await set('f'.repeat(64));
  const place = `${number}, version 1, document ${id} of the case`;
  expect((await check()).faults).toEqual([
    { place, fault: 'is not the file that was stored' },
    { place, fault: 'is not the file that the audit trail has' },
  ]);
  await set(sha256);
});

it('detects a dispute or settlement that was forged, even with its hash, or is missing', async () => {
  const { quote, token } = await sentQuote(scene);
  const patient = await patientBy(scene, token);
  await respondIn(() => product)(token, signed(quote), patient);
  const body = { isSo: false, comment: 'I did not sign this' };
  await product.call(confirmRecordedAcceptance, { params: { token }, body }, patient);
  const { version } = await product.call(getQuote, { params: { id: quote.id } }, scene.org.admin);
  const settlement = { version, outcome: 'STANDS', note: 'She called', reason: 'You told us' } as const;
  await product.call(settleDispute, { params: { id: quote.id }, body: settlement }, scene.org.admin);
  await untilFile(scene, quote.id, 'SIGNED');
  await product.eventually(async () => expect(await check()).toMatchObject({ disputes: 2, faults: [] }));

  const gone = 'is in the audit trail but is missing or was changed';
  for (const [kind, column, words] of [
    [PATIENT_STATEMENT, 'comment', 'I did sign this'],
    [SETTLEMENT, 'note', 'Nobody called'],
  ] as const) {
    const table = `quoting.${kind.table}`;
    const [kept] = await product.sql<{ row: Record<string, unknown> }>(
      `select to_jsonb(e) as row from ${table} e where quote_id = $1`,
      [quote.id],
    );
    const row = kept?.row ?? {};
    // Every column is covered by the hash.
    expect(new Set(Object.keys(row))).toEqual(new Set([...kind.columns, 'sha256']));
    await product.sql(`alter table ${table} disable trigger immutable`);
    const found = async (
      text: unknown,
      sha256: unknown,
      organisationId: unknown = row['organisation_id'],
    ) => {
      await product.sql(
        `update ${table} set ${column} = $2, sha256 = $3, organisation_id = $4 where quote_id = $1`,
        [quote.id, text, sha256, organisationId],
      );
      return (await checkAll()).faults.map(({ quoteId, place, fault }) => {
        expect({ quoteId, place }).toEqual({
          quoteId: quote.id,
          place: `${quote.quoteNumber}, version 1, ${kind.name}`,
        });
        return fault;
      });
    };
    const [own, forged] = [row['sha256'], statementOf(kind, { ...row, [column]: words }).sha256];
    expect(await found(words, own)).toEqual([`is not ${kind.original}`, gone]);
    expect(await found(words, forged)).toEqual(['is not in the audit trail', gone]);
    expect(await found(words, null)).toEqual([gone]);
    expect(await found(row[column], own, '00000000-0000-7000-8000-000000000000')).toEqual([gone]);
    expect(await found(row[column], own)).toEqual([]);
    await product.sql(`alter table ${table} enable trigger immutable`);
  }
});
