import { randomUUID } from 'node:crypto';
import {
  allows,
  cancelExport,
  createDoctor,
  downloadList,
  getExport,
  downloadExport,
  EXPORT_PERMISSIONS,
  exportedList,
  listClients,
  listExports,
  startExport,
  type AppError,
  type ListExport,
  type UserPrincipal,
  type ExportRequest,
} from '@quillcare/contracts';
import { perTest, startProduct, testProduct } from '@quillcare/testing';
import Papa from 'papaparse';
import { colleague, grant } from '../../../fixtures/importing.suite';
import { manyLeads } from '../../../fixtures/leads.suite';
import { EXPORTED_LISTS } from '../domain/exported-lists';
import { ListExportRepository } from '../persistence/list-export.repository';

const product = testProduct(() =>
  startProduct({ only: ['identity', 'crm', 'quoting', 'callbacks', 'import', 'notifications', 'audit'] }),
);
const practice = perTest(() => product.signUp());
afterEach(() => jest.restoreAllMocks());

const ALL: ExportRequest = { list: 'leads', query: {}, columns: [] };
const rowsOf = (text: string) =>
  Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true })
    .data;

async function downloaded(body: ExportRequest, by: UserPrincipal): Promise<{ text: string; parts: number }> {
  let [text, parts, cursor] = ['', 0, undefined as string | undefined];
  do {
    const part = await product.call(downloadList, { body, query: { cursor } }, by);
    [text, parts, cursor] = [text + part.text, parts + 1, part.nextCursor ?? undefined];
  } while (cursor);
  return { text, parts };
}

async function fileOf(id: string, by: UserPrincipal): Promise<string> {
  const parts: Buffer[] = [];
  let cursor: string | undefined;
  do {
    const part = await product.call(downloadExport, { params: { id }, query: { cursor } }, by);
    parts.push(Buffer.from(part.base64, 'base64'));
    cursor = part.nextCursor ?? undefined;
    if (!cursor) expect(Buffer.concat(parts)).toHaveLength(part.sizeBytes);
  } while (cursor);
  return Buffer.concat(parts).toString();
}

const over = (id: string, by: UserPrincipal): Promise<ListExport> =>
  product.eventually(async () => {
    const run = await product.call(getExport, { params: { id } }, by);
    if (run.finishedAt === null) throw new Error(`The export is ${run.status} at row ${run.rowsDone}.`);
    return run;
  });

const audited = async () =>
  (
    await product.sql<{ notes: string }>(
      `select payload->'data'->>'notes' as notes from import.outbox
        where organisation_id = $1 and payload->'data'->>'action' = 'EXPORT'`,
      [practice.organisationId],
    )
  ).map(({ notes }) => notes);

