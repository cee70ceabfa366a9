import { recordAcceptance } from '@quillcare/contracts';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { perFile, testProduct } from '@quillcare/testing';
import { question, respondIn, signed } from '../../patient/operations/answers.suite';
import { openPractice, patientBy, sentQuote } from '../../quote/operations/quote-scene.suite';
import { recorded, uploadScan } from '../../signing/operations/signing.suite';
import { pdfFor, untilFile } from '../operations/evidence-scene.suite';
import { EvidenceChecker, type EvidenceReport } from './evidence-checker';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'audit', 'import'] });
const scene = perFile(() => openPractice(product));
let signedId: string;
let number: string;
beforeAll(async () => {
  const { quote, token } = await sentQuote(scene);
  [signedId, number] = [quote.id, quote.quoteNumber];
  const respond = respondIn(() => product);
  await respond(token, question, await patientBy(scene, token));
  await respond(token, signed(quote), await patientBy(scene, token));
  const onPaper = await sentQuote(scene);
  const { scanId } = await uploadScan(product, scene.org.admin, onPaper.quote.id);
  await product.call(
    recordAcceptance,
    { params: { id: onPaper.quote.id }, body: recorded(onPaper.quote, { mode: 'PAPER', scanId }) },
    scene.org.admin,
  );
  for (const id of [signedId, onPaper.quote.id])
    for (const kind of ['QUOTE', 'SIGNED'] as const) await untilFile(scene, id, kind);
});

function within<T>(work: () => Promise<T>): Promise<T> {
  const { organisationId } = scene.org;
  return runInContext(contextFor({ kind: 'service', service: 'quoting' }, { organisationId }), work);
}
const check = (): Promise<EvidenceReport> =>
  within(() => product.app.get(EvidenceChecker, { strict: false }).check());

/** Runs a statement as the owner of the database could. */
async function tamper(table: string, statement: string): Promise<void> {
  await product.sql(`alter table quoting.${table} disable trigger immutable`);
  await product.sql(statement, [signedId]);
  await product.sql(`alter table quoting.${table} enable trigger immutable`);
}

/** What is found while something is changed; it is put right afterwards. */
async function foundWhile(table: string, change: string, undo: string): Promise<EvidenceReport['faults']> {
  await tamper(table, change);
  const { faults } = await check();
  await tamper(table, undo);
  return faults;
}

const counts = { documents: 2, responses: 2, files: 4, scans: 1 };

it('finds nothing wrong with what nobody has changed, and tells how much there is', async () => {
  expect(await check()).toEqual({ ...counts, faults: [] });
});

it("looks at no other practice's evidence", async () => {
  const other = await openPractice(product);
  const { quote } = await sentQuote(other);
  await untilFile(other, quote.id, 'QUOTE');
  expect(await check()).toMatchObject(counts);
});

it('notices one changed letter of a document', async () => {
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

it('notices an answer that was given another document, and words that were put into a conversation', async () => {
  const hash = (expression: string) =>
    `update quoting.patient_response set document_hash = ${expression} where quote_id = $1`;
  expect(
    await foundWhile('patient_response', hash('reverse(document_hash)'), hash('reverse(document_hash)')),
  ).toEqual([
    { place: `${number}, version 1, answer`, fault: 'refers to another document than the one that was sent' },
  ]);
  const words = (from: string, to: string) =>
    `update quoting.patient_response set thread = replace(thread::text, '${from}', '${to}')::jsonb where quote_id = $1`;
  expect(await foundWhile('patient_response', words('parking', 'lunch'), words('lunch', 'parking'))).toEqual([
    { place: `${number}, version 1, answer`, fault: 'has another conversation than the one that was frozen' },
  ]);
});

describe('files', () => {
  const STORED = '(select id from quoting.stored_file where key = $1)';
  const keyOf = async (kind: string): Promise<string> => {
    const [file] = await product.sql<{ storage_key: string }>(
      'select storage_key from quoting.quote_file where quote_id = $1 and kind = $2',
      [signedId, kind],
    );
    return file?.storage_key ?? '';
  };
  /** Changes one bit of a stored file; done twice, it is as it was. */
  const flip = (key: string, place: number) =>
    product.sql(
      `update quoting.stored_chunk set bytes = set_byte(bytes, $2::int, get_byte(bytes, $2::int) # 1)
        where sequence = 0 and file_id = ${STORED}`,
      [key, place],
    );

  it('are noticed when a bit was flipped where they are stored', async () => {
    const key = await keyOf('QUOTE');
    await flip(key, 900);
    expect((await check()).faults).toEqual([
      { place: `${number}, version 1, file of the quote`, fault: 'is damaged in the storage' },
    ]);
    await flip(key, 900);
  });

  it('are noticed when they were exchanged, also together with their hashes, and when they are gone', async () => {
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
