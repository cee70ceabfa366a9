import {
  cancelImport,
  chooseOddValues,
  getImport,
  getImportFindings,
  listFindingRows,
  listNotes,
  mendAlike,
  mendCells,
  startCheckedImport,
  type ImportRun,
} from '@quillcare/contracts';
import { CSV_BYTE_ORDER_MARK, formatErrorRowHeader, formatErrorRowLine } from '@quillcare/rules';
import { perTest, testProduct } from '@quillcare/testing';
import { clientsCsv } from '../../../fixtures/clients.generator';
import { colleague, finished, importFile, startImport } from '../../../fixtures/importing.suite';
import { ImportProgress } from '../../run/persistence/import-progress';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'import', 'notifications'] });
const practice = perTest(() => product.signUp());

const HEADER = 'Name,Email,Mobile,Home phone,Birthday,State,Favourite colour';
const AROHA = 'Aroha Ngata,aroha@example.com.au,0412 000 111,,12/03/1984,NSW,=blue';
const file = (...lines: string[]) => Buffer.from([HEADER, ...lines].join('\n'));

async function check(bytes: Buffer): Promise<ImportRun> {
  const { id } = await startImport(product, practice.admin, bytes, 'skip', 'clients', { dryRun: true });
  return finished(product, practice.admin, id);
}
async function start(id: string, dryRun = false): Promise<ImportRun> {
  const run = await product.call(
    startCheckedImport,
    { params: { id }, body: { again: true, dryRun } },
    practice.admin,
  );
  return finished(product, practice.admin, run.id);
}
const of = (id: string) => ({ params: { id } });
const findings = (id: string) => product.call(getImportFindings, of(id), practice.admin);
const rowsOf = async (id: string, errors: 'true' | 'false' = 'false') =>
  (await product.call(listFindingRows, { ...of(id), query: { errors, limit: 200 } }, practice.admin)).items;
const clients = () =>
  product.sql<{ id: string; firstName: string; phone: string; born: string | null; state: string | null }>(
    `select id, first_name as "firstName", phone, date_of_birth::text as born, state from crm.client
      where organisation_id = $1 order by email`,
    [practice.organisationId],
  );

describe('unreadable values in optional fields', () => {
  const odd = file(
    AROHA,
    'Bo Li,bo@example.com.au,0412 000 112,,0/31/99,ZZ,',
    'Cy Li,cy@example.com.au,0412 000 113,12,,VIC,',
    'Di Li,di@,0412 000 114,12,,VIC,',
  );

  it('leave their rows out unless their kind is accepted, and are then kept in a note', async () => {
    const { id } = await check(odd);
    const found = await findings(id);
    expect(found).toMatchObject({ found: 3, rows: 3, refused: 3, mended: 0, all: 'refuse', isOpen: true });
    expect(found.header).toEqual(HEADER.split(','));
    const phone = found.kinds.find(({ column }) => column === 'secondaryPhone')!;
    expect(phone).toMatchObject({ rows: 2, canLeaveOut: true, choice: 'refuse' });
    expect(found.kinds.find(({ column }) => column === 'email')).toMatchObject({ canLeaveOut: false });
    const { column, message } = phone;
    const body = { all: 'refuse' as const, kinds: [{ column, message, choice: 'note' as const }] };
    const chosen = await product.call(chooseOddValues, { ...of(id), body }, practice.admin);
    expect(chosen).toMatchObject({
      refused: 2,
      kinds: expect.arrayContaining([{ ...phone, choice: 'note' }]),
    });
    const run = await start(id);
    expect(run).toMatchObject({ total: 4, successful: 2, failed: 2, oddValues: body });
    expect(run.warnings).toMatchObject([
      { row: 4, column, message: `${message} (imported without this value)`, value: '12' },
    ]);
    const [, cy] = await clients();
    const notes = await product.call(
      listNotes,
      { query: { entityType: 'CLIENT_NOTE', entityId: cy!.id } },
      practice.admin,
    );
    expect(notes.items.map(({ text }) => text)).toEqual([
      'Could not be read when “clients.csv” was imported (row 4):\nsecondaryPhone: 12',
    ]);
  });

  it('can be accepted for all at upload, and never overwrite stored values', async () => {
    await importFile(product, practice.admin, file(AROHA));
    const again = file(AROHA.replace('12/03/1984,NSW', '31/02/1984,ZZ').replace('111', '999'));
    const { id } = await startImport(product, practice.admin, again, 'overwrite', 'clients', {
      oddValues: 'note',
    });
    expect(await finished(product, practice.admin, id)).toMatchObject({ overwritten: 1, failed: 0 });
    expect(await clients()).toMatchObject([{ phone: '+61412000999', born: '1984-03-12', state: 'NSW' }]);
  });
});

