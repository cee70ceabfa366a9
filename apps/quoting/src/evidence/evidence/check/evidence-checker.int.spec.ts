import { perFile, testProduct } from '@quillcare/testing';
import { rejection, respondIn } from '../../../patient/patient/operations/answers.suite';
import { openPractice, patientBy, sentQuote } from '../../../quote/quote/operations/quote-scene.suite';
import { pdfFor, signedInBothWays, untilFile, startEvidence } from '../operations/evidence-scene.suite';
import { answerHash, HASHED_COLUMNS } from '../../../patient/signing/domain/answer-hash';
import { tampering } from './tampering.suite';

const product = testProduct(startEvidence);
const scene = perFile(() => openPractice(product));
let signedId: string;
let number: string;
beforeAll(async () => {
  [signedId, number] = await signedInBothWays(scene);
});

const { check, foundWhile } = tampering(product, {
  organisationId: () => scene.org.organisationId,
  quoteId: () => signedId,
});
const nothing = { caseDocuments: 0, consents: 0, disputes: 0, unattested: 0 };
const counts = { documents: 2, answers: 2, files: 4, scans: 1, ...nothing };

it('finds no fault in unchanged evidence and counts what it checked', async () => {
  // The last audit record arrives a moment later.
  await product.eventually(async () => expect((await check()).faults).toEqual([]));
  expect(await check()).toEqual({
    ...counts,
    auditEntries: expect.any(Number),
    attestedUntil: null,
    faults: [],
  });
});

it('hashes every column of an answer except the hash itself', async () => {
  const [answer] = await product.sql<{ row: object }>(
    'select to_jsonb(r) as row from quoting.patient_response r where quote_id = $1',
    [signedId],
  );
  expect(new Set(Object.keys(answer?.row ?? {}))).toEqual(new Set([...HASHED_COLUMNS, 'answer_sha256']));
});

it.each([
  ['the signature', 'signature_data', "'forged'"],
  ['the total', 'total_minor', '1'],
  ['the IP address', 'ip_address', "'198.51.100.7'"],
  ['the time', 'responded_at', "responded_at - interval '1 day'"],
  ['the signatory', 'signatory', `'{"role":"GUARDIAN","name":"Somebody"}'`],
])('detects a forged answer: %s', async (_what, column, value) => {
  const [before] = await product.sql<{ value: string }>(
    `select to_json(${column})::text as value from quoting.patient_response where quote_id = $1`,
    [signedId],
  );
  const back = `(select (json_populate_record(null::quoting.patient_response,
    json_build_object('${column}', '${(before?.value ?? '').replaceAll("'", "''")}'::json))).${column})`;
  const set = (to: string) => `update quoting.patient_response set ${column} = ${to} where quote_id = $1`;
  expect(await foundWhile('patient_response', set(value), set(back))).toEqual([
    { place: `${number}, version 1, answer`, fault: 'is not the answer that was given' },
  ]);
  expect((await check()).faults).toEqual([]);
});

it('detects a forged answer with a forged hash by comparing it with the audit trail', async () => {
  const [before] = await product.sql<{ row: Record<string, unknown> }>(
    'select to_jsonb(r) as row from quoting.patient_response r where quote_id = $1',
    [signedId],
  );
  const row = before?.row ?? {};
  const set = (total: unknown, hash: unknown) =>
    `update quoting.patient_response set total_minor = ${String(total)}, answer_sha256 = '${String(hash)}' where quote_id = $1`;
  const forged = answerHash({ ...row, total_minor: 1 });
  expect(
    await foundWhile('patient_response', set(1, forged), set(row['total_minor'], row['answer_sha256'])),
  ).toEqual([
    { place: `${number}, version 1, answer`, fault: 'is not the answer that the audit trail has' },
    {
      place: `${number}, version 1, signed file`,
      fault: 'certifies another answer than the one that is kept',
    },
  ]);
});

it('detects a forged answer whose hash was removed', async () => {
  const [before] = await product.sql<{ hash: string; total: string }>(
    'select answer_sha256 as hash, total_minor as total from quoting.patient_response where quote_id = $1',
    [signedId],
  );
  const set = (total: unknown, hash: string) =>
    `update quoting.patient_response set total_minor = ${String(total)}, answer_sha256 = ${hash} where quote_id = $1`;
  expect(
    await foundWhile('patient_response', set(1, 'null'), set(before?.total, `'${before?.hash ?? ''}'`)),
  ).toEqual([
    { place: `${number}, version 1, answer`, fault: 'is not the answer that the audit trail has' },
    {
      place: `${number}, version 1, signed file`,
      fault: 'certifies another answer than the one that is kept',
    },
  ]);
});

