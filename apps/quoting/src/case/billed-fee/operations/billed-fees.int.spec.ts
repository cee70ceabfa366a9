import {
  freshSessionFields,
  addBilledItem,
  clearBilledFee,
  exportReport,
  getBilledFees,
  getReportSummary,
  listSurgeryCases,
  recordBilledFees,
  type BilledFees,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { actsOn, openCase } from '../../case-document/operations/case-papers.suite';
import { failing, openPractice, startQuoting } from '../../../quote/quote/operations/quote-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));
let caseId: string;
beforeEach(async () => {
  ({ caseId } = await openCase(scene));
  await setStatus('COMPLETED');
});

const setStatus = (status: string) =>
  product.sql('update quoting.surgery_case set status = $2 where id = $1', [caseId, status]);
const fees = () => product.call(getBilledFees, { params: { id: caseId } }, scene.org.as('USER'));
const record = (...lines: object[]) =>
  product.call(
    recordBilledFees,
    { params: { id: caseId }, body: { lines: lines as never } },
    scene.org.admin,
  );
const lineIds = async () => (await fees()).lines.map(({ lineId }) => lineId);
const entry = (lineId: string | undefined, changes: object = {}) => ({
  lineId,
  amountMinor: 500_000,
  billedOn: '2026-01-15',
  ...changes,
});
const QUOTED_ANEW = { kind: 'OTHER', description: 'Knot', billedBy: 'PRACTICE', gstTreatment: 'TAXABLE' };
const LATER = { reason: 'LONGER_THAN_PLANNED', reasonText: '40 minutes more' };

it('lists each line of the accepted quote, with nothing billed at first', async () => {
  expect(await fees()).toMatchObject({
    currency: 'AUD',
    gstRateBasisPoints: 1000,
    isOpen: true,
    lines: [
      {
        kind: 'SURGEON',
        quoted: { amountMinor: 500_000, gstMinor: 50_000, totalMinor: 550_000 },
        billed: null,
      },
      { kind: 'ANAESTHETIST', providerName: 'Dr Ngāpō', quoted: { totalMinor: 120_000 }, billed: null },
    ],
    totals: { quotedMinor: 0, billedMinor: 0, quoteMinor: 670_000, linesBilled: 0, linesToBill: 2 },
  });
});

it('compares the fees entered with the quote, applying GST as quoted', async () => {
  const [surgeon, anaesthetist] = await lineIds();
  const invoice = { invoiceReference: 'INV-7', billerName: 'Dr Ngāpō' };
  const found = await record(
    entry(surgeon),
    entry(anaesthetist, { amountMinor: 150_000, ...invoice, ...LATER }),
  );
  expect(found.lines.map(({ billed }) => billed)).toMatchObject([
    { version: 1, totalMinor: 550_000, differenceMinor: 0, differenceBasisPoints: 0, reason: null },
    { totalMinor: 150_000, differenceMinor: 30_000, differenceBasisPoints: 2_500, ...LATER, ...invoice },
  ]);
  expect(found.totals).toMatchObject({ quotedMinor: 670_000, billedMinor: 700_000, differenceMinor: 30_000 });
  expect(await fees()).toEqual(found);
});

it('rejects an invalid entry, names its field and stores nothing', async () => {
  const [surgeon] = await lineIds();
  for (const [changes, path] of [
    [{ amountMinor: 500_001 }, 'lines.0.reason'],
    [{ amountMinor: 1, reason: 'OTHER' }, 'lines.0.reasonText'],
    [{ billedOn: '2199-01-01' }, 'lines.0.billedOn'],
    [{ amountMinor: -1 }, 'lines.0.amountMinor'],
    [{ amountMinor: 0.5 }, 'lines.0.amountMinor'],
    // A quoted line keeps its description.
    [{ item: QUOTED_ANEW }, 'lines.0.item'],
    [{ lineId: '01a1fa25-0000-7000-8000-0000000000c1' }, 'lines.0.lineId'],
  ] as const)
    await expect(record(entry(surgeon, changes))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path }],
    });
  expect((await fees()).totals.linesBilled).toBe(0);
});

