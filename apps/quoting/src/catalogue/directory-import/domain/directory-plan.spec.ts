import type { DuplicateStrategy, ImportedEntryRow } from '@quillcare/contracts';
import fc from 'fast-check';
import { planDirectory, type KnownEntry } from './directory-plan';
import { ENTRY_KINDS, type Fields } from './entry-kinds';

const DESCRIBED = 'Written by a person.';

function surgery(row: number, entry: Fields, defaulted: string[] = []): ImportedEntryRow {
  const empty = { description: null, category: null, estimatedDuration: null };
  return {
    row,
    entry: {
      ...empty,
      anesthesiaType: null,
      complexityLevel: null,
      hasOptions: false,
      isActive: true,
      ...entry,
    },
    defaulted,
  } as ImportedEntryRow;
}

const STORED: Fields = {
  id: 'known',
  name: 'Rhinoplasty',
  baseFeeMinor: 900_000,
  category: 'COSMETIC',
  hasOptions: false,
  description: DESCRIBED,
  hasAiGeneratedDescription: false,
  estimatedDuration: 120,
  isActive: false,
  mbsItems: ['41672'],
  procedureClass: 'COSMETIC',
};
const KNOWN: KnownEntry = {
  id: 'known',
  fields: { ...STORED, ...ENTRY_KINDS.surgeries.derive(STORED) },
};

let made = 0;
const plan = (
  strategy: DuplicateStrategy,
  rows: ImportedEntryRow[],
  known = [KNOWN],
  absent: string[] = [],
) => planDirectory(ENTRY_KINDS.surgeries, { rows, strategy, absent }, known, () => `new-${(made += 1)}`);
beforeEach(() => {
  made = 0;
});

const same = surgery(2, { name: ' RHINOPLASTY', baseFeeMinor: 1_000_000 }, ['isActive']);

describe('imported row whose name is taken', () => {
  it('is skipped under the skip strategy', () => {
    const { inserts, updates, outcome } = plan('skip', [same]);
    expect([inserts, updates]).toEqual([[], []]);
    expect(outcome).toMatchObject({ created: 0, skipped: [{ row: 2, duplicateOf: 'known' }] });
  });

  it('merges its values except empty cells and defaults', () => {
    const { updates, outcome, described } = plan('merge', [same]);
    expect(outcome.merged).toEqual([{ row: 2, duplicateOf: 'known' }]);
    expect(updates).toEqual([{ id: 'known', fields: expect.objectContaining({ baseFeeMinor: 1_000_000 }) }]);
    expect(updates[0]?.fields).not.toHaveProperty('isActive');
    expect(updates[0]?.fields).not.toHaveProperty('description');
    expect(described).toBe(0);
  });

  it('keeps fields without a column or with an unrecognised value when overwriting', () => {
    const odd = surgery(2, { name: 'Rhinoplasty', baseFeeMinor: 1_000_000, category: 'DENTAL' });
    const { updates } = plan('overwrite', [odd], [KNOWN], ['isActive', 'hasOptions', 'estimatedDuration']);
    expect(updates[0]?.fields).toMatchObject({ baseFeeMinor: 1_000_000 });
    for (const name of ['isActive', 'category', 'hasOptions', 'estimatedDuration'])
      expect(updates[0]?.fields).not.toHaveProperty(name);
  });

  it('overwrites the entry but keeps fields no file provides and a description it omits', () => {
    const { updates } = plan('overwrite', [same]);
    const [{ fields } = { fields: {} as Fields }] = updates;
    expect(fields).toMatchObject({ baseFeeMinor: 1_000_000, estimatedDuration: null, isActive: true });
    for (const kept of ['id', 'description', 'mbsItems', 'procedureClass'])
      expect(fields).not.toHaveProperty(kept);
  });

  it('is added and flagged as an exception, as is a second copy of it', () => {
    const { inserts, outcome } = plan('exception', [same, { ...same, row: 3 }]);
    expect(inserts.map(({ duplicateOf }) => duplicateOf)).toEqual(['known', 'known']);
    expect(inserts[0]?.fields).toMatchObject({ isDuplicateFlag: true, duplicateOf: 'known' });
    expect(outcome).toMatchObject({ created: 2, flagged: [{ row: 2 }, { row: 3 }] });
  });

  it('changes nothing if its values are the same', () => {
    const { updates } = plan('merge', [
      surgery(2, { name: 'Rhinoplasty', baseFeeMinor: 900_000 }, ['isActive']),
    ]);
    expect(updates).toEqual([]);
  });
});