it('reports a signed document that could not be made and an answer that is missing', async () => {
  const state = (to: string) =>
    product.sql(`update quoting.quote_file set state = '${to}' where quote_id = $1 and kind = 'SIGNED'`, [
      signedId,
    ]);
  await state('FAILED');
  expect((await check()).faults).toEqual([
    { place: `${number}, version 1, acceptance`, fault: 'has no signed document: it could not be made' },
  ]);
  await state('READY');
  const [kept] = await product.sql<{ row: object }>(
    'select to_jsonb(r) as row from quoting.patient_response r where quote_id = $1',
    [signedId],
  );
  const back = `insert into quoting.patient_response
    select * from jsonb_populate_record(null::quoting.patient_response, '${JSON.stringify(kept?.row).replaceAll("'", "''")}'::jsonb)
     where id is not null and quote_id = $1`;
  const faults = await foundWhile(
    'patient_response',
    'delete from quoting.patient_response where quote_id = $1',
    back,
  );
  expect(faults).toContainEqual({
    place: `${number}, version 1, acceptance`,
    fault: 'has no answer that was kept',
  });
});

it('detects a replaced scan hash by comparing it with the audit trail', async () => {
  const [scan] = await product.sql<{ id: string; sha256: string }>(
    'select id, sha256 from quoting.signed_scan where organisation_id = $1',
    [scene.org.organisationId],
  );
  const set = (sha256: string) =>
    product.sql(`update quoting.signed_scan set sha256 = '${sha256}' where id = '${scan?.id ?? ''}'`);
  await product.sql('alter table quoting.signed_scan disable trigger all');
  await set('f'.repeat(64));
  const { faults } = await check();
  expect(faults.map(({ fault }) => fault)).toContain('is not the file that the audit trail has');
  await set(scan?.sha256 ?? '');
  await product.sql('alter table quoting.signed_scan enable trigger all');
});

it('detects a changed audit trail entry', async () => {
  const set = (action: string) =>
    product.sql(`update audit.entry set notes = ${action} where entity_id = $1 and action = 'SIGN'`, [
      signedId,
    ]);
  await product.sql('alter table audit.entry disable trigger all');
  await set("notes || ' '");
  const { faults } = await check();
  await set('rtrim(notes)');
  await product.sql('alter table audit.entry enable trigger all');
  expect(faults).toEqual([
    { place: expect.stringMatching(/^audit trail, entry \d+$/), fault: 'is not as it was written' },
  ]);
});

it('detects terms changed after a quote was sent with them', async () => {
  const words = (change: string) => `update quoting.patient_terms set text = ${change}
    where organisation_id = (select organisation_id from quoting.quote where id = $1)`;
  expect(
    await foundWhile('patient_terms', words("text || ' Or not.'"), words('left(text, -8)')),
  ).toContainEqual({
    place: `${number}, version 1, document`,
    fault: 'was sent with other terms than those that are kept',
  });
});

it('ignores the evidence of other practices', async () => {
  const other = await openPractice(product);
  const { quote } = await sentQuote(other);
  await untilFile(other, quote.id, 'QUOTE');
  expect(await check()).toMatchObject(counts);
});

it('detects one changed letter in a document', async () => {
  const swap = (from: string, to: string) =>
    `update quoting.quote_document set canonical_json = replace(canonical_json, '${from}', '${to}') where quote_id = $1`;
  expect(
    await foundWhile(
      'quote_document',
      swap('Septoplasty', 'Septoplasti'),
      swap('Septoplasti', 'Septoplasty'),
    ),
  ).toEqual([{ place: `${number}, version 1, document`, fault: 'does not have its SHA-256' }]);
});