describe('billed item that was not quoted', () => {
  const item = {
    kind: 'HOSPITAL' as const,
    description: 'Second night',
    billedBy: 'HOSPITAL' as const,
    gstTreatment: 'GST_FREE' as const,
    amountMinor: 80_000,
    billedOn: '2026-01-15',
    reason: 'LONGER_STAY' as const,
  };
  const add = (changes: object = {}) =>
    product.call(addBilledItem, { params: { id: caseId }, body: { ...item, ...changes } }, scene.org.admin);

  it('can be added, counted in the totals, changed and removed, each with an audit note', async () => {
    const found = await add();
    const line = found.lines.at(-1);
    expect(line).toMatchObject({ isAdded: true, description: 'Second night', quoted: { totalMinor: 0 } });
    expect(found.totals).toMatchObject({ quotedMinor: 0, billedMinor: 80_000, quoteMinor: 670_000 });
    const change = { version: 1, amountMinor: 90_000, reason: 'OTHER', reasonText: 'Two more nights' };
    const changed = await record(entry(line?.lineId, change));
    expect(changed.lines.at(-1)).toMatchObject({
      description: 'Second night',
      billed: { totalMinor: 90_000 },
    });
    const described = {
      kind: 'HOSPITAL',
      description: 'Third night',
      billedBy: 'HOSPITAL',
      gstTreatment: 'TAXABLE',
    };
    const corrected = await record(
      entry(line?.lineId, { ...change, version: 2, amountMinor: 90_000, item: described }),
    );
    expect(corrected.lines.at(-1)).toMatchObject({ ...described, billed: { totalMinor: 99_000 } });
    const params = { id: caseId, lineId: line?.lineId ?? '' };
    const cleared = await product.call(clearBilledFee, { params, query: { version: 3 } }, scene.org.admin);
    expect(cleared.lines).toHaveLength(2);
    const acts = (await actsOn(product, caseId)).filter(({ notes }) => notes?.startsWith('Billed fee'));
    expect(acts.map(({ notes }) => notes)).toEqual([
      'Billed fee entered: Second night, which was not quoted',
      'Billed fee changed: Second night, which was not quoted',
      'Billed fee changed: Third night (was Second night), which was not quoted',
      'Billed fee taken back: Third night, which was not quoted',
    ]);
  });

  it('requires an amount, a reason and a completed surgery', async () => {
    const at = (path: string) => ({ code: 'VALIDATION_FAILED', errors: [{ path }] });
    await expect(add({ amountMinor: 0 })).rejects.toMatchObject(at('amountMinor'));
    await expect(add({ reason: undefined })).rejects.toMatchObject(at('reason'));
    await expect(add({ reason: 'OTHER' })).rejects.toMatchObject(at('reasonText'));
    await setStatus('CONFIRMED');
    await expect(add()).rejects.toEqual(failing('ILLEGAL_TRANSITION'));
  });
});

it('stores nothing of a request with one invalid line', async () => {
  const [surgeon, anaesthetist] = await lineIds();
  const wrong = record(entry(surgeon), entry(anaesthetist, { amountMinor: 1 }));
  await expect(wrong).rejects.toEqual(failing('VALIDATION_FAILED'));
  expect((await fees()).totals.linesBilled).toBe(0);
});

it('rejects billed fees before the surgery is completed', async () => {
  const [surgeon] = await lineIds();
  await setStatus('IN_PROGRESS');
  expect((await fees()).isOpen).toBe(false);
  await expect(record(entry(surgeon))).rejects.toEqual(failing('ILLEGAL_TRANSITION'));
});

