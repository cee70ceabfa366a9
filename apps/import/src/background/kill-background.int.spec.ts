import {
  getBulkRun,
  getExport,
  downloadExport,
  startBulkRun,
  startExport,
  startPracticeExport,
  getPracticeExport,
  downloadPracticeExport,
  practiceArchive,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perFile, testProduct, ProductProcess } from '@quillcare/testing';
import { BlobReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js';
import { colleague } from '../../fixtures/importing.suite';
import { manyLeads } from '../../fixtures/leads.suite';

/** More than a worker has done when the test kills it. */
const CHANGED = 2_000;
/** More than an export makes at once. */
const LEADS = 5_500;

let worker: ProductProcess;
// Before the product, whose database it works on.
afterAll(() => worker.stop());
// This process only answers requests: the work is done by workers that the test can kill.
const product = testProduct({ role: 'api' });
const practice = perFile(() => product.signUp());
const large = perFile(() => product.signUp());
beforeAll(async () => {
  await manyLeads(product, practice, CHANGED);
  await manyLeads(product, large, LEADS);
});

const newWorker = async () => {
  worker = await ProductProcess.start(product.config, ['import']);
};
beforeAll(newWorker);

/** Kills the worker once `isHalfWay`, and has another one go on until `isOver`, which is there for the next test. */
async function killedHalfWay(
  isHalfWay: () => Promise<unknown>,
  isOver: () => Promise<unknown>,
): Promise<void> {
  await product.eventually(isHalfWay);
  await worker.kill();
  // Its leases, which would run out in ten seconds: `kill-import.int.spec.ts` waits for them.
  for (const table of ['bulk_run', 'list_export', 'practice_export'])
    await product.sql(`update import.${table} set lease_until = now() where lease_until is not null`);
  await newWorker();
  await product.eventually(isOver);
}

it('a bulk change whose worker is killed goes on: every record once', async () => {
  const owner = await colleague(product, practice, 'LEAD_COORDINATOR');
  const action = { name: 'lead.assign' as const, values: { ownerId: owner.userId } };
  const { id } = await product.call(
    startBulkRun,
    { body: { action, records: { type: 'MATCHING', query: {} } } },
    practice.admin,
  );
  const run = () => product.call(getBulkRun, { params: { id } }, practice.admin);
  await killedHalfWay(
    async () => expect((await run()).done).toBeGreaterThan(200),
    async () => expect(await run()).toMatchObject({ status: 'COMPLETED', done: CHANGED, refused: 0 }),
  );
  // Assigned twice, a lead would have another version, and another entry in the audit.
  const [stored] = await product.sql(
    `select count(*)::int as leads, min(version) as least, max(version) as most from crm.lead
      where organisation_id = $1 and owner_id = $2`,
    [practice.organisationId, owner.userId],
  );
  expect(stored).toEqual({ leads: CHANGED, least: 2, most: 2 });
});

it('an export whose worker is killed goes on: every row once, in its order', async () => {
  const by: UserPrincipal = large.admin;
  const wanted = { list: 'leads' as const, query: { sort: 'createdAt' }, columns: ['name'] };
  const { id } = await product.call(startExport, { body: wanted }, by);
  const run = () => product.call(getExport, { params: { id } }, by);
  await killedHalfWay(
    async () => expect((await run()).rowsDone).toBeGreaterThan(0),
    async () => expect(await run()).toMatchObject({ status: 'COMPLETED', rowsDone: LEADS }),
  );
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const part = await product.call(downloadExport, { params: { id }, query: { cursor } }, by);
    names.push(...Buffer.from(part.base64, 'base64').toString().trim().split('\r\n'));
    cursor = part.nextCursor ?? undefined;
  } while (cursor);
  const [heading, ...rows] = names;
  expect([heading, rows.length, new Set(rows).size]).toEqual(['Name', LEADS, LEADS]);
});

it('an archive whose worker is killed is begun anew: never half of one, every lead once', async () => {
  const by: UserPrincipal = large.admin;
  const password = 'Leaving-2026!';
  const { id } = await product.call(startPracticeExport, { body: { kind: 'PRACTICE', password } }, by);
  const run = () => product.call(getPracticeExport, { params: { id } }, by);
  const file = (cursor?: string) =>
    product.call(downloadPracticeExport, { params: { id }, query: { cursor } }, by);
  await killedHalfWay(
    async () => {
      expect((await run()).records).toBeGreaterThan(0);
      await expect(file()).rejects.toMatchObject({ code: 'DOCUMENT_NOT_READY' });
    },
    async () => expect(await run()).toMatchObject({ status: 'COMPLETED' }),
  );
  const parts: Buffer[] = [];
  let cursor: string | undefined;
  do {
    const part = await file(cursor);
    parts.push(Buffer.from(part.base64, 'base64'));
    cursor = part.nextCursor ?? undefined;
  } while (cursor);
  const zip = new Blob([new Uint8Array(Buffer.concat(parts))]);
  const entries = await new ZipReader(new BlobReader(zip)).getEntries();
  const read = (path: string) =>
    entries
      .filter((entry): entry is FileEntry => !entry.directory && entry.filename === path)[0]
      ?.getData(new TextWriter(), { password });
  const contents = practiceArchive.parse(JSON.parse((await read('manifest.json')) ?? ''));
  expect(contents.files).toHaveLength(entries.length - 1);
  const leads = (await read('records/crm/lead.jsonl'))?.trim().split('\n') ?? [];
  expect([leads.length, new Set(leads).size]).toEqual([LEADS, LEADS]);
  // Nothing of the first try is left: its parts are swept, or were never recorded.
  const [row] = await product.sql<{ parts: string[] }>(
    'select part_keys as parts from import.practice_export where id = $1',
    [id],
  );
  expect(new Set(row?.parts.map((key) => key.replace(/^.*\/\d+-/, ''))).size).toBe(1);
});
