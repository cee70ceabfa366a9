import {
  getSurgery,
  listAuditEntries,
  listDoctors,
  listHospitals,
  listSites,
  listSurgeries,
  type DuplicateStrategy,
  type ImportRun,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { Client } from 'pg';
import { colleague, importFile, startImport } from '../../../fixtures/importing.suite';

const product = testProduct({ only: ['identity', 'quoting', 'import', 'audit'] });
const practice = perTest(() => product.signUp());

const load = (entityType: ImportRun['entityType'], lines: string[], strategy?: DuplicateStrategy) =>
  importFile(product, practice.admin, Buffer.from(lines.join('\n')), strategy, entityType);
const query = { sort: 'name' as const, limit: 100 };
const hospitals = async () => (await product.call(listHospitals, { query }, practice.admin)).items;
const surgeries = async () => (await product.call(listSurgeries, { query }, practice.admin)).items;

const HOSPITAL = 'name,address,phone,facilityType,operatingTheatres';
const NORTHERN = 'Northern Private,"1 Pacific Hwy, St Leonards NSW 2065",(02) 9876 5432,private hospital,8';

describe('importing the directory', () => {
  it('stores doctors with titles, and phones by the rules for people', async () => {
    const run = await load('doctors', [
      'title,firstName,lastName,credentials,phone,email,licenseExpiry,isActive',
      'Prof,Rangi,Paewai,FRACS,0412 345 678,Rangi@Harbour.example,30/06/2027,',
      'Sir,Ana,Li,MBBS,0412 345 679,ana@harbour.example,,no',
      ',,Nobody,MBBS,12,at home,,',
    ]);
    expect(run).toMatchObject({
      status: 'COMPLETED',
      entityType: 'doctors',
      summary: '2 of 3 records processed, 1 failed validation',
    });
    expect(run.warnings).toMatchObject([
      { row: 3, column: 'title', message: 'Value not in recommended options: Dr, Prof, Mr, Ms, Mrs' },
    ]);
    expect(run.errors.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '4 firstName',
      '4 phone',
      '4 email',
    ]);
    const { items } = await product.call(listDoctors, { query }, practice.admin);
    expect(items).toMatchObject([
      { title: '', lastName: 'Li', isActive: false, licenseExpiry: null },
      { title: 'Prof', lastName: 'Paewai', phone: '+61412345678', email: 'rangi@harbour.example' },
    ]);
    expect(items[1]).toMatchObject({ licenseExpiry: '2027-06-30', isActive: true, isDuplicateFlag: false });
  });

  it('recognises other spellings of a doctor’s title, and keeps fields that the file omits', async () => {
    const header = 'firstName,lastName,credentials,phone,email';
    const li = 'Ana,Li,MBBS,0412 345 679,ana@harbour.example';
    await load('doctors', [`title,${header},isActive`, `Associate Professor,${li},no`]);
    const run = await load('doctors', [header, li.replace('679', '680')], 'overwrite');
    expect(run).toMatchObject({ overwritten: 1, warnings: [] });
    const { items } = await product.call(listDoctors, { query }, practice.admin);
    expect(items).toMatchObject([{ title: 'A/Prof', isActive: false, phone: '+61412345680' }]);
    const odd = await load('doctors', [`title,${header}`, `Sir,${li}`], 'overwrite');
    expect(odd.warnings).toMatchObject([{ column: 'title', value: 'Sir' }]);
    const after = await product.call(listDoctors, { query }, practice.admin);
    expect(after.items).toMatchObject([{ title: 'A/Prof', phone: '+61412345679' }]);
  });

  it('stores sites, with the type OTHER if none is given', async () => {
    const run = await load('sites', [
      'name,address,phone,siteType',
      'Bondi,"5 Campbell Pde, Bondi Beach",02 9876 5432,consultation rooms',
      'Chatswood,"2 Victor St, Chatswood",02 9876 5433,',
    ]);
    expect(run).toMatchObject({ status: 'COMPLETED', successful: 2 });
    const { items } = await product.call(listSites, { query }, practice.admin);
    expect(items).toMatchObject([
      { name: 'Bondi', siteType: 'CONSULTATION_ROOMS', isDefault: false, doctors: [] },
      { name: 'Chatswood', siteType: 'OTHER' },
    ]);
  });

  it('stores surgeries with fees in minor units and generated descriptions where missing', async () => {
    const run = await load('surgeries', [
      'name,description,baseFee,category,estimatedDuration,Medicare or cosmetic',
      'Rhinoplasty,,"$9,500.00",COSMETIC,150,Both',
      'Trigger finger release,As discussed with you.,1800,ORTHOPEDIC,30,Medicare',
    ]);
    expect(run.warnings).toEqual([]);
    expect(run).toMatchObject({
      described: 1,
      summary: '2 of 2 records processed, 1 AI description generated',
    });
    const [nose, finger] = await surgeries();
    expect(nose).toMatchObject({ baseFeeMinor: 950_000, procedureClass: 'MIXED', estimatedDuration: 150 });
    expect(await product.call(getSurgery, { params: { id: nose!.id } }, practice.admin)).toMatchObject({
      description: expect.stringContaining('nose'),
      hasAiGeneratedDescription: true,
      descriptionApprovedAt: null,
    });
    expect(finger).toMatchObject({ baseFeeMinor: 180_000, hasAiGeneratedDescription: false });
    expect(finger!.procedureClass).toBe('MEDICARE');
  });

  it('leaves the class of a surgery undecided if the file has none, and warns about each', async () => {
    const run = await load('surgeries', [
      'name,baseFee,category,class',
      'Facelift,14000,COSMETIC,',
      'Otoplasty,6000,RECONSTRUCTIVE,Teeth',
    ]);
    const open =
      'Class not decided: choose Medicare, cosmetic or both before this surgery is quoted. A surgery that exists keeps its class.';
    const unknown = 'Value not in recommended options: MEDICARE, COSMETIC, MIXED';
    expect(run).toMatchObject({ status: 'COMPLETED', successful: 2, errors: [] });
    expect(run.warnings).toMatchObject([
      { row: 2, column: 'procedureClass', message: open, value: null },
      { row: 3, column: 'procedureClass', message: unknown, value: 'Teeth' },
    ]);
    expect((await surgeries()).map(({ procedureClass }) => procedureClass)).toEqual(['OTHER', 'OTHER']);
  });
});

