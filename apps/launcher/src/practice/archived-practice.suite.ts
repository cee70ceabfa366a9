import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  cancelPracticeExport,
  getPracticeExport,
  freshSessionFields,
  listPracticeExports,
  PRACTICE_RECORDS,
  practiceArchive,
  SERVICES,
  startPracticeExport,
  verifyChain,
  type PracticeArchive,
  type PracticeExport,
  type UserPrincipal,
} from '@quillcare/contracts';
import {
  createTestDatabase,
  perFile,
  startProduct,
  type Product,
  type TestDatabase,
  type TestOrganisation,
} from '@quillcare/testing';
import Papa from 'papaparse';
import { loadServices } from '../catalogue';
import { importPractice } from './import-practice';
import { archiveOf, connected, entriesOf, quiet, textIn } from './practice-archive.suite';

const PASSWORD = 'Leaving-2026!';
let product: Product;
let other: TestOrganisation;
let admin: UserPrincipal;
let run: PracticeExport;
let zip: Buffer;
let folder: string;
const made: TestDatabase[] = [];

const start = (by = admin) =>
  product.call(startPracticeExport, { body: { kind: 'PRACTICE', password: PASSWORD } }, by);

const over = ({ id }: { id: string }, by = admin): Promise<PracticeExport> =>
  product.eventually(async () => {
    const now = await product.call(getPracticeExport, { params: { id } }, by);
    if (now.finishedAt === null) throw new Error(`It is ${now.status} at ${now.tablesDone}.`);
    return now;
  });

const fileOf = (id: string, by = admin) => archiveOf(product, id, by);
const textOf = (path: string, password = PASSWORD) => textIn(zip, path, password);

const contents = async (): Promise<PracticeArchive> =>
  practiceArchive.parse(JSON.parse(await textOf('manifest.json')));

/** Lists the differences between the archive and the database, table by table. */
async function differences(): Promise<string[]> {
  const wrong: string[] = [];
  for (const { service, table, columns, rows, jsonLines, csv } of (await contents()).tables) {
    const differ = (what: string) => wrong.push(`${service}.${table}: ${what}`);
    const lines = (await textOf(jsonLines)).split('\n').filter(Boolean);
    const listed = columns.map((column) => `"${column}"`).join(', ');
    const stored = await product.sql<{ line: string }>(
      `select row_to_json(row)::text as line from (select ${listed} from ${service}."${table}" where organisation_id = $1) row`,
      [admin.organisationId],
    );
    const known = new Set(stored.map(({ line }) => line));
    if (lines.length !== rows || new Set(lines).size !== rows) differ('rows are missing or doubled');
    if (lines.some((line) => !known.has(line))) differ('a row differs');
    const cells = Papa.parse<string[]>((await textOf(csv)).replace(/^\uFEFF/, ''), { skipEmptyLines: true });
    const [head = [], ...body] = cells.data;
    if (head.join() !== columns.join()) differ('the CSV has other columns');
    if (body.some((row) => row.length !== columns.length)) differ('a row of the CSV is not whole');
    // The export itself is audited and notified, so these keep changing.
    if (service === 'notifications' || service === 'audit') continue;
    if (stored.length !== rows || body.length !== rows) differ(`${rows} rows instead of ${stored.length}`);
  }
  return wrong;
}

async function exportAgain(): Promise<void> {
  run = await over(await start());
  zip = await fileOf(run.id);
  writeFileSync(join(folder, 'practice.zip'), zip);
}

async function empty(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  made.push(database);
  return database;
}

const configOn = ({ url }: TestDatabase) => ({ ...product.config, databaseUrl: url });