it('detects an answer moved to another document and a changed conversation', async () => {
  const hash = (expression: string) =>
    `update quoting.patient_response set document_hash = ${expression} where quote_id = $1`;
  expect(
    await foundWhile('patient_response', hash('reverse(document_hash)'), hash('reverse(document_hash)')),
  ).toEqual([
    { place: `${number}, version 1, answer`, fault: 'refers to another document than the one that was sent' },
    { place: `${number}, version 1, answer`, fault: 'is not the answer that was given' },
  ]);
  const words = (from: string, to: string) =>
    `update quoting.patient_response set thread = replace(thread::text, '${from}', '${to}')::jsonb where quote_id = $1`;
  expect(await foundWhile('patient_response', words('parking', 'lunch'), words('lunch', 'parking'))).toEqual([
    { place: `${number}, version 1, answer`, fault: 'has another conversation than the one that was frozen' },
    { place: `${number}, version 1, answer`, fault: 'is not the answer that was given' },
  ]);
});

describe('stored files', () => {
  const STORED = '(select id from quoting.stored_file where key = $1)';
  const keyOf = async (kind: string): Promise<string> => {
    const [file] = await product.sql<{ storage_key: string }>(
      'select storage_key from quoting.quote_file where quote_id = $1 and kind = $2',
      [signedId, kind],
    );
    return file?.storage_key ?? '';
  };
  /** Flips one bit of a stored file; calling it twice restores the file. */
  const flip = (key: string, place: number) =>
    product.sql(
      `update quoting.stored_chunk set bytes = set_byte(bytes, $2::int, get_byte(bytes, $2::int) # 1)
        where sequence = 0 and file_id = ${STORED}`,
      [key, place],
    );

  it('are reported as damaged when a single bit is flipped', async () => {
    const key = await keyOf('QUOTE');
    await flip(key, 900);
    expect((await check()).faults).toEqual([
      { place: `${number}, version 1, file of the quote`, fault: 'is damaged in the storage' },
    ]);
    await flip(key, 900);
  });

  it('are reported when replaced, even together with their hashes, and when missing', async () => {
    const key = await keyOf('SIGNED');
    const place = `${number}, version 1, signed file`;
    const inside = (await pdfFor(scene, signedId, 'SIGNED')).indexOf('stream') + 40;
    const restate = () =>
      product.sql(
        `update quoting.stored_file set sha256 = (select encode(sha256(string_agg(bytes, '' order by sequence)), 'hex')
           from quoting.stored_chunk where file_id = ${STORED}) where key = $1`,
        [key],
      );
    const restateQuote = () =>
      product.sql(
        `update quoting.quote_file set sha256 = (select sha256 from quoting.stored_file where key = $1)
          where storage_key = $1`,
        [key],
      );
    await flip(key, inside);
    await restate();
    expect((await check()).faults).toEqual([{ place, fault: 'is not the file that was stored' }]);
    await restateQuote();
    expect((await check()).faults).toEqual([{ place, fault: 'was changed after it was signed' }]);
    await flip(key, inside);
    await restate();
    await restateQuote();
    await product.sql(`update quoting.stored_file set key = 'gone.pdf' where key = $1`, [key]);
    expect((await check()).faults).toEqual([{ place, fault: 'is missing in the storage' }]);
    await product.sql(`update quoting.stored_file set key = $1 where key = 'gone.pdf'`, [key]);
    expect((await check()).faults).toEqual([]);
  });
});

it('detects a rejection changed together with its hash', async () => {
  const { quote, token } = await sentQuote(scene);
  await respondIn(() => product)(token, rejection, await patientBy(scene, token));
  await product.eventually(async () => expect((await check()).faults).toEqual([]));
  const [before] = await product.sql<{ row: Record<string, unknown> }>(
    'select to_jsonb(r) as row from quoting.patient_response r where quote_id = $1',
    [quote.id],
  );
  const forged = { ...before?.row, rejection_reason: 'Nothing was said' };
  await product.sql('alter table quoting.patient_response disable trigger immutable');
  await product.sql(
    'update quoting.patient_response set rejection_reason = $2, answer_sha256 = $3 where quote_id = $1',
    [quote.id, forged.rejection_reason, answerHash(forged)],
  );
  const { faults } = await check();
  await product.sql(
    'update quoting.patient_response set rejection_reason = $2, answer_sha256 = $3 where quote_id = $1',
    [quote.id, before?.row['rejection_reason'], before?.row['answer_sha256']],
  );
  await product.sql('alter table quoting.patient_response enable trigger immutable');
  expect(faults).toEqual([
    { place: `${quote.quoteNumber}, version 1, answer`, fault: 'is not the answer that the audit trail has' },
  ]);
});
