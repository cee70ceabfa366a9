import { contextFor, runInContext } from '@quillcare/service-kit';
import { perFile, testProduct } from '@quillcare/testing';
import { openPractice, startQuoting } from '../../../quote/quote/operations/quote-scene.suite';
import { PDF } from '../../../case/case-document/domain/document.fixtures';
import {
  addDocument,
  bytesOf,
  inQuoting,
  openCase,
} from '../../../case/case-document/operations/case-papers.suite';
import { DocumentFiles, PIECE_BYTES } from '../../../case/case-document/persistence/document-files';
import { SweepStoredFilesJob } from './sweep-stored-files.job';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

const files = () => product.app.get(DocumentFiles, { strict: false });
const within = <T>(work: () => Promise<T>) =>
  runInContext(
    contextFor({ kind: 'service', service: 'quoting' }, { organisationId: scene.org.organisationId }),
    work,
  );
const sweep = () =>
  runInContext(contextFor({ kind: 'service', service: 'quoting' }), () =>
    product.app.get(SweepStoredFilesJob, { strict: false }).handle(),
  );
const keysIn = async (table: 'stored_file' | 'unkept_file') => {
  const sql = `select key from quoting.${table} where organisation_id = $1 and key like 'case-documents/%'`;
  return (await product.sql<{ key: string }>(sql, [scene.org.organisationId])).map(({ key }) => key);
};
const stored = () => keysIn('stored_file');
const age = (minutes: number) =>
  product.sql(`update quoting.unkept_file set remove_after = now() + make_interval(mins => 60 - $1)`, [
    minutes,
  ]);

/** Writes a file whose request dies before the document is added. */
const abandoned = (bytes: Buffer) => within(() => files().write([bytes]));

it('removes files of abandoned uploads after an hour and keeps those of documents', async () => {
  const { caseId } = await openCase(scene);
  const kept = await addDocument(product, scene.org.admin, caseId);
  await abandoned(Buffer.alloc(3 * PIECE_BYTES, 'x'));
  await age(59);
  await sweep();
  expect(await stored()).toHaveLength(4);
  await age(61);
  await sweep();
  expect(await stored()).toEqual([`case-documents/${kept.id}/0`]);
  expect(await keysIn('unkept_file')).toEqual([]);
  expect((await bytesOf(product, scene.org.admin, kept.id)).equals(PDF)).toBe(true);
});

it('removes the chunks of a writer killed half-way', async () => {
  async function* killed(): AsyncGenerator<Buffer> {
    yield Buffer.alloc(PIECE_BYTES, 'x');
    // The process is gone, so its own clean-up never runs.
    await new Promise(() => undefined);
  }
  void within(() => files().write(killed()));
  await product.eventually(async () => expect(await stored()).toHaveLength(2));
  await age(61);
  await Promise.all([sweep(), sweep()]);
  expect(await stored()).toHaveLength(1);
});

it('refuses to attach a file that has been swept', async () => {
  const { id } = await abandoned(PDF);
  await age(61);
  await sweep();
  const kept = inQuoting(product, scene.org.organisationId, () => files().markUsed(id));
  await expect(kept).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});