/** Tests the archive of a practice with a full history. The last test moves the product's clock. */
export function archivedPractice(of: { product: Product; admin: UserPrincipal }): void {
  beforeAll(async () => {
    product = of.product;
    admin = { ...of.admin, ...freshSessionFields(product.clock.now()) };
    folder = mkdtempSync(join(tmpdir(), 'quillcare-archive-'));
    other = await product.signUp();
    await quiet(product);
    await exportAgain();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    for (const database of made) await database.drop();
  });

  describe('practice archive', () => {
    it('is complete, encrypted except for the first page, and announced', async () => {
      expect(run).toMatchObject({ status: 'COMPLETED', problem: null, tablesDone: run.tablesTotal });
      const all = await entriesOf(zip);
      const open = [...all.values()].filter(({ encrypted }) => !encrypted).map(({ filename }) => filename);
      expect(open).toEqual(['README.txt']);
      expect(await textOf('README.txt')).toContain('7-Zip');
      await expect(textOf('manifest.json', 'Another-2026!')).rejects.toThrow(/password/i);
      const { totals, missing, files } = await contents();
      expect(missing).toEqual([]);
      expect(all.size).toBe(files.length + 1);
      expect(Math.min(totals.signatures, totals.documents - 3)).toBeGreaterThan(0);
      expect(Object.keys(totals.invoices)).toEqual(['AUD']);
      await product.eventually(async () =>
        expect(
          await product.sql(
            `select title from notifications.notification where organisation_id = $1 and title like 'The export of%'`,
            [admin.organisationId],
          ),
        ).not.toHaveLength(0),
      );
    });

    it('contains each record of each table once, as stored, and nothing of another practice', async () => {
      const { tables } = await contents();
      const taken = (await loadServices(SERVICES)).flatMap(({ name, records }) =>
        Object.keys(records.exported).map((table) => `${name}.${table}`),
      );
      expect(tables.map(({ service, table }) => `${service}.${table}`)).toEqual(taken);
      let wrong = await differences();
      // Background work of the demo continues for a while: emails are sent, files are generated.
      for (let tries = 0; wrong.length > 0 && tries < 4; tries += 1) {
        await quiet(product);
        await exportAgain();
        wrong = await differences();
      }
      expect(wrong).toEqual([]);
    });

    it('contains no secret', async () => {
      const { tables } = await contents();
      let text = '';
      for (const { jsonLines, csv } of tables) text += (await textOf(jsonLines)) + (await textOf(csv));
      const secrets = await product.sql<{ secret: string }>(
        `select password_hash as secret from identity."user" where organisation_id = $1
        union select token_hash from quoting.patient_link where organisation_id = $1
        union select token_hash from identity.refresh_token where organisation_id = $1
        union select hash from crm.lead_key where organisation_id = $1
        union select sealed_params from notifications.mail_message where organisation_id = $1 and sealed_params is not null`,
        [admin.organisationId],
      );
      expect(secrets.length).toBeGreaterThan(5);
      expect(secrets.filter(({ secret }) => text.includes(secret))).toEqual([]);
      expect(text).not.toMatch(/\$argon2|"v1\.[\w-]{8}\./);
      expect(text).not.toContain(other.organisationId);
      expect(text).not.toContain(PASSWORD);
    });

    it('leaves no password behind and records start, export and download for the audit', async () => {
      const [row] = await product.sql('select sealed_password from import.practice_export where id = $1', [
        run.id,
      ]);
      expect(row).toEqual({ sealed_password: null });
      const outbox = await product.sql<{ text: string }>('select payload::text as text from import.outbox');
      expect(outbox.filter(({ text }) => text.includes(PASSWORD))).toEqual([]);
      const notes = outbox.map(({ text }) => text).join();
      for (const said of ['was started', 'was written into', 'was downloaded']) expect(notes).toContain(said);
    });
  });

  describe('access to a practice archive', () => {
    it('is limited to administrators of the practice, even while it is read-only', async () => {
      const mine = { params: { id: run.id } };
      await expect(product.call(getPracticeExport, mine, other.admin)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(fileOf(run.id, other.admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      for (const role of ['SALES_MANAGER', 'LEAD_COORDINATOR', 'USER'] as const) {
        const by = { ...admin, role };
        await expect(start(by)).rejects.toMatchObject({ code: 'FORBIDDEN' });
        await expect(fileOf(run.id, by)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      }
      const stale = { ...admin, confirmedAt: null };
      await expect(start(stale)).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' });
      const readOnly = { ...admin, practiceAccess: 'READ_ONLY' as const };
      const second = await start(readOnly);
      const stopped = await product.call(cancelPracticeExport, { params: { id: second.id } }, readOnly);
      expect(stopped.cancelRequestedAt).not.toBeNull();
      expect(await over(second)).toMatchObject({ status: 'CANCELLED' });
      await expect(fileOf(second.id)).rejects.toMatchObject({ code: 'DOCUMENT_NOT_READY' });
    });

    it('requires a strong password', async () => {
      const body = { kind: 'PRACTICE' as const, password: 'short' };
      await expect(product.call(startPracticeExport, { body }, admin)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    });
  });

  describe('importing an archive into an empty installation', () => {
    it('restores exactly what was exported', async () => {
      const database = await empty();
      const lines = await importPractice(configOn(database), join(folder, 'practice.zip'), PASSWORD);
      expect(lines[0]).toContain('records and');
      const { tables, practice } = await contents();
      const client = await connected(database);
      for (const { service, table, jsonLines, columns } of tables) {
        const listed = columns.map((column) => `"${column}"`).join(', ');
        const { rows } = await client.query<{ line: string }>(
          `select row_to_json(row)::text as line from (select ${listed} from ${service}."${table}") row`,
        );
        const archived = (await textOf(jsonLines))
          .split('\n')
          .filter(Boolean)
          .map((line) =>
            table === 'mail_message' ? line.replace('"state":"PENDING"', '"state":"FAILED"') : line,
          );
        expect({ table, rows: rows.map(({ line }) => line).sort() }).toEqual({
          table,
          rows: archived.sort(),
        });
      }
      await client.end();
      const restored = await startProduct({ config: { databaseUrl: database.url } });
      try {
        const organisationId = practice.id;
        const { fault } = await restored.callInternal(verifyChain, { body: { organisationId } });
        expect(fault).toBeNull();
        const { documents, files } = await contents();
        expect(new Set(documents.map(({ table }) => table))).toEqual(
          new Set(['quote_file', 'case_document', 'invoice']),
        );
        // Invoices are drawn anew, with another date of drawing: the first stands for them.
        const alike = documents.filter(({ pieces }) => pieces.length === 0).slice(1);
        for (const { service, table, id, path, pieces } of documents.filter((one) => !alike.includes(one))) {
          const hash = createHash('sha256');
          for (let piece = 0; piece < Math.max(1, pieces.length); piece += 1) {
            const body = { organisationId, table, id, piece, start: 0 };
            const { part } = await restored.callInternal(PRACTICE_RECORDS[service].file, { body });
            expect({ path, isEnd: part?.isEnd }).toEqual({ path, isEnd: true });
            hash.update(Buffer.from(part?.base64 ?? '', 'base64'));
          }
          if (pieces.length > 0)
            expect(hash.digest('hex')).toBe(files.find((file) => file.path === path)?.sha256);
        }
      } finally {
        await restored.stop();
      }
    });

    const untouched = perFile(empty);
    it.each([
      ['a wrong password', 'practice.zip', 'Another-2026!', 'The password does not open this archive'],
      ['a file that is not there', 'nothing.zip', PASSWORD, 'There is no file'],
      ['half an archive', 'half.zip', PASSWORD, 'The archive is damaged'],
      ['a changed archive', 'changed.zip', PASSWORD, 'The archive is damaged'],
    ])('rejects %s and changes nothing', async (_what, name, password, sentence) => {
      writeFileSync(join(folder, 'half.zip'), zip.subarray(0, zip.length / 2));
      const changed = Buffer.from(zip);
      const middle = Math.floor(changed.length / 3);
      changed.writeUInt8(changed.readUInt8(middle) ^ 0xff, middle);
      writeFileSync(join(folder, 'changed.zip'), changed);
      await expect(importPractice(configOn(untouched), join(folder, name), password)).rejects.toThrow(
        sentence,
      );
      const client = await connected(untouched);
      const { rows } = await client.query('select 1 from identity.organisation');
      await client.end();
      expect(rows).toEqual([]);
    });

    it('rejects an installation that is not empty', async () => {
      await expect(importPractice(product.config, join(folder, 'practice.zip'), PASSWORD)).rejects.toThrow(
        'This installation is not empty',
      );
    });
  });

  describe('a day later', () => {
    it('the archive is deleted', async () => {
      product.clock.shift(25 * 3_600_000);
      const later = { ...admin, ...freshSessionFields(product.clock.now()) };
      await expect(fileOf(run.id, later)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const { items } = await product.call(listPracticeExports, { query: {} }, later);
      for (const { expiresAt } of items)
        expect(Date.parse(expiresAt ?? '')).toBeLessThan(product.clock.now().getTime());
    });
  });
}
