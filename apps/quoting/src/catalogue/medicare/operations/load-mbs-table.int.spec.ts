import { gzipSync } from 'node:zlib';
import {
  getMbsTableChanges,
  listAuditEntries,
  listMbsTables,
  loadMbsSample,
  loadMbsTable,
  type UserPrincipal,
} from '@quillcare/contracts';
import { startProduct, testProduct } from '@quillcare/testing';
import { loadFile, SAMPLE, scheduleFile, wholeSchedule } from '../schedule-file.suite';

const product = testProduct(() => startProduct({ only: ['identity', 'import', 'quoting', 'audit'] }));
let owner: UserPrincipal;

beforeAll(async () => {
  owner = (await product.signUp()).as('SUPER_ADMIN');
});
beforeEach(() => product.sql('delete from quoting.mbs_table'));

const rows = async () =>
  (
    await product.sql<{ tables: number; items: number }>(
      `select (select count(*)::int from quoting.mbs_table) as tables, (select count(*)::int from quoting.mbs_item) as items`,
    )
  )[0];
const tables = async () =>
  (await product.call(listMbsTables, {}, owner)).items.map(
    ({ effectiveOn, itemCount, state }) => `${effectiveOn} ${itemCount} ${state}`,
  );

describe('loading an MBS schedule', () => {
  it('stores its items as a table with its loader and an audit entry', async () => {
    const table = await loadFile(product, owner, SAMPLE);
    expect(table).toMatchObject({
      effectiveOn: '2026-07-01',
      itemCount: 6,
      isSample: false,
      fileName: 'MBS-XML.XML',
      loadedByName: owner.name,
      wasLoadedBefore: false,
    });
    expect(await rows()).toEqual({ tables: 1, items: 6 });
    await product.eventually(async () => {
      const { items } = await product.call(
        listAuditEntries,
        { query: { entityType: 'MBS_TABLE', entityId: table.id } },
        owner,
      );
      expect(items).toMatchObject([{ action: 'CREATE', entityLabel: '2026-07-01' }]);
    });
  });

  it('loads a schedule of the published size before the deadline', async () => {
    const file = wholeSchedule('01.07.2025');
    expect(file.length).toBeGreaterThan(7_000_000);
    expect(await loadFile(product, owner, file)).toMatchObject({ itemCount: 6_000 });
    expect(await rows()).toEqual({ tables: 1, items: 6_000 });
  });

  it('returns the existing table when anyone loads the same file again', async () => {
    const first = await loadFile(product, owner, SAMPLE);
    const again = await loadFile(product, (await product.signUp()).as('SUPER_ADMIN'), SAMPLE);
    expect(again).toMatchObject({ id: first.id, wasLoadedBefore: true });
    expect(await rows()).toEqual({ tables: 1, items: 6 });
  });

  it('keeps earlier tables and shows which one is in force', async () => {
    await loadFile(product, owner, scheduleFile('01.07.2025', [{ item: '39331', fee: '322.90' }]));
    await loadFile(product, owner, SAMPLE);
    await loadFile(product, owner, scheduleFile('01.07.2099', [{ item: '39331', fee: '900.00' }]));
    expect(await tables()).toEqual(['2099-07-01 1 UPCOMING', '2026-07-01 6 IN_FORCE', '2025-07-01 1 PAST']);
  });

  it('refuses other content for a date unless told to replace it, and keeps the replaced table', async () => {
    await loadFile(product, owner, SAMPLE);
    const other = scheduleFile('01.07.2026', [{ item: '39331', fee: '340.00' }]);
    await expect(loadFile(product, owner, other)).rejects.toMatchObject({ code: 'MBS_TABLE_EXISTS' });
    expect(await tables()).toEqual(['2026-07-01 6 IN_FORCE']);
    await loadFile(product, owner, other, 'true');
    expect(await tables()).toEqual(['2026-07-01 1 IN_FORCE', '2026-07-01 6 REPLACED']);
  });

  it('stores one table when the same file is loaded concurrently', async () => {
    const loaded = await Promise.all([1, 2, 3, 4].map(() => loadFile(product, owner, SAMPLE)));
    expect(new Set(loaded.map(({ id }) => id)).size).toBe(1);
    expect(loaded.filter(({ wasLoadedBefore }) => !wasLoadedBefore)).toHaveLength(1);
    expect(await rows()).toEqual({ tables: 1, items: 6 });
  });

  it('stores one table when two files for the same date are loaded concurrently', async () => {
    const files = ['340.00', '350.00'].map((fee) => scheduleFile('01.07.2026', [{ item: '39331', fee }]));
    const outcomes = await Promise.allSettled(files.map((file) => loadFile(product, owner, file)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rows()).toEqual({ tables: 1, items: 1 });
  });
});

describe('invalid MBS file', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><MBS_XML>&b;</MBS_XML>`;
  const outside = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><MBS_XML><Data><ItemNum>&a;</ItemNum></Data></MBS_XML>`;
  const long = scheduleFile('01.07.2026', [
    { item: '39331', fee: '331.25', description: 'x'.repeat(25_000) },
  ]);
  const whole = wholeSchedule('01.07.2026', 900);

  it.each([
    ['truncated within an item', whole.subarray(0, 700_000), /not well-formed.*line \d+/],
    ['truncated before its end', whole.subarray(0, whole.length - 10), /not well-formed/],
    [
      'in the 2008 format',
      Buffer.from('<MBS_XML><Record10></Record10></MBS_XML>'),
      /<Record10> appears where/,
    ],
    ['another XML document', Buffer.from('<rss><channel/></rss>'), /begins with <rss>/],
    ['a web page', Buffer.from('<!doctype html><html><body>Sign in</body></html>'), /not well-formed/],
    ['an entity bomb', Buffer.from(bomb), /document type/],
    ['an entity that reads a file', Buffer.from(outside), /document type/],
    ['an unknown entity', Buffer.from('<MBS_XML><Data>&xxe;</Data></MBS_XML>'), /not well-formed/],
    ['gzip', gzipSync(SAMPLE), /is compressed/],
    ['zip', Buffer.from('PK\u0003\u0004…'), /is compressed/],
    ['a field of 25,000 characters', long, /<Description> is too long/],
    ['empty', Buffer.alloc(0), /not well-formed/],
    ['in UTF-16', Buffer.from('<MBS_XML></MBS_XML>', 'utf16le'), /not well-formed|not encoded/],
  ])('is rejected and leaves nothing behind: %s', async (_, file, message) => {
    await expect(loadFile(product, owner, file)).rejects.toMatchObject({
      code: 'MBS_FILE_INVALID',
      errors: [{ path: 'file', message: expect.stringMatching(message) as string }],
    });
    expect(await rows()).toEqual({ tables: 0, items: 0 });
  });

  it('is rejected when its upload does not exist', async () => {
    const body = {
      uploadId: owner.userId,
      fileName: 'x.xml',
      fileHash: 'a'.repeat(64),
    };
    await expect(product.call(loadMbsTable, { body }, owner)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('sample schedule', () => {
  it('is loaded only into an empty database and replaced by any real schedule', async () => {
    const load = () => product.callInternal(loadMbsSample, { body: { xml: SAMPLE.toString('utf8') } });
    expect([await load(), await load()]).toEqual([{ isLoaded: true }, { isLoaded: false }]);
    expect((await product.call(listMbsTables, {}, owner)).items).toMatchObject([{ isSample: true }]);
    await loadFile(product, owner, scheduleFile('01.07.2025', [{ item: '39331', fee: '322.90' }]));
    expect(await tables()).toEqual(['2026-07-01 6 REPLACED', '2025-07-01 1 IN_FORCE']);
  });
});

describe('changes in an MBS table', () => {
  it('are counted and listed against the previous table', async () => {
    const before = [
      { item: '39331', fee: '322.90' },
      { item: '39330', fee: '100.00' },
      { item: '99', fee: '10.00' },
    ];
    const first = await loadFile(product, owner, scheduleFile('01.07.2025', before));
    const after = [
      { item: '39331', fee: '331.25' },
      { item: '39330', fee: '100.00' },
      { item: '45000', fee: '500.00' },
    ];
    const second = await loadFile(product, owner, scheduleFile('01.07.2026', after));
    const changes = (id: string) => product.call(getMbsTableChanges, { params: { id } }, owner);
    expect(await changes(second.id)).toMatchObject({
      previousOn: '2025-07-01',
      added: 1,
      removed: 1,
      feeChanged: 1,
      unchanged: 1,
      items: [
        { item: '45000', kind: 'ADDED', beforeMinor: null, afterMinor: 50_000 },
        { item: '39331', kind: 'FEE', beforeMinor: 32_290, afterMinor: 33_125 },
        { item: '99', kind: 'REMOVED', beforeMinor: 1_000, afterMinor: null },
      ],
    });
    expect(await changes(first.id)).toMatchObject({ previousOn: null, added: 3, items: [] });
    await expect(changes(owner.userId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
