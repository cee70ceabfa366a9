import fc from 'fast-check';
import { createSite, listDoctors, setSiteDoctors, type DuplicateStrategy } from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import {
  drawnFile,
  drawnRows,
  drawnStrategy,
  DRAWN_TYPES,
  type DrawnRow,
  type DrawnType,
} from '../../../fixtures/drawn-files.suite';
import { importFile } from '../../../fixtures/importing.suite';
import { outcomesOf, recordsOf, undo } from '../../../fixtures/undoing.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks', 'import'] });
const practice = perTest(() => product.signUp());

const load = (type: DrawnType, rows: readonly DrawnRow[], strategy?: DuplicateStrategy) =>
  importFile(product, practice.admin, drawnFile(type, rows), strategy, type);

describe.each(DRAWN_TYPES)('undoing an import of %s', (type) => {
  it('restores the exact state before it, with any strategy', async () => {
    await load(type, [
      [1, 1],
      [2, 2],
    ]);
    await fc.assert(
      fc.asyncProperty(drawnRows, drawnStrategy, async (drawn, chosen) => {
        const before = await recordsOf(product, practice.admin, type);
        const run = await load(type, drawn, chosen);
        expect(run.failed).toBe(0);
        if (run.undoUntil) {
          const after = await undo(product, practice.admin, run.id);
          expect(after.undo).toMatchObject({ status: 'COMPLETED', left: 0 });
        }
        expect(await recordsOf(product, practice.admin, type)).toEqual(before);
      }),
      { numRuns: 4 },
    );
  });
});

it('keeps a doctor who works at a site, and removes the other one', async () => {
  const run = await load('doctors', [
    [1, 1],
    [2, 1],
  ]);
  const { items } = await product.call(listDoctors, { query: {} }, practice.admin);
  const doctor = items.find(({ email }) => email === 'ana1@harbour.example')!;
  const place = { name: 'Manly', address: '1 Church St, Sydney', phone: '02 9555 0101' };
  const site = await product.call(createSite, { body: place }, practice.admin);
  const doctors = [{ doctorId: doctor.id, weekdays: [] }];
  await product.call(
    setSiteDoctors,
    { params: { id: site.id }, body: { version: site.version, doctors } },
    practice.admin,
  );
  const after = await undo(product, practice.admin, run.id);
  expect(after.undo).toMatchObject({ removed: 1, left: 1 });
  expect(await outcomesOf(product, practice.admin, run.id, 'LEFT')).toEqual([
    { recordId: doctor.id, name: 'Dr Ana Li', outcome: 'LEFT', reason: 'It is in use: 1 site (Manly)' },
  ]);
});
