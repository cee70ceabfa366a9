import { listMbsItems, type UserPrincipal } from '@quillcare/contracts';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { startProduct, testProduct } from '@quillcare/testing';
import { MbsReader } from '../persistence/mbs.reader';
import { loadFile, SAMPLE, scheduleFile } from '../schedule-file.suite';

const product = testProduct(() => startProduct({ only: ['identity', 'import', 'quoting'] }));
let receptionist: UserPrincipal;

beforeAll(async () => {
  const practice = await product.signUp();
  receptionist = practice.as('USER');
  const owner = practice.as('SUPER_ADMIN');
  const before = [
    { item: '39331', fee: '322.90' },
    { item: '41693', fee: '918.05' },
    { item: '99', fee: '1.00' },
  ];
  await loadFile(product, owner, scheduleFile('01.07.2025', before));
  await loadFile(product, owner, SAMPLE);
});

const found = async (query: Parameters<typeof search>[0]) =>
  (await search(query)).items.map(({ item }) => item);
const search = (query: { search?: string; numbers?: string; on?: string; limit?: number }) =>
  product.call(listMbsItems, { query }, receptionist);

describe('MBS item search', () => {
  it.each([
    ['513', ['51300', '51303']],
    ['39331', ['39331']],
    ['carpal LIGAMENT', ['39331']],
    ['tunnel nose', []],
    ['100%', []],
    ['_', []],
  ])('finds items by "%s"', async (text, items) => expect(await found({ search: text })).toEqual(items));

  it('uses the table in force on the given day and returns all items without a search', async () => {
    expect(await found({})).toHaveLength(6);
    expect(await found({ limit: 2 })).toEqual(['20160', '23045']);
    expect(await search({ search: 'operation 39331', on: '2026-06-30' })).toMatchObject({
      tableDate: '2025-07-01',
      items: [{ item: '39331', scheduleFeeMinor: 32_290 }],
    });
    expect(await search({ on: '2020-01-01' })).toEqual({ tableDate: null, settings: null, items: [] });
  });

  it('reads items by number, with the settings the estimate needs', async () => {
    const { items, settings, tableDate } = await search({ numbers: '41693,39331,77777' });
    expect(tableDate).toBe('2026-07-01');
    expect(items.map(({ item }) => item).sort()).toEqual(['39331', '41693']);
    expect(items.find(({ item }) => item === '41693')).toMatchObject({
      group: 'T8',
      subGroup: '8',
      scheduleFeeMinor: 91_805,
      benefit75Minor: 68_855,
      allowsAssistant: true,
      hospitalOnly: true,
      feeFrom: '2026-07-01',
    });
    expect(settings).toMatchObject({
      date: '2026-07-01',
      anaestheticUnitMinor: 2_370,
      assistanceThresholdMinor: 66_825,
      assistanceFees: { 51300: 10_325 },
    });
  });

  it.each([{ numbers: 'nose' }, { numbers: '1,'.repeat(60) }, { on: '2026-02-30' }, { limit: 1_000 }])(
    'rejects %j',
    async (query) => expect(search(query)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' }),
  );
});

describe('MBS reader for quotes', () => {
  const read = <T>(work: (reader: MbsReader) => Promise<T>) =>
    runInContext(contextFor(receptionist), () => work(product.app.get(MbsReader, { strict: false })));

  it('reads the items of a date in one query', async () => {
    const { tableDate, items } = await read((reader) => reader.items(['39331', '99', '39331'], '2025-08-01'));
    expect(tableDate).toBe('2025-07-01');
    expect([...items.values()].map(({ item, scheduleFeeMinor }) => [item, scheduleFeeMinor]).sort()).toEqual([
      ['39331', 32_290],
      ['99', 100],
    ]);
    expect(await read((reader) => reader.items([], '2025-08-01'))).toMatchObject({ tableDate: '2025-07-01' });
    expect(await read((reader) => reader.items(['99'], '2000-01-01'))).toEqual({
      tableDate: null,
      settings: null,
      items: new Map(),
    });
  });

  it('returns the table in force and the items changed between two dates', async () => {
    expect(await read((reader) => reader.tableInForce('2026-11-22'))).toMatchObject({ date: '2026-07-01' });
    expect(await read((reader) => reader.tableInForce('2000-01-01'))).toBeNull();
    const changed = (from: string) =>
      read((reader) => reader.changedItems(from, '2026-11-22', ['39331', '41693', '99', '77777']));
    expect(await changed('2025-07-01')).toEqual([
      { item: '39331', beforeMinor: 32_290, afterMinor: 33_125 },
      { item: '99', beforeMinor: 100, afterMinor: null },
    ]);
    expect(await changed('2026-07-01')).toEqual([]);
    expect(await changed('2000-01-01')).toEqual([]);
  });
});