describe('fee for one line entered by several people', () => {
  const versionsOf = ({ lines }: BilledFees) => lines.map(({ billed }) => billed?.version ?? null);

  it('is stored once when entered concurrently', async () => {
    const [surgeon] = await lineIds();
    const more = entry(surgeon, { amountMinor: 510_000, ...LATER });
    const all = await Promise.allSettled([record(entry(surgeon)), record(more), record(more)]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of all)
      if (one.status === 'rejected') expect(one.reason).toEqual(failing('VERSION_CONFLICT'));
    expect(versionsOf(await fees())).toEqual([1, null]);
  });

  it('can be changed and removed only at the version the caller has seen', async () => {
    const [surgeon = ''] = await lineIds();
    await record(entry(surgeon));
    const changed = await record(
      entry(surgeon, { version: 1, amountMinor: 400_000, reason: 'DISCOUNT_GIVEN' }),
    );
    expect(versionsOf(changed)).toEqual([2, null]);
    const clear = (version: number) =>
      product.call(
        clearBilledFee,
        { params: { id: caseId, lineId: surgeon }, query: { version } },
        scene.org.admin,
      );
    await expect(clear(1)).rejects.toEqual(failing('VERSION_CONFLICT'));
    expect(versionsOf(await clear(2))).toEqual([null, null]);
    await expect(clear(2)).rejects.toEqual(failing('NOT_FOUND'));
    expect(versionsOf(await record(entry(surgeon)))).toEqual([1, null]);
    const acts = (await actsOn(product, caseId)).filter(({ notes }) => notes?.startsWith('Billed'));
    expect(acts.map(({ notes }) => notes?.split(':')[0])).toEqual([
      'Billed fee entered',
      'Billed fee changed',
      'Billed fee taken back',
      'Billed fee entered',
    ]);
    expect(acts[1]?.changes).toContainEqual(
      expect.objectContaining({ field: 'totalMinor', oldValue: '550000', newValue: '440000' }),
    );
  });
});

it('counts billed fees in the report by invoice date, with the reasons for differences', async () => {
  const { org } = scene;
  const other = await openPractice(product);
  const [surgeon, anaesthetist] = await lineIds();
  const day = { billedOn: '2025-08-12' };
  await record(entry(surgeon, day), entry(anaesthetist, { amountMinor: 150_000, ...day, ...LATER }));
  const report = async (from: string, by = org.admin) => {
    const query = { from, to: '2025-08-31', comparedFrom: '2025-07-01', comparedTo: '2025-07-31' };
    return (await product.call(getReportSummary, { query }, by)).billed;
  };
  expect(await report('2025-08-01')).toEqual({
    now: { cases: 1, lines: 2, quotedMinor: 670_000, billedMinor: 700_000 },
    before: { cases: 0, lines: 0, quotedMinor: 0, billedMinor: 0 },
    reasons: [{ reason: 'LONGER_THAN_PLANNED', lines: 1, differenceMinor: 30_000 }],
  });
  expect((await report('2025-08-13'))?.now.lines).toBe(0);
  expect((await report('2025-08-01', other.org.admin))?.now.lines).toBe(0);
  const csv = await product.call(
    exportReport,
    { query: { from: '2025-08-01', to: '2025-08-31', table: 'BILLED' } },
    { ...org.admin, ...freshSessionFields(product.clock.now()) },
  );
  expect(csv.text).toContain('This period,2,6700.00,7000.00,300.00');
});

it("filters surgery cases by the same invoices that make up the report's figures", async () => {
  const { org } = scene;
  const [surgeon, anaesthetist] = await lineIds();
  const day = { billedOn: '2024-03-12' };
  await record(entry(surgeon, day), entry(anaesthetist, { amountMinor: 150_000, ...day, ...LATER }));
  const cases = async (query: object) =>
    (await product.call(listSurgeryCases, { query }, org.admin)).items.map(({ id }) => id);
  const march = { billedFrom: '2024-03-12', billedTo: '2024-03-31' };
  expect(await cases(march)).toEqual([caseId]);
  expect(await cases({ ...march, billedReason: LATER.reason })).toEqual([caseId]);
  expect(await cases({ ...march, billedReason: 'LONGER_STAY' })).toEqual([]);
  expect(await cases({ ...march, billedFrom: '2024-03-13' })).toEqual([]);
  expect(await cases({ billedTo: '2024-03-11' })).toEqual([]);
});
