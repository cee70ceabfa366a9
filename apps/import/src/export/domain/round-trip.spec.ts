import {
  absentFields,
  csvLine,
  mappedRecords,
  mappingProblems,
  matchPreset,
  validateRow,
  type ImportEntityType,
  type ImportValues,
} from '@quillcare/rules';
import fc from 'fast-check';
import Papa from 'papaparse';
import { columnsOf, headingCells, rowCells, wordingOf } from './exported-list';
import { EXPORTED_LISTS } from './exported-lists';

const SYDNEY = { timeZone: 'Australia/Sydney' };

const KINDS = ['clients', 'leads', 'sites', 'doctors', 'hospitals', 'surgeries'] as const;

/** A list with every field, as a file that somebody imports again. */
function fileOf(kind: ImportEntityType, rows: readonly object[], stableKeys = false): string[][] {
  const list = EXPORTED_LISTS[kind];
  const names = columnsOf(list, []);
  const { headings, words } = wordingOf(list, { stableKeys });
  const lines = rows.map((row) =>
    csvLine(rowCells(list, names, row as { id: string }, { ...SYDNEY, words })),
  );
  const text = [csvLine(headingCells(list, names, headings)), ...lines].join('');
  return Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
}

function importedFrom<E extends ImportEntityType>(entityType: E, [head = [], ...rows]: string[][]) {
  const columns = matchPreset(head, entityType, () => true)?.columns ?? [];
  const meaning = {
    entityType,
    columns,
    constants: {},
    dateOrder: 'DMY',
    phoneCountry: 'AU',
    country: 'AU',
  } as const;
  const read = mappedRecords(meaning);
  return rows.map((cells, at) => validateRow(entityType, read(cells), at + 2, { country: 'AU' }));
}

describe.each([
  ['names', false],
  ['stable keys', true],
])('by its %s', (_, stableKeys) => {
  it.each(KINDS)('an export of %s is known, and has every field of an import', (kind) => {
    const [head = []] = fileOf(kind, [], stableKeys);
    const preset = matchPreset(head, kind, () => true);
    expect(preset?.name).toBe('Quillcare, a list with every field');
    const columns = preset?.columns ?? [];
    expect(mappingProblems(kind, columns)).toMatchObject({ missing: [], repeated: [], unknown: [] });
    // Notes are records of their own.
    expect(absentFields(kind, columns).filter((field) => field !== 'notes')).toEqual([]);
  });

  it('what is not in use and what has another word stay so', () => {
    const site = {
      name: 'Rooms',
      address: '1 High St',
      phone: '+61299991234',
      siteType: 'CONSULTATION_ROOMS',
    };
    const row = { ...site, email: null, isActive: false, doctors: [] };
    const [found] = importedFrom('sites', fileOf('sites', [row], stableKeys));
    expect(found).toMatchObject({ value: { ...site, isActive: false }, warnings: [] });
  });
});

const word = fc.stringMatching(/^[A-Z][a-zāéñ]{1,12}( [A-Z][a-z]{1,8})?$/);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const client: fc.Arbitrary<Omit<ImportValues['clients'], 'notes'>> = fc.record({
  firstName: word,
  lastName: word,
  email: fc.stringMatching(/^[a-z]{1,10}$/).map((name) => `${name}@example.com`),
  phone: fc.integer({ min: 10_000_000, max: 99_999_999 }).map((digits) => `+614${digits}`),
  secondaryPhone: maybe(fc.constantFrom('+61299991234', '+6493661234')),
  dateOfBirth: maybe(fc.constantFrom('1984-02-29', '1950-12-01', '2001-03-04')),
  isVip: fc.boolean(),
  streetAddress: maybe(fc.constantFrom('12 Pitt Street', 'Unit 3, 5 "The Mews"', '=1+1 Lane')),
  city: maybe(word),
  suburb: maybe(word),
  state: maybe(fc.constantFrom('NSW', 'VIC')),
  postcode: maybe(fc.constantFrom('2000', '0800', '3121')),
});

it('clients come back as they were, every field, whatever is in it', () => {
  fc.assert(
    fc.property(fc.array(client, { minLength: 1, maxLength: 5 }), (clients) => {
      const found = importedFrom('clients', fileOf('clients', clients, clients.length % 2 === 0));
      expect(found.map(({ value, errors }) => ({ ...value, errors }))).toEqual(
        clients.map((one) => ({ ...one, notes: null, errors: [] })),
      );
    }),
  );
});