describe('correcting cells', () => {
  const wrong = file(
    'Aroha Ngata,aroha@,0412 000 111,,12/03/1984,N.A.,',
    'Bo Li,bo@example.com.au,0412 000 112,,12/03/1984,N.A.,',
    'Cy Li,cy@example.com.au,0412 000 113,,12/03/1984,N.A.,',
    'Di Li,di@example.com.au,0412 000 114,,12/03/1984,VIC,N.A.',
    '"broken',
  );

  it('changes single cells or all alike, imports and counts the corrections, and then deletes them', async () => {
    const { id } = await check(wrong);
    expect((await rowsOf(id)).map(({ row, canMend }) => [row, canMend])).toEqual([
      ...[
        [2, true],
        [3, true],
        [4, true],
        [6, false],
      ],
    ]);
    const cells = [
      { row: 2, at: 1, text: 'aroha@example.com.au' },
      { row: 2, at: 5, text: 'nsw' },
      // Rows without findings, damaged rows and positions outside the file stay unchanged.
      ...[
        { row: 5, at: 0, text: 'X' },
        { row: 6, at: 0, text: 'X' },
        { row: 2, at: 30, text: 'X' },
      ],
    ];
    const one = await product.call(mendCells, { ...of(id), body: { cells } }, practice.admin);
    expect(one).toMatchObject({ changed: 2, summary: { rows: 3, refused: 3, found: 4, mended: 2 } });
    expect(one.items).toMatchObject([
      { row: 2, findings: [], mended: { 1: 'aroha@example.com.au', 5: 'nsw' } },
    ]);
    const alike = { at: 5, from: 'N.A.', text: 'QLD' };
    const all = await product.call(mendAlike, { ...of(id), body: alike }, practice.admin);
    expect(all).toMatchObject({ changed: 2, summary: { rows: 1, refused: 1, mended: 4 } });
    expect((await rowsOf(id)).map(({ row, mended }) => [row, mended[5]])).toEqual([
      ...[
        [2, 'nsw'],
        [3, 'QLD'],
        [4, 'QLD'],
        [6, undefined],
      ],
    ]);
    const checked = await start(id, true);
    expect(checked).toMatchObject({ dryRun: true, total: 5, successful: 4, failed: 1 });
    await expect(product.call(getImport, of(id), practice.admin)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await findings(checked.id)).toMatchObject({ found: 1, mended: 4, isOpen: true });
    expect(await start(checked.id)).toMatchObject({ dryRun: false, total: 5, successful: 4, failed: 1 });
    expect((await clients()).map(({ state }) => state)).toEqual(['NSW', 'QLD', 'QLD', 'VIC']);
    expect(
      await product.sql('select 1 from import.import_patch where organisation_id = $1', [
        practice.organisationId,
      ]),
    ).toEqual([]);
    await expect(
      product.call(mendCells, { ...of(checked.id), body: { cells } }, practice.admin),
    ).rejects.toMatchObject({ status: expect.any(Number) });
  });

  it('can be reverted, and requires permission to import', async () => {
    const { id } = await check(wrong);
    const mend = (text: string | null, by = practice.admin) =>
      product.call(mendCells, { ...of(id), body: { cells: [{ row: 3, at: 5, text }] } }, by);
    expect(await mend('QLD')).toMatchObject({ items: [{ row: 3, findings: [] }] });
    expect(await mend(null)).toMatchObject({
      items: [{ row: 3, mended: {}, findings: [{ column: 'State', at: 5, value: 'N.A.' }] }],
      summary: { mended: 0 },
    });
    const coordinator = await colleague(product, practice, 'LEAD_COORDINATOR');
    await expect(mend('QLD', coordinator)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const other = await product.signUp();
    await expect(mend('QLD', other.admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('rejected rows of an import', () => {
  it('can be imported again from their file, with the original columns and the reasons', async () => {
    const run = await importFile(
      product,
      practice.admin,
      file(AROHA, 'Bo Li,bo@,0412 000 112,,,NSW,"=1+1"', 'Cy Li,cy@example.com.au,+61412000113,x,,,'),
    );
    expect(run).toMatchObject({ successful: 1, failed: 2 });
    const { header } = await findings(run.id);
    const rows = await rowsOf(run.id, 'true');
    const text = formatErrorRowHeader(header) + rows.map((row) => formatErrorRowLine(header, row)).join('');
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      `${HEADER},Row,What is wrong`,
      "Bo Li,bo@,0412 000 112,,,NSW,'=1+1,3,email: Invalid email address format",
    ]);
    const mended = text.replace('bo@,', 'bo@example.com.au,').replace(',x,', ',,');
    const again = await importFile(product, practice.admin, Buffer.from(CSV_BYTE_ORDER_MARK + mended));
    expect(again).toMatchObject({ total: 2, successful: 2, failed: 0, warnings: [] });
  });
});

describe('several imports of a practice', () => {
  /** Lets no import get further than its first batch until the returned function is called. */
  function holdImports(): () => void {
    const progress = product.app.get(ImportProgress, { strict: false });
    const record = progress.record.bind(progress);
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    jest.spyOn(progress, 'record').mockImplementation(async (...given) => {
      await held;
      return record(...given);
    });
    return goOn;
  }
  afterEach(() => jest.restoreAllMocks());

  it('queue, start in turn, can be cancelled while waiting, and each notify the person who started it when done', async () => {
    const big = Buffer.from([...clientsCsv(2_000)].join(''));
    const goOn = holdImports();
    const first = await startImport(product, practice.admin, big);
    const next = await startImport(product, practice.admin, file(AROHA));
    const last = await startImport(product, practice.admin, file(AROHA.replace('aroha@', 'bo@')));
    expect(first.waitsFor).toBeNull();
    expect([next.waitsFor, last.waitsFor]).toEqual([
      { fileName: 'clients.csv', count: 1 },
      { fileName: 'clients.csv', count: 2 },
    ]);
    expect(await product.call(cancelImport, of(last.id), practice.admin)).toMatchObject({
      status: 'CANCELLED',
      waitsFor: null,
      total: 0,
    });
    goOn();
    const [one, two] = [
      await finished(product, practice.admin, first.id),
      await finished(product, practice.admin, next.id),
    ];
    expect([one.successful, two.successful]).toEqual([2_000, 1]);
    expect(Date.parse(two.startedAt!)).toBeGreaterThanOrEqual(Date.parse(one.finishedAt!));
    const { userId, organisationId } = practice.admin;
    await product.eventually(async () =>
      expect(
        await product.sql(
          `select to_user, to_roles from notifications.notification where organisation_id = $1 and topic = 'IMPORT_DONE'`,
          [organisationId],
        ),
      ).toEqual([1, 2].map(() => ({ to_user: userId, to_roles: null }))),
    );
  });
});