describe('imported surgery that is new', () => {
  it('gets a draft description if it has none, and is counted', () => {
    const { inserts, described } = plan('skip', [surgery(2, { name: 'Otoplasty', baseFeeMinor: 1 })], []);
    expect(inserts[0]?.fields).toMatchObject({
      description: expect.stringContaining('ears'),
      hasAiGeneratedDescription: true,
      descriptionApprovedAt: null,
      category: 'OTHER',
      procedureClass: 'OTHER',
      uniqueKey: 'otoplasty',
    });
    expect(described).toBe(1);
  });

  it('keeps the description from the file', () => {
    const row = surgery(2, { name: 'Otoplasty', baseFeeMinor: 1, description: DESCRIBED });
    const { inserts, described } = plan('skip', [row], []);
    expect(inserts[0]?.fields).toMatchObject({ description: DESCRIBED, hasAiGeneratedDescription: false });
    expect(described).toBe(0);
  });

  it.each([
    ['named by the row', { procedureClass: 'MIXED' }, 'MIXED'],
    [
      'OTHER if the row leaves it undecided, whatever its category',
      { category: 'COSMETIC', procedureClass: null },
      'OTHER',
    ],
    ['OTHER if the row says so', { procedureClass: 'OTHER' }, 'OTHER'],
    ['OTHER for an unknown class', { procedureClass: 'Dental' }, 'OTHER'],
    ['OTHER if an older version of the service omits it', {}, 'OTHER'],
  ])('gets the class %s', (_what, entry, procedureClass) => {
    const row = surgery(2, { name: 'Facelift', baseFeeMinor: 1, ...entry });
    expect(plan('skip', [row], []).inserts[0]?.fields).toMatchObject({ procedureClass });
  });

  it.each(['merge', 'overwrite'] as const)(
    'keeps its existing class unless the row names one (%s)',
    (strategy) => {
      const changed = (entry: object) =>
        plan(strategy, [surgery(2, { name: 'Rhinoplasty', baseFeeMinor: 1, category: 'GENERAL', ...entry })])
          .updates[0]?.fields;
      for (const open of [{}, { procedureClass: null }, { procedureClass: 'OTHER' }])
        expect(changed(open)).not.toHaveProperty('procedureClass');
      expect(changed({ procedureClass: 'MEDICARE' })).toMatchObject({ procedureClass: 'MEDICARE' });
    },
  );

  it('drops a choice that is not in the list', () => {
    const row = surgery(2, { name: 'X', baseFeeMinor: 1, category: 'Dental', anesthesiaType: 'Gas' });
    expect(plan('skip', [row], []).inserts[0]?.fields).toMatchObject({
      category: 'OTHER',
      anesthesiaType: null,
    });
  });
});

describe('any set of imported rows', () => {
  const rows = fc
    .array(
      fc.record({
        name: fc.constantFrom('A', 'a', ' B', 'c', 'Rhinoplasty'),
        fee: fc.integer({ min: 1, max: 9 }),
      }),
    )
    .map((drawn) => drawn.map(({ name, fee }, at) => surgery(at + 2, { name, baseFeeMinor: fee })));
  const strategy = fc.constantFrom(
    'skip' as const,
    'overwrite' as const,
    'merge' as const,
    'exception' as const,
  );

  it('gives each row one outcome and each unflagged entry a unique key', () => {
    fc.assert(
      fc.property(rows, strategy, (drawn, chosen) => {
        const { inserts, outcome } = plan(chosen, drawn);
        const { skipped, merged, overwritten } = outcome;
        expect(outcome.created + skipped.length + merged.length + overwritten.length).toBe(drawn.length);
        const keys = inserts
          .filter(({ duplicateOf }) => !duplicateOf)
          .map(({ fields }) => fields['uniqueKey']);
        expect(new Set([...keys, 'rhinoplasty']).size).toBe(keys.length + 1);
        expect(inserts.length - keys.length).toBe(outcome.flagged.length);
      }),
    );
  });
});
