import {
  createQuote,
  createSurgery,
  getSurgery,
  sendQuote,
  updateQuote,
  type Quote,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { auditOf, openPractice, quoteBody, startQuoting } from './quote-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

interface Made {
  procedureClass?: 'MEDICARE' | 'COSMETIC' | 'MIXED';
  sided?: boolean;
}

let count = 0;

/** A draft with one $9,000.00 surgery from the catalogue. */
async function draftOf(made: Made): Promise<Quote> {
  const name = `Surgery ${(count += 1)}`;
  const surgery = await product.call(
    createSurgery,
    { body: { name, baseFeeMinor: 900_000, ...made } },
    scene.org.admin,
  );
  const body = { ...quoteBody(scene, { lines: [] }), surgeries: [{ surgeryId: surgery.id }] };
  return product.call(createQuote, { body }, scene.org.admin);
}

const answered = ({ id, version, surgeries }: Quote, answer: object): Promise<Quote> => {
  const [surgery] = surgeries;
  const body = { version, surgeries: [{ ...surgery!, ...answer }] };
  return product.call(updateQuote, { params: { id }, body }, scene.org.admin);
};
const lacks = ({ id, version }: Quote): Promise<string[]> =>
  product.call(sendQuote, { params: { id }, body: { version } }, scene.org.admin).then(
    () => [],
    ({ errors }: { errors: { path: string }[] }) => errors.map(({ path }) => path),
  );

it('blocks sending until someone sets the procedure class and taxes the quote by it', async () => {
  const draft = await draftOf({});
  expect(draft).toMatchObject({ procedureClass: 'OTHER', totals: { totalMinor: 900_000 } });
  expect(await lacks(draft)).toEqual(['lines.0.procedureClass']);
  const cosmetic = await answered(draft, { procedureClass: 'COSMETIC' });
  expect(cosmetic).toMatchObject({
    procedureClass: 'COSMETIC',
    totals: { gstMinor: 90_000, totalMinor: 990_000 },
  });
  expect(await lacks(cosmetic)).toEqual([]);
});

it('follows the procedure class chosen for the quote and leaves the catalogue unchanged', async () => {
  const draft = await draftOf({ procedureClass: 'MEDICARE' });
  expect(draft.totals.gstMinor).toBe(0);
  const { id, version } = draft;
  const body = { version, procedureClass: 'COSMETIC' as const };
  const whole = await product.call(updateQuote, { params: { id }, body }, scene.org.admin);
  expect(whole).toMatchObject({ procedureClass: 'COSMETIC', totals: { totalMinor: 990_000 } });
  expect(whole.surgeries).toMatchObject([{ procedureClass: 'COSMETIC' }]);
  const params = { id: draft.surgeries[0]!.surgeryId };
  const surgery = await product.call(getSurgery, { params }, scene.org.admin);
  expect(surgery.procedureClass).toBe('MEDICARE');
});

it('blocks sending until the side of a sided surgery is chosen', async () => {
  const draft = await draftOf({ procedureClass: 'COSMETIC', sided: true });
  expect(await lacks(draft)).toEqual(['surgeries.0.side']);
  expect(await lacks(await answered(draft, { side: 'LEFT' }))).toEqual([]);
});

interface Told {
  procedureClass: string;
  gstMinor?: number;
  totalMinor?: number;
}

/** The before and after of a list field in the latest audit record of the quote. */
async function toldOf(quoteId: string, field: 'surgeries' | 'lines'): Promise<[Told[], Told[]] | null> {
  const change = (await auditOf(scene, quoteId)).at(-1)!.changes.find((one) => one.field === field);
  return change ? [JSON.parse(change.oldValue!) as Told[], JSON.parse(change.newValue!) as Told[]] : null;
}

describe('audit of a procedure class', () => {
  it("records the surgery's tax and total before and after", async () => {
    const draft = await draftOf({ procedureClass: 'MEDICARE' });
    const cosmetic = await answered(draft, { procedureClass: 'COSMETIC' });
    expect(await toldOf(draft.id, 'surgeries')).toMatchObject([
      [{ name: draft.lines[0]!.description, procedureClass: 'MEDICARE', gstMinor: 0, totalMinor: 900_000 }],
      [{ procedureClass: 'COSMETIC', gstMinor: 90_000, totalMinor: 990_000 }],
    ]);
    await answered(cosmetic, { procedureClass: 'MIXED' });
    expect(await toldOf(draft.id, 'surgeries')).toMatchObject([
      [{ procedureClass: 'COSMETIC', gstMinor: 90_000 }],
      [{ procedureClass: 'MIXED' }],
    ]);
  });

  it('records no change of surgeries when only their fees change', async () => {
    const draft = await draftOf({ procedureClass: 'COSMETIC' });
    const { key, kind, description, billedBy, basis, surgeryId } = draft.lines[0]!;
    const line = { key, kind, description, billedBy, basis, surgeryId, unitFeeMinor: 1_000_000 };
    const body = { version: draft.version, lines: [line] };
    const dearer = await product.call(updateQuote, { params: { id: draft.id }, body }, scene.org.admin);
    expect(dearer.totals.totalMinor).toBe(1_100_000);
    expect(await toldOf(draft.id, 'surgeries')).toBeNull();
    expect(await toldOf(draft.id, 'lines')).not.toBeNull();
  });

  it('records the change on a typed line as well', async () => {
    const line = {
      kind: 'SURGEON',
      description: 'Abdominoplasty',
      billedBy: 'PRACTICE',
      basis: 'FIXED',
    } as const;
    const typed = { ...line, unitFeeMinor: 900_000, procedureClass: 'MEDICARE' } as const;
    const draft = await product.call(
      createQuote,
      { body: quoteBody(scene, { lines: [typed], procedureClass: 'OTHER' }) },
      scene.org.admin,
    );
    const lines = [{ ...typed, key: draft.lines[0]!.key, procedureClass: 'COSMETIC' as const }];
    const body = { version: draft.version, lines };
    await product.call(updateQuote, { params: { id: draft.id }, body }, scene.org.admin);
    expect(await toldOf(draft.id, 'lines')).toMatchObject([
      [{ description: 'Abdominoplasty', procedureClass: 'MEDICARE', gstMinor: 0, totalMinor: 900_000 }],
      [{ procedureClass: 'COSMETIC', gstMinor: 90_000, totalMinor: 990_000 }],
    ]);
  });
});
