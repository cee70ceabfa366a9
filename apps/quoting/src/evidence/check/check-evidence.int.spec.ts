import { getEvidenceCheck, getToday, startEvidenceCheck } from '@quillcare/contracts';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { perFile, testProduct } from '@quillcare/testing';
import { respondIn, signed } from '../../patient/operations/answers.suite';
import { openPractice, patientBy, sentQuote } from '../../quote/operations/quote-scene.suite';
import { CheckEvidenceJob } from '../jobs/check-evidence.job';
import { untilFile } from '../operations/evidence-scene.suite';
import { tampering } from './tampering.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'audit', 'import'] });
const scene = perFile(() => openPractice(product));
let signedId: string;
let number: string;
beforeAll(async () => {
  const { quote, token } = await sentQuote(scene);
  [signedId, number] = [quote.id, quote.quoteNumber];
  await respondIn(() => product)(token, signed(quote), await patientBy(scene, token));
  for (const kind of ['QUOTE', 'SIGNED'] as const) await untilFile(scene, quote.id, kind);
});

const { tamper } = tampering(product, {
  organisationId: () => scene.org.organisationId,
  quoteId: () => signedId,
});

function within<T>(work: () => Promise<T>): Promise<T> {
  const { organisationId } = scene.org;
  return runInContext(contextFor({ kind: 'service', service: 'quoting' }, { organisationId }), work);
}

describe('a check in the background', () => {
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

  it('tells administrators under Today of a forged answer, once, until it is in order again', async () => {
    await set('-total_minor');
    await checked();
    await checked();
    const fault = { quoteId: signedId, place: `${number}, version 1, answer` };
    expect(await seen()).toMatchObject({
      ...{ faultCount: 1, checkedAt: expect.any(String), filesCheckedAt: expect.any(String) },
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

  it('that reads no files leaves what was found about files as it is', async () => {
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
