import {
  downloadExport,
  downloadPracticeExport,
  getBulkRun,
  getExport,
  getPracticeExport,
  mendAlike,
  practiceArchive,
  startBulkRun,
  startCheckedImport,
  startExport,
  startPracticeExport,
  undoImport,
  type ImportRun,
  type UserPrincipal,
} from '@quillcare/contracts';
import {
  KilledWorkers,
  perFile,
  testProduct,
  type StandstillPoint,
  type TestOrganisation,
} from '@quillcare/testing';
import { BlobReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js';
import { CLIENTS_HEADER, clientsCsv } from '../fixtures/clients.generator';
import { colleague, finished, importFile, startImport } from '../fixtures/importing.suite';
import { manyLeads } from '../fixtures/leads.suite';
import { undone } from '../fixtures/undoing.suite';

/** Several batches of an import and of its undo. */
const ROWS = 1_440;
/** Every so many rows, one has an invalid state to be corrected, so that each worker meets some. */
const ODD_EVERY = 120;
const ODD = ROWS / ODD_EVERY;
/** Several batches of a bulk change. */
const CHANGED = 300;
/** More than one part of an export. */
const LEADS = 2_100;
const PASSWORD = 'Leaving-2026!';
/** Time for the killed worker's lease to expire and another worker to resume. */
const RESUMED_WITHIN_MS = 30_000;

/** Meaningless column names, so that only the chosen mapping identifies the columns. */
const FIELDS = CLIENTS_HEADER.replace('Street Address', 'streetAddress')
  .split(',')
  .map((name) => name.charAt(0).toLowerCase() + name.slice(1));
const MAPPING = { columns: FIELDS.map((field, column) => ({ column, header: `Column ${column}`, field })) };

// This process only serves requests. Checks, imports and everything else run in workers that the test kills.
const product = testProduct({ role: 'api' });
const workers = perFile(() => new KilledWorkers(product, ['import']));
afterAll(() => workers.stop());
const importing = perFile(() => product.signUp());
const undoing = perFile(() => product.signUp());
const changing = perFile(() => product.signUp());
const leaving = perFile(() => product.signUp());
/** The first worker's check is imported by the second. */
let checkId: string;

/** Stops where another batch of the practice's work is done but not yet recorded. */
const furtherBatch = (
  table: string,
  count: string,
  { organisationId }: TestOrganisation,
): StandstillPoint => ({
  on: 'update',
  table: `import.${table}`,
  when: `new.organisation_id = '${organisationId}' and old.${count} > 0 and new.${count} > old.${count}`,
});

function oddFile(): Buffer {
  const [, ...lines] = clientsCsv(ROWS);
  const header = MAPPING.columns.map(({ header: name }) => name).join(',');
  const odd = lines.map((line, at) =>
    at % ODD_EVERY === 0 ? line.replace(/,[A-Z]{2,3}(,\d+\r\n)$/, ',N.A.$1') : line,
  );
  return Buffer.from([`${header}\r\n`, ...odd].join(''));
}

async function whole(
  part: (cursor: string | undefined) => Promise<{ base64: string; nextCursor: string | null }>,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { base64, nextCursor } = await part(cursor);
    parts.push(Buffer.from(base64, 'base64'));
    cursor = nextCursor;
  }
  return Buffer.concat(parts);
}

describe('when a worker is killed in the middle of a run, another worker', () => {
  let undoId: string;
  let bulkId: string;
  let owner: UserPrincipal;
  beforeAll(async () => {
    const clients = Buffer.from([...clientsCsv(ROWS)].join(''));
    ({ id: undoId } = await importFile(product, undoing.admin, clients));
    await manyLeads(product, changing, CHANGED);
    owner = await colleague(product, changing, 'LEAD_COORDINATOR');
    const points = [
      furtherBatch('import_run', 'total', importing),
      furtherBatch('import_undo', 'removed', undoing),
      furtherBatch('bulk_run', 'done', changing),
    ];
    await workers.killAt(points, async () => {
      const how = { dryRun: true, mapping: MAPPING };
      ({ id: checkId } = await startImport(product, importing.admin, oddFile(), 'skip', 'clients', how));
      await product.call(undoImport, { params: { id: undoId } }, undoing.admin);
      const action = { name: 'lead.assign' as const, values: { ownerId: owner.userId } };
      const body = { action, records: { type: 'MATCHING' as const, query: {} } };
      ({ id: bulkId } = await product.call(startBulkRun, { body }, changing.admin));
    });
    // Expires the dead worker's leases, which would take ten seconds. The second kill does wait for them.
    for (const table of ['import_run', 'import_undo', 'bulk_run'])
      await product.sql(`update import.${table} set lease_until = now() where lease_until is not null`);
  });

  it('completes a check with every row once', async () => {
    const run = await finished(product, importing.admin, checkId);
    expect(run).toMatchObject({ status: 'COMPLETED', total: ROWS, successful: ROWS - ODD, failed: ODD });
    const [checked] = await product.sql(
      `select (select count(*)::int from import.import_check_row where import_id = $1) as rows,
          (select count(*)::int from crm.client where organisation_id = $2) as clients`,
      [checkId, importing.organisationId],
    );
    expect(checked).toEqual({ rows: ROWS, clients: 0 });
  });

  it('completes an undo with every client once', async () => {
    const run = await undone(product, undoing.admin, undoId);
    expect(run.undo).toMatchObject({ status: 'COMPLETED', total: ROWS, removed: ROWS, left: 0 });
    // Removed twice, a client would have a higher version and a second audit entry.
    const [stored] = await product.sql(
      `select count(*)::int as clients, count(deleted_at)::int as removed, min(version) as least, max(version) as most
         from crm.client where organisation_id = $1`,
      [undoing.organisationId],
    );
    expect(stored).toEqual({ clients: ROWS, removed: ROWS, least: 2, most: 2 });
  });

  it('completes a bulk change with every lead once', async () => {
    await product.eventually(async () =>
      expect(await product.call(getBulkRun, { params: { id: bulkId } }, changing.admin)).toMatchObject({
        status: 'COMPLETED',
        done: CHANGED,
        refused: 0,
      }),
    );
    // Assigned twice, a lead would have a higher version and a second audit entry.
    const [stored] = await product.sql(
      `select count(*)::int as leads, min(version) as least, max(version) as most from crm.lead
        where organisation_id = $1 and owner_id = $2`,
      [changing.organisationId, owner.userId],
    );
    expect(stored).toEqual({ leads: CHANGED, least: 2, most: 2 });
  });
});