describe('importing a hospital that exists by name', () => {
  beforeEach(() => load('hospitals', [HOSPITAL, NORTHERN]));

  it.each([
    ['skip', '0 of 1 records processed, 1 duplicate skipped', ['Duplicate skipped'], 8],
    ['merge', '1 of 1 record processed, 1 merged', ['Merged with an existing hospital'], 10],
    ['overwrite', '1 of 1 record processed, 1 overwritten', ['Replaced an existing hospital'], 10],
  ] as const)('applies the strategy %s', async (strategy, summary, messages, operatingTheatres) => {
    const [before] = await hospitals();
    const run = await load('hospitals', [HOSPITAL, 'NORTHERN private,Moved,02 9876 5432,,10'], strategy);
    expect(run.summary).toBe(summary.replace('0 of 1 records', '0 of 1 record'));
    expect(run.duplicates.map(({ message }) => message)).toEqual(messages);
    const [after, ...others] = await hospitals();
    expect(others).toEqual([]);
    expect(after).toMatchObject({ id: before!.id, createdAt: before!.createdAt, operatingTheatres });
    expect(after!.facilityType).toBe(strategy === 'overwrite' ? null : 'PRIVATE_HOSPITAL');
  });

  it('adds and flags a duplicate with the strategy exception', async () => {
    const [before] = await hospitals();
    const run = await load('hospitals', [HOSPITAL, NORTHERN], 'exception');
    expect(run).toMatchObject({ status: 'COMPLETED', flagged: 1, successful: 1 });
    const flagged = (await hospitals()).find(({ id }) => id !== before!.id);
    expect(flagged).toMatchObject({ isDuplicateFlag: true, duplicateOf: before!.id });
  });
});

it('audits the import with its facts, and each record', async () => {
  const run = await load('hospitals', [HOSPITAL, NORTHERN, ',Nowhere,,,']);
  await product.eventually(async () => {
    const { items } = await product.call(listAuditEntries, { query: { limit: 100 } }, practice.admin);
    const told = items.find(({ entityType, entityId }) => entityType === 'IMPORT' && entityId === run.id);
    const facts = Object.fromEntries((told?.changes ?? []).map(({ field, newValue }) => [field, newValue]));
    expect(facts).toMatchObject({
      status: 'COMPLETED',
      entityType: 'hospitals',
      fileName: 'clients.csv',
      duplicateStrategy: 'skip',
      total: '2',
      successful: '1',
      failed: '1',
      errors: '2',
      warnings: '0',
      duplicates: '0',
      uploadId: expect.any(String),
      uploadedBy: 'Ana Okafor',
      startedAt: expect.stringMatching(/^20/),
      finishedAt: run.finishedAt,
    });
    expect(items).toContainEqual(
      expect.objectContaining({
        entityType: 'HOSPITAL',
        action: 'CREATE',
        reason: 'Import with strategy skip',
      }),
    );
  });
});

it('waits for a user who is changing the same record', async () => {
  await load('hospitals', [HOSPITAL, NORTHERN]);
  const [{ id } = { id: '' }] = await hospitals();
  // The transaction of the user's change, held open until the import has come to the record.
  const change = new Client({ connectionString: product.config.databaseUrl });
  await change.connect();
  await change.query('begin');
  await change.query(
    `update quoting.hospital set booking_phone = '+61298760000', version = version + 1 where id = $1`,
    [id],
  );
  const importing = load('hospitals', [HOSPITAL, NORTHERN.replace(',8', ',12')], 'merge');
  await product.eventually(async () =>
    expect(
      await product.sql(
        `select 1 from pg_stat_activity
          where application_name = 'quillcare-quoting' and wait_event_type = 'Lock' and datname = current_database()`,
      ),
    ).not.toEqual([]),
  );
  await change.query('commit');
  await change.end();
  expect(await importing).toMatchObject({ status: 'COMPLETED', merged: 1 });
  expect((await hospitals())[0]).toMatchObject({ operatingTheatres: 12, bookingPhone: '+61298760000' });
});

it('rejects an import of hospitals by a sales manager', async () => {
  const manager = await colleague(product, practice, 'SALES_MANAGER');
  await expect(
    startImport(product, manager, Buffer.from(`${HOSPITAL}\n${NORTHERN}`), 'skip', 'hospitals'),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await hospitals()).toEqual([]);
});