describe('downloading a list', () => {
  it('contains the chosen columns and filtered rows, with plain dates and amounts and no formulas', async () => {
    await manyLeads(product, practice, 3);
    await product.sql(
      `update crm.lead set first_name = '=HYPERLINK(1)', expected_value_minor = 123450
        where organisation_id = $1 and first_name = 'Lead 2'`,
      [practice.organisationId],
    );
    const wanted = {
      ...ALL,
      query: { status: 'NEW', sort: 'createdAt' },
      columns: ['value', 'gone', 'name'],
    };
    const { text } = await downloaded(wanted, practice.admin);
    expect(text.startsWith('\uFEFFExpected value,Name\r\n')).toBe(true);
    expect(rowsOf(text)).toContainEqual({ 'Expected value': '1234.50', Name: "'=HYPERLINK(1) Nguyễn" });
    expect(await audited()).toEqual(['3 leads as CSV; filters: status=NEW, sort=createdAt']);
  });

  it('uses the headings of the user’s screen, with formulas disarmed', async () => {
    await manyLeads(product, practice, 1);
    const headings = { name: 'Navn', value: '=1+1', unknown: 'Nothing' };
    const wanted = { ...ALL, columns: ['name', 'value', 'status'], headings };
    const { text } = await downloaded(wanted, practice.admin);
    expect(text.startsWith("\uFEFFNavn,'=1+1,Status\r\n")).toBe(true);
  });

  it('uses the labels of the user’s screen for codes and booleans, with formulas disarmed', async () => {
    await manyLeads(product, practice, 1);
    const words = {
      '*': { true: 'Ja', false: 'Nein' },
      status: { NEW: 'Neu' },
      source: { WEBSITE: '=1+1', PHONE: '=1+1', OTHER: '=1+1' },
      name: { NEW: 'never' },
    };
    const wanted = { ...ALL, columns: ['status', 'source', 'priority'], words };
    const { text } = await downloaded(wanted, practice.admin);
    expect(rowsOf(text)).toEqual([{ Status: 'Neu', Source: "'=1+1", Priority: 'MEDIUM' }]);
    const staff = await downloaded({ list: 'users', query: {}, columns: ['status'], words }, practice.admin);
    expect(rowsOf(staff.text)).toContainEqual({ Active: 'Ja' });
    const tooMany = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`CODE_${at}`, 'One']));
    await expect(downloaded({ ...ALL, words: { status: tooMany } }, practice.admin)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('continues part by part, with each row once and in order, and is audited once', async () => {
    await manyLeads(product, practice, 1_234);
    const { text, parts } = await downloaded({ ...ALL, query: { sort: 'name' } }, practice.admin);
    const names = rowsOf(text).map((row) => row['Name']);
    expect([parts, names.length, new Set(names).size]).toEqual([3, 1_234, 1_234]);
    expect(await audited()).toHaveLength(1);
  });

  it('contains only the selected rows', async () => {
    const ids = await manyLeads(product, practice, 5);
    const { text } = await downloaded({ ...ALL, ids: ids.slice(0, 2) }, practice.admin);
    expect(rowsOf(text)).toHaveLength(2);
  });

  it.each(['SALES_MANAGER', 'LEAD_COORDINATOR', 'USER'] as const)(
    'allows a %s exactly the lists whose records they may change, whatever else they may read',
    async (role) => {
      const person = practice.as(role);
      for (const list of exportedList.options) {
        const mayTake =
          allows(EXPORT_PERMISSIONS[list], person) &&
          allows(EXPORTED_LISTS[list].operation.permission, person);
        for (const operation of [downloadList, startExport]) {
          const answer = await product.call(operation, { body: { ...ALL, list } }, person).then(
            () => 'given',
            (error: AppError) => error.code,
          );
          expect([role, list, answer]).toEqual([role, list, mayTake ? 'given' : 'FORBIDDEN']);
        }
      }
    },
  );

  it('forbids exporting clients to users who may only read them', async () => {
    const reader = practice.as('USER');
    const clients = { ...ALL, list: 'clients' as const };
    await expect(product.call(listClients, {}, reader)).resolves.toBeDefined();
    await expect(downloaded(clients, reader)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      downloaded(clients, { ...reader, grants: { CLIENTS: ['READ', 'UPDATE'] } }),
    ).resolves.toBeDefined();
    expect(await audited()).toHaveLength(1);
  });

  it('contains only the user’s practice, and requires permission and valid filters', async () => {
    const stranger = await product.signUp();
    await manyLeads(product, stranger, 2);
    expect(rowsOf((await downloaded(ALL, practice.admin)).text)).toEqual([]);
    await expect(downloaded(ALL, practice.as('SALES_MANAGER'))).resolves.toBeDefined();
    await expect(downloaded({ ...ALL, list: 'audit-trail' }, practice.as('USER'))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(downloaded({ ...ALL, query: { colour: 'red' } }, practice.admin)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('works for the directory too', async () => {
    const body = { firstName: 'Thị Mai', lastName: 'Nguyễn', credentials: 'FRACS', phone: '02 9876 5432' };
    await product.call(createDoctor, { body: { ...body, email: 'mai@practice.example' } }, practice.admin);
    const { text } = await downloaded(
      { list: 'doctors', query: {}, columns: ['name', 'isActive'] },
      practice.admin,
    );
    expect(rowsOf(text)).toEqual([{ Name: 'Dr Thị Mai Nguyễn', Active: 'Yes' }]);
  });
});

describe('exporting a list in the background', () => {
  const start = (by: UserPrincipal, wanted: ExportRequest = ALL) =>
    product.call(startExport, { body: wanted }, by);

  it('contains every row once, notifies its owner, and is accessible to them only', async () => {
    await manyLeads(product, practice, 2_100);
    const admin = practice.admin;
    const begun = await start(admin);
    expect(begun).toMatchObject({ status: 'QUEUED', rowsExpected: 2_100, isEstimate: false });
    const run = await over(begun.id, admin);
    expect(run).toMatchObject({ status: 'COMPLETED', rowsDone: 2_100 });
    const rows = rowsOf(await fileOf(run.id, admin));
    expect([rows.length, new Set(rows.map((row) => row['Name'])).size]).toEqual([2_100, 2_100]);
    expect(await audited()).toEqual(['2100 leads as CSV; no filters']);
    await product.eventually(async () =>
      expect(
        await product.sql(
          'select title, to_user from notifications.notification where organisation_id = $1',
          [practice.organisationId],
        ),
      ).toEqual([{ title: 'Your export is ready', to_user: admin.userId }]),
    );
    const other = await colleague(product, practice, 'ORG_ADMIN');
    await expect(fileOf(run.id, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await product.call(listExports, { query: {} }, other)).items).toEqual([]);
    expect((await product.call(listExports, { query: {} }, admin)).items).toEqual([
      expect.objectContaining({ id: run.id, status: 'COMPLETED', fileName: run.fileName }),
    ]);
  });

  it('has headings even without rows, in the words of the screen', async () => {
    const run = await over((await start(practice.admin)).id, practice.admin);
    expect(await fileOf(run.id, practice.admin)).toContain('Name,Status,');
    await manyLeads(product, practice, 1);
    const words = { status: { NEW: 'Neu' } };
    const wanted = { ...ALL, columns: ['name', 'status'], headings: { name: 'Navn' }, words };
    const named = await over((await start(practice.admin, wanted)).id, practice.admin);
    expect(await fileOf(named.id, practice.admin)).toMatch(/Navn,Status\r\n.*,Neu\r\n/);
  });

  it('cannot be downloaded by an owner whose permission was revoked since', async () => {
    await manyLeads(product, practice, 3);
    const seller = await colleague(product, practice, 'SALES_MANAGER');
    const run = await over((await start(seller)).id, seller);
    expect(run.status).toBe('COMPLETED');
    await expect(fileOf(run.id, { ...seller, grants: { LEADS: [] } })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('fails without keeping a file if permission is revoked while it runs', async () => {
    await manyLeads(product, practice, 2_100);
    const seller = await colleague(product, practice, 'SALES_MANAGER');
    afterFirstPart(async () => {
      await grant(product, seller, { LEADS: [] });
      product.clock.shift(2_000);
    });
    const run = await over((await start(seller)).id, seller);
    expect(run).toMatchObject({
      status: 'FAILED',
      problem: 'You no longer have permission to export this list.',
    });
    await product.eventually(async () => expect(await storedFiles()).toBe(0));
    expect(await audited()).toEqual([]);
  });

  it('of more than 10,000 rows gives an estimate, and can be cancelled, which keeps no file', async () => {
    await manyLeads(product, practice, 10_050);
    const begun = await start(practice.admin);
    const { id } = begun;
    expect(begun).toMatchObject({ status: 'QUEUED', rowsExpected: 10_000, isEstimate: true });
    afterFirstPart(() => product.call(cancelExport, { params: { id } }, practice.admin));
    expect(await over(id, practice.admin)).toMatchObject({ status: 'CANCELLED' });
    await product.eventually(async () => expect(await storedFiles()).toBe(0));
    await expect(product.call(cancelExport, { params: { id } }, practice.admin)).rejects.toMatchObject({
      code: 'ILLEGAL_TRANSITION',
    });
  });

  it('runs once for a repeated request', async () => {
    const request = [startExport, { body: ALL }, practice.admin, { idempotencyKey: randomUUID() }] as const;
    const [first, second] = [await product.call(...request), await product.call(...request)];
    expect(second.id).toBe(first.id);
  });

  async function storedFiles(): Promise<number> {
    const [row] = await product.sql<{ files: number }>(
      'select count(*)::int as files from import.stored_file where organisation_id = $1',
      [practice.organisationId],
    );
    return row?.files ?? 0;
  }

  function afterFirstPart(act: () => Promise<unknown>): void {
    const exports = product.app.get(ListExportRepository, { strict: false });
    const record = exports.recordPart.bind(exports);
    jest.spyOn(exports, 'recordPart').mockImplementation(async (work, from, written) => {
      const soFar = await record(work, from, written);
      if (from.partKeys.length === 0) await act();
      return soFar;
    });
  }
});