describe('when a killed worker still holds its leases, another worker', () => {
  let started: ImportRun;
  let waiting: ImportRun;
  let exportId: string;
  let archiveId: string;
  let killedAt: number;
  const archive = (cursor?: string) =>
    product.call(downloadPracticeExport, { params: { id: archiveId }, query: { cursor } }, leaving.admin);

  beforeAll(async () => {
    await manyLeads(product, leaving, LEADS);
    const mend = { at: FIELDS.indexOf('state'), from: 'N.A.', text: 'TAS' };
    const params = { id: checkId };
    const mended = await product.call(mendAlike, { params, body: mend }, importing.admin);
    expect(mended).toMatchObject({ changed: ODD });
    const points = [
      furtherBatch('import_run', 'total', importing),
      furtherBatch('list_export', 'rows_done', leaving),
      furtherBatch('practice_export', 'records', leaving),
    ];
    await workers.killAt(points, async () => {
      started = await product.call(startCheckedImport, { params, body: { again: true } }, importing.admin);
      waiting = await startImport(product, importing.admin, Buffer.from([...clientsCsv(3)].join('')));
      const wanted = { list: 'leads' as const, query: { sort: 'createdAt' }, columns: ['name'] };
      ({ id: exportId } = await product.call(startExport, { body: wanted }, leaving.admin));
      const body = { kind: 'PRACTICE' as const, password: PASSWORD };
      ({ id: archiveId } = await product.call(startPracticeExport, { body }, leaving.admin));
    });
    killedAt = Date.now();
    await expect(archive()).rejects.toMatchObject({ code: 'DOCUMENT_NOT_READY' });
  });

  it('completes an import with mapped columns and corrections, before the next one starts', async () => {
    const by = importing.admin;
    const left = await recorded();
    expect(left).toBeLessThan(ROWS);
    await product.eventually(
      async () => expect(await recorded()).toBeGreaterThan(left),
      killedAt + RESUMED_WITHIN_MS - Date.now(),
    );
    const run = await finished(product, by, started.id);
    expect(run).toMatchObject({ status: 'COMPLETED', total: ROWS, successful: ROWS, failed: 0, skipped: 0 });
    const [stored] = await product.sql(
      `select count(*)::int as rows, count(distinct email)::int as emails, count(state)::int as states
         from crm.client where organisation_id = $1`,
      [importing.organisationId],
    );
    expect(stored).toEqual({ rows: ROWS, emails: ROWS, states: ROWS });
    const next = await finished(product, by, waiting.id);
    expect(next).toMatchObject({ status: 'COMPLETED', total: 3, skipped: 3 });
    expect(Date.parse(next.startedAt!)).toBeGreaterThanOrEqual(Date.parse(run.finishedAt!));
  });

  async function recorded(): Promise<number> {
    const sql = 'select total from import.import_run where id = $1';
    return (await product.sql<{ total: number }>(sql, [started.id]))[0]?.total ?? 0;
  }

  it('completes an export with every row once', async () => {
    const request = { params: { id: exportId } };
    await product.eventually(async () =>
      expect(await product.call(getExport, request, leaving.admin)).toMatchObject({
        status: 'COMPLETED',
        rowsDone: LEADS,
      }),
    );
    const file = await whole((cursor) =>
      product.call(downloadExport, { ...request, query: { cursor } }, leaving.admin),
    );
    const [heading, ...rows] = file.toString().trim().split('\r\n');
    expect([heading, rows.length, new Set(rows).size]).toEqual(['Name', LEADS, LEADS]);
  });

  it('restarts an archive from the beginning, so that it is never incomplete', async () => {
    await product.eventually(async () =>
      expect(
        await product.call(getPracticeExport, { params: { id: archiveId } }, leaving.admin),
      ).toMatchObject({ status: 'COMPLETED' }),
    );
    const zip = new Blob([new Uint8Array(await whole(archive))]);
    const entries = await new ZipReader(new BlobReader(zip)).getEntries();
    const read = (path: string) =>
      entries
        .filter((entry): entry is FileEntry => !entry.directory && entry.filename === path)[0]
        ?.getData(new TextWriter(), { password: PASSWORD });
    const contents = practiceArchive.parse(JSON.parse((await read('manifest.json')) ?? ''));
    expect(contents.files).toHaveLength(entries.length - 1);
    const leads = (await read('records/crm/lead.jsonl'))?.trim().split('\n') ?? [];
    expect([leads.length, new Set(leads).size]).toEqual([LEADS, LEADS]);
    // Nothing remains of the first attempt: its parts were swept or never recorded.
    const [row] = await product.sql<{ parts: string[] }>(
      'select part_keys as parts from import.practice_export where id = $1',
      [archiveId],
    );
    expect(new Set(row?.parts.map((key) => key.replace(/^.*\/\d+-/, ''))).size).toBe(1);
  });
});
